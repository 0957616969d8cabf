import {
  avoidAuthor,
  avoidedList,
  readmitAuthor,
  reportComment,
  reportPost,
} from '@paydirt/contract/calls/dynamic';
import { decideReport, reportList } from '@paydirt/contract/calls/report';

import { useCall } from '../../../platform/data/use-call.ts';
import { useSend } from '../../../platform/data/use-send.ts';

/** Report a post or its author; the service hides it for the member. */
export const useReportPost = () => useSend(reportPost, { updatedHere: ['posts'] });

/** Report a comment or its author; the service hides it for the member. */
export const useReportComment = () => useSend(reportComment);

/** Mute or block who wrote something. */
export const useMuteOrBlock = () => useSend(avoidAuthor);

/** Show whom one muted or blocked. */
export const useBlocked = () => useCall(avoidedList, {});

/** End a mute or a block. */
export const useUnblock = () => useSend(readmitAuthor);

/** Show the open reports, for whoever runs the rehearsal. */
export const useReports = () => useCall(reportList, {});

/** Decide about what was reported. */
export const useDecideReport = () => useSend(decideReport);

import {
  avoidAuthor,
  avoidedList,
  commentList,
  postList,
  readmitAuthor,
  reportComment,
  reportPost,
} from '@paydirt/contract/calls/dynamic';
import { decideReport, reportList } from '@paydirt/contract/calls/report';

import { useCall } from '../../../platform/data/use-call.ts';
import { useSend } from '../../../platform/data/use-send.ts';

/** Report a post or its author; the service hides it for the member. */
export const useReportPost = () => useSend(reportPost);

/** Report a comment or its author; the service hides it for the member. */
export const useReportComment = () => useSend(reportComment, { refreshes: [commentList] });

/** Mute or block who wrote something. */
export const useAvoidAuthor = () => useSend(avoidAuthor, { refreshes: [postList, commentList, avoidedList] });

/** Show whom one muted or blocked. */
export const useAvoided = () => useCall(avoidedList, {});

/** End a mute or a block. */
export const useReadmit = () => useSend(readmitAuthor, { refreshes: [avoidedList, postList, commentList] });

/** Show what was reported, for whoever runs the rehearsal. */
export const useReports = () => useCall(reportList, {}, { offline: false });

/** Decide about what was reported. */
export const useDecideReport = () =>
  useSend(decideReport, { refreshes: [reportList, postList, commentList] });

import { blockAuthor, blockedList, unblockAuthor } from '@paydirt/contract/community/blocked';
import { decideReport, reportComment, reportList, reportPost } from '@paydirt/contract/community/reports';

import { useCall } from '../../../platform/data/use-call.ts';
import { useSend } from '../../../platform/data/use-send.ts';

/** Report a post or its author; the service hides it for the member. */
export const useReportPost = () => useSend(reportPost, { updatedHere: ['posts'] });

/** Report a comment or its author; the service hides it for the member. */
export const useReportComment = () => useSend(reportComment);

/** Mute or block who wrote something. */
export const useMuteOrBlock = () => useSend(blockAuthor);

/** Read the authors that the member muted or blocked. */
export const useBlocked = () => useCall(blockedList, {});

/** End a mute or a block. */
export const useUnblock = () => useSend(unblockAuthor);

/** Read the open reports, for the operator. */
export const useReports = () => useCall(reportList, {});

/** Decide about what was reported. */
export const useDecideReport = () => useSend(decideReport);

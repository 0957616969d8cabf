import {
  declineSubmittedPost,
  submittedPostList,
  postAsGuide,
} from '@paydirt/contract/community/guide-posts';
import { SECOND_MS } from '@paydirt/domain';

import { useCall } from '../../../platform/data/use-call.ts';
import { useSend } from '../../../platform/data/use-send.ts';

const POLL_INTERVAL_MS = 5 * SECOND_MS;

/** Watch members' submissions for the guide, while the panel is open. */
export const useSubmittedPosts = () => useCall(submittedPostList, {}, { everyMs: POLL_INTERVAL_MS });

export const usePostAsGuide = () => useSend(postAsGuide);

/** Decline to post one; its member reads why. */
export const useDeclinePost = () => useSend(declineSubmittedPost);

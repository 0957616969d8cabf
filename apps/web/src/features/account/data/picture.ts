import { postList } from '@paydirt/contract/calls/dynamic';
import { modifyHead, removeHead, userInfo } from '@paydirt/contract/calls/user';

import { useSend } from '../../../platform/data/use-send.ts';

// The feed shows the member beside their own posts.
const refreshes = [userInfo, postList];

/** Show the member by another picture. */
export const useModifyHead = () => useSend(modifyHead, { refreshes });

/** Show the member by their initials again. */
export const useRemoveHead = () => useSend(removeHead, { refreshes });

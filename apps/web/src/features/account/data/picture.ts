import { modifyHead, removeHead } from '@paydirt/contract/account/profile';

import { useSend } from '../../../platform/data/use-send.ts';

// The feed shows the member beside their own posts.
/** Show the member by another picture. */
export const useModifyHead = () => useSend(modifyHead);

/** Show the member by their initials again. */
export const useRemoveHead = () => useSend(removeHead);

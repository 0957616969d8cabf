import { modifyHead, removeHead } from '@paydirt/contract/account/profile';

import { useSend } from '../../../platform/data/use-send.ts';

/** Change the member's picture. */
export const useModifyHead = () => useSend(modifyHead);

/** Remove the member's picture. */
export const useRemoveHead = () => useSend(removeHead);

import { declineHandedIn, handedInList, postAsGuide } from '@paydirt/contract/community/guide-posts';
import { SECOND_MS } from '@paydirt/domain';

import { useCall } from '../../../platform/data/use-call.ts';
import { useSend } from '../../../platform/data/use-send.ts';

const LOOKS_EVERY_MS = 5 * SECOND_MS;

/** Show what members handed in for the guide, while the panel is open. */
export const useHandedIn = () => useCall(handedInList, {}, { everyMs: LOOKS_EVERY_MS });

/** Post one as the guide. */
export const usePostAsGuide = () => useSend(postAsGuide);

/** Decline to post one; its member reads why. */
export const useDeclineHandedIn = () => useSend(declineHandedIn);

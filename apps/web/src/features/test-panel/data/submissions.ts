import { type OpenSubmission, openSubmissions, reviewSubmission } from '@paydirt/contract/rewards/submission';
import { SECOND_MS } from '@paydirt/domain';

import { useCall } from '../../../platform/data/use-call.ts';
import { useSend } from '../../../platform/data/use-send.ts';
import type { View } from '../../../platform/data/view.ts';

const POLL_INTERVAL_MS = 5 * SECOND_MS;

/** Watch the submissions that wait for a review, oldest first, while the panel is open. */
export const useOpenSubmissions = (): View<readonly OpenSubmission[]> =>
  useCall(openSubmissions, {}, { everyMs: POLL_INTERVAL_MS });

/** Approve or refuse one. */
export const useReview = () => useSend(reviewSubmission);

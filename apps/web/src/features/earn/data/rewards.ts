import { receiveReward, type Reward, rewards } from '@paydirt/contract/rewards/rewards';
import { createSubmission, type Submission, submissions } from '@paydirt/contract/rewards/submission';
import { SECOND_MS } from '@paydirt/domain';

import { useCall } from '../../../platform/data/use-call.ts';
import { useSend } from '../../../platform/data/use-send.ts';
import type { OnSettledElsewhere } from '../../../platform/intents/settled-elsewhere.ts';
import { useMoneyCall } from '../../../platform/intents/use-money-call.ts';
import type { View } from '../../../platform/data/view.ts';

/** The interval at which a screen with a pending review asks for its result. */
const POLL_INTERVAL_MS = 5 * SECOND_MS;

/** Read the member's progress with each reward that one can have once. */
export const useRewards = (): View<readonly Reward[]> => useCall(rewards, {});

/** Take a reward that is ready. */
export const useReceiveReward = (
  { kind, level }: Pick<Reward, 'kind' | 'level'>,
  onSettledElsewhere?: OnSettledElsewhere,
) => useMoneyCall(receiveReward, `reward:${kind}:${level ?? ''}`, onSettledElsewhere);

/** Data of a screen for one kind of reward. */
export interface KindView {
  readonly reward: Reward;
  /** The latest submission; null before the first. */
  readonly last: Submission | null;
}

/** Watch one kind of reward with its latest submission: polls while the screen is open. */
export function useRewardOfKind(kind: Submission['kind']): View<KindView> {
  const all = useCall(rewards, {}, { everyMs: POLL_INTERVAL_MS });
  const submitted = useCall(
    submissions,
    { kind, pageNum: 1, pageSize: 1 },
    // A member without submissions still sees the reward, so the view is never empty.
    { everyMs: POLL_INTERVAL_MS, isEmpty: () => false },
  );
  if (all.status !== 'ready') return all;
  if (submitted.status !== 'ready') return submitted;
  const reward = all.value.find((one) => one.kind === kind);
  if (!reward) throw new Error(`web: the service knows no reward ${kind}`);
  return { ...all, value: { reward, last: submitted.value.list[0] ?? null } };
}

/** Hand something in for its review. */
export const useSubmit = () => useSend(createSubmission);

import type { Reward } from '@paydirt/contract/rewards/rewards';

import { useFormat, useT } from '../../../platform/hooks.tsx';

/** Get the function that names a reward: "Join the group", "Reward of level 2". */
export function useRewardTitle(): (reward: Pick<Reward, 'kind' | 'level'>) => string {
  const t = useT();
  const format = useFormat();
  return ({ kind, level }) =>
    kind === 'level'
      ? t('earn.kind.level.title', { level: format.number(level ?? 0) })
      : t(`earn.kind.${kind}.title`);
}

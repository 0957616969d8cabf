import type { Reward } from '@paydirt/contract/rewards/rewards';

import { useFormat, useT } from '../../../platform/hooks.tsx';

/** Get the function that names a reward: "Join the group", "Reward for level 2 (Panner)". */
export function useRewardTitle(): (reward: Pick<Reward, 'kind' | 'level' | 'gradeText'>) => string {
  const t = useT();
  const format = useFormat();
  return ({ kind, level, gradeText }) =>
    kind === 'level'
      ? t('earn.kind.level.title', { level: `${format.number(level ?? 0)} (${gradeText ?? ''})` })
      : t(`earn.kind.${kind}.title`);
}

import type { Reward } from '@paydirt/contract/rewards/rewards';
import { compare } from '@paydirt/domain';
import { List, ListRow } from '@paydirt/ui/list-row';
import { NoticeBar } from '@paydirt/ui/notice-bar';
import { Skeleton, SkeletonBlock, SkeletonLine } from '@paydirt/ui/skeleton';

import { moneyOf } from '../../../platform/data/wire.ts';
import { useFormat, useT } from '../../../platform/hooks.tsx';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { checkInRoutes } from '../../../routes/check-in.ts';
import { walletRoutes } from '../../../routes/wallet.ts';
import { Screen } from '../../../shell/screen/screen.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { useRewards } from '../data/rewards.ts';
import { RewardRow } from './reward-row.tsx';

/** List every one-time reward: amount, rule, state, next step, and the budget that pays it; received ones last. */
export function EarnScreen() {
  const t = useT();
  const view = useRewards();
  return (
    <Screen>
      <div className="flex flex-col gap-5 px-4 pt-2">
        <p className="text-15 text-pretty text-ink-2">{t('earn.intro')}</p>
        <Viewed inset view={view} skeleton={<EarnSkeleton />}>
          {(rewards) => (
            <>
              <Budget rewards={rewards} />
              <ul role="list" className="divide-y divide-line border-t border-line">
                {receivedLast(rewards).map((reward) => (
                  <RewardRow
                    key={`${reward.kind}:${reward.level ?? ''}`}
                    reward={reward}
                    first={reward === rewards.find(({ state }) => state === 'ready')}
                  />
                ))}
              </ul>
            </>
          )}
        </Viewed>
        <List fullBleed>
          <ListRow
            icon="calendar"
            title={t('earn.also.checkIn')}
            href={hashHref(checkInRoutes.checkIn.href())}
          />
          <ListRow
            icon="gift"
            title={t('earn.also.exchange')}
            href={hashHref(walletRoutes.exchange.href())}
          />
        </List>
      </div>
    </Screen>
  );
}

/** Sort what can still be had before what was received. */
function receivedLast(rewards: readonly Reward[]): readonly Reward[] {
  return rewards.toSorted((a, b) => Number(a.state === 'received') - Number(b.state === 'received'));
}

/** Show what is left of the budget, and that nothing is lost where it is not enough. */
function Budget({ rewards }: { rewards: readonly Reward[] }) {
  const t = useT();
  const format = useFormat();
  const left = rewards[0]?.budgetLeft;
  if (left === undefined) return null;
  const amount = format.money(moneyOf(left), 'balance');
  const short = rewards.some(
    (reward) => reward.state !== 'received' && compare(moneyOf(left), moneyOf(reward.amount)) < 0,
  );
  return short ? (
    <NoticeBar tone="pending">{t('earn.budgetSpent', { amount })}</NoticeBar>
  ) : (
    <p className="text-13 text-ink-2">{t('earn.budget', { amount })}</p>
  );
}

function EarnSkeleton() {
  const t = useT();
  return (
    <Skeleton label={t('common.loading')}>
      <SkeletonLine size="13" extent="medium" />
      <div className="mt-5 divide-y divide-line border-t border-line">
        {[0, 1, 2].map((n) => (
          <div key={n} className="flex flex-col gap-3 py-4">
            <SkeletonLine size="17" extent="medium" />
            <SkeletonLine extent="long" />
            <SkeletonBlock className="h-11" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}

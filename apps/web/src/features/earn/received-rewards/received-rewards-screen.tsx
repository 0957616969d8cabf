import { AmountText } from '@paydirt/ui/amount-text';
import { ButtonLink } from '@paydirt/ui/button';
import { Card } from '@paydirt/ui/card';
import { Illustration, scenes } from '@paydirt/ui/illustration';
import { List, ListRow } from '@paydirt/ui/list-row';
import { Skeleton, SkeletonRow } from '@paydirt/ui/skeleton';
import { EmptyState } from '@paydirt/ui/state-message';

import { moneyOf, timeOf } from '../../../platform/data/wire.ts';
import { useFormat, useT } from '../../../platform/hooks.tsx';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { earnRoutes } from '../../../routes/earn.ts';
import { walletRoutes } from '../../../routes/wallet.ts';
import { Screen } from '../../../shell/screen/screen.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { useReceivedRewards } from '../data/rewards.ts';
import { useRewardTitle } from '../earn/reward-title.ts';

/** The one-time rewards that were received, each leading to its record. */
export function ReceivedRewardsScreen() {
  const t = useT();
  const format = useFormat();
  const title = useRewardTitle();
  return (
    <Screen>
      <div className="px-4 pt-2">
        <Viewed
          inset
          view={useReceivedRewards()}
          skeleton={
            <Skeleton label={t('common.loading')}>
              <Card flush>
                <SkeletonRow />
                <SkeletonRow />
              </Card>
            </Skeleton>
          }
          empty={
            <EmptyState
              illustration={<Illustration src={scenes['empty-records']} />}
              title={t('earn.empty.title')}
              text={t('earn.empty.text')}
              action={
                <ButtonLink href={hashHref(earnRoutes.earn.href())}>{t('earn.titles.earn')}</ButtonLink>
              }
            />
          }
        >
          {(received) => (
            <Card flush>
              <List>
                {received.map((reward) => (
                  <ListRow
                    key={reward.recordId}
                    icon="gift"
                    title={title(reward)}
                    text={[
                      reward.receivedAt === null
                        ? t(`earn.credit.${reward.credit ?? 'arrived'}`)
                        : format.day(timeOf(reward.receivedAt)),
                      t('earn.source'),
                    ].join(' · ')}
                    value={
                      <AmountText amount={format.moneyParts(moneyOf(reward.amount), 'delta')} tone="income" />
                    }
                    href={hashHref(walletRoutes.records.href({ id: reward.recordId ?? '' }))}
                  />
                ))}
              </List>
            </Card>
          )}
        </Viewed>
      </div>
    </Screen>
  );
}

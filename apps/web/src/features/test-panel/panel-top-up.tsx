import type { ResultOf } from '@paydirt/contract';
import type { topUpDays } from '@paydirt/contract/sandbox/top-up';
import { Card } from '@paydirt/ui/card';
import { List, ListRow } from '@paydirt/ui/list-row';
import { Skeleton, SkeletonRow } from '@paydirt/ui/skeleton';
import { useState } from 'react';

import { moneyOf, startOf } from '../../platform/data/wire.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { Unanswered } from '../../forms/unanswered.tsx';
import { useFailureText, useFormat, useT, useToast } from '../../platform/hooks.tsx';
import { Viewed } from '../../shell/screen/viewed.tsx';
import { useTopUp, useTopUpDays } from './data/top-up.ts';
import { PanelSection } from './panel-section.tsx';

/** The fields that identify a day of a machine. */
type Named = Pick<ResultOf<typeof topUpDays>[number], 'productName' | 'day'>;

/** Top a short day of a machine up from the promotion budget, for everyone who was paid pro rata (H6, H10). */
export function PanelTopUp() {
  const t = useT();
  const format = useFormat();
  const toast = useToast();
  const failureText = useFailureText();
  const [failure, setFailure] = useState<string | null>(null);
  const call = useTopUp((outcome) => void outcome.then(setFailure));
  const titleOf = ({ productName, day }: Named) =>
    t('test.topUp.action', { name: productName, day: format.day(startOf(day)) });

  function finish(result: Awaited<ReturnType<typeof call.again>>) {
    if (result === null) return;
    if (!result.ok) setFailure(failureText(result.error));
    else {
      setFailure(null);
      const { amount, leases } = result.value.data;
      const paid = format.money(moneyOf(amount), 'balance');
      toast(t('test.topUp.done', { count: leases, amount: paid }), 'success');
    }
  }

  return (
    <PanelSection title={t('test.topUp.title')}>
      <Unanswered
        call={call}
        title={call.lost === null ? undefined : titleOf(call.lost.shown as unknown as Named)}
        onCheck={() => void call.again().then(finish)}
        onGiveUp={() => void call.giveUp().then(finish)}
      />
      {/* Of a lost answer it is said that it may have happened. */}
      <FormFailure text={call.lost === null ? failure : null} />
      <Viewed
        inset
        view={useTopUpDays()}
        skeleton={
          <Skeleton label={t('common.loading')}>
            <SkeletonRow />
            <SkeletonRow />
          </Skeleton>
        }
        empty={<p className="text-15 text-ink-2">{t('test.none')}</p>}
      >
        {(days) => (
          <Card flush>
            <List>
              {days.map(({ productId, day, productName, coveragePermille, missing }) => (
                <ListRow
                  key={`${productId}:${day}`}
                  icon="scale"
                  disabled={call.sending || call.lost !== null}
                  title={titleOf({ productName, day })}
                  text={t('test.topUp.row', {
                    share: format.percent(coveragePermille),
                    amount: format.money(moneyOf(missing), 'balance'),
                  })}
                  onSelect={() => void call.confirm({ productId, day }, { productName, day }).then(finish)}
                />
              ))}
            </List>
          </Card>
        )}
      </Viewed>
    </PanelSection>
  );
}

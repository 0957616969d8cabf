import type { ResultOf } from '@paydirt/contract';
import type { topUpDays } from '@paydirt/contract/sandbox/top-up';
import { Card } from '@paydirt/ui/card';
import { List, ListRow } from '@paydirt/ui/list-row';
import { Skeleton, SkeletonRow } from '@paydirt/ui/skeleton';

import { moneyOf, startOf } from '../../platform/data/wire.ts';
import { Unanswered } from '../../forms/unanswered.tsx';
import { useFailureText, useFormat, useT, useToast } from '../../platform/hooks.tsx';
import { Viewed } from '../../shell/screen/viewed.tsx';
import { useTopUp, useTopUpDays } from './data/top-up.ts';
import { PanelSection } from './panel-section.tsx';

type Day = ResultOf<typeof topUpDays>[number];

/** Top a short day of a machine up from the promotion budget, for everyone who was paid pro rata (H6, H10). */
export function PanelTopUp() {
  const t = useT();
  return (
    <PanelSection title={t('test.topUp.title')}>
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
              {days.map((day) => (
                <ShortDay key={`${day.productId}:${day.day}`} day={day} />
              ))}
            </List>
          </Card>
        )}
      </Viewed>
    </PanelSection>
  );
}

function ShortDay({ day }: { day: Day }) {
  const t = useT();
  const format = useFormat();
  const toast = useToast();
  const failureText = useFailureText();
  const call = useTopUp(day);

  async function pay() {
    finish(await call.confirm({ productId: day.productId, day: day.day }));
  }

  function finish(result: Awaited<ReturnType<typeof call.again>>) {
    if (result === null) return;
    if (!result.ok) toast(failureText(result.error), 'failure');
    else {
      const { amount, leases } = result.value.data;
      const paid = format.money(moneyOf(amount), 'balance');
      toast(t('test.topUp.done', { count: leases, amount: paid }), 'success');
    }
  }

  const title = t('test.topUp.action', { name: day.productName, day: format.day(startOf(day.day)) });
  if (call.lost !== null)
    return (
      <li className="p-2">
        <Unanswered
          call={call}
          title={title}
          onCheck={() => void pay()}
          onGiveUp={() => void call.giveUp().then(finish)}
        />
      </li>
    );
  return (
    <ListRow
      icon="scale"
      disabled={call.sending}
      title={title}
      text={t('test.topUp.row', {
        share: format.percent(day.coveragePermille),
        amount: format.money(moneyOf(day.missing), 'balance'),
      })}
      onSelect={() => void pay()}
    />
  );
}

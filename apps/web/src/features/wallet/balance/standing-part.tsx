import type { Standing } from '@paydirt/contract/wallet/standing';
import { isNegative, isZero, negate, standingOf } from '@paydirt/domain';
import { AmountText } from '@paydirt/ui/amount-text';
import { DescriptionList } from '@paydirt/ui/description-list';
import { SectionHeading } from '@paydirt/ui/section-heading';

import { useFormat, useT } from '../../../platform/hooks.tsx';
import { partsOf } from '../data/standing.ts';
import { AheadPart } from './ahead-part.tsx';

/**
 * Show the result of stopping now: the amount left after fees, its difference to the deposits, and where it could go.
 */
export function StandingPart({ standing }: { standing: Standing }) {
  const t = useT();
  const format = useFormat();
  const parts = partsOf(standing);
  const { fee, leaveWith, net } = standingOf(parts);
  const rows = [
    { term: t('balance.available'), amount: parts.available, always: true },
    { term: t('balance.receivable'), amount: parts.receivable, always: true },
    { term: t('balance.arriving'), amount: parts.arriving, always: false },
    { term: t('standing.returns'), amount: parts.returns, always: true },
    {
      term: t('standing.fee', { share: format.percent(standing.feePermille) }),
      amount: negate(fee),
      always: true,
    },
    { term: t('standing.withdrawing'), amount: parts.withdrawing, always: false },
    { term: t('standing.takenOut'), amount: parts.takenOut, always: false },
  ];
  return (
    <section className="flex flex-col gap-3">
      <SectionHeading title={t('standing.title')} />
      <div>
        <p className="text-15 text-ink-2">{t('standing.leaveWith')}</p>
        <AmountText size="lg" amount={format.moneyParts(leaveWith, 'balance')} />
        <p className={`tabular text-15 font-semibold ${isNegative(net) ? 'text-garnet' : 'text-ink'}`}>
          {t('standing.against', {
            net: format.figure(net, isZero(net) ? 'balance' : 'delta'),
          })}
        </p>
      </div>
      <div>
        <DescriptionList
          items={rows
            .filter(({ amount, always }) => always || !isZero(amount))
            .map(({ term, amount }) => ({
              term,
              value: format.figure(amount, isZero(amount) ? 'balance' : 'delta'),
            }))}
        />
        <DescriptionList
          items={[{ term: t('standing.putIn'), value: format.figure(parts.putIn, 'balance') }]}
        />
      </div>
      <AheadPart standing={standing} />
    </section>
  );
}

import type { Standing } from '@paydirt/contract';
import { isNegative, isZero, negate, standingOf } from '@paydirt/domain';
import { AmountText } from '@paydirt/ui/amount-text';
import { Card } from '@paydirt/ui/card';
import { DescriptionList } from '@paydirt/ui/description-list';
import { SectionHeading } from '@paydirt/ui/section-heading';

import { useFormat, useT } from '../../../platform/hooks.tsx';
import { partsOf } from '../data/standing.ts';
import { AheadPart } from './ahead-part.tsx';

/** What stopping now comes to: one figure, negative too, with the parts that it is made of, and where it could go. */
export function StandingPart({ standing }: { standing: Standing }) {
  const t = useT();
  const format = useFormat();
  const { putIn, ...gained } = partsOf(standing);
  const { available, receivable, arriving, withdrawing, returns, takenOut } = gained;
  const total = standingOf({ putIn, ...gained });
  const inWords = isZero(total)
    ? t('standing.even')
    : isNegative(total)
      ? t('standing.behind')
      : t('standing.ahead');
  const sign = isZero(total) ? 'balance' : 'delta';
  const parts = [
    { term: t('balance.available'), amount: available, always: true },
    { term: t('balance.receivable'), amount: receivable, always: true },
    { term: t('balance.arriving'), amount: arriving, always: false },
    { term: t('balance.withdrawing'), amount: withdrawing, always: false },
    { term: t('standing.returns'), amount: returns, always: true },
    { term: t('standing.takenOut'), amount: takenOut, always: false },
  ];
  return (
    <section className="flex flex-col gap-3">
      <SectionHeading title={t('standing.title')} />
      <p className="text-13 text-pretty text-ink-2">{t('standing.text')}</p>
      <div>
        <AmountText size="lg" amount={format.moneyParts(total, sign)} />
        <p className="text-15 text-ink-2">{inWords}</p>
      </div>
      <Card>
        <DescriptionList
          items={[
            ...parts
              .filter(({ amount, always }) => always || !isZero(amount))
              .map(({ term, amount }) => ({
                term,
                value: format.figure(amount, isZero(amount) ? 'balance' : 'delta'),
              })),
            {
              term: t('standing.putIn'),
              value: isZero(putIn) ? format.figure(putIn, 'balance') : format.figure(negate(putIn), 'delta'),
            },
          ]}
          total={{ term: t('standing.title'), value: format.figure(total, sign) }}
        />
      </Card>
      <p className="text-13 text-pretty text-ink-2">
        {t('standing.fee', { share: format.percent(standing.feePermille) })}
      </p>
      <AheadPart standing={standing} />
    </section>
  );
}

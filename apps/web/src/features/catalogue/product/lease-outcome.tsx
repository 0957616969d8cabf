import type { ProductDetail } from '@paydirt/contract/goods/products';
import {
  drawOutcomes,
  isNegative,
  leaseOutcome,
  type Money,
  negate,
  outcomeSeed,
  type RunRange,
  RUNS,
  toDecimal,
} from '@paydirt/domain';
import type { Formatters } from '@paydirt/i18n';
import { AmountText } from '@paydirt/ui/amount-text';
import { Card } from '@paydirt/ui/card';
import { DescriptionList } from '@paydirt/ui/description-list';
import { FigureGrid } from '@paydirt/ui/figure-grid';
import { useMemo } from 'react';

import { moneyOf } from '../../../platform/data/wire.ts';
import { useFormat, useT } from '../../../platform/hooks.tsx';
import { localPrice, useLocalUnit } from '../data/local-unit.ts';

/** Ten years: a longer lease is no answer of the services, and is not drawn. */
const DRAWN_DAYS = 3650;

interface LeaseOutcomeProps {
  product: ProductDetail;
  /** Its price after the coupon. */
  pays: Money;
}

/**
 * Show the expected result of a lease wherever it is decided on: first the middle of runs from the machine's own past,
 * the bad one as large as the good, then what its best would be, by its parts, after price and fee (H5).
 */
export function LeaseOutcome({ product, pays }: LeaseOutcomeProps) {
  const t = useT();
  const format = useFormat();
  const local = useLocalUnit();
  const dailyIncome = moneyOf(product.dailyIncome);
  const { validDays } = product;
  const { paid, scheduled, fee, net, evenFrom } = leaseOutcome({ paid: pays, dailyIncome, validDays });
  const localAmount = localPrice(pays, { format, local });
  const drawn = validDays <= DRAWN_DAYS;
  const inFull = t('products.comesTo.inFull');
  const even =
    evenFrom === null
      ? t('products.comesTo.never')
      : t('products.comesTo.even', { day: format.number(evenFrom) });
  return (
    <Card className="flex flex-col gap-3">
      <div>
        <h3 className="font-title text-17 font-bold">{t('products.comesTo.title')}</h3>
        {drawn ? null : <Net amount={net} notes={[inFull, even]} format={format} />}
      </div>
      {drawn ? <Runs product={product} pays={toDecimal(pays)} /> : null}
      <DescriptionList
        items={[
          {
            term: t('products.comesTo.pay'),
            note: localAmount === undefined ? undefined : t('products.unit.about', { amount: localAmount }),
            value: format.figure(negate(paid), 'delta'),
          },
          {
            term: t('products.comesTo.scheduled', {
              days: format.number(validDays),
              amount: format.figure(dailyIncome, 'balance'),
            }),
            value: format.figure(scheduled, 'delta'),
          },
          {
            term: t('products.comesTo.fee', { share: format.percent(product.feePermille) }),
            value: format.figure(negate(fee), 'delta'),
          },
        ]}
        total={drawn ? { term: inFull, note: even, value: format.figure(net, 'delta') } : undefined}
      />
    </Card>
  );
}

/** Show a result, and the conditions of it. */
function Net({ amount, notes, format }: { amount: Money; notes: readonly string[]; format: Formatters }) {
  return (
    <>
      <AmountText
        size="lg"
        tone={isNegative(amount) ? 'failure' : 'ink'}
        amount={format.moneyParts(amount, 'delta')}
      />
      {notes.map((note) => (
        <p key={note} className="text-13 text-pretty text-ink-2">
          {note}
        </p>
      ))}
    </>
  );
}

/** Draw a hundred runs, and show them. */
function Runs({ product, pays }: { product: ProductDetail; pays: string }) {
  const format = useFormat();
  const { id, dailyIncome, validDays, pastShares } = product;
  const range = useMemo(
    () =>
      drawOutcomes({
        paid: moneyOf(pays),
        dailyIncome: moneyOf(dailyIncome),
        validDays,
        pastShares,
        // The seed depends on the machine alone, so that a coupon improves each run by exactly its discount.
        seed: outcomeSeed(id),
      }),
    [pays, id, dailyIncome, validDays, pastShares],
  );
  return <RunFigures {...range} pastDays={pastShares.length} format={format} />;
}

/** Show the median run first, the worst as large as the best, and the share of losses (H5). Own runs can be hidden. */
export function RunFigures({
  worst,
  median,
  best,
  losses,
  pastDays: count,
  format,
}: RunRange & { readonly pastDays: number; readonly format: Formatters }) {
  const t = useT();
  const runs = format.number(RUNS);
  const figure = (amount: Money) => format.figure(amount, 'delta');
  return (
    <div className="flex flex-col gap-2">
      <div>
        <Net
          format={format}
          amount={median}
          notes={[
            count === 0
              ? t('products.comesTo.byRule', { runs })
              : t('products.comesTo.runs', { runs, count }),
          ]}
        />
      </div>
      <FigureGrid
        columns={2}
        figures={[
          { label: t('products.comesTo.worst'), value: figure(worst) },
          { label: t('products.comesTo.best'), value: figure(best) },
        ]}
      />
      <p className="text-13 font-semibold">
        {t('products.comesTo.losses', { losses: format.number(losses), runs })}
      </p>
    </div>
  );
}

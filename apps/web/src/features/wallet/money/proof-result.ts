import type { MoneyReport } from '@paydirt/contract/wallet/money';
import { dayOf, isoDay, usdt } from '@paydirt/domain';

import { moneyOf, timeOf } from '../../../platform/data/wire.ts';
import type { CheckedProof } from '../data/money.ts';
import type { MoneyTexts } from './money-flows.ts';

/** Describe the result of a check beside the report that the page shows. */
export function resultOf(
  { proof, known, followed, failure }: CheckedProof,
  report: MoneyReport,
  { t, format }: MoneyTexts,
): { valid: boolean; text: string } {
  const invalid = (text: string) => ({ valid: false, text });
  const money = (minor: bigint) => format.money(usdt(minor), 'exact');
  const wrongSum = (published: bigint) =>
    invalid(
      t('money.proof.wrongSum', { computed: money(followed.computed.sum), published: money(published) }),
    );
  switch (failure) {
    case 'balance':
      return invalid(
        t('money.proof.otherBalance', { proved: money(followed.leaf.sum), held: money(known.held) }),
      );
    case 'sum':
      return wrongSum(moneyOf(proof.root.sum).minor);
    case 'negative':
      return invalid(t('money.proof.negative'));
    case 'shape':
    case 'hash':
      return invalid(t('money.proof.wrongHash'));
    case 'total':
      return wrongSum(known.published);
    case null: {
      // The page's own report as well, unless its money has moved since, or it is of earlier days.
      const same = report.position.seq === proof.position.seq && report.position.hash === proof.position.hash;
      const shownTotal = moneyOf(report.deposits.total).minor;
      return same && isOfNow(report) && followed.computed.sum !== shownTotal
        ? wrongSum(shownTotal)
        : { valid: true, text: t('money.proof.valid') };
    }
  }
}

/** Tell whether a report's balances are those of its moment, and not of the end of an earlier day. */
const isOfNow = ({ to, heldAt }: MoneyReport) => isoDay(dayOf(timeOf(heldAt))) === to;

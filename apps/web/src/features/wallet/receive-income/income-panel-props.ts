import type { IncomeSummary } from '@paydirt/contract/wallet/income';
import { isPositive } from '@paydirt/domain';
import type { Formatters, Translate } from '@paydirt/i18n';
import type { IncomePanelProps, IncomePanelSkeletonTexts } from '@paydirt/ui/income-panel';

import { moneyOf, timeOf } from '../../../platform/data/wire.ts';
import type { ReceiveIncome } from './use-receive-income.ts';

/** Translations and formatters that the panel's texts are made with. */
export interface IncomeTexts {
  readonly t: Translate;
  readonly format: Formatters;
}

/** Explain why there is nothing to receive, and when there will be. */
export function nothingText({ machines }: IncomeSummary, { t }: IncomeTexts): string {
  return machines === 0 ? t('income.nothingNoMachine') : t('income.nothingText');
}

/** Format when received income arrives. */
export function arrivalText(
  { arrivesAt }: Pick<IncomeSummary, 'arrivesAt'>,
  { t, format }: IncomeTexts,
): string | undefined {
  return arrivesAt === null ? undefined : t('income.arrivesBy', { time: format.time(timeOf(arrivesAt)) });
}

/** Typical texts of the panel for its skeleton: some machine days and a bonus. */
export function incomePanelTexts(t: Translate): IncomePanelSkeletonTexts {
  return { note: t('income.from', { count: 9 }), receive: t('income.receive') };
}

/** Describe the state of a member's income: to be collected, on its way, or nothing today (PRODUCT 5). */
export function toIncomePanelProps(
  summary: IncomeSummary,
  { receive, receiving }: Pick<ReceiveIncome, 'receive' | 'receiving'>,
  texts: IncomeTexts,
): Pick<IncomePanelProps, 'label' | 'state' | 'note'> {
  const { t, format } = texts;
  const receivable = moneyOf(summary.receivable);
  if (isPositive(receivable)) {
    return {
      label: t('income.toReceive'),
      state: {
        kind: 'receivable',
        amount: format.moneyParts(receivable, 'delta'),
        receiveLabel: t('income.receive'),
        busy: receiving,
        onReceive: () => void receive(),
      },
      note: t('income.from', { count: summary.receivableCount }),
    };
  }
  const arriving = moneyOf(summary.arriving);
  if (isPositive(arriving)) {
    return {
      label: t('income.arriving'),
      state: { kind: 'arriving', amount: format.moneyParts(arriving, 'delta') },
      note: arrivalText(summary, texts),
    };
  }
  return { label: t('income.nothing'), state: { kind: 'nothing' }, note: nothingText(summary, texts) };
}

import type { Withdrawal } from '@paydirt/contract/wallet/withdrawal';
import type { EpochMs } from '@paydirt/domain';
import type { Formatters, Translate } from '@paydirt/i18n';
import type { ProgressStep } from '@paydirt/ui/progress-timeline';

import { moneyOf, timeOf } from '../../../platform/data/wire.ts';

/** Translations, formatters and time that the steps of a withdrawal are made with. */
export interface StepTexts {
  readonly t: Translate;
  readonly format: Formatters;
  readonly now: EpochMs;
}

/** Explain why a withdrawal failed: by our text for the failure, else by the test panel's reason. */
export function failureText({ failure, reason }: Withdrawal, { t }: Pick<StepTexts, 't'>): string {
  return failure === null || failure === 'test_panel' ? (reason ?? '') : t(`withdraw.failure.${failure}`);
}

function pendingNote({ processingAt, waitsForMonday }: Withdrawal, { t, now }: StepTexts): string {
  if (timeOf(processingAt) <= now) return t('withdraw.step.overdue');
  const until = t('withdraw.step.cancelNote');
  return waitsForMonday ? `${t('withdraw.step.weekend')} ${until}` : until;
}

function processingStep(withdrawal: Withdrawal, { t, format }: StepTexts): ProgressStep {
  const label = t('withdraw.status.processing');
  const time = format.dateTime(timeOf(withdrawal.processingAt));
  switch (withdrawal.status) {
    case 'pending':
    case 'cancelled':
      return { label, state: 'upcoming', time: t('withdraw.step.from', { time }) };
    case 'processing':
      return {
        label,
        state: 'current',
        time,
        note: withdrawal.channel === 'cash' ? t('withdraw.step.processingCash') : undefined,
      };
    case 'succeeded':
    case 'failed':
      return { label, state: 'done', time };
  }
}

function returnedStep({ amount }: Withdrawal, { t, format }: StepTexts): ProgressStep {
  return {
    label: t('withdraw.step.returned'),
    state: 'done',
    note: t('withdraw.step.returnedText', { amount: format.money(moneyOf(amount), 'balance') }),
  };
}

/** List the steps of a withdrawal: past, present, and to come, with their times; for a failure, the reason (H8). */
export function stepsOf(withdrawal: Withdrawal, texts: StepTexts): ProgressStep[] {
  const { t, format } = texts;
  const { status } = withdrawal;
  const requested: ProgressStep = {
    label: t('withdraw.step.asked'),
    state: 'done',
    time: format.dateTime(timeOf(withdrawal.time)),
  };
  const finished =
    withdrawal.finishedAt === null ? undefined : format.dateTime(timeOf(withdrawal.finishedAt));
  const arrives: ProgressStep = {
    label: t('withdraw.step.arrives'),
    state: 'upcoming',
    time: t('withdraw.terms.byTime', { time: format.dateTime(timeOf(withdrawal.arrivesAt)) }),
  };
  switch (status) {
    case 'pending':
      return [
        { ...requested, state: 'current', note: pendingNote(withdrawal, texts) },
        processingStep(withdrawal, texts),
        arrives,
      ];
    case 'processing':
      return [requested, processingStep(withdrawal, texts), arrives];
    case 'succeeded':
      return [
        requested,
        processingStep(withdrawal, texts),
        { label: t('withdraw.step.arrived'), state: 'done', time: finished },
      ];
    case 'failed':
      return [
        requested,
        processingStep(withdrawal, texts),
        {
          label: t('withdraw.status.failed'),
          state: 'failed',
          time: finished,
          note: failureText(withdrawal, texts),
        },
        returnedStep(withdrawal, texts),
      ];
    case 'cancelled':
      return [
        requested,
        { label: t('withdraw.step.cancelled'), state: 'done', time: finished },
        returnedStep(withdrawal, texts),
      ];
  }
}

import type { Recharge } from '@paydirt/contract/wallet/recharge';
import type { Formatters, Translate } from '@paydirt/i18n';
import type { ProgressStep } from '@paydirt/ui/progress-timeline';

import { timeOf } from '../../../platform/data/wire.ts';

interface Texts {
  readonly t: Translate;
  readonly format: Formatters;
}

function timeText(iso: string | null, format: Formatters): string | undefined {
  return iso === null ? undefined : format.dateTime(timeOf(iso));
}

/** Build the last step of a recharge: it has arrived, or arrives by a time that may not be known yet. */
function lastStep({ status, finishedAt, expectedAt }: Recharge, { t, format }: Texts): ProgressStep {
  if (status === 'credited')
    return { label: t('recharge.step.credited'), time: timeText(finishedAt, format), state: 'done' };
  const by = timeText(expectedAt, format);
  return {
    label: by === undefined ? t('recharge.step.arrives') : t('recharge.status.creditedBy', { time: by }),
    state: 'upcoming',
  };
}

function failedStep(recharge: Recharge, label: string, { t, format }: Texts): ProgressStep {
  return {
    label,
    time: timeText(recharge.finishedAt, format),
    note: recharge.reason === null ? undefined : t(`recharge.reason.${recharge.reason}`),
    state: 'failed',
  };
}

function usdtSteps(recharge: Recharge, texts: Texts): ProgressStep[] {
  const { t, format } = texts;
  const { status, confirmations, needed } = recharge;
  if (status === 'failed') return [failedStep(recharge, t('recharge.step.deposit'), texts)];
  const seen = status !== 'intent';
  return [
    seen
      ? { label: t('recharge.step.depositSeen'), time: timeText(recharge.seenAt, format), state: 'done' }
      : {
          label: t('recharge.step.depositWaits'),
          note:
            recharge.expiresAt === null
              ? undefined
              : t('recharge.status.until', { time: format.dateTime(timeOf(recharge.expiresAt)) }),
          state: 'current',
        },
    {
      label: status === 'seen' ? t('recharge.step.confirming') : t('recharge.step.confirmed'),
      // While confirmations are being counted, the figure above shows them.
      note:
        status === 'credited'
          ? t('recharge.status.confirmations', {
              count: format.number(confirmations),
              needed: format.number(needed),
            })
          : undefined,
      state: status === 'credited' ? 'done' : seen ? 'current' : 'upcoming',
    },
    lastStep(recharge, texts),
  ];
}

function cashSteps(recharge: Recharge, texts: Texts): ProgressStep[] {
  const { t } = texts;
  if (recharge.status === 'failed') return [failedStep(recharge, t('recharge.step.processing'), texts)];
  const done = recharge.status === 'credited';
  return [
    {
      label: done ? t('recharge.step.processing') : t('recharge.step.processingNow'),
      state: done ? 'done' : 'current',
    },
    lastStep(recharge, texts),
  ];
}

/** The stages of a recharge, with when each was reached. */
export function toRechargeSteps(recharge: Recharge, texts: Texts): ProgressStep[] {
  const { t, format } = texts;
  const begun: ProgressStep = {
    label: t('recharge.step.begun'),
    time: timeText(recharge.time, format),
    state: 'done',
  };
  return [begun, ...(recharge.channel === 'usdt' ? usdtSteps(recharge, texts) : cashSteps(recharge, texts))];
}

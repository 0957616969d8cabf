import { NoticeBar } from '@paydirt/ui/notice-bar';

import { moneyOf, timeOf } from '../../../platform/data/wire.ts';
import { useFailureText, useFormat, useT } from '../../../platform/hooks.tsx';
import type { ReceiveIncome } from './use-receive-income.ts';

/** Say what the last tap on Receive did: how much arrives when, or why not. */
export function ReceiveOutcome({
  taken,
  error,
  spoken = false,
}: Pick<ReceiveIncome, 'taken' | 'error'> & {
  /** What was taken stands beside it already: it is only read out. @default false */
  spoken?: boolean;
}) {
  const t = useT();
  const format = useFormat();
  const failureText = useFailureText();
  if (taken === null && error === null) return null;
  return (
    <div role="status">
      {taken === null ? null : (
        <NoticeBar tone="success" className={spoken ? 'sr-only' : undefined}>
          {t('income.receivedArrives', {
            amount: format.money(moneyOf(taken.amount), 'balance'),
            time: format.time(timeOf(taken.arrivesAt)),
          })}
        </NoticeBar>
      )}
      {error === null ? null : (
        <NoticeBar tone={error.retryable ? 'pending' : 'neutral'}>{failureText(error)}</NoticeBar>
      )}
    </div>
  );
}

import { NoticeBar } from '@paydirt/ui/notice-bar';

import { Unanswered } from '../../../forms/unanswered.tsx';
import { moneyOf, timeOf } from '../../../platform/data/wire.ts';
import { useOwnFormat, useT } from '../../../platform/hooks.tsx';
import type { ReceiveIncome } from './use-receive-income.ts';

/** Show the result of the last tap on Receive: how much arrives when, or why not. */
export function ReceiveOutcome({
  taken,
  failure,
  call,
  receive,
  giveUp,
  spoken = false,
}: Pick<ReceiveIncome, 'taken' | 'failure' | 'call' | 'receive' | 'giveUp'> & {
  /** Only announced: the amount is visible next to it already. @default false */
  spoken?: boolean;
}) {
  const t = useT();
  const format = useOwnFormat();
  if (call.lost !== null)
    return <Unanswered call={call} onCheck={() => void receive()} onGiveUp={() => void giveUp()} />;
  if (taken === null && failure === null) return null;
  return (
    // Hidden as a whole, because an empty element would keep the gap above it.
    <div role="status" className={spoken && failure === null ? 'sr-only' : undefined}>
      {taken === null ? null : (
        <NoticeBar tone="success">
          {t('income.receivedArrives', {
            amount: format.money(moneyOf(taken.amount), 'balance'),
            time: format.time(timeOf(taken.arrivesAt)),
          })}
        </NoticeBar>
      )}
      {failure === null ? null : <NoticeBar tone="neutral">{failure}</NoticeBar>}
    </div>
  );
}

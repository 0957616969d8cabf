import type { CheckInState } from '@paydirt/contract/rewards/check-in';
import { Button } from '@paydirt/ui/button';
import { NoticeBar } from '@paydirt/ui/notice-bar';
import { TextLink } from '@paydirt/ui/text-link';
import { useState } from 'react';

import { walletRoutes } from '../../../routes/wallet.ts';
import { moneyOf, startOf } from '../../../platform/data/wire.ts';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useFailureText, useFormat, useT } from '../../../platform/hooks.tsx';
import { Unanswered } from '../../../forms/unanswered.tsx';
import { useCheckIn } from '../data/check-in.ts';

/** Check in for the displayed day, once; its outcome stays as a text below the button. */
export function CheckInAction({ state }: { state: CheckInState }) {
  const t = useT();
  const format = useFormat();
  const failureText = useFailureText();
  /** The result of the last tap, or the reason why nothing was done. */
  const [outcome, setOutcome] = useState<CheckInState | string | null>(null);
  const call = useCheckIn((settled) => void settled.then(setOutcome));
  const { lost, sending } = call;
  const lostDay = lost?.input['day'];

  async function checkIn() {
    finish(await call.confirm({ day: state.day }));
  }

  function finish(result: Awaited<ReturnType<typeof call.again>>) {
    if (result !== null) setOutcome(result.ok ? result.value.data : failureText(result.error));
  }

  const unpaid = !state.signed && !state.covered;
  return (
    <div className="flex flex-col gap-3">
      {unpaid ? (
        <NoticeBar tone="pending" title={t('checkIn.spent.title')}>
          {t('checkIn.spent.text')}
        </NoticeBar>
      ) : lost !== null ? null : (
        <Button
          wide
          guarded
          size="lg"
          variant={state.signed ? 'secondary' : 'primary'}
          icon={state.signed ? 'check' : undefined}
          busy={sending}
          aria-disabled={state.signed || undefined}
          onClick={() => {
            if (!state.signed) void checkIn();
          }}
        >
          {t(state.signed ? 'checkIn.isDone' : 'checkIn.action')}
        </Button>
      )}
      <Unanswered
        call={call}
        title={typeof lostDay === 'string' ? format.day(startOf(lostDay)) : undefined}
        onCheck={() => void call.again().then(finish)}
        onGiveUp={() => void call.giveUp().then(finish)}
      />
      <div role="status" className="empty:sr-only">
        {outcome === null || lost !== null ? null : typeof outcome === 'string' ? (
          <NoticeBar tone="neutral">{outcome}</NoticeBar>
        ) : (
          <NoticeBar tone="success">
            {t('checkIn.checkedIn', {
              day: format.day(startOf(outcome.day)),
              amount: format.money(moneyOf(outcome.reward), 'balance'),
            })}
          </NoticeBar>
        )}
      </div>
      {state.earlier ? <p className="text-15 text-ink-2">{t('common.earlierAccount')}</p> : null}
      {state.recordId === null ? null : (
        <TextLink href={hashHref(walletRoutes.records.href({ id: state.recordId }))}>
          {t('checkIn.record')}
        </TextLink>
      )}
    </div>
  );
}

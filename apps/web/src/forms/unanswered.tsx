import type { Call } from '@paydirt/contract';
import { Button } from '@paydirt/ui/button';
import { NoticeBar } from '@paydirt/ui/notice-bar';

import type { MoneyCall } from '../platform/intents/use-money-call.ts';
import { useFailureText, useT } from '../platform/hooks.tsx';

interface UnansweredProps {
  call: Pick<MoneyCall<Call>, 'lost' | 'failure' | 'sending'>;
  /** The confirmed amount. */
  title?: string | undefined;
  /** Request its outcome; left out where a button next to it does. */
  onCheck?: () => void;
  /** Give it up; left out where what it opens offers that. */
  onGiveUp?: () => void;
}

/**
 * State that a request that moves money has no answer, and offer to request its outcome, or to give it up where it
 * has not happened.
 */
export function Unanswered({ call: { lost, failure, sending }, title, onCheck, onGiveUp }: UnansweredProps) {
  const t = useT();
  const failureText = useFailureText();
  return (
    <div role="alert" className="empty:sr-only">
      {lost === null ? null : (
        <NoticeBar
          tone="pending"
          title={title}
          action={
            <>
              {onCheck === undefined ? null : (
                <Button guarded busy={sending} onClick={onCheck}>
                  {t('common.unanswered.check')}
                </Button>
              )}
              {onGiveUp === undefined ? null : (
                <Button guarded busy={sending} onClick={onGiveUp}>
                  {t('common.unanswered.giveUp')}
                </Button>
              )}
            </>
          }
        >
          {failure === null ? null : failureText(failure)} {t('common.unanswered.text')}
        </NoticeBar>
      )}
    </div>
  );
}

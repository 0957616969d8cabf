import type { Call } from '@paydirt/contract';
import { Button } from '@paydirt/ui/button';
import { NoticeBar } from '@paydirt/ui/notice-bar';

import type { MoneyCall } from '../platform/intents/use-money-call.ts';
import { useFailureText, useT } from '../platform/hooks.tsx';

interface UnansweredProps {
  call: Pick<MoneyCall<Call>, 'lost' | 'failure' | 'sending'>;
  /** What was confirmed: an amount. */
  title?: string | undefined;
  /** Ask what became of it; left out where a button beside it does. */
  onCheck?: () => void;
}

/** Say that something that moves money was sent and has no answer, and offer to ask what became of it. */
export function Unanswered({ call: { lost, failure, sending }, title, onCheck }: UnansweredProps) {
  const t = useT();
  const failureText = useFailureText();
  return (
    <div role="alert" className="empty:sr-only">
      {lost === null ? null : (
        <NoticeBar
          tone="pending"
          title={title}
          action={
            onCheck === undefined ? undefined : (
              <Button guarded busy={sending} onClick={onCheck}>
                {t('common.unanswered.check')}
              </Button>
            )
          }
        >
          {failure === null ? null : failureText(failure)} {t('common.unanswered.text')}
        </NoticeBar>
      )}
    </div>
  );
}

import { CallError, type EarlierOutcome, ERRORS, isErrorName } from '@paydirt/contract';
import { voidIntent } from '@paydirt/contract/account/intent';

import { useAttempt } from '../data/use-send.ts';
import { useFailureText, useT, useToast } from '../hooks.tsx';
import type { Confirmed } from './intents.ts';

/** Put the reason of a refusal into words; empty where there is none that this app knows. */
export function reasonOf(
  earlier: EarlierOutcome | undefined,
  failureText: (error: CallError) => string,
): string {
  if (earlier?.outcome !== 'refused' || !isErrorName(earlier.error)) return '';
  return failureText(new CallError(earlier.error, ERRORS[earlier.error].code, ''));
}

/**
 * Get a function that states what became of a request whose final answer another tab has. The services are asked by
 * giving it up: what was done stays done, and what was not is not sent by any tab any more.
 */
export function useTellSettledElsewhere(): (settled: Pick<Confirmed, 'call' | 'key'>) => Promise<void> {
  const t = useT();
  const toast = useToast();
  const failureText = useFailureText();
  const { attempt } = useAttempt(voidIntent);
  return async ({ call, key }) => {
    const answer = await attempt({ call, key });
    const known = answer?.ok ? answer.value.data : null;
    if (known?.earlier?.outcome === 'done') toast(t('common.unanswered.doneElsewhere'), 'success');
    else if (known === null || (known.earlier === undefined && !known.voided))
      toast(t('common.unanswered.settledElsewhere'));
    else {
      const { earlier } = known;
      // It stays until it is closed: the sheet that could have said it is gone.
      toast(`${t('common.unanswered.notDoneElsewhere')} ${reasonOf(earlier, failureText)}`.trim(), 'failure');
    }
  };
}

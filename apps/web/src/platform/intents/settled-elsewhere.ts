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
 * Called when a request was settled in another tab, with the text to show for it once that is known: the reason why
 * nothing was done; null where there is no failure to show.
 */
export type OnSettledElsewhere = (failure: Promise<string | null>) => void;

/**
 * Get a function that finds out the outcome of a request whose final answer another tab has. A success is shown in
 * a toast; a failure is returned, for the screen to show. It asks the services by giving the request up: what was
 * done stays done, and what was not is never sent again by any tab.
 */
export function useSettledElsewhere(): (settled: Pick<Confirmed, 'call' | 'key'>) => Promise<string | null> {
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
    else return `${t('common.unanswered.notDoneElsewhere')} ${reasonOf(known.earlier, failureText)}`.trim();
    return null;
  };
}

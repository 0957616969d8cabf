import { CallError, type Client, type InputOf } from '@paydirt/contract';
import { deleteAccount } from '@paydirt/contract/account/leaving';

import { createRetry, type RetryOptions } from '../services/retry.ts';
import { type Confirmed, isClosedBy } from './intents.ts';

/** Outcome of a deletion; unknown where the services did not answer. */
export type LeavingOutcome = 'left' | 'stayed' | 'unknown';

/**
 * Ask whether the account is deleted, by the key of the request: no member is logged in to it any more. A refusal
 * means that it is not, because without a session no late request can delete it; a failure of the connection or of
 * the services means nothing.
 */
export async function leavingOutcome(client: Client, { key, input }: Confirmed): Promise<LeavingOutcome> {
  try {
    await client.call(deleteAccount, input as InputOf<typeof deleteAccount>, { idempotencyKey: key });
    return 'left';
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return isClosedBy(error, true) ? 'stayed' : 'unknown';
  }
}

export interface SettleLeavingOptions extends Pick<RetryOptions, 'answers' | 'later' | 'random'> {
  /** Called with each outcome that is new: at first perhaps `unknown`, and in the end the final one. */
  readonly onOutcome: (outcome: LeavingOutcome) => void;
}

/** Find out the outcome of a deletion; if that fails, again, once the connection and the services are back. */
export async function settleLeaving(
  client: Client,
  confirmed: Confirmed,
  { onOutcome, ...retrying }: SettleLeavingOptions,
): Promise<void> {
  const first = await leavingOutcome(client, confirmed);
  onOutcome(first);
  if (first !== 'unknown') return;
  const retry = createRetry({ ...retrying, again: () => void again() });
  async function again() {
    const outcome = await leavingOutcome(client, confirmed);
    if (outcome === 'unknown') retry.failed();
    else onOutcome(outcome);
  }
  retry.failed();
}

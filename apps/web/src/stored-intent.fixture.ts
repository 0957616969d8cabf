import type { Call } from '@paydirt/contract';
import { aUser } from '@paydirt/contract/account/session.examples';
import { HOUR_MS } from '@paydirt/domain';

import type { Platform } from './platform/platform.ts';
import { createClock } from './platform/services/clock.ts';
import { memberKey, INTENT, intentKeys } from './platform/storage/stored-value.ts';

/**
 * Make the local storage of a device that keeps a request of the member without an answer, under the name of its intent
 * and with the address of the screen where it was confirmed.
 */
export function storedIntent(
  name: string,
  call: Call,
  from: string,
  input: Readonly<Record<string, string>>,
  shown: Readonly<Record<string, string>> = {},
  key = 'k-1',
): Readonly<Record<string, string>> {
  const kept = {
    key,
    call: `${call.service}/${call.path}`,
    input,
    shown,
    from,
    at: createClock().deviceNow() - HOUR_MS,
  };
  return { [memberKey(aUser().userId, `${INTENT}${name}`)]: JSON.stringify(kept) };
}

/** Have another tab get the final answers to all requests that this one shows as unanswered. */
export function settleInAnotherTab({ local, intents }: Pick<Platform, 'local' | 'intents'>): void {
  for (const key of intentKeys(local)) local.removeItem(key);
  intents.follow();
}

import { type Client, createClient } from '@paydirt/contract';
import { CONSTANTS, languageHeader } from '@paydirt/domain';

import { baseUrl } from './base-url.ts';
import type { ServiceClock } from './clock.ts';
import { type FaultState, faultyFetch } from './faults.ts';
import type { Session } from '../session.ts';
import type { Settings } from '../settings.ts';

export interface WebClientOptions {
  readonly fetch: typeof globalThis.fetch;
  readonly clock: ServiceClock;
  readonly session: Session;
  readonly settings: Settings;
  readonly faults: FaultState;
  /** Text for a lost session when the service sent none. */
  readonly sessionEndedText: () => string;
  readonly onNotTestMode: () => void;
}

/** Make the client of this browser: its token, language, clock and faults. */
export function createWebClient(options: WebClientOptions): Client {
  const { clock, session, settings, faults } = options;
  const sandbox = baseUrl('sandbox');
  return createClient({
    baseUrl,
    language: () => languageHeader(settings.get().locale),
    token: session.token,
    timeoutMs: CONSTANTS.REQUEST_TIMEOUT_MS,
    fetch: faultyFetch(options.fetch, faults, (url) => url.startsWith(sandbox), clock.told),
    onClock: clock.tell,
    onNoClock: clock.lose,
    onUnauthorized: (error) => session.expire(error.msg === '' ? options.sessionEndedText() : error.msg),
    onNotTestMode: options.onNotTestMode,
  });
}

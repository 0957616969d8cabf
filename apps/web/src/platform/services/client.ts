import { type Client, createClient, type Service } from '@paydirt/contract';
import { CONSTANTS, languageHeader } from '@paydirt/domain';

import type { ServiceClock } from './clock.ts';
import { type FaultState, faultyFetch } from './faults.ts';
import type { Session } from '../session.ts';
import type { Settings } from '../settings.ts';

const configured: Readonly<Record<Service, string | undefined>> = {
  user: import.meta.env.VITE_SERVICE_USER,
  exchange: import.meta.env.VITE_SERVICE_EXCHANGE,
  message: import.meta.env.VITE_SERVICE_MESSAGE,
  income: import.meta.env.VITE_SERVICE_INCOME,
  assets: import.meta.env.VITE_SERVICE_ASSETS,
  wallet: import.meta.env.VITE_SERVICE_WALLET,
  dynamic: import.meta.env.VITE_SERVICE_DYNAMIC,
  goods: import.meta.env.VITE_SERVICE_GOODS,
  sandbox: import.meta.env.VITE_SERVICE_SANDBOX,
};

/** Base URL of a service: from the build, else below `/api` on the origin that served the app (SERVICES). */
export function baseUrl(service: Service): string {
  return (configured[service] ?? `/api/${service}`).replace(/\/+$/, '');
}

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

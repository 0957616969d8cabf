import { type Client, createClient, type UploadFetch } from '@paydirt/contract';
import { CONSTANTS, languageHeader } from '@paydirt/domain';

import { baseUrl } from './base-url.ts';
import type { ServiceClock } from './clock.ts';
import { type FaultState, faultyFetch } from './faults.ts';
import type { Observable } from '../observable.ts';
import type { Session } from '../session.ts';
import type { Settings } from '../settings.ts';

export interface WebClientOptions {
  readonly fetch: typeof globalThis.fetch;
  readonly upload?: UploadFetch;
  readonly clock: ServiceClock;
  readonly session: Pick<Session, 'token'>;
  readonly settings: Settings;
  readonly faults: FaultState;
  readonly classKey: Observable<string | null>;
  /** Text for a lost session when the service sent none. */
  readonly sessionEndedText: () => string;
  /** The services ended the session, with this message. */
  readonly onUnauthorized: (message: string) => void;
  /** The services do not let this page, or its member, make a call. */
  readonly onForbidden: () => void;
  readonly onWorld: (world: string) => void;
  readonly onNotTestMode: () => void;
}

/** Make the client of this browser: its token, language, clock and faults. */
export function createWebClient(options: WebClientOptions): Client {
  const { clock, session, settings, faults, classKey, upload } = options;
  const sandbox = baseUrl('sandbox');
  const isSandbox = (url: string) => url.startsWith(sandbox);
  return createClient({
    baseUrl,
    language: () => languageHeader(settings.get().locale),
    token: session.token,
    classKey: classKey.get,
    timeoutMs: CONSTANTS.REQUEST_TIMEOUT_MS,
    fetch: faultyFetch(options.fetch, faults, isSandbox, clock.serviceTime),
    ...(upload !== undefined && {
      upload(url, init, progress) {
        const send = () => upload(url, init, progress);
        return faultyFetch(send, faults, isSandbox, clock.serviceTime)(url, init);
      },
    }),
    onClock: clock.synchronize,
    onWorld: options.onWorld,
    onNoClock: clock.lose,
    onUnauthorized: (error) =>
      options.onUnauthorized(error.msg === '' ? options.sessionEndedText() : error.msg),
    onForbidden: options.onForbidden,
    onClassKeyWrong(key) {
      if (classKey.get() === key) classKey.set(null);
    },
    onNotTestMode: options.onNotTestMode,
  });
}

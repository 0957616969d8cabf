import { expect } from 'vitest';

import { type CallError, type ClientOptions, createClient } from './client.ts';
import { MODE, MODE_HEADER } from './envelope.ts';

/** An answer of the services, which declares test mode unless headers are given. */
export function answer(
  data: unknown,
  init: { status?: number; message?: string; code?: number; headers?: object } = {},
): Response {
  const { status = 200, message = 'ok', code = status, headers = { [MODE_HEADER]: MODE } } = init;
  return Response.json({ status, message, code, msg: 'in words', data }, { status, headers: { ...headers } });
}

/** A request as the services receive it. */
export interface Sent {
  readonly url: string;
  readonly headers: Headers;
  readonly body: string;
}

/** Create a client whose services answer as scripted; every request and every report is recorded. */
export function clientBefore(
  respond: (sent: Sent) => Response | Promise<Response>,
  options: Partial<ClientOptions> = {},
) {
  const sent: Sent[] = [];
  const events = { unauthorized: 0, notTestMode: 0, clock: [] as number[], noClock: 0 };
  const client = createClient({
    baseUrl: (service) => `/api/${service}`,
    language: () => 'ta_IN',
    token: () => 'token',
    timeoutMs: 36_000,
    onUnauthorized: () => (events.unauthorized += 1),
    onNotTestMode: () => (events.notTestMode += 1),
    onClock: (now) => events.clock.push(now),
    onNoClock: () => (events.noClock += 1),
    fetch: async (url, init) => {
      const request = {
        url: url as string,
        headers: new Headers(init?.headers),
        body: init?.body instanceof URLSearchParams ? init.body.toString() : '',
      };
      sent.push(request);
      return respond(request);
    },
    ...options,
  });
  return { client, sent, events };
}

/** Wait for the failure of a call that is expected to fail. */
export const failureOf = (call: Promise<unknown>): Promise<CallError> =>
  call.then(
    () => expect.unreachable('the call went well'),
    (failure: CallError) => failure,
  );

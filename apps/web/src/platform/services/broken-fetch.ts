import { CLOCK_HEADER, type Envelope, MODE, MODE_HEADER } from '@paydirt/contract';

import type { Fault } from './fault.ts';

const SLOW_MS = 3000;

function answer(status: number, message: string, now: number | null): Response {
  const body: Envelope<null> = { status, message, code: status, msg: '', data: null };
  return new Response(JSON.stringify(body), { status, headers: headers(now) });
}

function headers(now: number | null): Headers {
  return new Headers({
    'Content-Type': 'application/json',
    [MODE_HEADER]: MODE,
    ...(now !== null && { [CLOCK_HEADER]: new Date(now).toISOString() }),
  });
}

/** Fetch as a fault has it. */
export async function brokenFetch(
  fault: Fault,
  fetch: () => Promise<Response>,
  now: number | null,
): Promise<Response> {
  switch (fault) {
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
      return fetch();
    case 'offline':
      throw new TypeError('web: offline, as the test panel asks');
    case 'unauthorized':
      return answer(401, 'unauthorized', now);
    case 'internal':
      return answer(500, 'internal', now);
    case 'bad_json':
      return new Response('{"status":200,', { status: 200, headers: headers(now) });
  }
}

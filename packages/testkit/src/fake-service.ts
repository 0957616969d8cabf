import {
  type Call,
  CLOCK_HEADER,
  type Envelope,
  type ErrorData,
  type ErrorName,
  ERRORS,
  type InputOf,
  MODE,
  MODE_HEADER,
  type ResultOf,
  SERVICES,
} from '@paydirt/contract';
import { translateName, translateNames } from '@paydirt/contract/wire-names';

/** One request that a fake service received. */
export interface RecordedRequest {
  readonly call: Call;
  readonly input: Readonly<Record<string, string>>;
  readonly headers: Headers;
}

/** The answer of a fake service to one call. */
export interface FakeAnswer {
  readonly call: Call;
  readonly answer: (request: RecordedRequest) => Promise<Response> | Response;
}

/** Answer a call with data, or with data made from the input; `msg` is the token at login. */
export function answers<C extends Call>(
  call: C,
  data: ResultOf<C> | ((input: Readonly<Record<keyof InputOf<C> & string, string>>) => ResultOf<C>),
  msg = '',
): FakeAnswer {
  return {
    call,
    answer: ({ input }) => {
      // A result is data, never a function, so this distinguishes the two.
      const result = typeof data === 'function' ? (data as (input: object) => unknown)(input) : data;
      return envelope({ status: 200, message: 'ok', code: 200, msg, data: result });
    },
  };
}

/** Answer a call with a file, under the name that the service gives it. */
export function answersFile(
  call: Call,
  {
    name,
    type,
    body,
  }: { readonly name: string; readonly type: string; readonly body: string | (() => Promise<Blob>) },
): FakeAnswer {
  return {
    call,
    answer: async () =>
      new Response(typeof body === 'string' ? body : await body(), {
        headers: {
          [MODE_HEADER]: MODE,
          'Content-Type': type,
          'Content-Disposition': `attachment; filename="${name}"`,
        },
      }),
  };
}

/** Refuse a call with an error of the table. */
export function refuses(call: Call, name: ErrorName, data: ErrorData = {}, msg = ''): FakeAnswer {
  const { http, code } = ERRORS[name];
  return { call, answer: () => envelope({ status: http, message: name, code, msg, data }) };
}

/** Never answer a call: its screen stays loading. */
export function neverAnswers(call: Call): FakeAnswer {
  return { call, answer: () => new Promise(() => undefined) };
}

/** Make a call unreachable, as without a network. */
export function cannotReach(call: Call): FakeAnswer {
  return {
    call,
    answer: () => {
      throw new TypeError('testkit: no network');
    },
  };
}

/** Answer as a service that is not in test mode (H1). */
export function answersWithoutTestMode(call: Call): FakeAnswer {
  return {
    call,
    answer: () => Response.json({ status: 200, message: 'ok', code: 200, msg: '', data: null }),
  };
}

function envelope(body: Envelope<unknown>): Response {
  const written = { ...body, data: translateNames(body.data) };
  return Response.json(written, { status: body.status, headers: { [MODE_HEADER]: MODE } });
}

export interface FakeServices {
  readonly fetch: typeof globalThis.fetch;
  /** All requests, in order. */
  readonly requests: () => readonly RecordedRequest[];
  /** Change the answer of a call from now on. */
  readonly change: (answer: FakeAnswer) => void;
}

/**
 * Replace the services by fixed answers. The last answer given for a call counts. A request without an answer is
 * reported to `onUnexpected` and fails like a missing network.
 */
export function fakeServices(
  given: readonly FakeAnswer[],
  now: () => number,
  onUnexpected: (request: string) => void,
): FakeServices {
  const log: RecordedRequest[] = [];
  const byPath = new Map(given.map((one) => [requestOf(one.call), one]));
  return {
    requests: () => log,
    change: (answer) => void byPath.set(requestOf(answer.call), answer),
    async fetch(input, init) {
      const url = new URL(
        typeof input === 'string' ? input : input instanceof URL ? input.href : input.url,
        'http://app.test',
      );
      const method = init?.method ?? 'GET';
      const path = url.pathname.replace(/^\/api\//, '');
      const found = byPath.get(`${method} ${path}`);
      if (found === undefined) {
        const known = SERVICES.some((service) => path.startsWith(`${service}/`));
        onUnexpected(`${method} ${known ? path : url.href}`);
        throw new TypeError('testkit: unexpected request');
      }
      const request = {
        call: found.call,
        input: inputOf(url, init?.body),
        headers: new Headers(init?.headers),
      };
      log.push(request);
      const response = await found.answer(request);
      response.headers.set(CLOCK_HEADER, new Date(now()).toISOString());
      return response;
    },
  };
}

function requestOf({ method, service, path }: Call): string {
  return `${method} ${service}/${path}`;
}

function inputOf(url: URL, body: BodyInit | null | undefined): Record<string, string> {
  const pairs = [...url.searchParams];
  if (body instanceof URLSearchParams || body instanceof FormData) {
    for (const [name, value] of body) pairs.push([name, typeof value === 'string' ? value : value.name]);
  }
  return Object.fromEntries(pairs.map(([name, value]) => [translateName(name), value]));
}

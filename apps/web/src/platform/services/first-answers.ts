import { CLOCK_HEADER } from '@paydirt/contract';

/** A call that the page made before the app had come, and when its answer arrived (`performance.now()`). */
export interface FirstAnswer {
  readonly response: Response;
  readonly arrived: number;
}

/** Requests that the page made by itself (apps/web/first-paint), and the session they were made for. */
export interface FirstAnswers {
  readonly token: string | null;
  readonly language: string;
  /** By method and URL, as the client writes them. */
  readonly answers: Record<string, Promise<FirstAnswer>>;
}

declare global {
  /** Left by the page's first script; absent where there is none, as in development. */
  var paydirtFirstAnswers: FirstAnswers | undefined;
}

/** An answer older than this is requested again, as after a device slept while the app was loading. */
const TOO_OLD_MS = 20_000;

/**
 * Wrap `fetch` so that requests that the page made before the app had loaded are not made again. Each answer is given
 * once, to the same member in the same language; one that failed or took long is requested again.
 */
export function withFirstAnswers(
  fetch: typeof globalThis.fetch,
  first: FirstAnswers | undefined,
  now: () => number,
): typeof globalThis.fetch {
  if (first === undefined) return fetch;
  const { answers } = first;

  async function given(answer: Promise<FirstAnswer>, again: () => Promise<Response>): Promise<Response> {
    const { response, arrived } = await answer;
    const age = now() - arrived;
    return age > TOO_OLD_MS ? again() : aged(response, age);
  }

  return (input, init) => {
    const again = () => fetch(input, init);
    const request = typeof input === 'string' ? `${init?.method ?? 'GET'} ${input}` : '';
    const answer = answers[request];
    if (answer === undefined || init === undefined || hasBody(init)) return again();
    delete answers[request];
    const headers = new Headers(init.headers);
    if (headers.get('Language') !== first.language || headers.get('X-Access-Token') !== first.token)
      return again();
    const ours = given(answer, again).catch(again);
    return init.signal ? Promise.race([ours, aborted(init.signal)]) : ours;
  };
}

function hasBody({ body }: RequestInit): boolean {
  return !(body === null || body === undefined || (body instanceof URLSearchParams && body.size === 0));
}

/** An answer that waited: the services' clock ran on meanwhile (H4). */
function aged(response: Response, age: number): Response {
  const headers = new Headers(response.headers);
  const clock = Date.parse(headers.get(CLOCK_HEADER) ?? '');
  if (!Number.isNaN(clock)) headers.set(CLOCK_HEADER, new Date(clock + age).toISOString());
  return new Response(response.body, { status: response.status, headers });
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const end = () => reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}

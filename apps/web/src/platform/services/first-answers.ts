import { CLOCK_HEADER, MODE, MODE_HEADER } from '@paydirt/contract';

/**
 * A call that the page made before the app had come, and when its answer arrived (`performance.now()`). Its body has
 * been read, so that nothing is left to wait for.
 */
export interface FirstAnswer {
  readonly response: Pick<Response, 'status' | 'headers'>;
  readonly body: string;
  readonly arrived: number;
}

/** Requests of the page's first script (apps/web/first-paint), and the session they were made for. */
export interface FirstRequests {
  readonly token: string | null;
  readonly language: string;
  /** By method and URL, as the client writes them. */
  readonly answers: Record<string, Promise<FirstAnswer>>;
}

declare global {
  /** Left by the page's first script; absent where there is none, as in development. */
  var paydirtFirstAnswers: FirstRequests | undefined;
}

/** Headers that an answer belongs to: another member's, or one in another language, is never given out. */
export interface Asker {
  readonly token: string | null;
  readonly language: string;
}

/**
 * Answers to the page's own early requests, each given out once: to a request that waits for it, or at once if it
 * has arrived.
 */
export interface FirstAnswers {
  /** Give the answer to a request that the page made; any other, and one that failed or took long, is sent. */
  readonly fetch: typeof globalThis.fetch;
  /** Take the body of an answer that is here; null where there is none that went well. */
  readonly take: (request: string, asker: Asker) => string | null;
  /**
   * Call a listener with the services' time (epoch milliseconds) of each answer as it arrives, and now of those that
   * are here (H4).
   */
  readonly onTime: (listener: (serviceNowMs: number) => void) => void;
}

/** An answer older than this is requested again, as after a device slept while the app was loading. */
const TOO_OLD_MS = 20_000;

/**
 * Give out the answers to the page's requests from before the app was loaded; without its first script there are
 * none.
 */
export function createFirstAnswers(
  fetch: typeof globalThis.fetch,
  { answers, token, language }: FirstRequests = { answers: {}, token: null, language: '' },
  now: () => number,
): FirstAnswers {
  const here = new Map<string, FirstAnswer>();
  let onTime: (serviceNowMs: number) => void = () => undefined;
  for (const [request, answer] of Object.entries(answers)) void note(request, answer).catch(() => undefined);

  async function note(request: string, answer: Promise<FirstAnswer>): Promise<void> {
    const first = await answer;
    // An answer that does not declare test mode is left to the client, which refuses it (H1).
    if (first.response.headers.get(MODE_HEADER) !== MODE) return;
    here.set(request, first);
    reportTime(first);
  }

  function reportTime(answer: FirstAnswer): void {
    // Ages have fractions of a millisecond; the services' times have none.
    const time = Math.round(clockOf(answer) + ageOf(answer));
    if (!Number.isNaN(time)) onTime(time);
  }

  const isFor = (asker: Asker) => asker.token === token && asker.language === language;
  const ageOf = ({ arrived }: FirstAnswer) => now() - arrived;

  async function given(answer: Promise<FirstAnswer>, again: () => Promise<Response>): Promise<Response> {
    const first = await answer;
    const age = ageOf(first);
    return age > TOO_OLD_MS ? again() : aged(first, age);
  }

  return {
    fetch(input, init) {
      const again = () => fetch(input, init);
      const request = typeof input === 'string' ? `${init?.method ?? 'GET'} ${input}` : '';
      const answer = answers[request];
      if (answer === undefined || init === undefined || hasBody(init)) return again();
      delete answers[request];
      const headers = new Headers(init.headers);
      const asker = { token: headers.get('X-Access-Token'), language: headers.get('Language') ?? '' };
      if (!isFor(asker)) return again();
      const ours = given(answer, again).catch(again);
      return init.signal ? Promise.race([ours, aborted(init.signal)]) : ours;
    },
    take(request, asker) {
      const answer = here.get(request);
      if (answer === undefined || !(request in answers) || !isFor(asker)) return null;
      if (answer.response.status !== 200 || ageOf(answer) > TOO_OLD_MS) return null;
      delete answers[request];
      return answer.body;
    },
    onTime(listener) {
      onTime = listener;
      for (const answer of here.values()) reportTime(answer);
    },
  };
}

function hasBody({ body }: RequestInit): boolean {
  return !(body === null || body === undefined || (body instanceof URLSearchParams && body.size === 0));
}

function clockOf({ response }: FirstAnswer): number {
  return Date.parse(response.headers.get(CLOCK_HEADER) ?? '');
}

/** An answer that was held: the services' clock ran on meanwhile (H4). */
function aged(answer: FirstAnswer, age: number): Response {
  const { status, headers: given } = answer.response;
  const headers = new Headers(given);
  const clock = clockOf(answer);
  if (!Number.isNaN(clock)) headers.set(CLOCK_HEADER, new Date(clock + age).toISOString());
  return new Response(answer.body, { status, headers });
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const end = () => reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}

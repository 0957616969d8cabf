import { channelOf, type Message, type SentRequest, type WorldState } from './messages.ts';

interface Waiting {
  readonly request: SentRequest;
  taken: boolean;
  readonly answer: (response: Response) => void;
  readonly fail: (cause: Error) => void;
}

/** Statuses whose answer has no body (Fetch Standard). */
const WITHOUT_BODY = [101, 204, 205, 304];

/** Tell whether a request may be sent again: it changes nothing, or its key makes it count once. */
function isRepeatable({ method, headers }: SentRequest): boolean {
  return method === 'GET' || headers.some(([name]) => name.toLowerCase() === 'idempotency-key');
}

/** Options of {@link createServicesFetch}. */
export interface ServicesFetchOptions {
  /**
   * Start this tab's worker, which opens the services when it gets the lock. If it cannot, the pending requests
   * fail, and the next one starts another. A service worker has none.
   */
  readonly startWorker?: () => Worker;
  /** Name of the isolated world of the page. @default the world of the browser */
  readonly isolated?: string | undefined;
  /** Build time of this app: services of another build do not answer it. @default any build answers */
  readonly builtAt?: number;
  /** Called at each answer with the state of the world. */
  readonly onWorld?: (state: WorldState) => void;
}

/**
 * Create a `fetch` that calls the services in whichever tab runs them. If that tab is closed, requests that
 * had not arrived, and those that may be repeated, go to the next one; the others fail like those over a
 * broken connection.
 */
export function createServicesFetch({
  startWorker,
  isolated,
  builtAt,
  onWorld,
}: ServicesFetchOptions = {}): typeof fetch {
  const channel = new BroadcastChannel(channelOf(isolated));
  const waiting = new Map<string, Waiting>();
  let worker: Worker | null = null;
  // oxlint-disable-next-line require-post-message-target-origin -- A channel is of one origin.
  const send = (message: Message) => channel.postMessage(message);

  channel.addEventListener('message', ({ data: message }: MessageEvent<Message>) => {
    switch (message.kind) {
      case 'leading':
        for (const [id, { request, taken, fail }] of waiting) {
          if (!taken || isRepeatable(request)) send(request);
          else {
            waiting.delete(id);
            fail(new TypeError('services: the tab that had the request was closed'));
          }
        }
        return;
      case 'taken': {
        const pending = waiting.get(message.id);
        if (pending) pending.taken = true;
        return;
      }
      case 'answer': {
        const { id, status, headers, body, world } = message;
        const pending = waiting.get(id);
        if (pending === undefined) return;
        onWorld?.(world);
        pending.answer(
          new Response(WITHOUT_BODY.includes(status) ? null : body, {
            status,
            headers: [...headers].map(([name, value]) => [name, value]),
          }),
        );
        waiting.delete(id);
        return;
      }
      case 'request':
      case 'from_socket':
      case 'to_socket':
        return;
    }
  });

  function keepWorker(): void {
    if (worker !== null || startWorker === undefined) return;
    const started = startWorker();
    worker = started;
    started.addEventListener('error', ({ message }) => {
      started.terminate();
      worker = null;
      for (const { fail } of waiting.values()) fail(new TypeError(`services: ${message}`));
      waiting.clear();
    });
  }

  keepWorker();
  return async (input, init) => {
    const incoming = new Request(input, init);
    incoming.signal.throwIfAborted();
    const { pathname, search } = new URL(incoming.url);
    const request: SentRequest = {
      kind: 'request',
      id: crypto.randomUUID(),
      builtAt: builtAt ?? null,
      method: incoming.method,
      url: pathname + search,
      headers: [...incoming.headers],
      body: await incoming.arrayBuffer(),
    };
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    waiting.set(request.id, { request, taken: false, answer: resolve, fail: reject });
    incoming.signal.addEventListener('abort', () => {
      waiting.delete(request.id);
      reject(incoming.signal.reason as Error);
    });
    keepWorker();
    send(request);
    return promise;
  };
}

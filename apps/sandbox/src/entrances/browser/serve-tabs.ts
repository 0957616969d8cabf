import { createLog } from '../../observability/log.ts';
import { realNow } from '../../platform/clock.ts';
import {
  channelOf,
  LOCK,
  type Message,
  type SentAnswer,
  type SentRequest,
  WORLD_PATH,
  type WorldState,
} from './messages.ts';
import type { OpenWorld, PreparedWorld } from './open-services.ts';
import { serveSockets } from './serve-sockets.ts';

/**
 * Reason why a world is closed: another one takes its place, or, if that could not be stored, it is opened again;
 * or a newer build takes over in its own tab.
 */
type Outcome = { readonly next: PreparedWorld | null } | 'newer';

/**
 * Create an answer that reports that the services cannot answer. It does not declare test mode, so the app
 * shows nothing from it.
 */
const refusal = (status: number, headers: HeadersInit = {}) =>
  Response.json({ status, message: 'unavailable', code: status, msg: '', data: null }, { status, headers });

function requestOf({ url, method, headers, body }: SentRequest): Request {
  return new Request(new URL(url, self.location.origin), {
    method,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
    body: method === 'GET' ? null : body,
  });
}

async function sendable({ id }: SentRequest, world: WorldState, response: Response): Promise<SentAnswer> {
  const { status, headers } = response;
  return { kind: 'answer', id, world, status, headers: [...headers], body: await response.arrayBuffer() };
}

/** Answer every tab from a world, until another world replaces it or a newer build sends a request. */
function serveWorld(
  channel: BroadcastChannel,
  world: OpenWorld,
  { builtAt, fetchPrepared }: ServeTabsOptions,
): Promise<Outcome> {
  const log = createLog('warn');
  const underWay = new Set<Promise<void>>();
  let state: WorldState = world.app === null ? 'unreadable' : world.isKept ? 'kept' : 'of_page';
  // oxlint-disable-next-line require-post-message-target-origin -- A channel is of one origin.
  const send = (message: Message) => channel.postMessage(message);

  const sockets = world.takeUp === null ? null : serveSockets(world.takeUp, send);

  async function answer(request: SentRequest): Promise<void> {
    if (request.builtAt !== null && request.builtAt < builtAt)
      return send(await sendable(request, 'outdated', refusal(503)));
    if (world.app === null) return send(await sendable(request, state, refusal(503)));
    const response = await world.app.fetch(requestOf(request));
    if (request.method !== 'GET' && world.isKept) {
      try {
        // Store a change before the tab learns of it, so that it survives even if the browser is killed right
        // after.
        await world.keep();
        state = 'kept';
      } catch (cause) {
        log('error', 'this browser has no room', { reason: String(cause) });
        state = 'full';
        return send(await sendable(request, state, refusal(503, [...response.headers])));
      }
    }
    return send(await sendable(request, state, response));
  }

  return new Promise((resolve) => {
    let ended = false;

    /** Finish the pending requests, and close the world. */
    async function end(): Promise<void> {
      ended = true;
      channel.removeEventListener('message', listen);
      sockets?.end();
      await Promise.all(underWay);
      await world.close();
    }

    /** Get the world that takes this one's place; null if it cannot be had. */
    async function nextWorld({ method, body }: SentRequest): Promise<PreparedWorld | null> {
      if (method !== 'PUT') return fetchPrepared().catch(() => null);
      const folder = await world.readFile(body);
      return folder && { folder, preparedAt: realNow() };
    }

    async function changeWorld(request: SentRequest): Promise<void> {
      const isFile = request.method === 'PUT';
      // Nothing is deleted before what replaces it is there.
      const next = await nextWorld(request);
      // Another request was faster, or a newer build takes over: what is stored now is theirs.
      if (ended) return;
      if (next === null) return send(await sendable(request, state, refusal(isFile ? 422 : 503)));
      await end();
      let status = 204;
      try {
        const { forgetWorld, replaceWorld } = await import('./open-services.ts');
        if (world.isKept) await (isFile ? replaceWorld(next.folder) : forgetWorld());
      } catch (cause) {
        log('error', 'the world could not be replaced', { reason: String(cause) });
        status = 507;
      }
      send(await sendable(request, state, new Response(null, { status })));
      return resolve({ next: status === 204 ? next : null });
    }

    function listen({ data: request }: MessageEvent<Message>): void {
      if (request.kind === 'from_socket') sockets?.hear(request);
      if (request.kind !== 'request') return;
      // The tab sends this request again when the newer build runs the services.
      if (request.builtAt !== null && request.builtAt > builtAt) {
        void end().then(() => resolve('newer'));
        return;
      }
      send({ kind: 'taken', id: request.id });
      // Without any answer, the tab waits as it does for a server that has gone.
      const failed = (cause: unknown) => log('error', 'fault', { reason: String(cause) });
      if (request.url === WORLD_PATH && request.method !== 'GET') {
        changeWorld(request).catch(failed);
        return;
      }
      const answered = (
        request.url === WORLD_PATH
          ? world.pack().then(async (file) => send(await sendable(request, state, new Response(file))))
          : answer(request)
      ).catch(failed);
      underWay.add(answered);
      void answered.then(() => underWay.delete(answered));
    }

    channel.addEventListener('message', listen);
    send({ kind: 'leading' });
  });
}

/** Options of {@link serveTabs}. */
export interface ServeTabsOptions {
  /** Build time; if two builds are open, the newer one runs the services. */
  readonly builtAt: number;
  /** Called only if this browser has no world, or is to begin another. */
  readonly fetchPrepared: () => Promise<PreparedWorld>;
}

/**
 * Wait, in the worker of a tab, until no other tab runs the services; then open them and answer every tab,
 * until a newer build sends a request. Closing the tab ends its worker, and the next tab gets the lock.
 */
export async function serveTabs(options: ServeTabsOptions): Promise<void> {
  await navigator.locks.request(LOCK, async () => {
    const { openWorld } = await import('./open-services.ts');
    const channel = new BroadcastChannel(channelOf());
    let outcome: Outcome = { next: null };
    while (outcome !== 'newer') {
      const world: OpenWorld = await openWorld(options.fetchPrepared, outcome.next);
      outcome = await serveWorld(channel, world, options);
    }
    channel.close();
  });
}

/**
 * Open the services for one page, in a world that lasts as long as the page and is the same each time: its
 * clock is stopped until it is moved, and its random values are derived from a text.
 *
 * @param name Name of the isolated world, which the page has too.
 */
export async function serveIsolated(name: string, options: ServeTabsOptions): Promise<void> {
  const { openIsolated } = await import('./open-services.ts');
  const world = await openIsolated(options.fetchPrepared);
  await serveWorld(new BroadcastChannel(channelOf(name)), world, options);
}

import { createLog } from '../../observability/log.ts';
import { channelOf, LOCK, type Message, type SentAnswer, type SentRequest } from './messages.ts';
import type { OpenServices, PreparedWorld } from './open-services.ts';
import { serveSockets } from './serve-sockets.ts';

async function answerOf(
  { app, keep }: OpenServices,
  { id, method, url, headers, body }: SentRequest,
): Promise<SentAnswer> {
  const response = await app.fetch(
    new Request(new URL(url, self.location.origin), {
      method,
      headers: headers.map(([name, value]): [string, string] => [name, value]),
      body: method === 'GET' ? null : body,
    }),
  );
  // What a tab is told has happened is still there after the browser ended in the next moment.
  if (method !== 'GET') await keep();
  return {
    kind: 'answer',
    id,
    status: response.status,
    headers: [...response.headers],
    body: await response.arrayBuffer(),
  };
}

/** Answer what is asked on a channel, as long as this worker lives. */
function serve(services: OpenServices, name: string): void {
  const log = createLog('warn');
  const channel = new BroadcastChannel(name);
  // oxlint-disable-next-line require-post-message-target-origin -- A channel is of one origin.
  const send = (message: Message) => channel.postMessage(message);
  const hearSocket = serveSockets(services.takeUp, send);
  channel.addEventListener('message', ({ data: message }: MessageEvent<Message>) => {
    if (message.kind === 'from_socket') hearSocket(message);
    if (message.kind !== 'request') return;
    send({ kind: 'taken', id: message.id });
    // Where there is no answer at all, the tab waits as for a server that is gone.
    answerOf(services, message).then(send, (cause: unknown) =>
      log('error', 'fault', { reason: String(cause) }),
    );
  });
  send({ kind: 'leading' });
}

/**
 * Wait, in the worker of a tab, until no other tab has the services; then open them and answer every tab. Never ends:
 * the tab that is closed ends its worker, and the lock goes to the next one.
 *
 * @param fetchPrepared Asked only where this browser has no world.
 */
export async function serveTabs(fetchPrepared: () => Promise<PreparedWorld>): Promise<void> {
  await navigator.locks.request(LOCK, async () => {
    const { openServices } = await import('./open-services.ts');
    serve(await openServices(fetchPrepared), channelOf(null));
    await new Promise(() => undefined);
  });
}

/**
 * Open the services for one page alone, in a world that lasts as long as it does and is the same each time: its clock
 * stands at the moment at which it was prepared until it is moved, and chance follows from a text.
 *
 * @param name Of the rehearsal, as the page has it.
 */
export async function serveRehearsal(
  name: string,
  fetchPrepared: () => Promise<PreparedWorld>,
): Promise<void> {
  const { openRehearsal } = await import('./open-services.ts');
  serve(await openRehearsal(fetchPrepared), channelOf(name));
}

import { createLog } from '../../observability/log.ts';
import { CHANNEL, LOCK, type Message, type SentAnswer, type SentRequest } from './messages.ts';
import type { OpenServices, PreparedWorld } from './open-services.ts';

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

/**
 * Wait, in the worker of a tab, until no other tab has the services; then open them and answer every tab. Never ends:
 * the tab that is closed ends its worker, and the lock goes to the next one.
 *
 * @param fetchPrepared Asked only where this browser has no world.
 */
export async function serveTabs(fetchPrepared: () => Promise<PreparedWorld>): Promise<void> {
  await navigator.locks.request(LOCK, async () => {
    const { openServices } = await import('./open-services.ts');
    const services = await openServices(fetchPrepared);
    const log = createLog('warn');
    const channel = new BroadcastChannel(CHANNEL);
    // oxlint-disable-next-line require-post-message-target-origin -- A channel is of one origin.
    const send = (message: Message) => channel.postMessage(message);
    channel.addEventListener('message', ({ data: message }: MessageEvent<Message>) => {
      if (message.kind !== 'request') return;
      send({ kind: 'taken', id: message.id });
      // Where there is no answer at all, the tab waits as for a server that is gone.
      answerOf(services, message).then(send, (cause: unknown) =>
        log('error', 'fault', { reason: String(cause) }),
      );
    });
    send({ kind: 'leading' });
    await new Promise(() => undefined);
  });
}

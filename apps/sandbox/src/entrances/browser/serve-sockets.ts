import type { createListeners, LinkEvents } from '../../http/sockets/listeners.ts';
import { type FromSocket, LOST, type ToSocket } from './messages.ts';
import { BROWSER } from './within-browser.ts';

/**
 * Serve the sockets of all tabs, in the tab that runs the services.
 *
 * @returns `hear` takes a tab's message about its socket; `end` closes all sockets, which the tabs reopen
 * when the next services run.
 */
export function serveSockets(
  takeUp: ReturnType<typeof createListeners>,
  send: (message: ToSocket) => void,
): { readonly hear: (message: FromSocket) => void; readonly end: () => void } {
  const open = new Map<string, LinkEvents>();

  function forget(id: string): void {
    const events = open.get(id);
    open.delete(id);
    events?.onClose();
  }

  function takeUpSocket(id: string): void {
    const say = { kind: 'to_socket', id } as const;
    const close = (code: number, reason: string) => {
      if (open.has(id)) send({ ...say, says: 'closed', code, reason });
      forget(id);
    };
    const link = {
      send(text: string) {
        if (open.has(id)) send({ ...say, says: 'text', text });
      },
      close,
      cut: () => close(LOST, ''),
      ping: () => send({ ...say, says: 'ping' }),
    };
    open.set(id, takeUp(link, BROWSER));
    send({ ...say, says: 'opened' });
  }

  function hear(message: FromSocket): void {
    const { id } = message;
    switch (message.says) {
      case 'open':
        // A tab sends this again when it learns that the services are running.
        if (!open.has(id)) takeUpSocket(id);
        return;
      case 'text':
        open.get(id)?.onMessage(message.text);
        return;
      case 'alive':
        open.get(id)?.onAlive();
        return;
      case 'close':
        forget(id);
    }
  }

  return {
    hear,
    end() {
      for (const id of open.keys()) forget(id);
    },
  };
}

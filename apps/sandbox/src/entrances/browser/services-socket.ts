import { type FromSocket, LOST, type Message, type ToSocket } from './messages.ts';

/** Part of a socket that the app needs. */
export type ServicesSocket = Pick<WebSocket, 'readyState' | 'send' | 'close' | 'addEventListener'>;

/** States of a socket (HTML, WebSocket). */
const STATE = { connecting: 0, open: 1, closed: 3 } as const;
/** Close code of a socket that was closed without a status (RFC 6455, 7.4.1). */
const WITHOUT_STATUS = 1005;

/** A socket of this tab. */
class TabSocket extends EventTarget {
  readyState: WebSocket['readyState'] = STATE.connecting;
  readonly #say: (message: FromSocket) => void;
  readonly #id: string;

  constructor(id: string, say: (message: FromSocket) => void) {
    super();
    this.#id = id;
    this.#say = say;
    this.connect();
  }

  /** Ask the services to accept the socket. While no tab runs them, nobody receives the message. */
  connect(): void {
    this.#say({ kind: 'from_socket', id: this.#id, says: 'open' });
  }

  send(text: string): void {
    this.#say({ kind: 'from_socket', id: this.#id, says: 'text', text });
  }

  close(): void {
    if (this.readyState === STATE.closed) return;
    this.#say({ kind: 'from_socket', id: this.#id, says: 'close' });
    this.end(WITHOUT_STATUS);
  }

  /** Handle a message from the services. */
  hear(message: ToSocket): void {
    switch (message.says) {
      case 'opened':
        this.readyState = STATE.open;
        this.dispatchEvent(new Event('open'));
        return;
      case 'ping':
        this.#say({ kind: 'from_socket', id: this.#id, says: 'alive' });
        return;
      case 'text':
        this.dispatchEvent(new MessageEvent('message', { data: message.text }));
        return;
      case 'closed':
        this.end(message.code, message.reason);
    }
  }

  /** Close the socket for good. */
  end(code: number, reason = ''): void {
    this.readyState = STATE.closed;
    this.dispatchEvent(new CloseEvent('close', { code, reason }));
  }
}

/**
 * Create a function that opens a socket to the services in whichever tab runs them. If that tab is closed,
 * the socket is lost once the next tab runs them, and a socket opened then works.
 */
export function createServicesSocket(channel: BroadcastChannel): () => ServicesSocket {
  const sockets = new Map<string, TabSocket>();
  // oxlint-disable-next-line require-post-message-target-origin -- A channel is of one origin.
  const say = (message: FromSocket) => channel.postMessage(message);

  channel.addEventListener('message', ({ data: message }: MessageEvent<Message>) => {
    if (message.kind === 'to_socket') sockets.get(message.id)?.hear(message);
    if (message.kind !== 'leading') return;
    for (const socket of [...sockets.values()]) {
      if (socket.readyState === STATE.connecting) socket.connect();
      else socket.end(LOST);
    }
  });

  return () => {
    const id = crypto.randomUUID();
    const socket = new TabSocket(id, say);
    sockets.set(id, socket);
    socket.addEventListener('close', () => sockets.delete(id));
    return socket;
  };
}

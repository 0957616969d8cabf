import { SOCKET_CLOSE, type SocketEvent } from '@paydirt/contract/socket';
import { translateNames } from '@paydirt/contract/wire-names';

/** Messages a client may send between two heartbeats; it has nothing to send but its token. */
const MESSAGES_PER_HEARTBEAT = 20;

/** The way to one client: a socket of a network, or another tab. */
export interface Link {
  /** Where it is closing it takes nothing, and needs nothing any more. */
  readonly send: (text: string) => void;
  readonly close: (code: number, reason: string) => void;
  /** End it at once, unheard. */
  readonly cut: () => void;
  /** Ask for a sign of life. */
  readonly ping: () => void;
}

/** One client that listens: all that a process knows of it. */
export interface Connection {
  readonly link: Link;
  /** Network that it comes from. */
  readonly address: string;
  /** Null until its token was good. */
  memberId: string | null;
  tokenHash: Uint8Array | null;
  /** True once it has sent its first message, which should be its token. */
  authenticating: boolean;
  /** The last event that was sent, by topic. */
  readonly sent: Map<string, string>;
  /** True where it answered since the last heartbeat. */
  alive: boolean;
  messages: number;
}

/** Take up a client that has just connected. */
export function newConnection(link: Link, address: string): Connection {
  return {
    link,
    address,
    memberId: null,
    tokenHash: null,
    authenticating: false,
    sent: new Map(),
    alive: true,
    messages: 0,
  };
}

/** Send an event. */
export function send({ link }: Connection, event: SocketEvent): void {
  link.send(JSON.stringify(translateNames(event)));
}

/** Send an event unless it was the last of its topic. */
export function sendOnce(connection: Connection, topic: string, event: SocketEvent): void {
  const text = JSON.stringify(event);
  if (connection.sent.get(topic) === text) return;
  connection.sent.set(topic, text);
  send(connection, event);
}

/** Say why, and close. */
export function refuse(connection: Connection, error: string, code: number): void {
  send(connection, { type: 'refused', data: { error } });
  connection.link.close(code, error);
}

/** Count a message; false when the client sends so many that it is closed. */
export function countMessage(connection: Connection): boolean {
  connection.messages += 1;
  if (connection.messages <= MESSAGES_PER_HEARTBEAT) return true;
  refuse(connection, 'too_many_requests', SOCKET_CLOSE.policy);
  return false;
}

/** Find the token in the first message: the token itself, or JSON with `token` or `data`. Null when there is none. */
export function readToken(message: unknown): string | null {
  if (typeof message !== 'string') return null;
  const text = message.trim();
  if (!text.startsWith('{')) return text === '' ? null : text;
  try {
    const { token, data } = JSON.parse(text) as { readonly token?: unknown; readonly data?: unknown };
    const found = token ?? data;
    return typeof found === 'string' && found !== '' ? found : null;
  } catch {
    return null;
  }
}

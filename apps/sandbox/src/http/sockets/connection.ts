import { SOCKET_CLOSE, type SocketEvent } from '@paydirt/contract/socket';
import { translateNames } from '@paydirt/contract/wire-names';

/** Limit of messages from a client between two heartbeats; it only has to send its token. */
const MESSAGES_PER_HEARTBEAT = 20;

/** Channel to one client: a socket over the network, or another tab. */
export interface Link {
  /** Send a text; without effect if the channel is closing. */
  readonly send: (text: string) => void;
  readonly close: (code: number, reason: string) => void;
  /** Close the channel at once, without a message. */
  readonly cut: () => void;
  /** Ask for a sign of life. */
  readonly ping: () => void;
}

/** Client that listens, with everything that a process knows of it. */
export interface Connection {
  readonly link: Link;
  /** Network that the client is in. */
  readonly address: string;
  /** Null until the token has been accepted. */
  memberId: string | null;
  tokenHash: Uint8Array | null;
  /** True after the first message, which should be the token. */
  authenticating: boolean;
  /** Last event sent of each topic. */
  readonly sent: Map<string, string>;
  /** True if the client has answered since the last heartbeat. */
  alive: boolean;
  messages: number;
}

/** Create the state of a client that has just connected. */
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

/** Send an event unless it equals the last one of its topic. */
export function sendOnce(connection: Connection, topic: string, event: SocketEvent): void {
  const text = JSON.stringify(event);
  if (connection.sent.get(topic) === text) return;
  connection.sent.set(topic, text);
  send(connection, event);
}

/** Send the reason, and close. */
export function refuse(connection: Connection, error: string, code: number): void {
  send(connection, { type: 'refused', data: { error } });
  connection.link.close(code, error);
}

/** Count a message; returns false if the client was closed because it sends too many. */
export function countMessage(connection: Connection): boolean {
  connection.messages += 1;
  if (connection.messages <= MESSAGES_PER_HEARTBEAT) return true;
  refuse(connection, 'too_many_requests', SOCKET_CLOSE.policy);
  return false;
}

/**
 * Find the token in the first message: the token itself, or JSON with `token` or `data`. Null if there is
 * none.
 */
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

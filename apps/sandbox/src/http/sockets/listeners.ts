import { SOCKET_CLOSE } from '@paydirt/contract/socket';
import { SECOND_MS, toIso } from '@paydirt/domain';
import { sameBytes, toHex } from '@paydirt/domain/proof/merkle-bytes';

import { serviceNow } from '../../platform/clock.ts';
import { unref } from '../../platform/unref.ts';
import type { Database } from '../../database/database.ts';
import { readRequestState } from '../limits/request-state.ts';
import { livingSessions } from '../../access/living-sessions.ts';
import { TOKEN_MAX_LENGTH } from '../../access/sessions.ts';
import type { Log } from '../../observability/log.ts';
import type { Ports } from '../../operation/operation.ts';
import {
  type Connection,
  countMessage,
  type Link,
  newConnection,
  readToken,
  refuse,
  send,
  sendOnce,
} from './connection.ts';
import { type MemberEvent, readMemberEvents } from './member-events.ts';
import { HEARTBEAT_MS, TOKEN_WITHIN_MS } from '../../services/message/socket.ts';

/** Interval at which events are read while clients listen. */
const READ_EVERY_MS = SECOND_MS / 2;
/** Limit of a member's devices and tabs that listen at one process. */
const CONNECTIONS_PER_MEMBER = 20;
/** Limit of the tabs of one session, so that a single one leaves room for the member's other devices. */
const CONNECTIONS_PER_SESSION = 10;

/** Limits of connections that have not sent a token yet. */
export interface UnauthenticatedLimits {
  /** Connections of one network; a further one replaces the oldest of that network. */
  readonly perAddress: number;
  /** Connections of all networks; a further one replaces the oldest of all. */
  readonly inAll: number;
  /** Longest wait for the token. */
  readonly tokenWithinMs: number;
}

/**
 * 100 connections of one network, 200 in all, five seconds for the token. A client that only keeps
 * connections open shuts nobody out, not even in its own network: a member's client sends its token as soon
 * as it is connected, and is replaced only if a hundred more connections arrive before that. Opening
 * thousands a second can shut out members of the same network with a slow connection; their clients retry
 * with growing pauses, and poll meanwhile.
 */
export const UNAUTHENTICATED_LIMITS: UnauthenticatedLimits = {
  perAddress: 100,
  inAll: 200,
  tokenWithinMs: TOKEN_WITHIN_MS,
};

const isSameHash = (a: Uint8Array | null, b: Uint8Array) => a !== null && sameBytes(a, b);

/** Options of {@link createListeners}. */
export interface ListenersOptions {
  readonly database: Database;
  readonly ports: Pick<Ports, 'sha256'>;
  readonly log: Log;
  /** @default 20 seconds */
  readonly heartbeatMs?: number;
  /** @default {@link UNAUTHENTICATED_LIMITS} */
  readonly unauthenticated?: UnauthenticatedLimits;
}

/** Events of a client's connection. */
export interface LinkEvents {
  readonly onMessage: (data: unknown) => void;
  /** Called when the client gave a sign of life. */
  readonly onAlive: () => void;
  readonly onClose: () => void;
}

/**
 * Send members their events, over any kind of connection. A process only knows its open connections: events
 * are read from the database, so that it does not matter which process caused them.
 *
 * @returns The function that accepts a client that has just connected from an address.
 */
export function createListeners(options: ListenersOptions): (link: Link, address: string) => LinkEvents {
  const { database, ports, log } = options;
  const { heartbeatMs = HEARTBEAT_MS, unauthenticated = UNAUTHENTICATED_LIMITS } = options;
  const connections = new Set<Connection>();
  let reading: NodeJS.Timeout | null = null;
  let pinging: NodeJS.Timeout | null = null;
  let busy = false;

  const listening = () => [...connections].filter(({ memberId }) => memberId !== null);

  function deliver(events: readonly MemberEvent[]): void {
    const byMember = Map.groupBy(events, ({ memberId }) => memberId);
    for (const connection of listening()) {
      const own = byMember.get(connection.memberId ?? '') ?? [];
      const topics = new Set(own.map(({ topic }) => topic));
      for (const { topic, event } of own) sendOnce(connection, topic, event);
      for (const topic of connection.sent.keys()) if (!topics.has(topic)) connection.sent.delete(topic);
    }
  }

  /** Close the connections of sessions that have ended. */
  async function dropEnded(): Promise<void> {
    // A connection without a session yet is skipped, because `authenticate` checks the session itself.
    const known = listening();
    const living = await livingSessions(
      database,
      known.flatMap(({ tokenHash }) => (tokenHash === null ? [] : [tokenHash])),
    );
    for (const connection of known) {
      if (!living.has(toHex(connection.tokenHash ?? new Uint8Array())))
        end(connection, 'unauthorized', SOCKET_CLOSE.unauthorized);
    }
  }

  async function readEvents(): Promise<void> {
    if (busy || listening().length === 0) return;
    busy = true;
    try {
      const members = new Set(listening().flatMap(({ memberId }) => memberId ?? []));
      const events = await readMemberEvents(database, [...members]);
      // End the connections of ended sessions first, so that a client that has logged out receives nothing
      // more.
      await dropEnded();
      deliver(events);
    } catch (cause) {
      // The next read may succeed; clients that miss an event poll until then.
      if (connections.size > 0) log('warn', 'socket', { reason: String(cause) });
    } finally {
      busy = false;
    }
  }

  async function sendHeartbeats(): Promise<void> {
    for (const connection of connections) {
      connection.messages = 0;
      if (connection.alive) {
        connection.alive = false;
        connection.link.ping();
      } else connection.link.cut();
    }
    const now = await serviceNow(database);
    for (const connection of listening()) send(connection, { type: 'heartbeat', data: { now: toIso(now) } });
  }

  /** Admit one more connection without a token; if there are too many, end the oldest. */
  function admit(newcomer: Connection): void {
    connections.add(newcomer);
    const unknown = [...connections].filter(({ memberId }) => memberId === null);
    const ofSame = unknown.filter(({ address }) => address === newcomer.address);
    const candidates =
      ofSame.length > unauthenticated.perAddress
        ? ofSame
        : unknown.length > unauthenticated.inAll
          ? unknown
          : [];
    // A connection whose token is being checked is ended only if there is no other.
    const oldest = candidates.find(({ authenticating }) => !authenticating) ?? candidates[0];
    if (!oldest) return;
    connections.delete(oldest);
    // The connection is cut at once: a client that opens so many need not be told why, and may not even read.
    oldest.link.cut();
  }

  /** Refuse a client and stop counting it, whether or not it receives the message. */
  function end(connection: Connection, error: string, code: number): void {
    connections.delete(connection);
    refuse(connection, error, code);
  }

  /** Read events and send heartbeats while there are connections. */
  function startTimers(): void {
    reading ??= unref(setInterval(() => void readEvents(), READ_EVERY_MS));
    pinging ??= unref(
      setInterval(() => {
        sendHeartbeats().catch((cause: unknown) => log('warn', 'socket', { reason: String(cause) }));
      }, heartbeatMs),
    );
  }

  function stopTimers(): void {
    if (connections.size > 0) return;
    if (reading) clearInterval(reading);
    if (pinging) clearInterval(pinging);
    reading = null;
    pinging = null;
  }

  async function authenticate(connection: Connection, message: unknown, address: string): Promise<void> {
    const token = readToken(message);
    if (token === null || token.length > TOKEN_MAX_LENGTH) {
      end(connection, 'unauthorized', SOCKET_CLOSE.unauthorized);
      return;
    }
    const tokenHash = ports.sha256(token);
    const { memberId } = await readRequestState(database, { tokenHash, address, limits: [] });
    if (memberId === null) {
      end(connection, 'unauthorized', SOCKET_CLOSE.unauthorized);
      return;
    }
    const others = listening().filter((other) => other.memberId === memberId);
    const ofSame = others.filter((other) => isSameHash(other.tokenHash, tokenHash));
    if (others.length >= CONNECTIONS_PER_MEMBER || ofSame.length >= CONNECTIONS_PER_SESSION) {
      end(connection, 'too_many_requests', SOCKET_CLOSE.tooMany);
      return;
    }
    connection.tokenHash = tokenHash;
    connection.memberId = memberId;
    send(connection, { type: 'ready', data: { heartbeatSeconds: heartbeatMs / SECOND_MS } });
    await readEvents();
  }

  return (link, address) => {
    const connection = newConnection(link, address);
    admit(connection);
    startTimers();
    unref(
      setTimeout(() => {
        if (connection.memberId === null) end(connection, 'unauthorized', SOCKET_CLOSE.unauthorized);
      }, unauthenticated.tokenWithinMs),
    );
    return {
      onMessage(data) {
        // A client has nothing to send after its token, but its messages still count towards the limit.
        if (!countMessage(connection) || connection.authenticating) return;
        connection.authenticating = true;
        authenticate(connection, data, address).catch((cause: unknown) => {
          log('error', 'fault', { call: 'message/socket', reason: String(cause) });
          end(connection, 'internal', SOCKET_CLOSE.policy);
        });
      },
      onAlive() {
        connection.alive = true;
      },
      onClose() {
        connections.delete(connection);
        stopTimers();
      },
    };
  };
}

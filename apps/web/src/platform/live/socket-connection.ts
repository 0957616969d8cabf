import { readSocketEvent, SOCKET_CLOSE, type SocketEvent } from '@paydirt/contract/socket';
import { MINUTE_MS, SECOND_MS } from '@paydirt/domain';

import { baseUrl } from '../services/base-url.ts';
import { backoffMs } from '../services/backoff.ts';

/** Until the service gives its heartbeat interval. */
const SILENCE_MS = MINUTE_MS;

/** Part of a socket that the app needs. */
export type Socket = Pick<WebSocket, 'readyState' | 'send' | 'close' | 'addEventListener'>;

export interface SocketConnectionOptions {
  readonly open: (url: string) => Socket;
  readonly token: string;
  readonly onState: (state: 'live' | 'connecting') => void;
  readonly onEvent: (event: SocketEvent) => void;
  /**
   * Pause before the next attempt, in milliseconds, by the number of failures in a row. @default twice as long each
   * time, with jitter
   */
  readonly pause?: (failures: number) => number;
}

/** Get the address of the socket, under that of the service's calls. */
export function socketUrl(): string {
  const url = new URL(`${baseUrl('message')}/socket`, window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

/**
 * Keep one socket connected, reconnecting until it is closed; returns how to close it. The service sends the
 * present state on each connection, so that nothing is missed in between.
 */
export function keepConnected({
  open,
  token,
  onState,
  onEvent,
  pause = backoffMs,
}: SocketConnectionOptions): () => void {
  let stopped = false;
  let socket: Socket | null = null;
  let failures = 0;
  let silenceMs = SILENCE_MS;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  function listen(): void {
    clearTimeout(silence);
    // A dead connection may fire no event, so long silence closes it.
    silence = setTimeout(() => socket?.close(), silenceMs);
  }

  function connect(): void {
    const opened = open(socketUrl());
    socket = opened;
    listen();
    // The token is the first message, never part of an address.
    opened.addEventListener('open', () => {
      if (!stopped) opened.send(JSON.stringify({ type: 'token', data: token }));
    });
    opened.addEventListener('message', ({ data }) => {
      const event = readSocketEvent(data);
      if (event === null || stopped) return;
      if (event.type === 'ready') {
        failures = 0;
        silenceMs = 2.5 * event.data.heartbeatSeconds * SECOND_MS;
        onState('live');
      }
      listen();
      onEvent(event);
    });
    opened.addEventListener('close', ({ code }) => {
      clearTimeout(silence);
      if (stopped) return;
      onState('connecting');
      // The session has ended, so do not reconnect; the next request reports it.
      if (code === SOCKET_CLOSE.unauthorized) return;
      failures += 1;
      retry = setTimeout(connect, pause(failures));
    });
  }

  connect();
  return () => {
    stopped = true;
    clearTimeout(retry);
    clearTimeout(silence);
    const last = socket;
    // Browsers log an error when a socket is closed before it is open.
    if (last?.readyState === 0) last.addEventListener('open', () => last.close());
    else last?.close();
  };
}

import { readSocketEvent, type SocketEvent } from '@paydirt/contract/socket';
import { MINUTE_MS, SECOND_MS } from '@paydirt/domain';

import { baseUrl } from '../services/base-url.ts';
import { pauseAfter } from '../services/pauses.ts';

/** Until the service says how often it beats. */
const SILENCE_MS = MINUTE_MS;
/** The session is over; whatever is asked next tells so. */
const CLOSED_FOR_GOOD = 4401;

export interface SocketLineOptions {
  readonly open: (url: string) => WebSocket;
  readonly token: string;
  readonly onState: (state: 'live' | 'connecting') => void;
  readonly onEvent: (event: SocketEvent) => void;
  /** Pause before another try, in milliseconds, after so many failures in a row. @default twice as long each time, with jitter */
  readonly pause?: (failures: number) => number;
}

/** Address of the socket, beside the service's calls. */
export function socketUrl(): string {
  const url = new URL(`${baseUrl('message')}/socket`, window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

/**
 * Keep one socket open, over and over, until it is let go; answers how to let it go. The service tells how things
 * stand to whoever comes back, so that nothing is missed in between.
 */
export function keepConnected({
  open,
  token,
  onState,
  onEvent,
  pause = pauseAfter,
}: SocketLineOptions): () => void {
  let over = false;
  let socket: WebSocket | null = null;
  let failures = 0;
  let silenceMs = SILENCE_MS;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  function listen(): void {
    clearTimeout(silence);
    // A connection can be dead without anybody having said so.
    silence = setTimeout(() => socket?.close(), silenceMs);
  }

  function connect(): void {
    const opened = open(socketUrl());
    socket = opened;
    listen();
    // The token is the first message, never part of an address.
    opened.addEventListener('open', () => {
      if (!over) opened.send(JSON.stringify({ type: 'token', data: token }));
    });
    opened.addEventListener('message', ({ data }) => {
      const event = readSocketEvent(data);
      if (event === null || over) return;
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
      if (over) return;
      onState('connecting');
      if (code === CLOSED_FOR_GOOD) return;
      failures += 1;
      retry = setTimeout(connect, pause(failures));
    });
  }

  connect();
  return () => {
    over = true;
    clearTimeout(retry);
    clearTimeout(silence);
    const last = socket;
    // Closed before it is open, a browser would complain.
    if (last?.readyState === 0) last.addEventListener('open', () => last.close());
    else last?.close();
  };
}

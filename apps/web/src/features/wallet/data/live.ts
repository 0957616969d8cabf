import type { SocketEvent } from '@paydirt/contract';
import { readSocketEvent } from '@paydirt/contract/socket';
import { MINUTE_MS, SECOND_MS } from '@paydirt/domain';
import { useEffect, useEffectEvent, useState } from 'react';

import { baseUrl } from '../../../platform/services/base-url.ts';
import { useOnline, usePlatform } from '../../../platform/hooks.tsx';
import { pauseAfter } from '../../../platform/services/pauses.ts';

/** How events reach this page: over the socket, not yet, or not at all in this browser. */
export type LiveState = 'live' | 'connecting' | 'unsupported';

/** Until the service says how often it beats. */
const SILENCE_MS = MINUTE_MS;
const CLOSED_FOR_GOOD = 4401;

function socketUrl(): string {
  const url = new URL(`${baseUrl('message')}/socket`, window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

interface Connection {
  readonly open: (url: string) => WebSocket;
  readonly token: string;
  readonly onState: (state: LiveState) => void;
  readonly onEvent: (event: SocketEvent) => void;
}

/** Keep one socket open, over and over, until it is let go; answers how to let it go. */
function keepConnected({ open, token, onState, onEvent }: Connection): () => void {
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
      // The session is over; whatever is asked next tells so.
      if (code === CLOSED_FOR_GOOD) return;
      failures += 1;
      retry = setTimeout(connect, pauseAfter(failures));
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

/**
 * Hear what the services tell while this is drawn. Without a socket (no support, no network, broken on
 * purpose) the page has to ask by itself; the state says so.
 */
export function useLiveEvents(enabled: boolean, onEvent: (event: SocketEvent) => void): LiveState {
  const { openSocket, session, faults } = usePlatform();
  const online = useOnline();
  const [state, setState] = useState<LiveState>('connecting');
  const hear = useEffectEvent(onEvent);

  useEffect(() => {
    const token = session.token();
    if (!enabled || openSocket === null || !online || token === null) return undefined;
    let leave: (() => void) | null = null;
    const follow = () => {
      const broken = faults.get() !== null;
      if (broken && leave) {
        leave();
        leave = null;
        setState('connecting');
      } else if (!broken) {
        leave ??= keepConnected({
          open: openSocket,
          token,
          onState: setState,
          onEvent: (event) => hear(event),
        });
      }
    };
    follow();
    const unsubscribe = faults.subscribe(follow);
    return () => {
      unsubscribe();
      leave?.();
      setState('connecting');
    };
  }, [enabled, online, openSocket, session, faults]);

  return openSocket === null ? 'unsupported' : state;
}

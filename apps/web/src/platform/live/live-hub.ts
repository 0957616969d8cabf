import type { SocketEvent } from '@paydirt/contract/socket';

import { observable, type Observable } from '../observable.ts';

/** How events reach this page: over the socket, not yet, or not at all in this browser. */
export type LiveState = 'live' | 'connecting' | 'unsupported';

/** What the services tell while the app is open. Screens hear it here; the shell fills it. */
export interface LiveHub {
  readonly state: Observable<LiveState>;
  /** Hear each event; answers how to stop. */
  readonly hear: (listener: (event: SocketEvent) => void) => () => void;
  readonly tell: (event: SocketEvent) => void;
}

/** Make a hub that is silent until the shell connects it. */
export function createLiveHub(supported: boolean): LiveHub {
  const listeners = new Set<(event: SocketEvent) => void>();
  return {
    state: observable<LiveState>(supported ? 'connecting' : 'unsupported'),
    hear(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(event) {
      for (const listener of [...listeners]) listener(event);
    },
  };
}

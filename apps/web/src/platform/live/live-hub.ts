import type { SocketEvent } from '@paydirt/contract/socket';

import { observable, type Observable } from '../observable.ts';

/** The state of the live connection: connected, not yet, or unsupported by this browser. */
export type LiveState = 'live' | 'connecting' | 'unsupported';

/** Events of the services while the app is open. Screens subscribe to it; the shell feeds it. */
export interface LiveHub {
  readonly state: Observable<LiveState>;
  /** Call the listener for each event; returns how to unsubscribe. */
  readonly subscribe: (listener: (event: SocketEvent) => void) => () => void;
  readonly publish: (event: SocketEvent) => void;
}

/** Make a hub that is silent until the shell connects it. */
export function createLiveHub(supported: boolean): LiveHub {
  const listeners = new Set<(event: SocketEvent) => void>();
  return {
    state: observable<LiveState>(supported ? 'connecting' : 'unsupported'),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    publish(event) {
      for (const listener of [...listeners]) listener(event);
    },
  };
}

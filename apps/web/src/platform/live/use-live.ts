import type { SocketEvent } from '@paydirt/contract/socket';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

import { usePlatform } from '../hooks.tsx';
import type { LiveState } from './live-hub.ts';

/** Read how events reach this page. Where it is not `live`, a screen that wants news asks by itself. */
export function useLiveState(): LiveState {
  const { live } = usePlatform();
  return useSyncExternalStore(live.state.subscribe, live.state.get);
}

/** Hear what the services tell while this is drawn. */
export function useLiveEvents(onEvent: (event: SocketEvent) => void): LiveState {
  const { live } = usePlatform();
  const hear = useEffectEvent(onEvent);
  useEffect(() => live.hear((event) => hear(event)), [live]);
  return useLiveState();
}

import type { SocketEvent } from '@paydirt/contract/socket';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

import { usePlatform } from '../hooks.tsx';
import type { LiveState } from './live-hub.ts';

/** Read the state of the live connection. Where it is not `live`, a screen that needs updates polls. */
export function useLiveState(): LiveState {
  const { live } = usePlatform();
  return useSyncExternalStore(live.state.subscribe, live.state.get);
}

/** Subscribe to the services' events while this is mounted. */
export function useLiveEvents(onEvent: (event: SocketEvent) => void): LiveState {
  const { live } = usePlatform();
  const handleEvent = useEffectEvent(onEvent);
  useEffect(() => live.subscribe((event) => handleEvent(event)), [live]);
  return useLiveState();
}

import { useEffect } from 'react';

import { applyBarColour } from '../../platform/bar-colour.ts';
import { useOnline, usePlatform, useSession, useSettings } from '../../platform/hooks.tsx';
import { useUnanswered } from '../../platform/intents/use-unanswered.ts';
import { keepConnected } from '../../platform/live/socket-connection.ts';
import { notificationState } from '../../platform/notifications.ts';
import { useIncomeArrival } from './income-arrival.ts';
import { useMailbox } from './mailbox-host.ts';
import { useFocusInPlace } from './use-focus-in-place.ts';

/**
 * Receive the services' events for a member, over a socket of this tab while it is visible. Without one (no
 * support, no network, broken on purpose) the screens poll; the hub's state says so. Asks for the outcome of
 * requests without an answer, and runs other work that the first screen does not wait for. Draws nothing.
 */
export function LiveHost() {
  const session = useSession();
  useConnection(session.kind === 'member' ? session.token : null);
  useMailbox();
  useIncomeArrival();
  useUnanswered();
  useBarColour();
  useFocusInPlace();
  return null;
}

/** Keep the browser's bars in the theme's colour; the page's first script gave them theirs. */
function useBarColour(): void {
  const [{ theme }] = useSettings();
  useEffect(() => applyBarColour(theme), [theme]);
}

/** Tell if this tab handles events: a hidden one shows notifications alone, where the member allowed them. */
function handlesEvents(): boolean {
  return document.visibilityState === 'visible' || notificationState() === 'granted';
}

function useConnection(token: string | null): void {
  const { openSocket, live, faults } = usePlatform();
  const online = useOnline();

  useEffect(() => {
    if (token === null || openSocket === null || !online) return undefined;
    let leave: (() => void) | null = null;
    const connect = () =>
      keepConnected({ open: openSocket, token, onState: live.state.set, onEvent: live.publish });

    function end(): void {
      leave?.();
      leave = null;
      live.state.set('connecting');
    }
    function follow(): void {
      if (faults.get() !== null || !handlesEvents()) end();
      else leave ??= connect();
    }
    follow();
    const stopFollowing = faults.subscribe(follow);
    document.addEventListener('visibilitychange', follow);
    // A page in the back/forward cache must not hold a socket.
    window.addEventListener('pagehide', end);
    window.addEventListener('pageshow', follow);
    return () => {
      stopFollowing();
      document.removeEventListener('visibilitychange', follow);
      window.removeEventListener('pagehide', end);
      window.removeEventListener('pageshow', follow);
      end();
    };
  }, [token, online, openSocket, live, faults]);
}

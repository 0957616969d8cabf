import { readSocketEvent } from '@paydirt/contract/socket';
import { useEffect } from 'react';

import { useOnline, usePlatform, useSession } from '../../platform/hooks.tsx';
import { type Heard, keepConnected } from '../../platform/live/socket-line.ts';
import { joinTabs } from '../../platform/live/tabs-line.ts';
import { useMailbox } from './mailbox-host.ts';

/**
 * Hear what the services tell a member, over one socket for all tabs. Without one (no support, no network, broken on
 * purpose) the screens ask by themselves; the hub's state says so. Draws nothing.
 */
export function LiveHost() {
  const session = useSession();
  const token = session.kind === 'member' ? session.token : null;
  const userId = session.kind === 'member' ? session.user.userId : '';
  useConnection(token, userId);
  useMailbox();
  return null;
}

function useConnection(token: string | null, userId: string): void {
  const { openSocket, tabs, live, faults } = usePlatform();
  const online = useOnline();

  useEffect(() => {
    if (token === null || openSocket === null || !online) return undefined;
    let leave: (() => void) | null = null;
    const heard: Heard = {
      onState: (state) => live.state.set(state),
      onText(text) {
        const event = readSocketEvent(text);
        if (event !== null) live.tell(event);
      },
    };
    const connect = (told: Heard) => keepConnected({ ...told, open: openSocket, token });

    const join = () =>
      tabs === null ? connect(heard) : joinTabs({ ...heard, name: `paydirt.live.${userId}`, tabs, connect });

    function end(): void {
      leave?.();
      leave = null;
      live.state.set('connecting');
    }
    function follow(): void {
      if (faults.get() !== null) end();
      else if (leave === null) leave = join();
    }
    // A page that the browser keeps for Back holds neither lock nor socket.
    const away = () => end();
    follow();
    const stopFollowing = faults.subscribe(follow);
    window.addEventListener('pagehide', away);
    window.addEventListener('pageshow', follow);
    return () => {
      stopFollowing();
      window.removeEventListener('pagehide', away);
      window.removeEventListener('pageshow', follow);
      end();
    };
  }, [token, userId, online, openSocket, tabs, live, faults]);
}

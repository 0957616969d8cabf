import type { Subject } from '@paydirt/contract';
import { type User, userInfo } from '@paydirt/contract/account/session';
import { type Mailbox, messageDetail } from '@paydirt/contract/messages/messages';
import { MINUTE_MS } from '@paydirt/domain';
import { useRef } from 'react';
import { useSWRConfig } from 'swr';

import type { Answered } from '../../platform/data/answer-cache.ts';
import { keyOf } from '../../platform/data/key.ts';
import { useAudience, useCall, useRefresh } from '../../platform/data/use-call.ts';
import { timeOf } from '../../platform/data/wire.ts';
import { useClient, useMember, usePlatform } from '../../platform/hooks.tsx';
import { useLiveEvents, useLiveState } from '../../platform/live/use-live.ts';
import { showNotification } from '../../platform/notifications.ts';

/** Subjects that messages are about, and the page in front may show. Posts are not reloaded below their reader. */
const ANNOUNCED: readonly Subject[] = [
  'money',
  'coupons',
  'submissions',
  'submitted_posts',
  'reports',
  'feedback',
  'security',
];

/** The polling interval for unread messages while the socket is not connected. */
const POLL_INTERVAL_MS = MINUTE_MS / 4;

/**
 * Keep the shown messages as new as the services', and notify at once of one that arrives in a channel that the
 * member chose: in the page where it is in front, else by the browser where that was allowed.
 */
export function useMailbox(): void {
  const audience = useAudience();
  const client = useClient();
  const member = useMember();
  const refresh = useRefresh();
  const { mutate } = useSWRConfig();
  const { toasts, clock, settings } = usePlatform();
  const known = useRef<{ readonly of: string; readonly newest: number } | null>(null);
  const live = useLiveState();
  useCall(userInfo, member === null ? null : {}, { everyMs: live === 'live' ? 0 : POLL_INTERVAL_MS });

  async function take({ unread, latest }: Mailbox, reader: User): Promise<void> {
    const count = Object.values(unread).reduce((sum, channel) => sum + channel, 0);
    const before = known.current?.of === reader.userId ? known.current.newest : null;
    const newest = latest === null ? 0 : timeOf(latest.time);
    known.current = { of: reader.userId, newest: Math.max(before ?? 0, newest) };
    await mutate<Answered<User>>(
      keyOf(userInfo, {}, audience),
      (cached) => cached && { value: { ...cached.value, unread: count }, asOf: clock.now() },
      { revalidate: false },
    );
    await refresh('messages');
    // Messages that were there when the page opened are not announced.
    if (before === null || latest === null || newest <= before) return;
    void refresh(...ANNOUNCED);
    if (!reader.notify.includes(latest.channel)) return;
    const { data } = await client.call(messageDetail, { id: latest.id });
    if (document.visibilityState === 'visible') toasts.show(data.title);
    else await showNotification(data, settings.get().notifyInFull);
  }

  useLiveEvents((event) => {
    if (event.type === 'mailbox' && member !== null) void take(event.data, member);
  });
}

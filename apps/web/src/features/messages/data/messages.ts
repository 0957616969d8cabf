import { updateSettings } from '@paydirt/contract/account/profile';
import type { MessageChannel } from '@paydirt/contract/basics';
import { popularNotices } from '@paydirt/contract/messages/announcements';
import {
  markMessagesRead,
  type Message,
  messageChannels,
  messageDetail,
  messageList,
} from '@paydirt/contract/messages/messages';
import { SECOND_MS } from '@paydirt/domain';
import { useEffect, useRef } from 'react';

import { useCall, useRefresh } from '../../../platform/data/use-call.ts';
import { usePages } from '../../../platform/data/use-pages.ts';
import { useSend } from '../../../platform/data/use-send.ts';
import { useClient } from '../../../platform/hooks.tsx';
import { useLiveState } from '../../../platform/live/use-live.ts';

/** The interval at which a page of messages polls while the socket is not connected. */
const POLL_INTERVAL_MS = 5 * SECOND_MS;

/** Get the polling interval of a page of messages, in milliseconds; 0 while the socket is connected. */
export function usePollInterval(): number {
  return useLiveState() === 'live' ? 0 : POLL_INTERVAL_MS;
}

/** Read every channel with its newest message. */
export function useChannels() {
  return useCall(messageChannels, {}, { everyMs: usePollInterval() });
}

/** Read the notices that most members opened. */
export const usePopularNotices = () => useCall(popularNotices, {});

/** Read messages, newest first; with null those of all channels. */
export function useMessages(channel: MessageChannel | null) {
  const everyMs = usePollInterval();
  return usePages<Message, typeof messageList>(
    messageList,
    channel === null ? {} : { channel },
    (message) => message.id,
    undefined,
    { everyMs },
  );
}

/** Read one message; an empty id makes no request. */
export const useMessage = (id: string | null) => useCall(messageDetail, id === null ? null : { id });

export const useMarkRead = () => useSend(markMessagesRead);

/**
 * Mark what is on screen as read, once: messages by their ids, or what a whole channel holds. That it fails is no
 * failure of the page: the mark stays, and the next visit takes it away.
 */
export function useReadBySight(
  shown: { readonly ids: string } | { readonly channel: MessageChannel } | null,
): void {
  const client = useClient();
  const refresh = useRefresh();
  const marked = useRef<string | null>(null);
  const subject = shown === null ? null : JSON.stringify(shown);
  useEffect(() => {
    if (subject === null || marked.current === subject) return;
    marked.current = subject;
    client
      .call(markMessagesRead, JSON.parse(subject) as { ids: string })
      .then(() => refresh(...markMessagesRead.changes))
      .catch(() => {
        marked.current = null;
      });
  }, [client, refresh, subject]);
}

/** Change which channels may notify at once. */
export const useChangeNotify = () => useSend(updateSettings);

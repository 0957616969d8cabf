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

/** How often a page of messages that hears nothing over the socket asks. */
const ASK_EVERY_MS = 5 * SECOND_MS;

/** How often a page of messages has to ask by itself, in milliseconds; 0 while it is told. */
export function useAskEvery(): number {
  return useLiveState() === 'live' ? 0 : ASK_EVERY_MS;
}

/** Show every channel with its newest message. */
export function useChannels() {
  return useCall(messageChannels, {}, { everyMs: useAskEvery() });
}

/** Show the notices that most members opened. */
export const usePopularNotices = () => useCall(popularNotices, {});

/** Show messages, newest first; with null those of all channels. */
export function useMessages(channel: MessageChannel | null) {
  const everyMs = useAskEvery();
  return usePages<Message, typeof messageList>(
    messageList,
    channel === null ? {} : { channel },
    (message) => message.id,
    undefined,
    { everyMs },
  );
}

/** Show one message; without an id, none is asked for. */
export const useMessage = (id: string) => useCall(messageDetail, id === '' ? null : { id });

/** Mark messages as read. */
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

/** Change which channels may tell at once. */
export const useChangeNotify = () => useSend(updateSettings);

import { MESSAGE_CHANNELS } from '@paydirt/contract/basics';
import type { ChannelState } from '@paydirt/contract/messages/messages';
import { Button } from '@paydirt/ui/button';
import { MessageRow, MessageRowSkeleton } from '@paydirt/ui/message-row';
import { NoticeBar } from '@paydirt/ui/notice-bar';
import { Skeleton } from '@paydirt/ui/skeleton';
import { useState } from 'react';

import { FormFailure } from '../../../forms/form-failure.tsx';
import { timeOf } from '../../../platform/data/wire.ts';
import { useClock, useFailureText, useFormat, useLocale, useT } from '../../../platform/hooks.tsx';
import { foreignLanguage } from '../../../platform/language/content-language.ts';
import { useLiveState } from '../../../platform/live/use-live.ts';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { messagesRoutes } from '../../../routes/messages.ts';
import { useChosen } from '../../../shell/panes/pane-box.ts';
import { Screen } from '../../../shell/screen/screen.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { useChannels, useMarkRead } from '../data/messages.ts';
import { rowChannel } from '../message-row-props.ts';
import { NotifyChoice } from './notify-choice.tsx';
import { PopularNotices } from './popular-notices.tsx';

/**
 * List the message channels with their newest and unread messages, the popular notices, and the choice of
 * notifications.
 */
export function MessagesScreen() {
  const t = useT();
  const format = useFormat();
  const now = useClock()();
  const live = useLiveState();
  const channels = useChannels();
  const loading = (
    <Skeleton label={t('common.loading')}>
      {MESSAGE_CHANNELS.map((channel) => (
        <MessageRowSkeleton
          key={channel}
          title={t(`mailbox.channel.${channel}`)}
          time={format.dateTime(now)}
        />
      ))}
    </Skeleton>
  );
  return (
    <Screen>
      <div className="flex flex-col gap-6">
        {live === 'unsupported' ? (
          <div className="px-4">
            <NoticeBar tone="info">{t('shell.noLiveUpdates')}</NoticeBar>
          </div>
        ) : null}
        <Viewed view={channels} skeleton={loading}>
          {(list) => <Channels channels={list} />}
        </Viewed>
        <PopularNotices part={channels.status === 'ready'} />
        <NotifyChoice />
      </div>
    </Screen>
  );
}

function Channels({ channels }: { channels: readonly ChannelState[] }) {
  const t = useT();
  const format = useFormat();
  const locale = useLocale();
  const chosen = useChosen('channel');
  const unread = channels.reduce((sum, channel) => sum + channel.unread, 0);
  return (
    <div className="flex flex-col gap-4">
      <nav aria-label={t('mailbox.channels')} className="border-y border-line bg-sheet *:last:border-b-0">
        {channels.map(({ channel, unread: count, latest }) => (
          <MessageRow
            key={channel}
            channel={rowChannel(channel)}
            title={t(`mailbox.channel.${channel}`)}
            excerpt={latest?.title ?? t(`mailbox.about.${channel}`)}
            language={latest === null ? undefined : foreignLanguage(latest.contentLanguage, locale)}
            time={latest === null ? t('mailbox.empty.title') : format.dateTime(timeOf(latest.time))}
            unread={count > 0}
            count={count}
            unreadLabel={t('shell.unread', { count })}
            href={hashHref(messagesRoutes.channel.href({ channel }))}
            chosen={channel === chosen}
          />
        ))}
      </nav>
      {unread > 0 ? (
        <div className="px-4">
          <MarkAll />
        </div>
      ) : null}
    </div>
  );
}

function MarkAll() {
  const t = useT();
  const failureText = useFailureText();
  const { send, sending } = useMarkRead();
  const [failure, setFailure] = useState<string | null>(null);

  async function mark() {
    setFailure(null);
    const result = await send({ all: true });
    if (result !== null && !result.ok) setFailure(failureText(result.error));
  }

  return (
    <div className="flex flex-col gap-3">
      <FormFailure text={failure} />
      <Button icon="check" wide busy={sending} onClick={() => void mark()}>
        {t('mailbox.markAll')}
      </Button>
    </div>
  );
}

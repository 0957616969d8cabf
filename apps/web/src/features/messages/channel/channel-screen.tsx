import { MESSAGE_CHANNELS, type MessageChannel } from '@paydirt/contract/basics';
import { Button, ButtonLink } from '@paydirt/ui/button';
import { Illustration, scenes } from '@paydirt/ui/illustration';
import { ListEnd } from '@paydirt/ui/list-end';
import { MessageRow, MessageRowSkeleton } from '@paydirt/ui/message-row';
import { Skeleton } from '@paydirt/ui/skeleton';
import { EmptyState } from '@paydirt/ui/state-message';
import { useState } from 'react';

import { FormFailure } from '../../../forms/form-failure.tsx';
import { useClock, useFailureText, useFormat, useLocale, useT } from '../../../platform/hooks.tsx';
import { hashHref, useQueryParameter } from '../../../platform/navigation/hash-location.ts';
import { messagesRoutes } from '../../../routes/messages.ts';
import { useChosen } from '../../../shell/panes/pane-box.ts';
import { endingOf } from '../../../shell/screen/list-ending.ts';
import { Screen } from '../../../shell/screen/screen.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { useMarkRead, useMessages } from '../data/messages.ts';
import { toMessageRowProps } from '../message-row-props.ts';

/** The messages of one channel, newest first; those of all where the address names none. */
export function ChannelScreen() {
  const t = useT();
  const format = useFormat();
  const locale = useLocale();
  const failureText = useFailureText();
  const named = useQueryParameter('channel');
  const channel = MESSAGE_CHANNELS.find((one) => one === named) ?? null;
  const pages = useMessages(channel);
  const chosen = useChosen('id');
  const now = useClock()();
  const loading = (
    <Skeleton label={t('common.loading')}>
      {[0, 1, 2, 3, 4].map((message) => (
        <MessageRowSkeleton
          key={message}
          time={`${t(`mailbox.channel.${channel ?? 'news'}`)} · ${format.dateTime(now)}`}
        />
      ))}
    </Skeleton>
  );
  return (
    <Screen title={channel === null ? undefined : t(`mailbox.channel.${channel}`)}>
      <Viewed view={pages.view} skeleton={loading} empty={<NoMessages channel={channel} />}>
        {({ items }) => (
          <>
            {items.some(({ read }) => !read) ? <MarkChannel channel={channel} /> : null}
            <div role="list" className="border-y border-line bg-sheet">
              {items.map((message) => (
                <div role="listitem" key={message.id} className="last:*:border-b-0">
                  <MessageRow
                    {...toMessageRowProps(message, { t, format, locale })}
                    chosen={message.id === chosen}
                  />
                </div>
              ))}
            </div>
            <ListEnd ending={endingOf(pages, t, failureText)} onEndReached={pages.loadMore} />
          </>
        )}
      </Viewed>
    </Screen>
  );
}

function MarkChannel({ channel }: { channel: MessageChannel | null }) {
  const t = useT();
  const failureText = useFailureText();
  const { send, sending } = useMarkRead();
  const [failure, setFailure] = useState<string | null>(null);

  async function mark() {
    setFailure(null);
    const result = await send(channel === null ? { all: true } : { channel });
    if (result !== null && !result.ok) setFailure(failureText(result.error));
  }

  return (
    <div className="flex flex-col items-end gap-2 px-4 pb-2">
      <FormFailure text={failure} />
      <Button size="sm" icon="check" busy={sending} onClick={() => void mark()}>
        {t('mailbox.markAll')}
      </Button>
    </div>
  );
}

function NoMessages({ channel }: { channel: MessageChannel | null }) {
  const t = useT();
  return (
    <EmptyState
      illustration={<Illustration src={scenes['empty-messages']} />}
      title={t('mailbox.empty.title')}
      text={t(`mailbox.about.${channel ?? 'station_news'}`)}
      action={
        <ButtonLink href={hashHref(messagesRoutes.messages.href())}>{t('mailbox.empty.toAll')}</ButtonLink>
      }
    />
  );
}

import type { Message } from '@paydirt/contract/messages/messages';
import { ButtonLink } from '@paydirt/ui/button';
import { Skeleton, SkeletonLine } from '@paydirt/ui/skeleton';

import { timeOf } from '../../../platform/data/wire.ts';
import { useFormat, useLocale, usePlatform, useT } from '../../../platform/hooks.tsx';
import { foreignLanguage } from '../../../platform/language/content-language.ts';
import { hashHref, useQueryParameter } from '../../../platform/navigation/hash-location.ts';
import { messagesRoutes } from '../../../routes/messages.ts';
import { NotFound } from '../../../shell/not-found/not-found.tsx';
import { Screen } from '../../../shell/screen/screen.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { useMessage, useReadBySight } from '../data/messages.ts';

/** One message, which counts as read once it was seen. */
export function MessageScreen() {
  const t = useT();
  const id = useQueryParameter('id');
  const view = useMessage(id);
  const loading = (
    <Skeleton label={t('common.loading')} className="px-4 pt-2">
      <SkeletonLine size="24" extent="long" />
      <SkeletonLine size="13" extent="short" />
      {[0, 1, 2].map((line) => (
        <SkeletonLine key={line} extent="full" className="mt-2" />
      ))}
    </Skeleton>
  );
  return (
    <Screen>
      <Viewed view={view} id={id} notFound={<NoMessage />} skeleton={loading}>
        {(message) => <MessageText message={message} />}
      </Viewed>
    </Screen>
  );
}

function MessageText({ message }: { message: Message }) {
  const t = useT();
  const format = useFormat();
  const locale = useLocale();
  const { routes } = usePlatform();
  const foreign = foreignLanguage(message.contentLanguage, locale);
  // Members who open a notice are counted, so report it even if its channel was already marked as read.
  useReadBySight(message.read && !message.id.startsWith('notice.') ? null : { ids: message.id });
  // A message may link only into the app; news needs no link, because it is shown here in full.
  const leads = message.channel !== 'news' && routes.isForMembers(message.href) ? message.href : null;
  return (
    <article className="flex flex-col gap-4 px-4 pt-1">
      <div>
        <h2 lang={foreign} className="font-title text-24 font-bold tracking-tight text-balance">
          {message.title}
        </h2>
        <p className="tabular mt-1 text-13 text-ink-2">
          {t(`mailbox.channel.${message.channel}`)} · {format.dateTime(timeOf(message.time))}
          {foreign ? ` · ${t('common.shownInEnglish')}` : ''}
        </p>
      </div>
      <div lang={foreign} className="flex flex-col gap-3 text-17 leading-text text-pretty">
        {message.body.split(/\n{2,}/u).map((paragraph, index) => (
          <p key={index} className="whitespace-pre-line">
            {paragraph}
          </p>
        ))}
      </div>
      {leads === null ? null : (
        <ButtonLink href={hashHref(leads)} className="self-start">
          {t('mailbox.follow')}
        </ButtonLink>
      )}
    </article>
  );
}

function NoMessage() {
  const t = useT();
  return (
    <NotFound
      title={t('mailbox.missing')}
      link={{ href: messagesRoutes.messages.href(), label: t('mailbox.empty.toAll') }}
    />
  );
}

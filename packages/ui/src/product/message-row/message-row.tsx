import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../../foundations/icon/index.ts';
import { chosenRow } from '../../primitives/list-row/chosen-look.ts';
import { SkeletonBlock, SkeletonLine, SkeletonText } from '../../primitives/skeleton/index.ts';

/** Source of a message. */
export type MessageChannel = 'news' | 'station-news' | 'notice' | 'voucher' | 'coupon';

export interface MessageRowProps extends Omit<ComponentProps<'a'>, 'children' | 'title'> {
  /** Channel, which determines the icon. */
  channel: MessageChannel;
  /** Name of the channel, before the time. Left out where the title names it. */
  channelLabel?: string | undefined;
  /** Subject, the first line. */
  title: string;
  /** The beginning of its text, cut off after two lines; the message itself shows it in full. */
  excerpt?: string | undefined;
  /** Language of the text, where it is not the page's; for a row with a count, of the excerpt only. */
  language?: string | undefined;
  /** Time of arrival, formatted. */
  time: string;
  /** Not read yet. @default false */
  unread?: boolean | undefined;
  /** Number of unread messages, where the row represents several. */
  count?: number | undefined;
  /** Text for screen readers on an unread row ("unread"). */
  unreadLabel: string;
  /** Address of the message. */
  href: string;
  /** It is open beside the list. @default false */
  chosen?: boolean | undefined;
}

const icons = {
  news: 'book',
  'station-news': 'bell',
  notice: 'info',
  voucher: 'receipt',
  coupon: 'ticket',
} satisfies Record<MessageChannel, IconName>;

/**
 * Show one message of a list: title, source and read state. Renders an `<a>`.
 *
 * @when One message of a channel, read or unread.
 * @instead Use `ListRow` for anything that is not a message.
 */
export function MessageRow({
  channel,
  channelLabel,
  title,
  excerpt,
  language,
  time,
  unread = false,
  count,
  unreadLabel,
  chosen = false,
  className,
  ...props
}: MessageRowProps) {
  return (
    <a
      {...props}
      aria-current={chosen || undefined}
      data-channel={channel}
      data-state={unread ? 'unread' : 'read'}
      className={cx(
        chosenRow,
        'flex items-start gap-3 border-b border-line px-4 py-3 text-ink no-underline -outline-offset-2 hover:bg-wash active:bg-wash',
        className,
      )}
    >
      <span className="relative grid size-10 shrink-0 place-items-center rounded-control bg-wash text-ink-2">
        <Icon name={icons[channel]} size={20} />
        {unread && count === undefined ? (
          <span
            aria-hidden="true"
            className="absolute -end-1 -top-1 size-3 rounded-full border-2 border-paper bg-garnet forced-colors:bg-[Highlight]"
          />
        ) : null}
      </span>
      <span className="min-w-0 grow">
        <span className={cx('block text-15', unread ? 'font-semibold' : 'font-normal')}>
          {unread ? <span className="sr-only">{unreadLabel}, </span> : null}
          <span lang={count === undefined ? language : undefined}>{title}</span>
        </span>
        {excerpt === undefined ? null : (
          <span lang={language} className="line-clamp-2 text-13 text-ink-2">
            {excerpt}
          </span>
        )}
        <span className="mt-0.5 block text-13 text-balance text-ink-2">
          {channelLabel === undefined ? null : `${channelLabel} · `}
          <span className="tabular">{time}</span>
        </span>
      </span>
      {count === undefined || count <= 0 ? null : (
        <span
          aria-hidden="true"
          className="tabular mt-0.5 min-w-6 shrink-0 rounded-pill bg-garnet px-1.5 text-center text-13 leading-6 font-semibold text-on-garnet"
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
    </a>
  );
}

export interface MessageRowSkeletonProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** The first line as it will read, or one of the same length; it may wrap. Left out, it counts as one line. */
  title?: string | undefined;
  /** The last line likewise: channel and time. Left out, it counts as one line. */
  time?: string | undefined;
}

/** Placeholder for a message while messages load: the box of one with an excerpt, hidden from assistive technology. */
export function MessageRowSkeleton({ title, time, className, ...props }: MessageRowSkeletonProps) {
  return (
    <div
      {...props}
      aria-hidden="true"
      className={cx('flex items-start gap-3 border-b border-line px-4 py-3 *:animate-breathe', className)}
    >
      <SkeletonBlock className="size-10 shrink-0" />
      <div className="min-w-0 grow">
        {title === undefined ? <SkeletonLine /> : <SkeletonText className="text-15">{title}</SkeletonText>}
        <SkeletonLine size="13" extent="full" />
        <SkeletonLine size="13" extent="long" />
        {time === undefined ? (
          <SkeletonLine size="13" className="mt-0.5" />
        ) : (
          <SkeletonText className="mt-0.5 text-13 text-balance">{time}</SkeletonText>
        )}
      </div>
    </div>
  );
}

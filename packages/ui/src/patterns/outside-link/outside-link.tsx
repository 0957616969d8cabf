import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../../foundations/icon/index.ts';

export interface OutsideLinkProps extends Omit<ComponentProps<'a'>, 'children' | 'title' | 'target' | 'rel'> {
  /** An https address of another site. */
  href: string;
  /** Text of the link ("Video: a sluice in spring"). */
  title: string;
  /** The host of the address ("videos.example.org"). */
  host: string;
  /** Text that says the link leaves the site ("Opens outside of Paydirt"). */
  note: string;
  /** The icon before its title. @default 'play' */
  icon?: IconName | undefined;
}

/**
 * Link to another site, with a warning. Renders an `<a>` that opens in a new tab without a referrer; nothing is fetched
 * from that site before a press.
 *
 * @when A link out of the app, with its destination.
 * @instead Use `TextLink` or `ListRow` for a page of the app.
 */
export function OutsideLink({
  href,
  title,
  host,
  note,
  icon = 'play',
  className,
  ...props
}: OutsideLinkProps) {
  return (
    <a
      {...props}
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      className={cx(
        'target flex items-center gap-3 rounded-card border border-line bg-sheet p-3 text-start text-ink no-underline hover:bg-wash active:bg-wash',
        className,
      )}
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-control bg-wash text-ink-2">
        <Icon name={icon} size={20} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-15 font-semibold wrap-anywhere">{title}</span>
        {/* The whole host, never cut: its end tells whose it is. */}
        <bdi dir="ltr" className="block text-15 wrap-anywhere">
          {host}
        </bdi>
        <span className="block text-13 text-ink-2">{note}</span>
      </span>
      <Icon name="external" size={18} className="shrink-0 text-ink-2" />
    </a>
  );
}

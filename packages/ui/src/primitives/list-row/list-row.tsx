import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from '../../foundations/icon/index.ts';

export interface ListProps extends ComponentProps<'ul'> {
  /** Extends over the page's padding to both edges, with hairlines above and below. @default false */
  fullBleed?: boolean | undefined;
}

/** List of rows, separated by hairlines. Renders a `<ul>`. */
export function List({ fullBleed = false, className, ...props }: ListProps) {
  const bleed = fullBleed && '-mx-4 border-y border-line';
  return <ul role="list" {...props} className={cx('divide-y divide-line', bleed, className)} />;
}

export interface ListRowProps extends Omit<
  ComponentProps<'li'>,
  'title' | 'children' | 'value' | 'onSelect'
> {
  /** Drawn in a well before the text. */
  icon?: IconName | undefined;
  /** Content in place of the icon: an `Avatar`, a picture. */
  media?: ReactNode;
  /** First line of the row, which names its target. */
  title: string;
  /** The second line. */
  text?: ReactNode;
  /** At the end: a figure, a state, a badge. */
  value?: ReactNode;
  /** Address of the row, which is then a link. */
  href?: string | undefined;
  /** For a link: open another site in a new tab, without a referrer. @default false */
  external?: boolean | undefined;
  /** Press handler. The row is then a button, unless it has an `href`. */
  onSelect?: (() => void) | undefined;
  /** Icon at the end of a button that does not lead anywhere, which shows what a tap does. @default forward */
  sign?: IconName | undefined;
  /** Disables a row that is a button. @default false */
  disabled?: boolean | undefined;
}

/**
 * Row of a {@link List}: static, a link or a button. Renders an `<li>`; the whole row can be tapped.
 *
 * @when One item of a list, which opens a page, runs an action or only informs.
 * @instead Use `RecordRow` for a payment, and `Card` for a card with figures.
 */
export function ListRow({
  icon,
  media,
  title,
  text,
  value,
  href,
  external = false,
  onSelect,
  sign = 'forward',
  disabled,
  className,
  ...props
}: ListRowProps) {
  const content = (
    <>
      {media ?? (icon ? <IconWell name={icon} className="@max-[13rem]:hidden" /> : null)}
      {/* With large text the value goes below, and the words keep the width. */}
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <span className="max-w-full flex-[1_1_7rem]">
          <span className="block text-15 font-medium">{title}</span>
          {text ? <span className="block text-13 text-pretty text-ink-2">{text}</span> : null}
        </span>
        {value === undefined || value === null ? null : (
          <span className="max-w-full text-end text-15 text-ink-2">{value}</span>
        )}
      </span>
      {href !== undefined || onSelect ? (
        <Icon name={external ? 'external' : sign} size={18} className="shrink-0 text-ink-2" />
      ) : null}
    </>
  );
  const box = '@container flex min-h-14 w-full items-center gap-3 px-4 py-3 text-start text-ink no-underline';
  const pressable = cx(
    'outline-offset-[-3px] disabled:text-ink-2',
    !disabled && 'hover:bg-wash active:bg-wash',
  );
  return (
    <li {...props} className={className}>
      {href === undefined ? (
        onSelect ? (
          <button type="button" disabled={disabled} className={cx(box, pressable)} onClick={onSelect}>
            {content}
          </button>
        ) : (
          <div className={box}>{content}</div>
        )
      ) : (
        <a
          href={href}
          {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
          className={cx(box, pressable)}
        >
          {content}
        </a>
      )}
    </li>
  );
}

export interface IconWellProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** One of the drawn icons, by its name. */
  name: IconName;
}

/** Draw an icon in a well, as rows do. */
export function IconWell({ name, className, ...props }: IconWellProps) {
  return (
    <span
      {...props}
      className={cx(
        'grid size-10 shrink-0 place-items-center rounded-[calc(var(--radius-card)-0.25rem)] bg-wash text-ink-2',
        className,
      )}
    >
      <Icon name={name} size={20} />
    </span>
  );
}

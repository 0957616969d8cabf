import { cx } from 'class-variance-authority';
import { useState, type ComponentProps } from 'react';
import { Icon } from '../../foundations/icon/index.ts';

/** One notice, in one line. */
export interface Notice {
  id: string;
  text: string;
  /** The language of the text, where it is not the page's. */
  language?: string | undefined;
  /** Address of the whole notice. */
  href: string;
}

export interface NoticeTickerProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Name for screen readers ("Notices"). */
  label: string;
  /** Newest first. Without notices, nothing is drawn. */
  notices: readonly Notice[];
  /** Label of the button that shows the next notice. */
  nextLabel: string;
  /** "2 of 3". */
  countLabel: (shown: number, all: number) => string;
}

/**
 * Show notices one at a time; the next one appears on a press, never automatically (WCAG 2.2.2). Renders a `<section>`,
 * which announces a new notice politely.
 *
 * @when Short notices, one at a time, each of which can be opened.
 * @instead Use `NoticeBar` for a notice that must be read.
 */
export function NoticeTicker({
  label,
  notices,
  nextLabel,
  countLabel,
  className,
  ...props
}: NoticeTickerProps) {
  const [shownId, setShownId] = useState<string>();
  const found = notices.findIndex(({ id }) => id === shownId);
  const index = Math.max(0, found);
  const notice = notices[index];
  const count = countLabel(index + 1, notices.length);
  if (!notice) return null;
  return (
    <section
      {...props}
      aria-label={label}
      className={cx('flex flex-wrap items-center gap-x-2 rounded-card bg-wash ps-3.5 pe-2', className)}
    >
      <Icon name="bell" size={18} className="shrink-0 text-gold-ink" />
      <div className="min-w-0 flex-[1_1_6rem]" aria-live="polite">
        <a
          key={notice.id}
          href={notice.href}
          className={cx(
            'target flex items-center py-1 text-13 text-ink hover:underline active:translate-y-px',
            found >= 0 && 'animate-rise-in',
          )}
        >
          <span lang={notice.language} className="min-w-0">
            {notice.text}
          </span>
        </a>
      </div>
      {notices.length > 1 ? (
        <button
          type="button"
          // The name contains the visible text, for speech control (WCAG 2.5.3).
          aria-label={`${nextLabel}, ${count}`}
          onClick={() => setShownId(notices[(index + 1) % notices.length]?.id)}
          className="target -me-2 ms-auto flex shrink-0 items-center justify-center gap-0.5 rounded-card pe-2 ps-1 text-13 text-ink-2 hover:text-ink active:translate-y-px"
        >
          <span className="tabular">{count}</span>
          <Icon name="chevron-down" size={16} />
        </button>
      ) : null}
    </section>
  );
}

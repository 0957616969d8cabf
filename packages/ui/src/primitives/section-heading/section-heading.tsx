import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

export interface SectionHeadingProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** The heading. */
  title: string;
  /** The heading level of the title in the page. @default 2 */
  level?: 2 | 3 | undefined;
  /** Link to the full content of the section. */
  more?: { readonly href: string; readonly label: string } | undefined;
  /** Content at the end in place of `more`: a figure, a switch. */
  aside?: ReactNode;
}

/**
 * Heading of a part of a screen. Renders an `<h2>`, followed by a link to the full content.
 *
 * @when The title of a part of a screen, with a link to all of it.
 * @instead Use `Header` for the title of the screen itself.
 */
export function SectionHeading({ title, level = 2, more, aside, className, ...props }: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div {...props} className={cx('flex flex-wrap items-center justify-between gap-x-4', className)}>
      <Heading className={cx('min-w-0 font-title font-bold', level === 2 ? 'text-17' : 'text-15')}>
        {title}
      </Heading>
      {more ? (
        <a
          href={more.href}
          className="target -mx-2 inline-flex items-center justify-end px-2 wrap-anywhere text-15 font-semibold text-gold-ink no-underline hover:underline active:translate-y-px"
        >
          {more.label}
        </a>
      ) : (
        aside
      )}
    </div>
  );
}

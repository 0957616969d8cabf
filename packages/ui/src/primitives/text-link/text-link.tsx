import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

export interface TextLinkProps extends ComponentProps<'a'> {
  /** Its words, which say where it leads without the sentence around them. */
  children?: ReactNode;
  /** Address that it leads to. */
  href: string;
}

/**
 * Link within a sentence. Renders an `<a>`, underlined, since colour alone would not show it.
 *
 * @when A way to another page, within a sentence.
 * @instead Alone and important it is a `ButtonLink`; in a list, `ListRow`; what acts is a `Button`.
 */
export function TextLink({ className, children, ...props }: TextLinkProps) {
  return (
    <a
      {...props}
      className={cx(
        'rounded-control text-lapis underline decoration-1 underline-offset-3 hover:decoration-2 active:bg-wash',
        className,
      )}
    >
      {children}
    </a>
  );
}

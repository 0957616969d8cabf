import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

export interface TextLinkProps extends ComponentProps<'a'> {
  /** Text of the link, which names its destination without the surrounding sentence. */
  children?: ReactNode;
  /** Address of the link. */
  href: string;
}

/**
 * Link within a sentence. Renders an `<a>`, underlined, since colour alone would not identify it.
 *
 * @when A link to another page, within a sentence.
 * @instead Use `ButtonLink` for an important link on its own, `ListRow` in a list, and `Button` for an action.
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

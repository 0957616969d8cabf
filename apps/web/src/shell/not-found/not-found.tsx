import { ButtonLink } from '@paydirt/ui/button';
import { Illustration, scenes } from '@paydirt/ui/illustration';
import { EmptyState } from '@paydirt/ui/state-message';

import { hashHref } from '../../platform/navigation/hash-location.ts';

export interface NotFoundProps {
  title: string;
  text?: string;
  /** The way on; left out where the page around it has one. */
  link?: { readonly href: string; readonly label: string; readonly wide?: boolean };
  /** The drawing's address. @default the one of an address without a page */
  picture?: string;
}

/** Show that there is nothing of the id that an address names. */
export function NotFound({ title, text, link, picture = scenes['not-found'] }: NotFoundProps) {
  return (
    <EmptyState
      illustration={<Illustration src={picture} />}
      title={title}
      text={text}
      action={
        link && (
          <ButtonLink wide={link.wide} href={hashHref(link.href)}>
            {link.label}
          </ButtonLink>
        )
      }
    />
  );
}

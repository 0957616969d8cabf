import { ButtonLink } from '@paydirt/ui/button';
import { Illustration, scenes } from '@paydirt/ui/illustration';
import { EmptyState } from '@paydirt/ui/state-message';

import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useT } from '../../../platform/hooks.tsx';

interface UnknownDestinationProps {
  /** The address of the member's own list. */
  listHref: string;
  listLabel: string;
}

/** Say that a link names a place that the member does not have, or has deleted. */
export function UnknownDestination({ listHref, listLabel }: UnknownDestinationProps) {
  const t = useT();
  return (
    <EmptyState
      illustration={<Illustration src={scenes['not-found']} />}
      title={t('error.not_found')}
      action={<ButtonLink href={hashHref(listHref)}>{listLabel}</ButtonLink>}
    />
  );
}

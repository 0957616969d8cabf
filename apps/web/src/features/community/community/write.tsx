import { ButtonLink } from '@paydirt/ui/button';
import { IconLink } from '@paydirt/ui/icon-button';

import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useT } from '../../../platform/hooks.tsx';
import { communityRoutes } from '../../../routes/community.ts';

/** The way to write a post, in the header. */
export function WriteAction() {
  const t = useT();
  return (
    <IconLink
      icon="edit"
      surface="raised"
      label={t('community.write')}
      href={hashHref(communityRoutes.compose.href())}
    />
  );
}

/** The same where there is nothing to read yet. */
export function WriteButton() {
  const t = useT();
  return (
    <ButtonLink variant="primary" href={hashHref(communityRoutes.compose.href())}>
      {t('community.write')}
    </ButtonLink>
  );
}

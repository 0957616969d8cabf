import { ButtonLink } from '@paydirt/ui/button';

import { FormFailure } from '../../../forms/form-failure.tsx';
import { useT } from '../../../platform/hooks.tsx';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { communityRoutes } from '../../../routes/community.ts';
import { useNotPublishedText, useUnpublished } from '../data/publish.ts';

/** Show in place of the member's post that it was not published, with a link to its draft. */
export function Unpublished() {
  const t = useT();
  const [why] = useUnpublished();
  const notPublished = useNotPublishedText();
  return (
    <FormFailure
      className="px-4 pb-3"
      text={why === null ? null : notPublished(why)}
      action={
        <ButtonLink size="sm" href={hashHref(communityRoutes.compose.href())}>
          {t('common.retry')}
        </ButtonLink>
      }
    />
  );
}

import { CallError } from '@paydirt/contract';
import { ButtonLink } from '@paydirt/ui/button';

import { FormFailure } from '../../../forms/form-failure.tsx';
import { useT } from '../../../platform/hooks.tsx';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { communityRoutes } from '../../../routes/community.ts';
import { useNotPublishedText, usePublishing } from '../data/publish.ts';

/** Show in place of the member's last post that was not published why it was not, with a link to its draft. */
export function Unpublished() {
  const t = useT();
  const [publishing] = usePublishing();
  const [draft, why] = Object.entries(publishing).findLast(([, one]) => one instanceof CallError) ?? [];
  const notPublished = useNotPublishedText();
  return (
    <FormFailure
      className="px-4 pb-3"
      text={why instanceof CallError ? notPublished(why) : null}
      action={
        <ButtonLink size="sm" href={hashHref(communityRoutes.compose.href({ draft }))}>
          {t('common.retry')}
        </ButtonLink>
      }
    />
  );
}

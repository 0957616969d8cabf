import { ButtonLink } from '@paydirt/ui/button';
import { Illustration, scenes } from '@paydirt/ui/illustration';
import { EmptyState } from '@paydirt/ui/state-message';

import { hashHref } from '../../platform/hash-location.ts';
import { useT } from '../../platform/hooks.tsx';
import { href } from '../../platform/routes.ts';
import { Screen } from '../../shell/screen.tsx';

/** Say that there is nothing at this address, and lead home. */
export function NotFoundScreen() {
  const t = useT();
  return (
    <Screen>
      <EmptyState
        className="my-auto"
        illustration={<Illustration src={scenes['not-found']} />}
        title={t('shell.notFound.nothing')}
        text={t('shell.notFound.text')}
        action={
          <ButtonLink variant="primary" href={hashHref(href.home())}>
            {t('shell.notFound.action')}
          </ButtonLink>
        }
      />
    </Screen>
  );
}

import { ButtonLink } from '@paydirt/ui/button';
import { Illustration, scenes } from '@paydirt/ui/illustration';
import { EmptyState } from '@paydirt/ui/state-message';

import { hashHref } from '../../platform/navigation/hash-location.ts';
import { usePlatform, useT } from '../../platform/hooks.tsx';
import { Screen } from '../screen/screen.tsx';

/** State that there is nothing at this address, and lead home. */
export function NotFoundScreen() {
  const t = useT();
  const { routes } = usePlatform();
  return (
    <Screen>
      <EmptyState
        className="my-auto"
        illustration={<Illustration src={scenes['not-found']} />}
        title={t('shell.notFound.nothing')}
        action={
          <ButtonLink variant="primary" href={hashHref(routes.home.href())}>
            {t('shell.notFound.action')}
          </ButtonLink>
        }
      />
    </Screen>
  );
}

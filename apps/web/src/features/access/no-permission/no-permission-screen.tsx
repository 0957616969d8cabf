import { ButtonLink } from '@paydirt/ui/button';
import { Illustration, scenes } from '@paydirt/ui/illustration';
import { EmptyState } from '@paydirt/ui/state-message';

import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useT } from '../../../platform/hooks.tsx';
import { Screen } from '../../../shell/screen/screen.tsx';
import { homeRoutes } from '../../../routes/home.ts';

/** Say that an account may not open a page, and lead home. */
export function NoPermissionScreen() {
  const t = useT();
  return (
    <Screen>
      <EmptyState
        className="my-auto"
        illustration={<Illustration src={scenes['no-permission']} />}
        title={t('shell.noPermission.closed')}
        action={
          <ButtonLink variant="primary" href={hashHref(homeRoutes.home.href())}>
            {t('shell.noPermission.action')}
          </ButtonLink>
        }
      />
    </Screen>
  );
}

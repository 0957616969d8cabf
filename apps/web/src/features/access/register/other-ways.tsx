import { ButtonLink } from '@paydirt/ui/button';

import type { AccountWay } from '../../../forms/account/use-account.ts';
import { useT } from '../../../platform/hooks.tsx';
import { hashHref, useQueryParameter } from '../../../platform/navigation/hash-location.ts';
import { accessRoutes } from '../../../routes/access.ts';

interface OtherWaysProps {
  way: AccountWay;
  /** The invitation code of the link that led here, or empty; the other way gets it too. */
  code: string;
}

/** Lead from the first question of a registration to the other way, and to the login. */
export function OtherWays({ way, code }: OtherWaysProps) {
  const t = useT();
  const to = useQueryParameter('to');
  const other =
    way === 'phone'
      ? accessRoutes.registerByEmail.href({ code, to })
      : accessRoutes.register.href({ code, to });
  return (
    <div className="flex flex-col gap-2">
      <ButtonLink wide href={hashHref(other)}>
        {way === 'phone' ? t('auth.register.byEmail') : t('auth.register.byPhone')}
      </ButtonLink>
      <ButtonLink wide variant="quiet" href={hashHref(accessRoutes.login.href({ to }))}>
        {t('auth.register.haveAccount')}
      </ButtonLink>
    </div>
  );
}

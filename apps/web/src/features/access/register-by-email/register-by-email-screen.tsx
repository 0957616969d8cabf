import { ButtonLink } from '@paydirt/ui/button';
import { EmptyState } from '@paydirt/ui/state-message';

import { useT } from '../../../platform/hooks.tsx';
import { hashHref, useQueryParameter } from '../../../platform/navigation/hash-location.ts';
import { accessRoutes } from '../../../routes/access.ts';
import { Screen } from '../../../shell/screen/screen.tsx';
import { useEmailRegistration } from '../data/email-registration.ts';
import { linkedCode } from '../register/linked-code.ts';
import { RegisterForm } from '../register/register-form.tsx';

/** Register by e-mail; while that is closed, state it before anything is typed, and offer the phone. */
export function RegisterByEmailScreen() {
  const view = useEmailRegistration();
  // Without an answer, show the form: if registration is closed, the services refuse it.
  const closed = view.status === 'ready' && !view.value.open;
  return <Screen>{closed ? <Closed /> : <RegisterForm way="email" />}</Screen>;
}

function Closed() {
  const t = useT();
  const code = linkedCode(useQueryParameter('code'));
  const to = useQueryParameter('to');
  return (
    <EmptyState
      title={t('auth.registerByEmail.closed')}
      text={t('error.email_registration_closed')}
      action={
        <div className="flex flex-col gap-2">
          <ButtonLink variant="primary" href={hashHref(accessRoutes.register.href({ code, to }))}>
            {t('auth.register.byPhone')}
          </ButtonLink>
          <ButtonLink variant="quiet" href={hashHref(accessRoutes.login.href({ to }))}>
            {t('auth.register.haveAccount')}
          </ButtonLink>
        </div>
      }
    />
  );
}

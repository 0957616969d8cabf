import { IdentityForm } from '../../../forms/code/identity-form.tsx';
import { useVerification } from '../../../forms/code/verification.ts';
import { useReturn } from '../../../forms/use-return.ts';
import { useT } from '../../../platform/hooks.tsx';
import { hashHref, useQueryParameter } from '../../../platform/navigation/hash-location.ts';
import { accountRoutes } from '../../../routes/account.ts';
import { Screen } from '../../../shell/screen/screen.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { FormSkeleton } from './verify-gate.tsx';

/** Confirm the member's identity by a code, and go on to the page that required it. */
export function VerifyScreen() {
  const t = useT();
  const here = accountRoutes.verify.href({ to: useQueryParameter('to') });
  const back = useReturn(accountRoutes.security.href());

  return (
    <Screen>
      <Viewed view={useVerification()} skeleton={<FormSkeleton />}>
        {({ channels }) => (
          <div className="px-4 pt-2">
            <IdentityForm
              channels={channels}
              addEmailHref={hashHref(accountRoutes.bindEmail.href({ to: here }))}
              intro={t('security.verify.intro')}
              onConfirmed={back.go}
            />
          </div>
        )}
      </Viewed>
    </Screen>
  );
}

import { CONSTANTS } from '@paydirt/domain';
import { Button } from '@paydirt/ui/button';
import { PasswordField } from '@paydirt/ui/field';
import { TextLink } from '@paydirt/ui/text-link';
import { type FormEvent, useState } from 'react';

import { repeatedPasswordOf, newPasswordOf, reasonsOf } from '../../../forms/account/account-reasons.ts';
import { useForm } from '../../../forms/form.ts';
import { FormFailure } from '../../../forms/form-failure.tsx';
import { NewPasswordFields } from '../../../forms/password/new-password-fields.tsx';
import { useReturn } from '../../../forms/use-return.ts';
import { useRefresh } from '../../../platform/data/use-call.ts';
import { useT, useToast } from '../../../platform/hooks.tsx';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { accessRoutes } from '../../../routes/access.ts';
import { accountRoutes } from '../../../routes/account.ts';
import { Screen } from '../../../shell/screen/screen.tsx';
import { useUpdatePassword } from '../data/security.ts';
import { VerifyGate } from '../verify/verify-gate.tsx';

/** Change the login password. */
export function LoginPasswordScreen() {
  return (
    <Screen>
      <VerifyGate to={accountRoutes.loginPassword.href()}>
        <LoginPasswordForm />
      </VerifyGate>
    </Screen>
  );
}

function LoginPasswordForm() {
  const t = useT();
  const toast = useToast();
  const refresh = useRefresh();
  const back = useReturn(accountRoutes.security.href());
  const [oldPassword, setOldPassword] = useState('');
  const [passwords, setPasswords] = useState({ password: '', confirmPassword: '' });
  const form = useForm({
    fields: ['oldPassword', 'password', 'confirmPassword'],
    failures: { wrong_password: 'oldPassword', account_locked: 'oldPassword' },
  });
  const { send, sending } = useUpdatePassword();

  async function submit(event: FormEvent) {
    event.preventDefault();
    const { oldPassword: missing, ...reasons } = {
      oldPassword: oldPassword === '' ? ('required' as const) : undefined,
      ...reasonsOf({
        password: newPasswordOf(passwords.password),
        confirmPassword: repeatedPasswordOf(passwords.password, passwords.confirmPassword),
      }),
    };
    if (!form.check(missing === undefined ? reasons : { oldPassword: missing, ...reasons })) return;
    const result = await send({ oldPassword, ...passwords });
    if (result === null) return;
    if (!result.ok) {
      if (result.error.name === 'verify_needed') void refresh('verification');
      form.fail(result.error);
      return;
    }
    toast(t('security.password.done'), 'success');
    back.go();
  }

  return (
    <form noValidate className="flex flex-col gap-5 px-4 pt-2" onSubmit={(event) => void submit(event)}>
      <p className="text-15 text-pretty text-ink-2">{t('security.password.intro')}</p>
      <PasswordField
        label={t('security.password.old')}
        aside={
          <TextLink href={hashHref(accessRoutes.forgotPassword.href())}>
            {t('security.password.forgot')}
          </TextLink>
        }
        autoComplete="current-password"
        labels={{ show: t('auth.showPassword'), hide: t('auth.hidePassword') }}
        value={oldPassword}
        {...form.field('oldPassword', setOldPassword)}
      />
      <NewPasswordFields
        form={form}
        label={t('auth.newPassword')}
        hint={
          <>
            {t('auth.passwordHint')}{' '}
            <span className="tabular">
              {t('security.password.strength', {
                count: Array.from(passwords.password).length,
                max: CONSTANTS.PASSWORD_MAX_LENGTH,
              })}
            </span>
          </>
        }
        again={t('auth.passwordAgain')}
        autoComplete="new-password"
        values={passwords}
        onChange={(field, text) => setPasswords({ ...passwords, [field]: text })}
      />
      <FormFailure text={form.formError} />
      <Button type="submit" variant="primary" size="lg" wide busy={sending}>
        {t('security.password.submit')}
      </Button>
    </form>
  );
}

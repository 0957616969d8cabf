import { resetPassword, sendResetCode } from '@paydirt/contract/account/login';
import { Button } from '@paydirt/ui/button';
import { type FormEvent, useState } from 'react';

import { useSend } from '../../../platform/data/use-send.ts';
import { useForm } from '../../../forms/form.ts';
import { useNavigate } from '../../../platform/navigation/hash-location.ts';
import { useIsInFront } from '../../../platform/navigation/use-is-in-front.ts';
import { usePlatform, useT, useToast } from '../../../platform/hooks.tsx';
import { Screen } from '../../../shell/screen/screen.tsx';
import { usePreloadScreens } from '../../../shell/screen/use-preload-screens.ts';
import { AccountField } from '../../../forms/account/account-field.tsx';
import {
  repeatedPasswordOf,
  codeOf,
  newPasswordOf,
  reasonsOf,
} from '../../../forms/account/account-reasons.ts';
import { AccountWays } from '../../../forms/account/account-ways.tsx';
import { CodeEntry } from '../../../forms/code/code-entry.tsx';
import { CODE_FAILURES, useCodeSending } from '../../../forms/code/code-sending.ts';
import { FormFailure } from '../../../forms/form-failure.tsx';
import { NewPasswordFields } from '../../../forms/password/new-password-fields.tsx';
import { useAccount } from '../../../forms/account/use-account.ts';
import { accessRoutes } from '../../../routes/access.ts';

/** Set a new password by a code. */
export function ForgotPasswordScreen() {
  const t = useT();
  const toast = useToast();
  const navigate = useNavigate();
  const isInFront = useIsInFront();
  const { session } = usePlatform();
  const account = useAccount('forgot');
  usePreloadScreens(accessRoutes.login);
  const [code, setCode] = useState('');
  const [passwords, setPasswords] = useState({ password: '', confirmPassword: '' });
  const form = useForm({
    fields: ['phone', 'code', 'password', 'confirmPassword'],
    failures: CODE_FAILURES,
  });
  const codes = useCodeSending(sendResetCode, (error) => form.fail(error), {
    typed:
      account.way === 'email'
        ? account.values.email.trim()
        : `${account.values.country}${account.values.phone}`,
  });
  const { send, sending } = useSend(resetPassword);

  async function sendCode() {
    const named = await account.read();
    if (!form.check(reasonsOf({ phone: named })) || !named.ok) return;
    await codes.send({ phone: named.value });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const named = await account.read();
    const checkedCode = codeOf(code);
    const reasons = reasonsOf({
      phone: named,
      code: checkedCode,
      password: newPasswordOf(passwords.password),
      confirmPassword: repeatedPasswordOf(passwords.password, passwords.confirmPassword),
    });
    if (!form.check(reasons) || !named.ok || !checkedCode.ok) return;
    const answer = form.answerOf(await send({ phone: named.value, code: checkedCode.value, ...passwords }));
    if (answer === null) return;
    account.clear();
    toast(t('auth.forgot.done'), 'success');
    // Resetting the password ends every session of the account, including one on this device.
    session.end();
    if (isInFront()) navigate(accessRoutes.login.href(), { replace: true });
  }

  return (
    <Screen>
      <div className="flex flex-col gap-6 px-4 pt-2">
        <p className="text-15 text-pretty text-ink-2">{t('auth.forgot.intro')}</p>
        <AccountWays account={account} onEdit={() => form.clearError('phone')}>
          <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
            <AccountField
              account={account}
              error={form.errors.phone}
              control={form.control('phone')}
              onEdit={() => form.clearError('phone')}
            />
            <CodeEntry
              form={form}
              codes={codes}
              value={code}
              onValueChange={setCode}
              onSend={() => void sendCode()}
            />
            <NewPasswordFields
              form={form}
              label={t('auth.newPassword')}
              hint={t('auth.passwordHint')}
              again={t('auth.passwordAgain')}
              autoComplete="new-password"
              values={passwords}
              onChange={(field, text) => setPasswords({ ...passwords, [field]: text })}
            />
            <FormFailure text={form.formError} />
            <Button type="submit" variant="primary" size="lg" wide busy={sending}>
              {t('auth.forgot.submit')}
            </Button>
          </form>
        </AccountWays>
      </div>
    </Screen>
  );
}

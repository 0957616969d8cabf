import { resetPassword, sendResetCode } from '@paydirt/contract/calls/user';
import { Button } from '@paydirt/ui/button';
import { CodeField, PasswordField } from '@paydirt/ui/field';
import { SegmentedTabs, TabPanel } from '@paydirt/ui/segmented-tabs';
import { type FormEvent, useState } from 'react';

import { useSend } from '../../data/use-send.ts';
import { useForm } from '../../platform/form.ts';
import { useNavigate } from '../../platform/hash-location.ts';
import { usePlatform, useT, useToast } from '../../platform/hooks.tsx';
import { href } from '../../platform/routes.ts';
import { Screen } from '../../shell/screen.tsx';
import { AccountField } from '../login/account-field.tsx';
import { againOf, codeOf, newPasswordOf, reasonsOf } from '../login/account-reasons.ts';
import { useCodeSending } from '../login/code-sending.ts';
import { FormFailure } from '../login/form-failure.tsx';
import { type AccountWay, useAccount } from '../login/use-account.ts';

/** Set a new password by a code. */
export function ForgotPasswordScreen() {
  const t = useT();
  const toast = useToast();
  const navigate = useNavigate();
  const { panel } = usePlatform();
  const account = useAccount('forgot');
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [confirmPassword, setConfirmPassword] = useState('');
  const form = useForm({
    fields: ['phone', 'code', 'password', 'confirmPassword'],
    failures: {
      code_wrong: 'code',
      code_expired: 'code',
      code_too_many_tries: 'code',
      code_too_soon: 'code',
    },
  });
  const codes = useCodeSending(sendResetCode, (error) => form.fail(error));
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
      password: newPasswordOf(password),
      confirmPassword: againOf(password, confirmPassword),
    });
    if (!form.check(reasons) || !named.ok || !checkedCode.ok) return;
    const result = await send({ phone: named.value, code: checkedCode.value, password, confirmPassword });
    if (result === null) return;
    if (!result.ok) {
      form.fail(result.error);
      return;
    }
    account.clear();
    toast(t('auth.forgot.done'), 'success');
    navigate(href.login(), { replace: true });
  }

  const labels = { show: t('auth.showPassword'), hide: t('auth.hidePassword') };
  return (
    <Screen>
      <div className="flex flex-col gap-6 px-4 pt-2">
        <p className="text-15 text-pretty text-ink-2">{t('auth.forgot.intro')}</p>
        <SegmentedTabs<AccountWay>
          id="forgot-way"
          label={t('auth.login.way')}
          variant="segments"
          items={[
            { value: 'phone', label: t('auth.login.byPhone') },
            { value: 'email', label: t('auth.login.byEmail') },
          ]}
          value={account.way}
          onValueChange={(way) => {
            account.change({ way });
            form.mend('phone');
          }}
        />
        <TabPanel tabs="forgot-way" value={account.way}>
          <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
            <AccountField
              account={account}
              error={form.errors.phone}
              control={form.control('phone')}
              onMend={() => form.mend('phone')}
            />
            <CodeField
              label={t('auth.code')}
              hint={
                <>
                  {t('auth.codeHint')}{' '}
                  <button
                    type="button"
                    className="rounded-control text-lapis underline"
                    onClick={() => panel.set('outbox')}
                  >
                    {t('auth.openOutbox')}
                  </button>
                </>
              }
              value={code}
              onValueChange={(next) => {
                setCode(next);
                form.mend('code');
              }}
              error={form.errors.code}
              onSend={() => void sendCode()}
              sending={codes.sending}
              resendAt={codes.resendAt}
              sendLabel={codes.asked ? t('auth.sendCodeAgain') : t('auth.sendCode')}
              formatWait={(count) => t('auth.sendCodeIn', { count })}
              ref={form.control('code')}
            />
            <PasswordField
              label={t('auth.newPassword')}
              hint={t('auth.passwordHint')}
              autoComplete="new-password"
              labels={labels}
              value={password}
              onValueChange={(next) => {
                setPassword(next);
                form.mend('password');
              }}
              error={form.errors.password}
              ref={form.control('password')}
            />
            <PasswordField
              label={t('auth.passwordAgain')}
              autoComplete="new-password"
              labels={labels}
              value={confirmPassword}
              onValueChange={(next) => {
                setConfirmPassword(next);
                form.mend('confirmPassword');
              }}
              error={form.errors.confirmPassword}
              ref={form.control('confirmPassword')}
            />
            <FormFailure text={form.formError} />
            <Button type="submit" variant="primary" size="lg" wide busy={sending}>
              {t('auth.forgot.submit')}
            </Button>
          </form>
        </TabPanel>
      </div>
    </Screen>
  );
}

import { login } from '@paydirt/contract/account/login';
import { err, ok } from '@paydirt/domain';
import { Button, ButtonLink } from '@paydirt/ui/button';
import { PasswordField } from '@paydirt/ui/field';
import { IconLink } from '@paydirt/ui/icon-button';
import { Illustration, markViewBox, scenes } from '@paydirt/ui/illustration';
import { TextLink } from '@paydirt/ui/text-link';
import { type FormEvent, useState } from 'react';

import { useSend } from '../../../platform/data/use-send.ts';
import { useForm } from '../../../forms/form.ts';
import { hashHref, useQueryParameter } from '../../../platform/navigation/hash-location.ts';
import { usePlatform, useT } from '../../../platform/hooks.tsx';
import { Screen } from '../../../shell/screen/screen.tsx';
import { usePreloadScreens } from '../../../shell/screen/use-preload-screens.ts';
import { AccountField } from '../../../forms/account/account-field.tsx';
import { reasonsOf } from '../../../forms/account/account-reasons.ts';
import { AccountWays } from '../../../forms/account/account-ways.tsx';
import { FormFailure } from '../../../forms/form-failure.tsx';
import { useAccount } from '../../../forms/account/use-account.ts';
import { accessRoutes } from '../../../routes/access.ts';
import { accountRoutes } from '../../../routes/account.ts';
import { homeRoutes } from '../../../routes/home.ts';

/** Log in by phone or e-mail; where to go afterwards is the shell's business. */
export function LoginScreen() {
  const t = useT();
  const { session, panel } = usePlatform();
  const to = useQueryParameter('to');
  const account = useAccount('login');
  usePreloadScreens(homeRoutes.home, accessRoutes.register);
  const [password, setPassword] = useState('');
  const { send, sending } = useSend(login);
  const form = useForm({
    fields: ['phone', 'password'],
    failures: { wrong_credentials: 'password', account_locked: 'password' },
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    const named = await account.read();
    const reasons = reasonsOf({ phone: named, password: password === '' ? err('required') : ok(password) });
    if (!form.check(reasons) || !named.ok) return;
    const answer = form.answerOf(await send({ phone: named.value, password }));
    if (answer === null) return;
    account.clear();
    session.begin(answer.msg, answer.data);
  }

  return (
    <Screen
      start={
        <IconLink
          icon="language"
          label={t('shell.languages')}
          href={hashHref(accountRoutes.language.href())}
        />
      }
    >
      <div className="flex flex-col gap-6 px-4 pt-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Illustration src={scenes.mark} viewBox={markViewBox} className="size-14 shrink-0" />
          <div className="min-w-0 flex-1 basis-44">
            <p translate="no" className="font-title text-24 font-bold">
              {t('auth.login.product')}
            </p>
            <p className="text-15 text-pretty text-ink-2">{t('auth.login.intro')}</p>
          </div>
        </div>
        <AccountWays account={account} onEdit={() => form.clearError('phone')}>
          <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
            <AccountField
              account={account}
              error={form.errors.phone}
              control={form.control('phone')}
              onEdit={() => form.clearError('phone')}
            />
            <PasswordField
              label={t('auth.password')}
              autoComplete="current-password"
              labels={{ show: t('auth.showPassword'), hide: t('auth.hidePassword') }}
              value={password}
              {...form.field('password', setPassword)}
              aside={
                <TextLink href={hashHref(accessRoutes.forgotPassword.href())}>
                  {t('auth.login.forgot')}
                </TextLink>
              }
            />
            <FormFailure text={form.formError} />
            <Button type="submit" variant="primary" size="lg" wide busy={sending}>
              {t('auth.login.submit')}
            </Button>
          </form>
        </AccountWays>
        <div className="flex flex-col gap-2">
          <ButtonLink wide size="lg" href={hashHref(accessRoutes.register.href({ to }))}>
            {t('auth.register.title')}
          </ButtonLink>
          <Button wide variant="quiet" icon="test-tube" onClick={() => panel.set('members')}>
            {t('auth.login.readyMade')}
          </Button>
        </div>
      </div>
    </Screen>
  );
}

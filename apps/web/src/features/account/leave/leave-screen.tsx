import type { AccountData } from '@paydirt/contract/account/leaving';
import { sendVerifyCode } from '@paydirt/contract/account/security';
import { Button, ButtonLink } from '@paydirt/ui/button';
import { DescriptionList } from '@paydirt/ui/description-list';
import { PasswordField } from '@paydirt/ui/field';
import { SectionHeading } from '@paydirt/ui/section-heading';
import { type FormEvent, useState } from 'react';

import { codeOf, reasonsOf } from '../../../forms/account/account-reasons.ts';
import { CodeEntry } from '../../../forms/code/code-entry.tsx';
import { CODE_FAILURES, useCodeSending } from '../../../forms/code/code-sending.ts';
import { useForm } from '../../../forms/form.ts';
import { FormFailure } from '../../../forms/form-failure.tsx';
import { Unanswered } from '../../../forms/unanswered.tsx';
import { useRefresh } from '../../../platform/data/use-call.ts';
import { useFormat, usePlatform, useT } from '../../../platform/hooks.tsx';
import { hashHref, useNavigate } from '../../../platform/navigation/hash-location.ts';
import { accessRoutes } from '../../../routes/access.ts';
import { accountRoutes } from '../../../routes/account.ts';
import { Screen } from '../../../shell/screen/screen.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { useAccountData, useDeleteAccount } from '../data/leaving.ts';
import { FormSkeleton, VerifyGate } from '../verify/verify-gate.tsx';
import { leavingFigures } from './leaving-figures.ts';
import { useLeavingReceipt } from './leaving-receipt.ts';

/** Delete the account: the consequences come first, with the figures of this moment, and keeping it is as easy. */
export function LeaveScreen() {
  const t = useT();
  return (
    <Screen>
      <Viewed view={useAccountData()} skeleton={<FormSkeleton />}>
        {(data) => (
          <div className="flex flex-col gap-6 pt-2">
            <Consequences leaving={data.leaving} />
            <VerifyGate to={accountRoutes.leave.href()}>
              <LeaveForm data={data} />
            </VerifyGate>
            <div className="px-4">
              <ButtonLink wide href={hashHref(accountRoutes.privacy.href())}>
                {t('privacy.leave.stay')}
              </ButtonLink>
            </div>
          </div>
        )}
      </Viewed>
    </Screen>
  );
}

function Consequences({ leaving }: Pick<AccountData, 'leaving'>) {
  const t = useT();
  const { items, total } = leavingFigures(leaving, { t, format: useFormat() });
  return (
    <section className="flex flex-col gap-3 px-4">
      <SectionHeading title={t('privacy.leave.happens')} />
      <DescriptionList className="border-y border-line" items={items} total={total} />
      {(['playMoney', 'gone', 'again'] as const).map((key) => (
        <p key={key} className="text-15 text-pretty text-ink-2">
          {t(`privacy.leave.${key}`)}
        </p>
      ))}
    </section>
  );
}

function LeaveForm({ data }: { data: AccountData }) {
  const { fundPasswordSet } = data;
  const t = useT();
  const offerReceipt = useLeavingReceipt();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { session } = usePlatform();
  const [code, setCode] = useState('');
  const [pin, setPin] = useState('');
  const form = useForm({
    fields: ['code', 'fundPassword'],
    failures: {
      ...CODE_FAILURES,
      fund_password_wrong: 'fundPassword',
      fund_password_locked: 'fundPassword',
    },
  });
  const codes = useCodeSending(sendVerifyCode, (error) => form.fail(error));
  const call = useDeleteAccount(form.settledElsewhere);
  const { lost } = call;

  const secrets = fundPasswordSet ? { fundPassword: pin } : {};
  const pinReason = fundPasswordSet && pin === '' ? ({ fundPassword: 'required' } as const) : {};

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (lost !== null) return;
    const checked = codeOf(code);
    if (!form.check({ ...reasonsOf({ code: checked }), ...pinReason }) || !checked.ok) return;
    finish(await call.confirm({ code: checked.value, paidOut: data.leaving.paidOut, ...secrets }));
  }

  async function check() {
    if (form.check(pinReason)) finish(await call.again(secrets));
  }

  function finish(result: Awaited<ReturnType<typeof call.again>>) {
    if (result === null) return;
    if (!result.ok) {
      if (result.error.name === 'verify_needed') void refresh('verification');
      // A request whose response was lost may have succeeded: it is shown as unanswered, not as failed.
      if (!result.error.retryable) form.fail(result.error);
      return;
    }
    session.forget();
    navigate(accessRoutes.login.href(), { replace: true });
    void offerReceipt(data.leaving);
  }

  return (
    <form noValidate className="flex flex-col gap-5 px-4" onSubmit={(event) => void submit(event)}>
      {lost === null ? (
        <CodeEntry
          form={form}
          codes={codes}
          hint={t('privacy.leave.codeHint')}
          value={code}
          onValueChange={setCode}
          onSend={() => void codes.send({})}
        />
      ) : null}
      {fundPasswordSet ? (
        <PasswordField
          label={t('privacy.leave.pin')}
          inputMode="numeric"
          autoComplete="off"
          labels={{ show: t('auth.showPassword'), hide: t('auth.hidePassword') }}
          value={pin}
          {...form.field('fundPassword', (text) => setPin(text.replaceAll(/\D/g, '').slice(0, 6)))}
        />
      ) : null}
      <FormFailure text={form.formError} />
      <Unanswered call={call} onCheck={() => void check()} onGiveUp={() => void call.giveUp().then(finish)} />
      {lost === null ? (
        <Button type="submit" variant="danger" size="lg" wide guarded busy={call.sending}>
          {t('privacy.leave.submit')}
        </Button>
      ) : null}
    </form>
  );
}

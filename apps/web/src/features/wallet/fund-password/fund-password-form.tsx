import type { CodeChannel } from '@paydirt/contract/account/codes';
import { type FundPasswordState, sendFundPasswordCode } from '@paydirt/contract/account/fund-password';
import { CONSTANTS } from '@paydirt/domain';
import { Button } from '@paydirt/ui/button';
import { NoticeBar } from '@paydirt/ui/notice-bar';
import { type FormEvent, useRef, useState } from 'react';

import { useUpdateFundPassword } from '../data/destinations.ts';
import { timeOf } from '../../../platform/data/wire.ts';
import { useDraft } from '../../../forms/draft.ts';
import { useForm } from '../../../forms/form.ts';
import { useFormat, useT } from '../../../platform/hooks.tsx';
import { repeatedPasswordOf, codeOf, reasonsOf } from '../../../forms/account/account-reasons.ts';
import { codeChannelOf } from '../../../forms/code/code-channel-of.ts';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { accountRoutes } from '../../../routes/account.ts';
import { CodeRequest } from '../../../forms/code/code-request.tsx';
import { CODE_FAILURES, useCodeSending } from '../../../forms/code/code-sending.ts';
import { FormFailure } from '../../../forms/form-failure.tsx';
import { NewPasswordFields } from '../../../forms/password/new-password-fields.tsx';
import { fundPasswordDigits, fundPasswordOf } from './fund-password-reasons.ts';

export interface FundPasswordFormProps {
  state: FundPasswordState;
  /** Channels to which a code can be sent. */
  channels: readonly CodeChannel[];
  /** Address of its page, to which the member returns after adding an e-mail address. */
  here: string;
  /** Send it once the code is whole, where another step follows. @default false */
  continues?: boolean;
  onSet: (password: string) => void;
}

/** Take a code and a new fund password, twice. A refused try keeps all of it. */
export function FundPasswordForm({ state, channels, here, continues = false, onSet }: FundPasswordFormProps) {
  const t = useT();
  const draft = useDraft('fund-password', { channel: '' });
  const channel = codeChannelOf(channels, draft.values.channel);
  const [code, setCode] = useState('');
  const [passwords, setPasswords] = useState({ password: '', confirmPassword: '' });
  const form = useForm({
    fields: ['password', 'confirmPassword', 'channel', 'code'],
    failures: CODE_FAILURES,
  });
  const again = useRef<HTMLInputElement>(null);
  const codes = useCodeSending(sendFundPasswordCode, (error) => form.fail(error));
  const { send, sending } = useUpdateFundPassword();

  function type(field: 'password' | 'confirmPassword', text: string) {
    const digits = fundPasswordDigits(text);
    setPasswords({ ...passwords, [field]: digits });
    // The sixth digit completes the PIN, so the field that repeats it receives the focus.
    if (field === 'password' && digits.length === CONSTANTS.FUND_PASSWORD_LENGTH) again.current?.focus();
  }

  async function set(typed: string) {
    const checkedCode = codeOf(typed);
    const reasons = reasonsOf({
      code: checkedCode,
      password: fundPasswordOf(passwords.password),
      confirmPassword: repeatedPasswordOf(passwords.password, passwords.confirmPassword),
    });
    if (!form.check(reasons) || !checkedCode.ok) return;
    if (form.answerOf(await send({ code: checkedCode.value, ...passwords })) === null) return;
    draft.clear();
    onSet(passwords.password);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void set(code);
  }

  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
      {state.set ? null : <p className="text-15 text-pretty text-ink-2">{t('destinations.fund.setIntro')}</p>}
      {state.lockedUntil === null ? null : <LockedNotice until={state.lockedUntil} />}
      <NewPasswordFields
        form={form}
        label={t('destinations.fund.password')}
        hint={t('destinations.fund.passwordHint')}
        again={t('destinations.fund.again')}
        autoComplete="off"
        inputMode="numeric"
        values={passwords}
        onChange={type}
        againRef={again}
      />
      <CodeRequest
        {...{ form, channels, channel, codes, code }}
        legend={t('destinations.fund.channel')}
        onChannelChange={(next) => draft.change({ channel: next })}
        addEmailHref={hashHref(accountRoutes.bindEmail.href({ to: here }))}
        onCodeChange={setCode}
        onWhole={continues ? (typed) => void set(typed) : undefined}
      />
      <FormFailure text={form.formError} />
      <Button type="submit" variant="primary" size="lg" wide busy={sending}>
        {t('destinations.fund.set')}
      </Button>
    </form>
  );
}

function LockedNotice({ until }: { until: string }) {
  const t = useT();
  const format = useFormat();
  return (
    <NoticeBar tone="pending">
      {t('destinations.fund.locked', { time: format.dateTime(timeOf(until)) })}
    </NoticeBar>
  );
}

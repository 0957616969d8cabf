import type { CodeChannel } from '@paydirt/contract/account/codes';
import { type FundPasswordState, sendFundPasswordCode } from '@paydirt/contract/account/fund-password';
import { Button } from '@paydirt/ui/button';
import { NoticeBar } from '@paydirt/ui/notice-bar';
import { type FormEvent, useState } from 'react';

import { useUpdateFundPassword } from '../data/destinations.ts';
import { timeOf } from '../../../platform/data/wire.ts';
import { useDraft } from '../../../forms/draft.ts';
import { useForm } from '../../../forms/form.ts';
import { useFormat, useT, useToast } from '../../../platform/hooks.tsx';
import { useReturn } from '../../../forms/use-return.ts';
import { repeatedPasswordOf, codeOf, reasonsOf } from '../../../forms/account/account-reasons.ts';
import { CodeChannels } from '../../../forms/code/code-channels.tsx';
import { CodeEntry } from '../../../forms/code/code-entry.tsx';
import { CODE_FAILURES, useCodeSending } from '../../../forms/code/code-sending.ts';
import { FormFailure } from '../../../forms/form-failure.tsx';
import { NewPasswordFields } from '../../../forms/password/new-password-fields.tsx';
import { fundPasswordDigits, fundPasswordOf } from './fund-password-reasons.ts';
import { accountRoutes } from '../../../routes/account.ts';

export interface FundPasswordFormProps {
  state: FundPasswordState;
  /** Channels to which a code can be sent. */
  channels: readonly CodeChannel[];
}

/** Take a code and a new fund password, twice. A refused try keeps all of it. */
export function FundPasswordForm({ state, channels }: FundPasswordFormProps) {
  const t = useT();
  const toast = useToast();
  const back = useReturn(accountRoutes.me.href());
  const first = channels[0]?.channel ?? 'sms';
  const draft = useDraft('fund-password', { channel: first });
  const channel = channels.find((one) => one.channel === draft.values.channel)?.channel ?? first;
  const [code, setCode] = useState('');
  const [passwords, setPasswords] = useState({ password: '', confirmPassword: '' });
  const form = useForm({
    fields: ['code', 'password', 'confirmPassword'],
    failures: CODE_FAILURES,
  });
  const codes = useCodeSending(sendFundPasswordCode, (error) => form.fail(error));
  const { send, sending } = useUpdateFundPassword();

  async function submit(event: FormEvent) {
    event.preventDefault();
    const checkedCode = codeOf(code);
    const reasons = reasonsOf({
      code: checkedCode,
      password: fundPasswordOf(passwords.password),
      confirmPassword: repeatedPasswordOf(passwords.password, passwords.confirmPassword),
    });
    if (!form.check(reasons) || !checkedCode.ok) return;
    if (form.answerOf(await send({ code: checkedCode.value, ...passwords })) === null) return;
    draft.clear();
    toast(t(state.set ? 'destinations.fund.doneChanged' : 'destinations.fund.doneSet'), 'success');
    back.go();
  }

  return (
    <form noValidate className="flex flex-col gap-5 px-4 pt-2" onSubmit={(event) => void submit(event)}>
      <p className="text-15 text-pretty text-ink-2">
        {t(state.set ? 'destinations.fund.changeIntro' : 'destinations.fund.setIntro')}
      </p>
      {state.lockedUntil === null ? null : <LockedNotice until={state.lockedUntil} />}
      <CodeChannels
        legend={t('destinations.fund.channel')}
        channels={channels}
        value={channel}
        onValueChange={(next) => draft.change({ channel: next })}
      />
      <CodeEntry
        form={form}
        codes={codes}
        sentTo={codes.sentTo === null ? undefined : t('destinations.fund.sentTo', { to: codes.sentTo })}
        value={code}
        onValueChange={setCode}
        onSend={() => void codes.send({ channel })}
      />
      <NewPasswordFields
        form={form}
        label={t('destinations.fund.password')}
        hint={t('destinations.fund.passwordHint')}
        again={t('destinations.fund.again')}
        autoComplete="off"
        inputMode="numeric"
        values={passwords}
        onChange={(field, text) => setPasswords({ ...passwords, [field]: fundPasswordDigits(text) })}
      />
      <FormFailure text={form.formError} />
      <Button type="submit" variant="primary" size="lg" wide busy={sending}>
        {t(state.set ? 'destinations.fund.change' : 'destinations.fund.set')}
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

import type { CodeChannel } from '@paydirt/contract/account/codes';
import { sendVerifyCode } from '@paydirt/contract/account/security';
import { Button } from '@paydirt/ui/button';
import { type FormEvent, useState } from 'react';

import { useT } from '../../platform/hooks.tsx';
import { codeOf, reasonsOf } from '../account/account-reasons.ts';
import { useForm } from '../form.ts';
import { FormFailure } from '../form-failure.tsx';
import { codeChannelOf } from './code-channel-of.ts';
import { CodeRequest } from './code-request.tsx';
import { CODE_FAILURES, useCodeSending } from './code-sending.ts';
import { useVerify } from './verification.ts';

interface IdentityFormProps {
  channels: readonly CodeChannel[];
  /** Where an e-mail address is added, and back. */
  addEmailHref: string;
  /** The reason for which it is asked. */
  intro: string;
  /** Send it once the code is whole, where another step follows. @default false */
  continues?: boolean;
  onConfirmed: (verifiedUntil: string | null) => void;
}

/** Confirm the member's identity by a code. */
export function IdentityForm({
  channels,
  addEmailHref,
  intro,
  continues = false,
  onConfirmed,
}: IdentityFormProps) {
  const t = useT();
  const [chosen, setChosen] = useState('');
  const channel = codeChannelOf(channels, chosen);
  const [code, setCode] = useState('');
  const form = useForm({ fields: ['channel', 'code'], failures: CODE_FAILURES });
  const codes = useCodeSending(sendVerifyCode, (error) => form.fail(error));
  const { send, sending } = useVerify();

  async function confirm(typed: string) {
    const checked = codeOf(typed);
    if (!form.check(reasonsOf({ code: checked })) || !checked.ok) return;
    const answer = form.answerOf(await send({ code: checked.value }));
    if (answer !== null) onConfirmed(answer.data.verifiedUntil);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void confirm(code);
  }

  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
      <p className="text-15 text-pretty text-ink-2">{intro}</p>
      <CodeRequest
        {...{ form, channels, channel, codes, code, addEmailHref }}
        legend={t('security.verify.channel')}
        onChannelChange={setChosen}
        onCodeChange={setCode}
        onWhole={continues ? (typed) => void confirm(typed) : undefined}
      />
      <FormFailure text={form.formError} />
      <Button type="submit" variant="primary" size="lg" wide busy={sending}>
        {t('security.verify.submit')}
      </Button>
    </form>
  );
}

import type { CodeChannel } from '@paydirt/contract/account/codes';
import { sendVerifyCode } from '@paydirt/contract/account/security';
import { Button } from '@paydirt/ui/button';
import { type FormEvent, useState } from 'react';

import { codeOf, reasonsOf } from '../../../forms/account/account-reasons.ts';
import { CodeChannels } from '../../../forms/code/code-channels.tsx';
import { CodeEntry } from '../../../forms/code/code-entry.tsx';
import { CODE_FAILURES, useCodeSending } from '../../../forms/code/code-sending.ts';
import { useForm } from '../../../forms/form.ts';
import { FormFailure } from '../../../forms/form-failure.tsx';
import { useReturn } from '../../../forms/use-return.ts';
import { timeOf } from '../../../platform/data/wire.ts';
import { useFormat, useT, useToast } from '../../../platform/hooks.tsx';
import { accountRoutes } from '../../../routes/account.ts';
import { Screen } from '../../../shell/screen/screen.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { useVerification, useVerify } from '../data/security.ts';
import { FormSkeleton } from './verify-gate.tsx';

/** Confirm the member's identity by a code, and go on to the page that required it. */
export function VerifyScreen() {
  return (
    <Screen>
      <Viewed view={useVerification()} skeleton={<FormSkeleton />}>
        {({ channels }) => <VerifyForm channels={channels} />}
      </Viewed>
    </Screen>
  );
}

function VerifyForm({ channels }: { channels: readonly CodeChannel[] }) {
  const t = useT();
  const format = useFormat();
  const toast = useToast();
  const back = useReturn(accountRoutes.security.href());
  const [channel, setChannel] = useState(channels[0]?.channel ?? 'sms');
  const [code, setCode] = useState('');
  const form = useForm({ fields: ['code'], failures: CODE_FAILURES });
  const codes = useCodeSending(sendVerifyCode, (error) => form.fail(error));
  const { send, sending } = useVerify();

  async function submit(event: FormEvent) {
    event.preventDefault();
    const checked = codeOf(code);
    if (!form.check(reasonsOf({ code: checked })) || !checked.ok) return;
    const answer = form.answerOf(await send({ code: checked.value }));
    if (answer === null) return;
    const { verifiedUntil } = answer.data;
    if (verifiedUntil !== null)
      toast(t('security.verify.done', { time: format.time(timeOf(verifiedUntil)) }), 'success');
    back.go();
  }

  return (
    <form noValidate className="flex flex-col gap-5 px-4 pt-2" onSubmit={(event) => void submit(event)}>
      <p className="text-15 text-pretty text-ink-2">{t('security.verify.intro')}</p>
      <CodeChannels
        legend={t('security.verify.channel')}
        channels={channels}
        value={channel}
        onValueChange={setChannel}
      />
      <CodeEntry
        form={form}
        codes={codes}
        sentTo={codes.sentTo === null ? undefined : t('auth.codeSent', { to: codes.sentTo })}
        value={code}
        onValueChange={setCode}
        onSend={() => void codes.send({ channel })}
      />
      <FormFailure text={form.formError} />
      <Button type="submit" variant="primary" size="lg" wide busy={sending}>
        {t('security.verify.submit')}
      </Button>
    </form>
  );
}

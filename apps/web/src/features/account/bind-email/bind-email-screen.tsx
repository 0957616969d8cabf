import { sendBindEmailCode } from '@paydirt/contract/account/fund-password';
import { Button } from '@paydirt/ui/button';
import { TextField } from '@paydirt/ui/field';
import { type FormEvent, useState } from 'react';

import { codeOf, emailOf, reasonsOf } from '../../../forms/account/account-reasons.ts';
import { CodeEntry } from '../../../forms/code/code-entry.tsx';
import { CODE_FAILURES, useCodeSending } from '../../../forms/code/code-sending.ts';
import { useDraft } from '../../../forms/draft.ts';
import { useForm } from '../../../forms/form.ts';
import { FormFailure } from '../../../forms/form-failure.tsx';
import { useReturn } from '../../../forms/use-return.ts';
import { useRefresh } from '../../../platform/data/use-call.ts';
import { useTakeUser } from '../../../platform/data/user.ts';
import { useMember, useT } from '../../../platform/hooks.tsx';
import { useQueryParameter } from '../../../platform/navigation/hash-location.ts';
import { accountRoutes } from '../../../routes/account.ts';
import { Screen } from '../../../shell/screen/screen.tsx';
import { useBindEmail } from '../data/security.ts';
import { VerifyGate } from '../verify/verify-gate.tsx';

/** Add an e-mail address, or another one instead of it, by a code that goes there. */
export function BindEmailScreen() {
  const to = useQueryParameter('to');
  return (
    <Screen>
      <VerifyGate to={accountRoutes.bindEmail.href({ to })}>
        <BindEmailForm />
      </VerifyGate>
    </Screen>
  );
}

function BindEmailForm() {
  const t = useT();
  const refresh = useRefresh();
  const takeUser = useTakeUser();
  const earlier = useMember()?.email ?? null;
  const back = useReturn(accountRoutes.security.href());
  const draft = useDraft('bind-email', { email: '' });
  const [code, setCode] = useState('');
  const form = useForm({
    fields: ['email', 'code'],
    failures: { ...CODE_FAILURES, account_exists: 'email' },
  });
  const codes = useCodeSending(
    sendBindEmailCode,
    (error) => {
      if (error.name === 'verify_needed') void refresh('verification');
      form.fail(error);
    },
    { typed: draft.values.email.trim() },
  );
  const { send, sending } = useBindEmail();

  async function sendCode() {
    const email = emailOf(draft.values.email);
    if (!form.check(reasonsOf({ email })) || !email.ok) return;
    await codes.send({ email: email.value });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const email = emailOf(draft.values.email);
    const checked = codeOf(code);
    if (!form.check(reasonsOf({ email, code: checked })) || !email.ok || !checked.ok) return;
    const result = await send({ email: email.value, code: checked.value });
    if (result === null) return;
    if (!result.ok) {
      if (result.error.name === 'verify_needed') void refresh('verification');
      form.fail(result.error);
      return;
    }
    draft.clear();
    takeUser(result.value.data);
    back.go();
  }

  return (
    <form noValidate className="flex flex-col gap-5 px-4 pt-2" onSubmit={(event) => void submit(event)}>
      <p className="text-15 text-pretty wrap-anywhere text-ink-2">
        {t('security.bind.intro')}
        {earlier === null ? null : ` ${t('security.bind.replaces', { email: earlier })}`}
      </p>
      <TextField
        type="email"
        label={t('security.email')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={draft.values.email}
        {...form.field('email', (email) => draft.change({ email }))}
      />
      <CodeEntry
        form={form}
        codes={codes}
        value={code}
        onValueChange={setCode}
        onSend={() => void sendCode()}
      />
      <FormFailure text={form.formError} />
      <Button type="submit" variant="primary" size="lg" wide busy={sending}>
        {t('security.bind.submit')}
      </Button>
    </form>
  );
}

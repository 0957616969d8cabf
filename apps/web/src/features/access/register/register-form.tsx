import type { CallError } from '@paydirt/contract';
import {
  checkNewPassword,
  register,
  registerByEmail,
  sendRegisterCode,
  sendRegisterEmailCode,
} from '@paydirt/contract/account/login';
import { checkName, cleanText, ok } from '@paydirt/domain';
import { Button } from '@paydirt/ui/button';
import { TextField } from '@paydirt/ui/field';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';

import { useSend } from '../../../platform/data/use-send.ts';
import { useDraft } from '../../../forms/draft.ts';
import { useForm } from '../../../forms/form.ts';
import { useQueryParameter } from '../../../platform/navigation/hash-location.ts';
import { usePlatform, useT } from '../../../platform/hooks.tsx';
import { usePreloadScreens } from '../../../shell/screen/use-preload-screens.ts';
import { AccountField } from '../../../forms/account/account-field.tsx';
import {
  repeatedPasswordOf,
  codeOf,
  invitationOf,
  newPasswordOf,
  reasonsOf,
} from '../../../forms/account/account-reasons.ts';
import { CodeEntry } from '../../../forms/code/code-entry.tsx';
import { CODE_FAILURES, useCodeSending } from '../../../forms/code/code-sending.ts';
import { FormFailure } from '../../../forms/form-failure.tsx';
import { NewPasswordFields } from '../../../forms/password/new-password-fields.tsx';
import { type AccountWay, useAccount } from '../../../forms/account/use-account.ts';
import { homeRoutes } from '../../../routes/home.ts';
import { useNobodysCode } from '../data/inviter.ts';
import { InvitationField } from './invitation-field.tsx';
import { linkedCode } from './linked-code.ts';
import { LinkNotes } from './link-notes.tsx';
import { OtherWays } from './other-ways.tsx';
import { RegisterStepFrame } from './register-step-frame.tsx';
import { earlierStep, REGISTER_FIELDS, type RegisterStep, stepOf } from './register-steps.ts';
import { type NewMember, useEnter } from './use-enter.ts';

/**
 * Ask for the data of a new account, one question a screen, and create it. Answers are kept on Back, and all but
 * the code and the password on a reload. The two ways differ in how the account is named, and where its code is
 * sent.
 */
export function RegisterForm({ way }: { way: AccountWay }) {
  const t = useT();
  const { navigation } = usePlatform();
  const linked = linkedCode(useQueryParameter('code'));
  const to = useQueryParameter('to');
  usePreloadScreens(homeRoutes.home);
  const account = useAccount(`register-${way}`, way);
  // Each link has its own draft, so that a code typed for an earlier link does not replace this link's.
  const invitation = useDraft(`register-invitation-${linked}`, { invitationCode: linked });
  const nobodys = useNobodysCode(linked);
  const called = useDraft('register-name', { name: '' });
  // Stored, because a phone may reload the page while the member looks up the code in another app: they then
  // return to the code step, not to the first.
  const sent = useDraft(`register-code-${way}`, { to: '' });
  const [code, setCode] = useState('');
  const [passwords, setPasswords] = useState({ password: '', confirmPassword: '' });
  const again = useRef<HTMLInputElement>(null);
  const [made, setMade] = useState<NewMember | null>(null);
  useEnter(way, made);

  const form = useForm({
    fields: REGISTER_FIELDS,
    failures: { ...CODE_FAILURES, account_exists: 'account', invitation_unknown: 'invitationCode' },
    named: { phone: 'account', email: 'account' },
  });
  const [refused, setRefused] = useState(false);
  const fail = (error: CallError) => {
    form.fail(error);
    setRefused(true);
  };
  const sentBefore = { sentBefore: sent.values.to };
  const bySms = useCodeSending(sendRegisterCode, fail, sentBefore);
  const byMail = useCodeSending(sendRegisterEmailCode, fail, sentBefore);
  const codes = way === 'phone' ? bySms : byMail;
  const [step, setStep] = useState<RegisterStep>(codes.sentTo === null ? 'account' : 'code');
  // The refused field may belong to an earlier step: show that step.
  const wrong = REGISTER_FIELDS.find((field) => form.errors[field] !== undefined);
  if (refused) {
    setRefused(false);
    if (wrong !== undefined) setStep(stepOf(wrong));
  }
  const phone = useSend(register);
  const email = useSend(registerByEmail);
  const guessed = useSend(checkNewPassword);

  async function sendCode() {
    const named = await account.read();
    if (!form.check(reasonsOf({ account: named })) || !named.ok) return;
    const done =
      way === 'phone' ? await bySms.send({ phone: named.value }) : await byMail.send({ email: named.value });
    if (!done) return;
    sent.change({ to: named.value });
    setStep('code');
  }

  async function goOn() {
    switch (step) {
      case 'account': {
        const named = await account.read();
        // A member who went back and changed nothing already has a code.
        if (named.ok && named.value === codes.sentTo && form.check({})) setStep('code');
        else await sendCode();
        return;
      }
      case 'code':
        if (form.check(reasonsOf({ code: codeOf(code) }))) setStep('password');
        return;
      case 'password': {
        const { password, confirmPassword } = passwords;
        if (!form.check(reasonsOf({ password: newPasswordOf(password) }))) return;
        if (confirmPassword === '') again.current?.focus();
        else if (form.check(reasonsOf({ confirmPassword: repeatedPasswordOf(password, confirmPassword) }))) {
          // Only the services know the list of common passwords. If this request fails, they refuse such a
          // password when the account is created.
          const fit = await guessed.send({ password });
          if (fit === null) return;
          if (!fit.ok && fit.error.details.fields !== undefined) {
            form.fail(fit.error);
            return;
          }
          // The first step already reported the link's unknown code, so it is not an error on this one.
          if (nobodys && invitation.values.invitationCode === linked)
            invitation.change({ invitationCode: '' });
          setStep('invitationCode');
        }
        return;
      }
      case 'invitationCode': {
        const invited = invitationOf(invitation.values.invitationCode);
        if (form.check(reasonsOf({ invitationCode: invited }))) setStep('name');
        return;
      }
      case 'name':
        await create();
    }
  }

  async function create() {
    const named = await account.read();
    const checkedCode = codeOf(code);
    const invited = invitationOf(invitation.values.invitationCode);
    const name = nameOf(called.values.name);
    if (!form.check(reasonsOf({ name })) || !named.ok || !checkedCode.ok || !invited.ok) return;
    const rest = {
      code: checkedCode.value,
      ...passwords,
      invitationCode: invited.value,
      ...(name.ok && name.value !== '' && { name: name.value }),
    };
    const result =
      way === 'phone'
        ? await phone.send({ phone: named.value, ...rest })
        : await email.send({ email: named.value, ...rest });
    if (result === null) return;
    if (!result.ok) {
      fail(result.error);
      return;
    }
    const { msg, data } = result.value;
    account.clear();
    sent.clear();
    invitation.clear();
    called.clear();
    setMade({ token: msg, user: data });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void goOn();
  }

  const fieldsOf = {
    account: (
      <AccountField
        account={account}
        error={form.errors.account}
        control={form.control('account')}
        onEdit={() => {
          form.clearError('account');
          sent.clear();
        }}
      />
    ),
    code: (
      <CodeEntry
        form={form}
        codes={codes}
        value={code}
        onValueChange={setCode}
        onSend={() => void sendCode()}
        onWhole={() => setStep('password')}
      />
    ),
    password: (
      <NewPasswordFields
        form={form}
        label={t('auth.password')}
        hint={t('auth.passwordHint')}
        again={t('auth.passwordAgain')}
        againRef={again}
        autoComplete="new-password"
        values={passwords}
        onChange={(field, text) => setPasswords({ ...passwords, [field]: text })}
      />
    ),
    invitationCode: (
      <InvitationField
        label={t('auth.invitationCode')}
        hint={t('auth.invitationHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={invitation.values.invitationCode}
        {...form.field('invitationCode', (invitationCode) => invitation.change({ invitationCode }))}
      />
    ),
    name: (
      <TextField
        label={t('auth.name')}
        hint={t('auth.nameHint')}
        autoComplete="name"
        value={called.values.name}
        {...form.field('name', (name) => called.change({ name }))}
      />
    ),
  } satisfies Record<RegisterStep, ReactNode>;
  const labels: Partial<Record<RegisterStep, string>> = {
    account: t('auth.sendCode'),
    name: t('auth.register.submit'),
  };
  return (
    <div className="flex flex-col gap-6 px-4 pt-2">
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <RegisterStepFrame
          step={step}
          ended={made !== null}
          focused={step !== 'account' || navigation.lastMove() !== 'start'}
          onBack={(before) => setStep((now) => earlierStep(now, before))}
        >
          {step === 'account' ? (
            <p className="text-15 text-pretty text-ink-2">{t('auth.register.intro')}</p>
          ) : null}
          {fieldsOf[step]}
        </RegisterStepFrame>
        <FormFailure text={form.formError} />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          wide
          busy={phone.sending || email.sending || codes.sending || guessed.sending || made !== null}
        >
          {labels[step] ?? t('common.next')}
        </Button>
      </form>
      {step === 'account' ? (
        <>
          <OtherWays way={way} code={linked} />
          {/* Below all else, because it comes after the form has been drawn. */}
          <LinkNotes code={linked} to={to} />
        </>
      ) : null}
    </div>
  );
}

/** Check a name that may be left out; empty where it is. */
function nameOf(typed: string) {
  return cleanText(typed) === '' ? ok('') : checkName(typed);
}

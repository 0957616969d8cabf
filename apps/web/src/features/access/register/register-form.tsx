import type { CallError } from '@paydirt/contract';
import {
  register,
  registerByEmail,
  sendRegisterCode,
  sendRegisterEmailCode,
} from '@paydirt/contract/account/login';
import { checkName, cleanText } from '@paydirt/domain';
import { Button, ButtonLink } from '@paydirt/ui/button';
import { TextField } from '@paydirt/ui/field';
import { type FormEvent, useEffect, useRef, useState } from 'react';

import { useSend } from '../../../platform/data/use-send.ts';
import { useDraft } from '../../../forms/draft.ts';
import { useForm } from '../../../forms/form.ts';
import { hashHref, useNavigate, useQueryParameter } from '../../../platform/navigation/hash-location.ts';
import { usePlatform, useT, useToast } from '../../../platform/hooks.tsx';
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
import { accessRoutes } from '../../../routes/access.ts';
import { homeRoutes } from '../../../routes/home.ts';
import { InvitationField } from './invitation-field.tsx';
import { linkedCode } from './linked-code.ts';
import { LinkNotes } from './link-notes.tsx';

const FIELDS = ['account', 'code', 'name', 'password', 'confirmPassword', 'invitationCode'] as const;

/** Take what a new account needs, and make it. The two ways differ in how the account is named, and where its code goes. */
export function RegisterForm({ way }: { way: AccountWay }) {
  const t = useT();
  const toast = useToast();
  const navigate = useNavigate();
  const { session, navigation } = usePlatform();
  const linked = linkedCode(useQueryParameter('code'));
  const to = useQueryParameter('to');
  usePreloadScreens(homeRoutes.home);
  const account = useAccount(`register-${way}`, way);
  // A link has a draft of its own: what an earlier one filled in does not stay in its way.
  const invitation = useDraft(`register-invitation-${linked}`, { invitationCode: linked });
  const called = useDraft('register-name', { name: '' });
  const [code, setCode] = useState('');
  const [passwords, setPasswords] = useState({ password: '', confirmPassword: '' });

  const fields = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Whoever opened a link reads first who invites them.
    if (navigation.lastMove() !== 'start') focusInput(fields.current, way === 'phone' ? 'tel' : 'email');
  }, [navigation, way]);

  const form = useForm({
    fields: FIELDS,
    failures: { ...CODE_FAILURES, account_exists: 'account', invitation_unknown: 'invitationCode' },
    named: { phone: 'account', email: 'account' },
  });
  const fail = (error: CallError) => form.fail(error);
  const bySms = useCodeSending(sendRegisterCode, fail);
  const byMail = useCodeSending(sendRegisterEmailCode, fail);
  const codes = way === 'phone' ? bySms : byMail;
  const phone = useSend(register);
  const email = useSend(registerByEmail);

  async function sendCode() {
    const named = await account.read();
    if (!form.check(reasonsOf({ account: named })) || !named.ok) return;
    if (way === 'phone') await bySms.send({ phone: named.value });
    else await byMail.send({ email: named.value });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const named = await account.read();
    const checkedCode = codeOf(code);
    const invited = invitationOf(invitation.values.invitationCode);
    const name = cleanText(called.values.name) === '' ? null : checkName(called.values.name);
    const reasons = reasonsOf({
      account: named,
      code: checkedCode,
      password: newPasswordOf(passwords.password),
      confirmPassword: repeatedPasswordOf(passwords.password, passwords.confirmPassword),
      invitationCode: invited,
    });
    if (
      !form.check(name?.ok === false ? { ...reasons, name: name.error } : reasons) ||
      name?.ok === false ||
      !named.ok ||
      !checkedCode.ok ||
      !invited.ok
    )
      return;
    const rest = {
      code: checkedCode.value,
      ...passwords,
      invitationCode: invited.value,
      ...(name !== null && { name: name.value }),
    };
    const result =
      way === 'phone'
        ? await phone.send({ phone: named.value, ...rest })
        : await email.send({ email: named.value, ...rest });
    const answer = form.answerOf(result);
    if (answer === null) return;
    const { msg, data } = answer;
    account.clear();
    invitation.clear();
    called.clear();
    toast(
      data.name === data.phone
        ? t('auth.register.doneUnnamed')
        : t('auth.register.done', { name: data.name }),
      'success',
    );
    // A member at the address of an invitation would read that they have an account already.
    navigate(route.href({ to }), { replace: true });
    session.begin(msg, data);
  }

  const route = way === 'phone' ? accessRoutes.register : accessRoutes.registerByEmail;
  const other =
    way === 'phone'
      ? accessRoutes.registerByEmail.href({ code: linked, to })
      : accessRoutes.register.href({ code: linked, to });
  return (
    <div className="flex flex-col gap-6 px-4 pt-2">
      <div className="flex flex-col gap-3">
        <LinkNotes code={linked} to={to} />
        <p className="text-15 text-pretty text-ink-2">{t('auth.register.intro')}</p>
      </div>
      <form ref={fields} noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <AccountField
          account={account}
          error={form.errors.account}
          control={form.control('account')}
          onEdit={() => form.clearError('account')}
        />
        <CodeEntry
          form={form}
          codes={codes}
          value={code}
          onValueChange={setCode}
          onSend={() => void sendCode()}
          onWhole={() => focusInput(fields.current, 'password')}
        />
        <TextField
          label={t('auth.name')}
          hint={t('auth.nameHint')}
          autoComplete="name"
          value={called.values.name}
          {...form.field('name', (name) => called.change({ name }))}
        />
        <NewPasswordFields
          form={form}
          label={t('auth.password')}
          hint={t('auth.passwordHint')}
          again={t('auth.passwordAgain')}
          autoComplete="new-password"
          values={passwords}
          onChange={(field, text) => setPasswords({ ...passwords, [field]: text })}
        />
        <InvitationField
          label={t('auth.invitationCode')}
          hint={t('auth.invitationHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={invitation.values.invitationCode}
          {...form.field('invitationCode', (invitationCode) => invitation.change({ invitationCode }))}
          linked={linked}
        />
        <FormFailure text={form.formError} />
        <Button type="submit" variant="primary" size="lg" wide busy={phone.sending || email.sending}>
          {t('auth.register.submit')}
        </Button>
      </form>
      <div className="flex flex-col gap-2">
        <ButtonLink wide href={hashHref(other)}>
          {way === 'phone' ? t('auth.register.byEmail') : t('auth.register.byPhone')}
        </ButtonLink>
        <ButtonLink wide variant="quiet" href={hashHref(accessRoutes.login.href({ to }))}>
          {t('auth.register.haveAccount')}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Move the focus to the first input of a type in a form. */
function focusInput(form: HTMLFormElement | null, type: 'tel' | 'email' | 'password'): void {
  form?.querySelector<HTMLElement>(`input[type=${type}]`)?.focus();
}

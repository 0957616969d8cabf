import { CodeField, type CodeFieldProps } from '@paydirt/ui/field';

import type { Form } from '../form.ts';
import { useT } from '../../platform/hooks.tsx';
import { useWaitsFor } from '../../platform/waiting-field.ts';
import { codeOf } from '../account/account-reasons.ts';
import type { CodeSending } from './code-sending.ts';
import { SentCode } from './sent-code.tsx';

interface CodeEntryProps extends Pick<CodeFieldProps, 'value' | 'onValueChange' | 'onSend'> {
  form: Pick<Form<'code'>, 'errors' | 'control' | 'clearError'>;
  codes: Pick<CodeSending<never>, 'sending' | 'resendAt' | 'requested' | 'sentTo'>;
  /** Hint about the code before one was sent. @default its length and validity */
  hint?: string | undefined;
  /** Called with the complete code, where it is submitted automatically. */
  onWhole?: ((code: string) => void) | undefined;
}

/** Take a verification code and request one; the code that the test services sent is a tap away. */
export function CodeEntry({ form, codes, hint, onValueChange, onWhole, ...props }: CodeEntryProps) {
  const t = useT();
  const take = (code: string) => {
    onValueChange(code);
    form.clearError('code');
    if (codeOf(code).ok) onWhole?.(code);
  };
  useWaitsFor('code', take);
  return (
    <CodeField
      {...props}
      label={t('auth.code')}
      hint={
        <>
          <span role="status">
            {codes.sentTo === null ? (hint ?? t('auth.codeHint')) : t('auth.codeSent', { to: codes.sentTo })}
          </span>{' '}
          <SentCode to={codes.sentTo} onUse={take} />
        </>
      }
      onValueChange={take}
      error={form.errors.code}
      sending={codes.sending}
      resendAt={codes.resendAt}
      sendLabel={codes.requested ? t('auth.sendCodeAgain') : t('auth.sendCode')}
      formatWait={(count) => t('auth.sendCodeIn', { count })}
      ref={form.control('code')}
    />
  );
}

import { CodeField, type CodeFieldProps } from '@paydirt/ui/field';

import type { Form } from '../form.ts';
import { usePlatform, useT } from '../../platform/hooks.tsx';
import { useWaitsFor } from '../../platform/waiting-field.ts';
import type { CodeSending } from './code-sending.ts';

interface CodeEntryProps extends Pick<CodeFieldProps, 'value' | 'onValueChange' | 'onSend'> {
  form: Pick<Form<'code'>, 'errors' | 'control' | 'clearError'>;
  codes: Pick<CodeSending<never>, 'sending' | 'resendAt' | 'requested'>;
  /** The recipient of the latest code, as text; before, the hint says where codes of the test services appear. */
  sentTo?: string | undefined;
}

/** Take a verification code and request one, with a link to the test panel's outbox, where it arrives. */
export function CodeEntry({ form, codes, sentTo, onValueChange, ...props }: CodeEntryProps) {
  const t = useT();
  const { panel } = usePlatform();
  const take = (code: string) => {
    onValueChange(code);
    form.clearError('code');
  };
  useWaitsFor('code', take);
  return (
    <CodeField
      {...props}
      label={t('auth.code')}
      hint={
        <>
          {sentTo ?? t('auth.codeHint')}{' '}
          <button
            type="button"
            className="rounded-control text-lapis underline"
            onClick={() => panel.set('outbox')}
          >
            {t('auth.openOutbox')}
          </button>
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

import { Fragment } from 'react';

import { TextField, type TextFieldProps } from '@paydirt/ui/field';

import { useT } from '../../../platform/hooks.tsx';
import { HintButton } from '../../../forms/hint-button.tsx';
import { isNotFound } from '../../../platform/data/view.ts';
import { useSeed } from '../../../platform/data/seed.ts';
import { useDebounced } from '../../../platform/use-debounced.ts';
import { useWaitsFor } from '../../../platform/waiting-field.ts';
import { useInviter } from '../data/inviter.ts';
import { invitedText } from './invited-text.ts';
import { linkedCode } from './linked-code.ts';

export interface InvitationFieldProps extends TextFieldProps {
  value: string;
  onValueChange: (value: string) => void;
}

/**
 * Field for the invitation code; public codes are a tap away, a valid one shows its inviter, an unknown one an
 * error.
 */
export function InvitationField({ hint, value, onValueChange, error, ...props }: InvitationFieldProps) {
  const t = useT();
  useWaitsFor('invitation', onValueChange);
  const debounced = useDebounced(linkedCode(value));
  const view = useInviter(debounced);
  const current = debounced === linkedCode(value);
  // An unknown code is reported once it is complete, before the form is submitted.
  const unknown = current && isNotFound(view) ? t('error.invitation_unknown') : undefined;
  const hintText =
    view.status === 'ready' && current ? (
      invitedText(view.value, t)
    ) : (
      <>
        {hint} <PublicCodes onUse={onValueChange} />
      </>
    );
  return (
    <TextField
      {...props}
      value={value}
      hint={hintText}
      error={error ?? unknown}
      onValueChange={onValueChange}
    />
  );
}

/** Offer the public codes, none of them chosen (H16); without an answer there are none to offer. */
function PublicCodes({ onUse }: { onUse: (code: string) => void }) {
  const t = useT();
  const view = useSeed();
  if (view.status !== 'ready') return null;
  return (
    <>
      {t('auth.publicCodes')}{' '}
      {view.value.invitationCodes.map((code) => (
        <Fragment key={code}>
          <HintButton aria-label={t('auth.useCode', { code })} onClick={() => onUse(code)}>
            {code}
          </HintButton>{' '}
        </Fragment>
      ))}
    </>
  );
}

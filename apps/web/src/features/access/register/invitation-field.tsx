import { Fragment } from 'react';

import { checkInvitationCode } from '@paydirt/domain';
import { TextField, type TextFieldProps } from '@paydirt/ui/field';

import { useT } from '../../../platform/hooks.tsx';
import { HintButton } from '../../../forms/hint-button.tsx';
import { useSeed } from '../../../platform/data/seed.ts';
import { isNotFound } from '../../../platform/data/view.ts';
import { useDebounced } from '../../../platform/use-debounced.ts';
import { useWaitsFor } from '../../../platform/waiting-field.ts';
import { useInviter } from '../data/inviter.ts';
import { invitedText } from './invited-text.ts';
import { linkedCode } from './linked-code.ts';

export interface InvitationFieldProps extends TextFieldProps {
  /** The code that a link filled in, or empty. */
  linked: string;
  value: string;
  onValueChange: (value: string) => void;
}

/**
 * Take the invitation code; a public one is a tap away, and a valid one shows its inviter below. One that nobody has
 * is told here, where it can be put right, also before it is sent.
 */
export function InvitationField({
  linked,
  hint,
  error,
  value,
  onValueChange,
  ...props
}: InvitationFieldProps) {
  const t = useT();
  useWaitsFor('invitation', onValueChange);
  const debounced = useDebounced(linkedCode(value));
  const view = useInviter(debounced);
  const hintText =
    view.status === 'ready' && debounced === linkedCode(value) ? (
      invitedText(view.value, t)
    ) : (
      <>
        {hint} <PublicCodes onUse={onValueChange} />
      </>
    );
  const unknown =
    debounced === linkedCode(value) &&
    (isNotFound(view) || (linked !== '' && value === linked && !checkInvitationCode(linked).ok));
  return (
    <TextField
      {...props}
      value={value}
      hint={hintText}
      error={error ?? (unknown ? t('error.invitation_unknown') : undefined)}
      onValueChange={onValueChange}
    />
  );
}

/** Offer the codes that belong to nobody, none of them chosen (H16); without an answer there are none to offer. */
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

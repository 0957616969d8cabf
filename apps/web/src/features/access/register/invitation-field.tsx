import { TextField, type TextFieldProps } from '@paydirt/ui/field';

import { usePlatform, useT } from '../../../platform/hooks.tsx';
import { useDebounced } from '../../../platform/use-debounced.ts';
import { useWaitsFor } from '../../../platform/waiting-field.ts';
import { useInviter } from '../data/inviter.ts';
import { invitedText } from './invited-text.ts';
import { linkedCode } from './linked-code.ts';

export interface InvitationFieldProps extends TextFieldProps {
  value: string;
  onValueChange: (value: string) => void;
  /** The code of the link that led here, which the page shows already; empty without one. */
  linked: string;
}

/** Take the invitation code, with a link to the public ones; a valid code shows its inviter below. */
export function InvitationField({ linked, hint, value, onValueChange, ...props }: InvitationFieldProps) {
  const t = useT();
  const { panel } = usePlatform();
  useWaitsFor('invitation', onValueChange);
  const debounced = useDebounced(linkedCode(value));
  const view = useInviter(debounced === linked ? '' : debounced);
  const hintText =
    view.status === 'ready' && debounced === linkedCode(value) ? (
      invitedText(view.value, t)
    ) : (
      <>
        {hint}{' '}
        <button
          type="button"
          className="rounded-control text-lapis underline"
          onClick={() => panel.set('invitations')}
        >
          {t('auth.openInvitations')}
        </button>
      </>
    );
  return <TextField {...props} value={value} hint={hintText} onValueChange={onValueChange} />;
}

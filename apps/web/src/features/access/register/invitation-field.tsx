import { TextField, type TextFieldProps } from '@paydirt/ui/field';

import { useT } from '../../../platform/hooks.tsx';
import { useRested } from '../../../platform/use-rested.ts';
import { useInviter } from '../data/inviter.ts';
import { invitedText } from './invited-text.ts';
import { linkedCode } from './linked-code.ts';

export interface InvitationFieldProps extends TextFieldProps {
  /** The code of the link that led here, of which the page tells already; empty without one. */
  linked: string;
}

/** Take the invitation code; whose it is stands below once it is one. */
export function InvitationField({ linked, hint, value, ...props }: InvitationFieldProps) {
  const t = useT();
  const typed = useRested(linkedCode(value));
  const view = useInviter(typed === linked ? '' : typed);
  const told = view.status === 'ready' && typed === linkedCode(value) ? invitedText(view.value, t) : hint;
  return <TextField {...props} value={value} hint={told} />;
}

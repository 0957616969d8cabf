import { TextField, type TextFieldProps } from '@paydirt/ui/field';

import { useT } from '../../platform/hooks.tsx';

/** Take the account that something is done to: a phone number or an e-mail address. */
export function PanelAccountField(props: Pick<TextFieldProps, 'value' | 'onValueChange' | 'error' | 'ref'>) {
  const t = useT();
  return (
    <TextField
      {...props}
      label={t('test.faucet.account')}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

import { TextField, type TextFieldProps } from '@paydirt/ui/field';

import { useT } from '../../platform/hooks.tsx';

/** Field for the account that a test control acts on: a phone number or an e-mail address. */
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

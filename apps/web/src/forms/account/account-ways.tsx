import { SegmentedTabs, TabPanel } from '@paydirt/ui/segmented-tabs';
import type { ReactNode } from 'react';

import { useT } from '../../platform/hooks.tsx';
import type { Account, AccountWay } from './use-account.ts';

interface AccountWaysProps {
  account: Account;
  /** Called when another way is chosen. */
  onEdit: () => void;
  /** The form, which takes the account in the chosen way. */
  children: ReactNode;
}

/** Choose phone or e-mail, above the form for the account. */
export function AccountWays({ account, onEdit, children }: AccountWaysProps) {
  const t = useT();
  return (
    <SegmentedTabs<AccountWay>
      label={t('auth.login.way')}
      variant="segments"
      items={[
        { value: 'phone', label: t('auth.login.byPhone') },
        { value: 'email', label: t('auth.login.byEmail') },
      ]}
      value={account.way}
      onValueChange={(way) => {
        account.change({ way });
        onEdit();
      }}
    >
      <TabPanel value={account.way}>{children}</TabPanel>
    </SegmentedTabs>
  );
}

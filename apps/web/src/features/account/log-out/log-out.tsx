import { Button } from '@paydirt/ui/button';

import { useLogout } from '../../../platform/data/user.ts';
import { useT } from '../../../platform/hooks.tsx';
import { useConfirm } from '../../../shell/frame/confirm.ts';

/** The way out of the account: asks first, then forgets the member on this device. */
export function LogOut() {
  const t = useT();
  const confirm = useConfirm();
  const logOut = useLogout();

  async function ask() {
    const confirmed = await confirm({
      title: t('me.confirmLogOut'),
      text: t('me.confirmLogOutText'),
      confirm: t('me.logOut'),
    });
    if (confirmed) logOut();
  }

  return (
    <Button wide icon="logout" onClick={() => void ask()}>
      {t('me.logOut')}
    </Button>
  );
}

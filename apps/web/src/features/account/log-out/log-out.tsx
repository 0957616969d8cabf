import { Button } from '@paydirt/ui/button';

import { useWaysOut } from '../../../platform/data/user.ts';
import { useT } from '../../../platform/hooks.tsx';
import { useConfirm } from '../../../shell/frame/confirm.ts';

/**
 * Offer to log out: after a confirmation it removes the member from this device, with or without their unanswered
 * requests.
 */
export function LogOut() {
  const t = useT();
  const confirm = useConfirm();
  const { logOut, forget, giveUpOpen } = useWaysOut();

  async function confirmLogOut() {
    const confirmed = await confirm({
      title: t('me.confirmLogOut'),
      text: t('me.confirmLogOutText'),
      confirm: t('me.logOut'),
    });
    if (confirmed) logOut();
  }

  async function confirmForget() {
    const question = { title: t('me.confirmLogOut'), confirm: t('me.forget') };
    if (!(await confirm({ ...question, text: t('me.forgetText') }))) return;
    // Warn before forgetting a request that the services may still carry out.
    const isSettled = await giveUpOpen();
    if (!isSettled && !(await confirm({ ...question, text: t('me.forgetUnanswered'), tone: 'danger' })))
      return;
    forget();
  }

  return (
    <div className="flex flex-col gap-2">
      <Button wide icon="logout" onClick={() => void confirmLogOut()}>
        {t('me.logOut')}
      </Button>
      <Button wide variant="quiet" onClick={() => void confirmForget()}>
        {t('me.forget')}
      </Button>
    </div>
  );
}

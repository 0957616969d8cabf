import { withdrawFormOf } from '../../../e2e/src/support/withdrawal-form.ts';
import { patternOf } from '../../../e2e/src/support/text-patterns.ts';
import type { Flow } from './flow.ts';
import { logInAs, visit } from './visits.ts';

/** Money that comes in, is to go out, and stays. */
export const inAndOut: Flow = {
  async LogIn(here) {
    await logInAs(here, 'with_leases');
  },
  async TopUp(here) {
    const { screen, texts } = here;
    const { t } = texts;
    await visit(here, '/user/recharge', t('recharge.titleUsdt'));
    await screen.getByLabel(t('recharge.form.amount')).fill('50');
    await screen.getByRole('button', { name: t('recharge.form.start') }).click();
    await screen.getByRole('img', { name: t('recharge.status.qr') }).waitFor();
  },
  async ItArrives({ screen, texts, sandbox }) {
    const { t } = texts;
    await screen.getByRole('button', { name: t('recharge.status.testDeposit') }).click();
    await screen.getByRole('progressbar', { name: t('recharge.step.confirming') }).waitFor();
    await sandbox.moveClock({ minutes: 6 });
    await screen
      .getByText(patternOf(t('recharge.status.credited', { amount: '…' })))
      .first()
      .waitFor();
  },
  async Withdraw(here) {
    const { screen, texts, sandbox } = here;
    const { fundPassword } = await sandbox.member('with_leases');
    await visit(here, '/user/withdraw', texts.t('withdraw.title.usdt'));
    const form = withdrawFormOf(screen, texts);
    await form.fillAndReview('40', fundPassword ?? '');
    await form.send('40').click();
    await form.receipt.waitFor();
  },
  async CancelIt({ screen, texts }) {
    const { t } = texts;
    const { receipt } = withdrawFormOf(screen, texts);
    await receipt.getByRole('link', { name: t('withdraw.receipt.follow') }).click();
    await screen.getByRole('button', { name: t('withdraw.cancel.action') }).click();
    const question = screen.getByRole('alertdialog', { name: t('withdraw.cancel.title') });
    await question.getByRole('button', { name: t('withdraw.cancel.confirm') }).click();
    await screen.getByText(t('withdraw.status.cancelled'), { exact: true }).first().waitFor();
  },
};

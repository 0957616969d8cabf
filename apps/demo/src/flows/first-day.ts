import { panelStepsOf } from '../../../e2e/src/support/panel-steps.ts';
import { purchaseOf } from '../../../e2e/src/support/purchase.ts';
import type { Flow } from './flow.ts';
import { registerHere, takePlayMoney } from './visits.ts';

/** From the first look to the account that paid the first income. */
export const firstDay: Flow = {
  async Register(visit) {
    const { screen, texts, sandbox } = visit;
    await screen.getByRole('link', { name: texts.t('auth.register.title') }).click();
    await registerHere(visit, await sandbox.invitationCode());
  },
  TakePlayMoney: (here) => takePlayMoney(here, '200'),
  async Lease({ screen, texts, sandbox }) {
    const { t } = texts;
    const product = await sandbox.product('trommel');
    await screen.getByRole('link', { name: t('shell.tab.machines'), exact: true }).click();
    await screen.getByRole('link', { name: product.productName, exact: true }).click();
    const purchase = purchaseOf(screen, texts, product);
    await purchase.review();
    await purchase.send.click();
    await purchase.result.waitFor();
  },
  async ADayPasses({ screen, texts }) {
    const { t } = texts;
    await screen.getByRole('link', { name: t('products.result.toOrder') }).click();
    await screen.getByRole('heading', { name: t('orders.one.revenue') }).waitFor();
    const { passDay, receipt } = panelStepsOf(screen, texts);
    await passDay();
    await receipt.waitFor();
  },
  async Collect({ screen, texts }) {
    const { t } = texts;
    const { receipt } = panelStepsOf(screen, texts);
    await screen.keyboard.press('Escape');
    await receipt.waitFor({ state: 'hidden' });
    await screen
      .locator('header')
      .getByRole('link', { name: t('shell.tab.home'), exact: true })
      .click();
    await screen.getByRole('button', { name: t('income.receive'), exact: true }).click();
    await screen.getByRole('heading', { name: t('income.arriving') }).waitFor();
  },
  async WhoPaid({ screen, texts, sandbox }) {
    const { t } = texts;
    await sandbox.moveClock({ hours: 1 });
    await screen.getByRole('link', { name: t('income.historyTitle'), exact: true }).click();
    await screen.getByRole('link', { name: t('income.toRecords') }).click();
    const row = screen.getByRole('link').filter({ hasText: t('record.kind.daily_income') });
    await row
      .filter({ hasText: t('record.status.arrived') })
      .first()
      .click();
    const record = screen.getByRole('dialog', { name: t('records.one.title') });
    await record.getByText(t('account.machine_revenue')).first().waitFor();
  },
};

import { purchaseOf } from '../../../e2e/src/support/purchase.ts';
import type { Flow } from './flow.ts';
import { logInAs, logOut, PHONE, registerHere, takePlayMoney, visit } from './visits.ts';

/** An invitation, from its link to the reward and the account that paid it. */
export const friendJoins: Flow = {
  async Invite(here) {
    const { t } = here.texts;
    await logInAs(here, 'high_level');
    await visit(here, '/index/friend', t('shell.tab.team'));
    await here.screen
      .getByRole('main')
      .getByRole('link', { name: t('shell.title.invitation') })
      .click();
    await here.screen.locator('[title*="register?code="]').waitFor();
  },
  async OpenTheLink(here) {
    const { screen, texts, sandbox } = here;
    const link = await screen.locator('[title*="register?code="]').getAttribute('title');
    await logOut(here);
    screen.goto(new URL(link ?? '').hash.slice(1));
    const { name } = await sandbox.member('high_level');
    await screen.getByText(texts.t('auth.invitedBy', { name })).waitFor();
  },
  Register: (here) => registerHere(here),
  async Lease(here) {
    const { screen, texts, sandbox } = here;
    await takePlayMoney(here, '100');
    const product = await sandbox.product('gold-pan');
    await visit(here, '/index/detail?productId=gold-pan', product.productName);
    const purchase = purchaseOf(screen, texts, product);
    await purchase.review();
    await purchase.send.click();
    await purchase.result.waitFor();
  },
  async TheReward(here) {
    const { screen, texts, sandbox } = here;
    const { t } = texts;
    await screen.keyboard.press('Escape');
    await sandbox.moveClock({ hours: 25 });
    await logOut(here);
    await logInAs(here, 'high_level');
    await visit(here, '/index/lowerincome', t('shell.title.teamIncome'));
    await screen.getByRole('heading', { name: `…${PHONE.slice(-4)}` }).waitFor();
  },
};

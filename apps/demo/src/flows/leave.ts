import { patternOf } from '../../../e2e/src/support/text-patterns.ts';
import type { Flow } from './flow.ts';
import { logInAs, visit } from './visits.ts';

/** Leaving: the export, the deletion, and the data that remains. */
export const leave: Flow = {
  async WhatIsKept(here) {
    const { t } = here.texts;
    await logInAs(here, 'new');
    await visit(here, '/user/data', t('privacy.title'));
    await here.screen.getByText(t('privacy.kept.account.title')).first().waitFor();
  },
  async TakeItAlong({ screen, texts }) {
    const { t } = texts;
    await screen.getByRole('button', { name: t('privacy.export.json') }).click();
    await screen
      .getByText(patternOf(t('privacy.export.done', { name: '…' })))
      .first()
      .waitFor();
  },
  async ItIsYou(here) {
    const { screen, texts, sandbox } = here;
    const { t } = texts;
    const { phone } = await sandbox.member('new');
    await screen.getByRole('link', { name: t('privacy.leave.open') }).click();
    await screen.getByRole('link', { name: t('security.verify.title') }).click();
    await screen.getByRole('button', { name: t('auth.sendCode') }).click();
    await screen
      .getByText(t('auth.codeSent', { to: phone }))
      .first()
      .waitFor();
    await screen.getByLabel(t('auth.code'), { exact: true }).fill(await sandbox.codeFor(phone));
    await screen.getByRole('button', { name: t('security.verify.submit'), exact: true }).click();
    await screen.getByText(t('privacy.leave.gone')).waitFor();
  },
  async Delete({ screen, texts, sandbox }) {
    const { t } = texts;
    const { phone } = await sandbox.member('new');
    await screen.getByLabel(t('auth.code'), { exact: true }).fill(await sandbox.codeFor(phone));
    await screen.getByRole('button', { name: t('privacy.leave.submit') }).click();
    await screen.getByRole('alertdialog', { name: t('privacy.leave.done') }).waitFor();
  },
};

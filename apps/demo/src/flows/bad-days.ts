import { patternOf } from '../../../e2e/src/support/text-patterns.ts';
import type { Flow } from './flow.ts';
import { logInAs, visit } from './visits.ts';

/** A month in which machines earn less than they owe, seen by its member, in the operator's accounts, and proved. */
export const badDays: Flow = {
  async LogIn(here) {
    await here.sandbox.enter('a month with bad days');
    await logInAs(here, 'bad_days');
  },
  async ShortDays(here) {
    const { t } = here.texts;
    await visit(here, '/user/receiveincome', t('shell.title.receiveIncome'));
    await here.screen
      .getByText(patternOf(t('income.ofSchedule', { share: '…' })))
      .first()
      .waitFor();
  },
  async MoneyPage(here) {
    const { t } = here.texts;
    await visit(here, '/index/money', t('money.title'));
    await here.screen.getByText(t('money.verdict.whole')).waitFor();
  },
  async Proof(here) {
    const { screen, texts } = here;
    const { t } = texts;
    await visit(here, '/index/money?tab=proof', t('money.title'));
    await screen.getByRole('button', { name: t('money.proof.check') }).click();
    await screen.getByText(t('money.proof.valid')).waitFor();
  },
  async ACheatThatFails(here) {
    const { screen, texts } = here;
    const { t } = texts;
    await screen.getByRole('button', { name: t('common.tryToCheat') }).click();
    await screen
      .getByRole('button', { name: patternOf(t('money.proof.more', { what: '…' })) })
      .first()
      .click();
    await screen.getByText(t('money.proof.caught')).waitFor();
  },
};

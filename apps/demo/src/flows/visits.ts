import { panelStepsOf } from '../../../e2e/src/support/panel-steps.ts';
import { registrationOf } from '../../../e2e/src/support/registration-form.ts';
import type { MemberState, SeedMember } from '../../../e2e/src/support/sandbox.ts';
import { patternOf } from '../../../e2e/src/support/text-patterns.ts';
import type { Visit } from './flow.ts';

/** An unused phone number, with its country, because the field's default follows the browser. */
export const PHONE = '+919830000001';

const PASSWORD = 'Nugget2026';

/** Go to an address of the app, and wait for the page of this title and all that it loads. */
export async function visit({ screen }: Visit, route: string, title: string): Promise<void> {
  screen.goto(route);
  await screen.getByRole('heading', { name: title }).first().waitFor();
  await screen.settle();
}

/** Register with an unused phone number, on its page, with the given invitation or the one that is there. */
export async function registerHere({ screen, texts, sandbox }: Visit, invitation?: string): Promise<void> {
  const { t } = texts;
  await screen.getByRole('heading', { name: t('auth.register.title') }).waitFor();
  const form = registrationOf(screen, texts);
  await form.account(form.phone, PHONE);
  await form.answerCode(await sandbox.codeFor(PHONE));
  await form.answerPassword(PASSWORD);
  await form.answerInvitation(invitation);
  await form.create.click();
  await screen.getByRole('heading', { name: t('income.toReceive') }).waitFor();
}

/** Log in as the ready-made member in a state, on the login page. */
export async function logInAs({ screen, texts, sandbox }: Visit, about: MemberState): Promise<SeedMember> {
  const { t } = texts;
  const member = await sandbox.member(about);
  await screen.getByRole('button', { name: t('auth.login.readyMade') }).click();
  await screen.getByRole('button', { name: t('test.members.logIn', { name: member.name }) }).click();
  await screen.getByText(t('balance.available')).first().waitFor();
  return member;
}

/** Take play money from the test faucet. */
export async function takePlayMoney({ screen, texts }: Visit, amount: string): Promise<void> {
  const { open, askFaucet, closeButton, panel } = panelStepsOf(screen, texts);
  await open('money');
  await askFaucet(amount);
  const { t } = texts;
  await screen
    .getByText(patternOf(t('test.faucet.granted', { amount: '…', available: '…' })))
    .first()
    .waitFor();
  await closeButton.click();
  await panel.waitFor({ state: 'hidden' });
}

/** Log out from any page. */
export async function logOut(here: Visit): Promise<void> {
  const { screen, texts } = here;
  const { t } = texts;
  await visit(here, '/mine', t('shell.tab.me'));
  await screen.getByRole('button', { name: t('me.logOut'), exact: true }).click();
  const question = screen.getByRole('alertdialog', { name: t('me.confirmLogOut') });
  await question.getByRole('button', { name: t('me.logOut'), exact: true }).click();
  await screen.getByRole('heading', { name: t('auth.login.title') }).waitFor();
}

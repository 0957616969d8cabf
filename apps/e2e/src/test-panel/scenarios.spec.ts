import { REFUSED } from '../support/page-errors.ts';
import { renewWorld, expect, test } from '../support/harness.ts';
import { patternOf } from '../support/text-patterns.ts';

test.describe.configure({ retries: 0 });

/** Time for a scenario to be built, in ms: generous, because the machine may do other work, too. */
const HUNG_AFTER_MS = 60_000;

// The next journeys start from the seed again.
test.afterEach(renewWorld);

test('a scenario is entered from the test panel, and its member logs in', async ({
  app,
  page,
  sandbox,
  panel,
  pageErrors,
  texts,
}) => {
  const { t } = texts;
  // Pending calls are refused, because their session ended with the old world.
  pageErrors.expect(REFUSED);
  await app.arriveAs('with_leases');
  await app.open('/mine');
  await app.expectPage(t('shell.tab.me'));
  const opened = await panel.open('world');
  const name = t('test.scenario.name.first_day');
  const enter = t('test.scenario.enter', { name });
  await opened.getByRole('button', { name: new RegExp(enter) }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: enter }).click();
  const entered = t('test.scenario.entered', { name, member: '…' });
  await expect(page.getByText(patternOf(entered)).first()).toBeVisible({ timeout: HUNG_AFTER_MS });
  const [hero] = (await sandbox.seed()).members;
  await expect(opened).toBeHidden();
  await expect.poll(app.address).toContain('/user/login');
  const ready = await panel.open('world');
  await expect(ready.getByText(t('test.scenario.current', { name }))).toBeVisible();
  await panel.open('accounts');
  await ready.getByText(t('test.members.logIn', { name: hero?.name ?? '' })).click();
  await expect.poll(app.address).toContain('/index');
  await app.expectAccessiblePage(/./);
});

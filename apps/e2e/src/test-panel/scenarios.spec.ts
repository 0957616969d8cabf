import { records } from '@paydirt/contract/wallet/records';

import { prepareDevice } from '../support/device.ts';
import { REFUSED } from '../support/page-errors.ts';
import { resetWorld, expect, test } from '../support/harness.ts';
import { patternOf } from '../support/text-patterns.ts';

test.describe.configure({ retries: 0 });

/** Time for a world, in ms: generous, for a machine that does other work, too. */
const HUNG_AFTER_MS = 60_000;

test.describe('worlds', () => {
  // The next journeys begin in the seed again.
  test.afterEach(resetWorld);

  test('one is entered from the test panel, and its member sees it', async ({
    app,
    page,
    sandbox,
    panel,
    pageErrors,
    texts,
  }) => {
    const { t } = texts;
    // Calls under way are refused: their session ended with the old world.
    pageErrors.expect(REFUSED);
    await app.arriveAs('with_leases');
    await app.open('/mine');
    await app.expectPage(t('shell.tab.me'));
    const opened = await panel.open('world');
    const enter = t('test.scenario.enter', { name: t('test.scenario.name.first_day') });
    await opened.getByRole('button', { name: new RegExp(enter) }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: enter }).click();
    const entered = t('test.scenario.entered', { name: t('test.scenario.name.first_day'), member: '…' });
    await expect(page.getByText(patternOf(entered)).first()).toBeVisible({ timeout: HUNG_AFTER_MS });
    const [hero] = (await sandbox.seed()).members;
    await expect(opened).toBeHidden();
    await expect.poll(app.address).toContain('/user/login');
    const ready = await panel.open('world');
    await expect(
      ready.getByText(t('test.scenario.current', { name: t('test.scenario.name.first_day') })),
    ).toBeVisible();
    await panel.open('accounts');
    await ready.getByText(t('test.members.logIn', { name: hero?.name ?? '' })).click();
    await app.expectAccessiblePage(/./);
    await app.open('/user/record');
    await app.expectPage(t('shell.title.records'));
    await expect(page.getByText(new RegExp(t('record.kind.bonus'))).first()).toBeVisible();
  });

  test('the emptiest and the fullest are drawn for their members', async ({ app, page, sandbox, texts }) => {
    const { t } = texts;
    for (const name of ['empty', 'everything owned'] as const) {
      const hero = await sandbox.enter(name);
      await prepareDevice(page, sandbox.address, {}, await sandbox.signIn(hero));
      await app.open('/index');
      await app.expectPage(/./);
      await app.open('/mine');
      await app.expectPage(t('shell.tab.me'));
      await expect(page.getByText(hero.name, { exact: true }).first()).toBeVisible();
    }
  });

  test('ten thousand records are a list that scrolls to its end', async ({ app, page, sandbox, texts }) => {
    const { t } = texts;
    const hero = await sandbox.enter('ten thousand records');
    const session = await sandbox.signIn(hero);
    await prepareDevice(page, sandbox.address, {}, session);
    const { data } = await sandbox.client(session.token).call(records, {});
    expect(data.total).toBeGreaterThan(10_000);
    await app.open('/user/record');
    await app.expectAccessiblePage(t('shell.title.records'));
    await page.mouse.move(640, 500);
    // The list may still be on its way: whoever wants to go down turns the wheel again.
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 4000);
        return page.evaluate(() => scrollY);
      })
      .toBeGreaterThan(1000);
  });
});

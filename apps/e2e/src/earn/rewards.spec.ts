import type { Locator } from '@playwright/test';
import { PNG } from '@paydirt/domain/picture/pictures.fixture';

import { expect, test } from '../support/harness.ts';

test.describe.configure({ retries: 0 });

const SCREENSHOT = { name: 'group.png', mimeType: 'image/png', buffer: Buffer.from(PNG) };

/** The pending submission of the new member; Mara's is of the seed. */
const ownOf = (drawer: Locator, title: string) =>
  drawer.locator('section').filter({ hasText: title }).locator('li').filter({ hasNotText: 'Mara' });

test(
  'a screenshot of the group is uploaded, reviewed in the test panel, and paid automatically with its source',
  { tag: '@tab-extra' },
  async ({ app, pageErrors, page, panel, texts }) => {
    // Playwright's trace reads the picture that is about to be sent, which our content policy forbids in a
    // page.
    pageErrors.expect(/^Connecting to 'blob:/);
    // The journey is slow because axe checks four screens.
    test.slow();
    const { t } = texts;
    await app.arriveNew();
    await app.open('/user/earn');
    await app.expectPage(t('earn.titles.earn'));
    await page.getByRole('link', { name: t('earn.kind.join_group.title') }).click();
    await app.expectPage(t('earn.kind.join_group.title'));

    await test.step('a file that is not a picture is refused, and nothing is sent', async () => {
      const script = {
        name: 'holiday.png',
        mimeType: 'image/png',
        buffer: Buffer.from('<svg onload=alert(1)>'),
      };
      await page.getByLabel(t('pictures.addOne')).setInputFiles(script);
      await expect(page.getByText(t('pictures.problem.notAPicture'))).toBeVisible();
      await page.getByRole('button', { name: t('pictures.remove', { name: 'holiday.png' }) }).click();
    });

    await test.step('submit the screenshot', async () => {
      await page.getByLabel(t('pictures.addOne')).setInputFiles(SCREENSHOT);
      await expect(
        page.getByRole('button', { name: t('pictures.remove', { name: 'group.png' }) }),
      ).toBeVisible();
      await page.getByRole('button', { name: t('earn.send') }).click();
      await expect(page.getByRole('heading', { name: t('earn.review.title') })).toBeVisible();
      const picture = page.getByRole('img', { name: t('earn.review.picture') });
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    });

    await test.step('refuse it with a reason, and submit another', async () => {
      const drawer = await panel.open('inbox');
      const mine = ownOf(drawer, t('test.submissions.title'));
      await mine.getByLabel(t('test.submissions.reason')).fill('Too dark.');
      await mine.getByRole('button', { name: t('test.submissions.refuse') }).click();
      await expect(mine).toHaveCount(0);
      await panel.close();
      await expect(page.getByText(t('earn.refused.text', { reason: 'Too dark.' }))).toBeVisible();
      await page.getByLabel(t('pictures.addOne')).setInputFiles(SCREENSHOT);
      await expect(
        page.getByRole('button', { name: t('pictures.remove', { name: 'group.png' }) }),
      ).toBeVisible();
      await page.getByRole('button', { name: t('earn.send') }).click();
      await expect(page.getByRole('heading', { name: t('earn.review.title') })).toBeVisible();
    });

    await test.step('approve it, and follow the money', async () => {
      const drawer = await panel.open('inbox');
      const mine = ownOf(drawer, t('test.submissions.title'));
      await mine.getByRole('button', { name: t('test.submissions.approve') }).click();
      await expect(mine).toHaveCount(0);
      await panel.close();
      await expect(page.getByRole('heading', { name: t('earn.approved.title') })).toBeVisible();
      await page.getByRole('link', { name: t('earn.action.record') }).click();
      await expect(page.getByText(t('record.source.promotion_budget')).first()).toBeVisible();
      await app.open('/user/reward');
      await app.expectPage(t('earn.titles.earn'));
      await expect(page.getByRole('heading', { name: t('earn.kind.join_group.title') })).toBeVisible();
    });
  },
);

import type { Locale } from '@paydirt/domain';

import { REFUSED } from '../support/page-errors.ts';
import { downloadedBy, readCsv, readPdf } from '../support/downloads.ts';
import { expect, test } from '../support/harness.ts';

const LANGUAGES: readonly Locale[] = ['hi-IN', 'de-DE'];

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test(
      'a statement can be read and downloaded, in the member’s language and with the figures of the ledger',
      { tag: '@tab-extra' },
      async ({ app, page, sandbox, texts }) => {
        const { t } = texts;
        // The statement needs movements and a lease even if its month began today.
        await sandbox.buy(await app.arriveNew('500'), 'trommel');
        await app.open('/user/pdf');
        await app.expectPage(t('documents.title'));
        await page
          .getByRole('link', { name: new RegExp(t('documents.soFar')) })
          .first()
          .click();
        const first = page.getByRole('article').first();
        // A screen reader reads the document's own tags.
        await expect(first.getByText(t('paper.statement.opening'), { exact: true })).toBeAttached({
          timeout: 30_000,
        });
        await expect(first.locator('canvas')).toBeVisible();
        await expect.poll(() => first.locator('canvas').evaluate(isDrawn), { timeout: 30_000 }).toBe(true);

        const pdf = await downloadedBy(page, () =>
          page.getByRole('button', { name: t('documents.download') }).click(),
        );
        expect(pdf.name).toMatch(/^paydirt-statement-\d{4}-\d{2}\.pdf$/);
        const read = await readPdf(pdf.bytes);
        expect(read.language).toBe(language);
        const csv = await downloadedBy(page, () =>
          page.getByRole('button', { name: t('documents.downloadTable') }).click(),
        );
        const rows = readCsv(csv.bytes);
        const [opening, closing] = [rows[1]?.[6] ?? '', rows.at(-1)?.[6] ?? ''];
        expect(rows[1]?.[2]).toBe(t('paper.statement.opening'));
        expect(rows.at(-1)?.[2]).toBe(t('paper.statement.closing'));
        const figures = read.lines.map((text) => text.replace(',', '.'));
        expect(figures).toContain(opening);
        expect(figures).toContain(closing);
        for (const heading of ['balance', 'movements', 'held'] as const) {
          expect(read.lines).toContain(t(`paper.statement.${heading}`).normalize('NFC'));
        }
      },
    );
  });
}

/** Look for anything but paper on a canvas. */
function isDrawn(canvas: SVGElement | HTMLElement): boolean {
  const paper = canvas as HTMLCanvasElement;
  const pixels = paper.getContext('2d')?.getImageData(0, 0, paper.width, paper.height).data ?? [];
  return pixels.some((value, index) => index % 4 !== 3 && value < 100);
}

test(
  'an order links to the agreement as it was agreed to',
  { tag: '@tab-extra' },
  async ({ app, page, sandbox, texts }) => {
    const { t } = texts;
    const member = await app.arriveNew('500');
    const order = await sandbox.buy(member, 'trommel');
    await app.open(`/user/orders?orderId=${order.id}`);
    await page.getByRole('link', { name: t('orders.one.agreementPdf') }).click();
    await expect(page.getByRole('article').first()).toBeVisible({ timeout: 30_000 });
    await app.expectPage(t('documents.agreement'));
    const pdf = await downloadedBy(page, () =>
      page.getByRole('button', { name: t('documents.download') }).click(),
    );
    const { lines } = await readPdf(pdf.bytes);
    expect(lines).toContain(order.code);
    expect(lines).toContain(order.agreementHash);
  },
);

test(
  'printing prints the pages and restores the app',
  { tag: '@tab-extra' },
  async ({ app, page, texts }) => {
    const { t } = texts;
    await app.arriveAs('with_leases');
    await app.open('/user/pdf');
    await page
      .getByRole('link', { name: new RegExp(t('documents.soFar')) })
      .first()
      .click();
    await page.evaluate(() => {
      window.print = () => {
        document.body.dataset['pages'] = String(document.querySelectorAll('[data-printed] canvas').length);
        window.dispatchEvent(new Event('afterprint'));
      };
    });
    await page.getByRole('button', { name: t('documents.print') }).click();
    // The page draws each page of the document for printing first.
    await expect
      .poll(() => page.evaluate(() => Number(document.body.dataset['pages'])), { timeout: 30_000 })
      .toBeGreaterThan(0);
    await expect(page.locator('[data-printed]')).toHaveCount(0);
  },
);

test('a month without a statement is not reported as an error of the app', async ({
  app,
  page,
  texts,
  pageErrors,
}) => {
  const { t } = texts;
  await app.arriveAs('with_leases');
  pageErrors.expect(REFUSED);
  await app.open('/user/pdf?month=2019-01');
  await expect(page.getByText(t('documents.unknownTitle'))).toBeVisible();
  await app.open('/user/pdf?month=nonsense');
  await expect(page.getByText(t('documents.unknownTitle'))).toBeVisible();
});

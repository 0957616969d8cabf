import { expect, renewWorld, test } from '../support/harness.ts';

// A script that has a font of its own.
test.use({ language: 'ta-IN' });

test('the preloaded font is the one that the first page uses', async ({ app, page, texts }) => {
  await app.arrive();
  await app.open('/user/login');
  await app.expectPage(texts.t('auth.login.title'));
  const used = () =>
    page.evaluate(() => {
      const bare = (text = '') => text.replaceAll(/["\s]/g, '');
      const rules = [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .filter((rule) => rule instanceof CSSFontFaceRule);
      const links = document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]');
      return [...links].map((link) => {
        const file = new URL(link.href).pathname;
        const rule = rules.find(({ cssText }) => cssText.includes(file));
        const family = bare(rule?.style.getPropertyValue('font-family'));
        const range = bare(rule?.style.getPropertyValue('unicode-range'));
        const face = [...document.fonts].find(
          (one) => bare(one.family) === family && bare(one.unicodeRange) === range,
        );
        return face?.status ?? file;
      });
    });
  await expect.poll(used).toEqual(['loaded']);
});

test('home is at most two screens long', async ({ app, page, sandbox, services, texts: { t } }) => {
  // In a world where days passed before this visit, a sheet tells of the rewards of those days.
  await renewWorld({ page, services });
  const { productName: machine } = await sandbox.product('trommel');
  await app.arriveAs('high_level');
  await app.open('/index');
  // Wait until the last part of the page has loaded.
  const last = page.getByRole('link', { name: t('home.newsAndVideos') });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toContainText(t('home.filmTitle', { machine }));
  await expect(page.getByRole('region', { name: t('home.notices') })).toBeVisible();
  const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
  expect(screens).toBeLessThanOrEqual(2);
});

import { LOCALES } from '@paydirt/domain';
import { expect, test } from 'vitest';

import { catalogue as en } from './catalogues/en-us.ts';
import { DISPLAY_LOCALES, PSEUDO_LOCALE } from './display-locale.ts';
import { loadCatalogue } from './load.ts';
import { createTranslator } from './translator.ts';

test('English is the source catalogue itself', async () => {
  expect(await loadCatalogue('en-US')).toBe(en);
});

test('each locale loads its own catalogue', async () => {
  const spoken = await Promise.all(
    DISPLAY_LOCALES.map(async (locale) =>
      createTranslator({ locale, catalogue: await loadCatalogue(locale) }).t('common.risk.income'),
    ),
  );
  expect(new Set(spoken).size).toBe(LOCALES.length + 1);
});

test('the pseudo-locale is generated from English and formats figures like English', async () => {
  const { t } = createTranslator({ locale: PSEUDO_LOCALE, catalogue: await loadCatalogue(PSEUDO_LOCALE) });
  expect(t('common.days', { count: 1 })).toBe('[1 ðááý·]');
  expect(t('common.days', { count: 1200 })).toBe('[1,200 ðááýš·]');
});

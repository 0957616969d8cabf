import { LOCALES } from '@paydirt/domain';
import { expect, test } from 'vitest';

import { loadCatalogue } from '../load.ts';
import { TERMS } from './terms.ts';
import { createTranslator } from '../translator.ts';

const playMoney = TERMS.find(({ says }) => says['en-US'] === 'play money');

test.each(LOCALES)(
  'what a member shares in %s says that it is play money, and mentions no gain (H16)',
  async (locale) => {
    const { t } = createTranslator({ locale, catalogue: await loadCatalogue(locale) });
    const term = playMoney?.says[locale] ?? '';
    expect(t('team.shareTitle').toLowerCase()).toContain(term.toLowerCase());
    // Inflected within a sentence.
    const [stem = ''] = term.split(' ');
    const text = t('team.shareText', { code: 'NUGGET' });
    expect(text).toContain(stem);
    expect(text).toContain('NUGGET');
    expect(text).not.toMatch(/[\p{N}%]|USDT/u);
  },
);

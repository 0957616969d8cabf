import { describe, expect, test } from 'vitest';

import { leavesOf } from '../catalogue-leaves.ts';
import { catalogue as en } from '../catalogues/en-us.ts';
import { catalogue as hi } from '../catalogues/hi-in.ts';
import { catalogue as kn } from '../catalogues/kn-in.ts';
import { catalogue as ta } from '../catalogues/ta-in.ts';
import { catalogue as te } from '../catalogues/te-in.ts';
import { competingTermsIn } from './forbidden-words.ts';
import { INDIAN_FAULTS, INDIAN_COMPETING_TERMS, type IndianLocale, SCRIPT_FAULTS } from './indian-words.ts';

const CATALOGUES = { 'hi-IN': hi, 'ta-IN': ta, 'te-IN': te, 'kn-IN': kn };
const INDIAN: readonly IndianLocale[] = ['hi-IN', 'ta-IN', 'te-IN', 'kn-IN'];

const faultsIn = (text: string, locale: IndianLocale) =>
  [...SCRIPT_FAULTS, ...INDIAN_FAULTS[locale]]
    .filter(({ pattern }) => pattern.test(text))
    .map(({ what }) => what);

describe.each(INDIAN)('%s', (locale) => {
  const leaves = leavesOf(CATALOGUES[locale]);

  test('has no detached ending, no broken passive and no fault of its script', () => {
    const found = leaves.flatMap(([path, text]) =>
      faultsIn(text, locale).map((what) => ({ path, what, text })),
    );
    expect(found).toEqual([]);
  });

  test('quotes only names that appear on the screen', () => {
    const named = new Set(leaves.map(([, text]) => text));
    const quotes = leaves.flatMap(([path, text]) =>
      [...text.matchAll(/“([^”]*)”/g)].map(([, name = '']) => ({ path, name })),
    );
    // A value is named by its content, and "55% sold" is shown by others.
    const lost = quotes.filter(({ name }) => !/[\d{]/.test(name) && !named.has(name));
    expect(lost).toEqual([]);
  });

  test('finds each of its competing terms and allows the decided words', () => {
    for (const { says, never, why } of INDIAN_COMPETING_TERMS[locale]) {
      expect(why, says).toMatch(/^H([1-9]|1[0-6]): ./);
      expect(competingTermsIn(says, locale), says).toEqual([]);
      for (const word of never)
        expect(competingTermsIn(`— ${word.replace('*', '')}.`, locale), word).not.toEqual([]);
    }
  });
});

test('Kannada uses its word for withdrawing only for money', () => {
  const source = new Map(leavesOf(en));
  const wrong = leavesOf(kn).filter(
    ([path, text]) => text.includes('ವಿತ್‌ಡ್ರಾ') && !/withdr/i.test(source.get(path) ?? ''),
  );
  expect(wrong).toEqual([]);
});

/** Texts that were in the catalogues until the second review found them. */
const FOUND: readonly (readonly [IndianLocale, text: string])[] = [
  ['hi-IN', 'अलग रखा गया। अब प्रमोशन बजट में: {{left}}।'],
  ['ta-IN', '{{stock}} இல் {{count}} மீதம்'],
  ['ta-IN', 'செயலியை அதன் சொந்த முகவரியில் திறக்கவும்.'],
  ['te-IN', 'బ్యాంక్ , సమయం'],
  ['te-IN', 'Paydirt ను వదిలి వెళ్లారు'],
  ['te-IN', 'మార్చబడింది'],
  ['te-IN', 'చెల్లించబడదు'],
  ['te-IN', 'చూపించబడతాయి'],
  ['kn-IN', 'ಅಳಿಸಲ್ಪಡುತ್ತದೆ'],
  ['ta-IN', '{{time}} அன்று தந்த உங்கள் புகார்'],
  ['te-IN', '{{time}}కు మొదలు'],
  ['kn-IN', '{{name}} ಗಾಗಿ ಆರಿಸಲಾಗಿದೆ'],
  ['kn-IN', '“{{name}}” ಗೆ ಹೋಗಬೇಕೆ?'],
  ['hi-IN', '१२ घंटे'],
  ['kn-IN', 'ಫೋನ\u200c ಸಂಖ್ಯೆ'],
];

test.each(FOUND)('finds the fault of %s: "%s"', (locale, text) => {
  expect(faultsIn(text, locale)).not.toEqual([]);
});

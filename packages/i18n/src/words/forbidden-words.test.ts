import { LOCALES, type Locale } from '@paydirt/domain';
import { describe, expect, test } from 'vitest';

import { FORBIDDEN_WORDS, forbiddenIn, competingTermsIn } from './forbidden-words.ts';
import { TERMS } from './terms.ts';

const ALL = LOCALES.flatMap((locale) =>
  FORBIDDEN_WORDS[locale].flatMap(({ why, words, unless = [] }) =>
    words.map((word) => ({ locale, why, word, unless })),
  ),
);

const reasons = (text: string, locale: Locale) => forbiddenIn(text, locale).map(({ why }) => why);
const broken = (text: string, locale: Locale) => reasons(text, locale).map((why) => why.split(':', 1)[0]);

describe('the table', () => {
  test('has words against promises, investments, bets, governments and urgency for every language', () => {
    for (const locale of LOCALES) {
      const rules = FORBIDDEN_WORDS[locale].map(({ why }) => why.split(':', 1)[0]);
      expect([...new Set(rules)], locale).toEqual(expect.arrayContaining(['H5', 'H1', 'H10', 'H16', 'H11']));
    }
  });

  test('names a rule of the product for each word', () => {
    for (const { why, word } of ALL) expect(why, word).toMatch(/^H([1-9]|1[0-6]): ./);
  });

  test('finds each word planted in a sentence, in capitals and across a line break', () => {
    const missed = ALL.filter(({ locale, why, word }) => {
      const stem = word.replace('*', '');
      const planted = [
        stem,
        `— ${stem}, 3.40 USDT.`,
        `(${stem.toLocaleUpperCase(locale)})`,
        stem.replaceAll(' ', '\n'),
      ];
      return !planted.every((text) => reasons(text, locale).includes(why));
    });
    expect(missed).toEqual([]);
  });

  test('matches a stem with any ending, and a whole word without one', () => {
    const wrong = ALL.filter(({ locale, why, word }) => {
      const letters = [...word].filter((sign) => /\p{L}/u.test(sign));
      const longer = `${word.replace('*', '')}${letters.at(-1) ?? ''}`;
      return reasons(longer, locale).includes(why) !== word.endsWith('*');
    });
    expect(wrong).toEqual([]);
  });

  test('allows phrases that say the opposite', () => {
    for (const { locale, why, unless } of ALL) {
      for (const phrase of unless) expect(reasons(`… ${phrase}.`, locale), phrase).not.toContain(why);
    }
  });
});

/** Texts that were in the catalogues until a review found them. */
const FOUND: readonly (readonly [Locale, rule: string, text: string])[] = [
  ['en-US', 'H16', 'On offer'],
  ['en-US', 'H10', 'Subsidy (promotion budget)'],
  ['en-US', 'H11', 'You can return a lease.'],
  ['en-US', 'H11', 'You get the whole price back, less income that you have already collected.'],
  ['en-US', 'H5', 'Try a gold mine with nothing at stake'],
  ['en-US', 'H11', 'Test values that you entered as destinations. Removed when you leave.'],
  ['en-US', 'H12', 'Income from the team'],
  ['en-US', 'H11', 'Within 24 hours you get back what you paid, less income already collected.'],
  ['en-US', 'H11', 'Income of this lease that you have not received is given back too.'],
  ['de-DE', 'H16', 'Zurzeit ist nichts im Angebot.'],
  ['de-DE', 'H10', 'Zuschuss (Werbebudget)'],
  ['fr-FR', 'H10', 'Aide (budget promotionnel)'],
  ['fr-FR', 'H8', 'En retrait'],
  ['es-ES', 'H3', '{{sold}} de {{stock}} en alquiler'],
  ['es-ES', 'H16', 'En oferta'],
  ['es-ES', 'H1', 'USDT de juego guardados para los miembros.'],
  ['es-ES', 'H7', 'Depósitos guardados uno a uno'],
  ['it-IT', 'H16', 'Al momento non c’è nulla in offerta.'],
  ['it-IT', 'H10', 'Contributo (budget promozionale)'],
  ['tr-TR', 'H7', 'Borçlanılan gelir'],
  ['tr-TR', 'H1', 'Üye yatırımları'],
  ['tr-TR', 'H10', 'Destek (tanıtım bütçesi)'],
  ['hi-IN', 'H1', 'टेस्ट मोड · खेल का पैसा'],
  ['hi-IN', 'H5', 'आय नियोजित है, गारंटीशुदा नहीं, और मशीनों की कमाई पर निर्भर करती है।'],
  ['ta-IN', 'H1', 'சோதனை முறை · விளையாட்டுப் பணம்'],
  ['ta-IN', 'H10', 'உதவித்தொகை (விளம்பர நிதி)'],
  ['ta-IN', 'H5', 'திட்டத்தில் {{share}}'],
  ['te-IN', 'H5', 'ఆదాయం ప్రణాళిక ప్రకారం ఉంటుంది, హామీ లేదు; అది యంత్రాలు సంపాదించే దానిపై ఆధారపడి ఉంటుంది.'],
  ['te-IN', 'H1', 'టెస్ట్ మోడ్ · ఆట డబ్బు'],
  ['kn-IN', 'H10', 'ಸಹಾಯಧನ (ಪ್ರಚಾರ ಬಜೆಟ್)'],
  ['kn-IN', 'H1', 'ಪರೀಕ್ಷಾ ಮೋಡ್ · ಆಟದ ಹಣ'],
  ['kn-IN', 'H5', 'ಇಂದಿನ ಯೋಜನೆ'],
];

describe('texts that a review found', () => {
  test.each(FOUND)('%s, %s: "%s"', (locale, rule, text) => {
    expect(broken(text, locale)).toContain(rule);
  });
});

describe('a word inside another word', () => {
  test.each([
    ['en-US', 'Brush the crushed ore; the better half.'],
    ['de-DE', 'Das Wetter in der Hauptstadt, und eine Reaktion.'],
    ['it-IT', 'I tuoi saldi.'],
    ['tr-TR', 'Yatırmanızı bekler.'],
    ['ta-IN', 'திட்டமிட்ட வருமானம்'],
    ['kn-IN', 'ಕೋಡ್ ನಕಲಿಸಿ'],
  ] as const)('is allowed: %s', (locale, text) => {
    expect(forbiddenIn(text, locale)).toEqual([]);
  });
});

test('a promise is found next to its denial', () => {
  expect(forbiddenIn('Not guaranteed? Guaranteed.', 'en-US')).toMatchObject([{ word: 'guaranteed' }]);
  expect(forbiddenIn('Nicht garantiert, oder doch garantiert', 'de-DE')).toMatchObject([
    { word: 'garantiert' },
  ]);
});

test('non-breaking spaces, soft hyphens and capitals hide nothing', () => {
  expect(broken('Im\u00a0Angebot', 'de-DE')).toEqual(['H16']);
  expect(broken('Zu\u00adschuss', 'de-DE')).toEqual(['H10']);
  expect(broken('ÜYE YATIRIMLARI', 'tr-TR')).toEqual(['H1']);
});

const COMPETING_TERMS = TERMS.flatMap(({ never, why }) =>
  LOCALES.flatMap((locale) => (never?.[locale] ?? []).map((word) => ({ locale, why, word }))),
);

describe('one word for one thing', () => {
  test('each competing term is found in a sentence, in capitals and across a line break', () => {
    const missed = COMPETING_TERMS.filter(({ locale, word }) => {
      const stem = word.replace('*', '');
      const planted = [`— ${stem}, 3.40.`, `(${stem.toLocaleUpperCase(locale)})`, stem.replaceAll(' ', '\n')];
      return !planted.every((text) => competingTermsIn(text, locale).length > 0);
    });
    expect(missed).toEqual([]);
  });

  test('each competing term has a reason, and the decided word is not one of them', () => {
    for (const { why, word } of COMPETING_TERMS) expect(why, word).toMatch(/^H([1-9]|1[0-6]): ./);
    for (const { says } of TERMS)
      for (const locale of LOCALES) expect(competingTermsIn(says[locale], locale), says[locale]).toEqual([]);
  });
});

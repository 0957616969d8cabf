import { CURRENCY, epochMs, LOCALES, scriptOf, type Locale } from '@paydirt/domain';
import { describe, expect, expectTypeOf, test } from 'vitest';

import { leavesOf } from './catalogue-leaves.ts';
import { catalogue as de } from './catalogues/de-de.ts';
import { catalogue as en } from './catalogues/en-us.ts';
import { catalogue as es } from './catalogues/es-es.ts';
import { catalogue as fr } from './catalogues/fr-fr.ts';
import { catalogue as hi } from './catalogues/hi-in.ts';
import { catalogue as it } from './catalogues/it-it.ts';
import { catalogue as kn } from './catalogues/kn-in.ts';
import { catalogue as ta } from './catalogues/ta-in.ts';
import { catalogue as te } from './catalogues/te-in.ts';
import { catalogue as tr } from './catalogues/tr-tr.ts';
import { createFormatters } from './formatters.ts';
import { forbiddenIn, competingTermsIn } from './words/forbidden-words.ts';
import type { Catalogue, Message, MisplacedParameters, Translation } from './messages.ts';
import { SAME_AS_ENGLISH } from './words/same-as-english.ts';
import { TERMS } from './words/terms.ts';
import { longSentencesIn, looseSignsIn } from './words/text-faults.ts';
import { createTranslator, isMessage, placeholdersOf } from './translator.ts';

type Translated = Exclude<Locale, 'en-US'>;

// Checked by the compiler: a catalogue that lacks a key does not build.
const TRANSLATIONS = {
  'hi-IN': hi,
  'ta-IN': ta,
  'te-IN': te,
  'kn-IN': kn,
  'tr-TR': tr,
  'es-ES': es,
  'it-IT': it,
  'fr-FR': fr,
  'de-DE': de,
} satisfies Record<Translated, Translation<typeof en>>;

const CATALOGUES: Readonly<Record<Locale, Catalogue>> = { 'en-US': en, ...TRANSLATIONS };
const TRANSLATED = LOCALES.filter((locale): locale is Translated => locale !== 'en-US');

const INDIC: Readonly<Record<string, RegExp>> = {
  devanagari: /\p{Script=Devanagari}/u,
  tamil: /\p{Script=Tamil}/u,
  telugu: /\p{Script=Telugu}/u,
  kannada: /\p{Script=Kannada}/u,
};

/** Every message of a catalogue by its key. */
function messagesOf(catalogue: Catalogue, path = ''): [key: string, message: Message][] {
  return Object.entries(catalogue).flatMap(([key, node]): [string, Message][] => {
    const here = path === '' ? key : `${path}.${key}`;
    return typeof node === 'string' || isMessage(node) ? [[here, node]] : messagesOf(node, here);
  });
}

const textsOf = (message: Message) => (typeof message === 'string' ? [message] : Object.values(message));
const namesOf = (text: string) => placeholdersOf(text).toSorted();
const withoutPlaceholders = (text: string) => text.replace(/\{\{.*?\}\}/g, '');

/** The forms that whole numbers up to 200 ask for in a locale, and how many numbers ask for each. */
function formsOf(locale: string): Map<string, number> {
  const rules = new Intl.PluralRules(locale);
  const forms = new Map<string, number>();
  for (let count = 0; count <= 200; count += 1) {
    const form = rules.select(count);
    forms.set(form, (forms.get(form) ?? 0) + 1);
  }
  return forms;
}

test('no translation loses, invents or misspells a parameter', () => {
  type Misplaced = {
    [L in Translated]: MisplacedParameters<typeof en, (typeof TRANSLATIONS)[L]>;
  }[Translated];
  expectTypeOf<Misplaced>().toBeNever();
});

describe.each(LOCALES)('%s', (locale) => {
  const messages = messagesOf(CATALOGUES[locale]);

  test('has the keys of the English catalogue and no others', () => {
    expect(messages.map(([key]) => key).toSorted()).toEqual(
      messagesOf(en)
        .map(([key]) => key)
        .toSorted(),
    );
  });

  test('has no empty, padded or broken text', () => {
    const bad = leavesOf(CATALOGUES[locale]).filter(
      ([, text]) =>
        text.trim() !== text ||
        text === '' ||
        /\s{2}/.test(text) ||
        /[{}]/.test(text.replace(/\{\{\w+\}\}/g, '')),
    );
    expect(bad).toEqual([]);
  });

  test('has no word that breaks a rule or misstates money', () => {
    const found = leavesOf(CATALOGUES[locale]).flatMap(([path, text]) =>
      forbiddenIn(text.replaceAll('{{currency}}', CURRENCY), locale).map((fault) => ({ path, ...fault })),
    );
    expect(found).toEqual([]);
  });

  // A member may search help texts with any word.
  const read = leavesOf(CATALOGUES[locale]).filter(([path]) => !/^help\.article\.\w+\.words$/.test(path));

  test('names parts of the same page differently', () => {
    const named = new Map(messages);
    const parts = ['shell.messages', 'home.notices', 'mailbox.title'].map((key) => named.get(key));
    expect(parts).not.toContain(undefined);
    expect(new Set(parts).size, parts.join(', ')).toBe(parts.length);
  });

  test('uses one word for one thing', () => {
    const found = read.flatMap(([path, text]) =>
      competingTermsIn(text, locale).map((fault) => ({ path, ...fault })),
    );
    expect(found).toEqual([]);
  });

  test('has no overlong sentence, and no loose sign or ending', () => {
    const found = read.flatMap(([path, text]) =>
      [...longSentencesIn(text, locale), ...looseSignsIn(text, locale)].map((fault) => ({ path, fault })),
    );
    expect(found).toEqual([]);
  });

  test('uses each word of the glossary somewhere', () => {
    const all = read.map(([, text]) => text.replaceAll('\u00ad', '').toLocaleLowerCase(locale)).join('\n');
    const unused = TERMS.flatMap(({ says }) => says[locale].split('; ')).filter(
      (word) => !all.includes(word.toLocaleLowerCase(locale)),
    );
    expect(unused).toEqual([]);
  });

  test('puts a word between any two values', () => {
    expect(leavesOf(CATALOGUES[locale]).filter(([, text]) => /\}\} ?\{\{/.test(text))).toEqual([]);
  });

  test('has exactly the plural forms of its language', () => {
    const known = new Set<string>(new Intl.PluralRules(locale).resolvedOptions().pluralCategories);
    for (const [key, message] of messages) {
      if (typeof message === 'string') continue;
      const forms = Object.keys(message);
      expect(
        forms.filter((form) => !known.has(form)),
        key,
      ).toEqual([]);
      expect(
        [...formsOf(locale).keys()].filter((form) => !forms.includes(form)),
        key,
      ).toEqual([]);
    }
  });
});

// A text used in several places counts once: it is written, and translated, once.
test('the English catalogue has at most 9,000 words', () => {
  const texts = new Set(leavesOf(en).map(([, text]) => text));
  expect([...texts].join(' ').split(' ').length).toBeLessThanOrEqual(9000);
});

describe.each(TRANSLATED)('%s', (locale) => {
  const source = new Map(messagesOf(en));
  const messages = messagesOf(CATALOGUES[locale]).filter(([key]) => source.has(key));

  test('puts no full stop after a date that ends with one', () => {
    const format = createFormatters(locale, { dateFormat: 0, thisYear: 2026 });
    const days = Array.from({ length: 12 }, (_, month) => format.day(epochMs(Date.UTC(2026, month, 5))));
    if (!days.some((day) => day.endsWith('.'))) return;
    const stopped = messages.flatMap(([key, message]) =>
      // Day 12 of a lease is a number.
      /\bday \{\{day\}\}/u.test(textsOf(source.get(key) ?? '').join(' '))
        ? []
        : textsOf(message).filter((text) => /\{\{(?:day|date)\}\}\./u.test(text)),
    );
    expect(stopped).toEqual([]);
  });

  test('has the parameters of the English text in each text and form', () => {
    const forms = formsOf(locale);
    for (const [key, message] of messages) {
      const original = source.get(key) ?? '';
      const names = namesOf(typeof original === 'string' ? original : original.other);
      for (const [form, text] of typeof message === 'string'
        ? [['', message] as const]
        : Object.entries(message)) {
        // "The last day" may leave its count out, unless the form is used for 0 as well, as in French.
        const expected =
          forms.get(form) === 1 && !namesOf(text).includes('count')
            ? names.filter((name) => name !== 'count')
            : names;
        expect(namesOf(text), `${key}: ${text}`).toEqual(expected);
      }
    }
  });

  test('leaves nothing in English, except words that are the same', () => {
    const allowed = SAME_AS_ENGLISH[locale];
    const left = messages.flatMap(([key, message]) => {
      const english = new Set(textsOf(source.get(key) ?? ''));
      return textsOf(message).filter((text) => english.has(text) && !allowed.includes(text));
    });
    expect(left).toEqual([]);
  });

  test('is written in its own script only', () => {
    const script = scriptOf(locale);
    const foreign = Object.entries(INDIC).filter(([name]) => name !== script);
    for (const [path, text] of leavesOf(CATALOGUES[locale])) {
      for (const [name, pattern] of foreign)
        expect(pattern.test(text), `${path} has ${name}: ${text}`).toBe(false);
      const own = INDIC[script];
      // "OTP" is written in Latin letters in India, whatever the language around it.
      const words = withoutPlaceholders(text).replaceAll('OTP', '');
      if (!own || SAME_AS_ENGLISH[locale].includes(text) || !/\p{L}/u.test(words)) continue;
      expect(own.test(text), `${path}: ${text}`).toBe(true);
    }
  });

  test('has no exclamation mark, which would sound like a promise', () => {
    expect(leavesOf(CATALOGUES[locale]).filter(([, text]) => /[!¡]/.test(text))).toEqual([]);
  });
});

test.each(LOCALES)(
  'titles of messages in %s contain no amount, because a locked phone shows them',
  (locale) => {
    const titles = messagesOf(CATALOGUES[locale]).filter(([key]) => /^messages\.kind\.\w+\.title$/.test(key));
    expect(titles.length).toBeGreaterThan(0);
    expect(titles.filter(([, message]) => textsOf(message).some((text) => namesOf(text).length > 0))).toEqual(
      [],
    );
  },
);

test.each(LOCALES)(
  'withdrawals and their records, linked side by side, have distinct names in %s',
  (locale) => {
    const { t } = createTranslator({ locale, catalogue: CATALOGUES[locale] });
    const [list, records] = [t('withdraw.title.list'), t('shell.title.withdrawalRecords')].map((title) =>
      title.toLocaleLowerCase(locale),
    );
    expect(list).not.toContain(records);
    expect(records).not.toContain(list);
  },
);

test.each(LOCALES)('the channel that warns of unfamiliar logins names security in %s', (locale) => {
  const { t } = createTranslator({ locale, catalogue: CATALOGUES[locale] });
  // All but the last letter, which its case may change.
  const stem = t('me.entry.security').slice(0, -1).toLocaleLowerCase(locale);
  expect(t('mailbox.about.notice').toLocaleLowerCase(locale)).toContain(stem);
});

test.each(LOCALES)(
  'the rule of returning a machine is the same in help and among the promises in %s',
  (locale) => {
    const { t } = createTranslator({ locale, catalogue: CATALOGUES[locale] });
    expect(t('help.article.returns.summary')).toBe(t('me.about.rules.returns'));
  },
);

test.each(LOCALES)(
  'an amount left in the promotion budget is called left in %s, even if bonuses wait',
  (locale) => {
    const { t } = createTranslator({ locale, catalogue: CATALOGUES[locale] });
    expect(t('money.verdict.budgetSpent')).toContain(t('money.verdict.budget'));
  },
);

test.each(LOCALES)('viewing a picture larger and zooming into it have distinct names in %s', (locale) => {
  const { t } = createTranslator({ locale, catalogue: CATALOGUES[locale] });
  expect(t('community.media.zoomIn')).not.toBe(t('community.media.enlarge'));
});

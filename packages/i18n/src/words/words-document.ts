import { LOCALES } from '@paydirt/domain';

import { INDIAN_COMPETING_TERMS } from './indian-words.ts';
import { TERMS } from './terms.ts';

const HEAD = `# Words

One word for one thing, in each language. This page is made from \`packages/i18n/src/words/terms.ts\` (\`npm run write:words\`); a test holds it and every catalogue to that table. Words that break an honesty rule are in \`packages/i18n/src/words/forbidden-words.ts\`.

Address: de, fr, tr, hi, ta, te, kn formal (Sie, vous, siz, आप, நீங்கள், మీరు, ನೀವು), es and it familiar (tú, tu). Buttons: hi -एँ / करें, ta the bare verb, te -ండి, kn -ಿ / -ಇರಿ, tr the bare verb. No exclamation marks, no promises (H5). French sets a narrow no-break space before ; ? ! and %, a no-break space before : and inside « ».

A preposition or an ending before or after a time, a date or a name is only right where the form of the value is known; elsewhere stands a colon.
`;

/** Terms with a competing one in a single Indian language, from its own table. */
function indianLanguages(): string {
  const rows = Object.entries(INDIAN_COMPETING_TERMS).flatMap(([locale, terms]) =>
    terms.map(({ says, never, why }) => {
      const words = never.map((word) => word.replace('*', '…')).join(', ');
      return `| ${locale} | ${says} | ${words} | ${why} |`;
    }),
  );
  const table = ['| language | say | never | because |', '| --- | --- | --- | --- |', ...rows].join('\n');
  return `## Hindi, Tamil, Telugu and Kannada\n\nMade from \`packages/i18n/src/words/indian-words.ts\`.\n\n${table}`;
}

/**
 * Write the glossary as a page: the word for each thing, where it is used, and the words that are never used for
 * it.
 */
export function wordsDocument(): string {
  const terms = TERMS.map(({ says, where, never, why }) => {
    const rows = LOCALES.map((locale) => {
      const words = (never?.[locale] ?? []).map((word) => word.replace('*', '…')).join(', ');
      return `| ${locale} | ${says[locale]} | ${words} |`;
    });
    const reason = why ? `\n\nNever, because: ${why}.` : '';
    const table = ['| language | say | never |', '| --- | --- | --- |', ...rows].join('\n');
    return `## ${says['en-US']}\n\nWhere: ${where}.${reason}\n\n${table}`;
  });
  return `${HEAD}\n${terms.join('\n\n')}\n\n${indianLanguages()}\n`;
}

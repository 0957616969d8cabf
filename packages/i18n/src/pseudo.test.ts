import { expect, test } from 'vitest';

import { catalogue as en } from './catalogues/en-us.ts';
import { catalogue as pseudo } from './pseudo-catalogue.ts';
import { pseudoText } from './pseudo.ts';
import { placeholdersOf } from './translator.ts';
import { leavesOf } from './catalogue-leaves.ts';

test('a text is accented, bracketed and two fifths longer', () => {
  expect(pseudoText('Try again')).toBe('[Ţŕý ááĝááííñ·]');
});

test('parameters stay unchanged and do not count towards the length', () => {
  expect(pseudoText('{{count}} of {{total}}')).toBe('[{{count}} ööƒ {{total}}·]');
});

test('every English text keeps its parameters, and grows by two fifths and the brackets', () => {
  const made = new Map(leavesOf(pseudo));
  for (const [path, text] of leavesOf(en)) {
    const letters = text.replace(/\{\{.*?\}\}/g, '').length;
    expect(placeholdersOf(made.get(path) ?? ''), path).toEqual(placeholdersOf(text));
    expect(made.get(path)?.length, path).toBe(text.length + Math.ceil((letters * 4) / 10) + 2);
  }
  expect(made.size).toBe(leavesOf(en).length);
});

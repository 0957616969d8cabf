import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { nameSkeleton } from './name-skeleton.ts';

const anyName = fc.string({ unit: 'binary', maxLength: 40 });
const words = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz  -_.'), maxLength: 40 });
const wide = (text: string) =>
  text.replaceAll(/[!-~]/g, (character) => String.fromCodePoint((character.codePointAt(0) ?? 0) + 0xfee0));

describe('the skeleton of a name', () => {
  test.each([
    ['Mara Okafor', 'mara okafor'],
    ['Mara Okafor', 'M.A.R.A_Okafor'],
    ['Mara Okafor', 'Ｍａｒａ　Ｏｋａｆｏｒ'],
    ['Mara Okafor', 'Mаrа Оkаfоr'],
    ['Mara Okafor', 'Mara 0kafor'],
    ['Mara Okafor', '𝕸𝖆𝖗𝖆 Okafor'],
    ['Mara Okafor', '🇲🅰🆁🇦 Okafor'],
    ['Mara Okafor', 'ᴍᴀʀᴀ ᴏᴋᴀꜰᴏʀ'],
    ['Mara Okafor', 'ꓟꓮꓣꓮ OKAFOR'],
    ['Lucía', 'Lucia'],
    ['Selin Aydın', 'Selin Aydin'],
    ['Elena', 'EIena'],
    ['Bill', 'Bi11'],
    ['Emma', 'Ernma'],
    ['Weiß', 'WEISS'],
  ])('of %j is that of %j', (one, other) => {
    expect(nameSkeleton(other)).toBe(nameSkeleton(one));
  });

  test.each([
    ['Mara', 'Mira'],
    ['आशा', 'आशी'],
    ['கமலா', 'கமல'],
    ['రవి', 'రావి'],
    ['Ravi 2', 'Ravi 3'],
  ])('of %j is not that of %j', (one, other) => {
    expect(nameSkeleton(other)).not.toBe(nameSkeleton(one));
  });

  test('is idempotent', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        expect(nameSkeleton(nameSkeleton(name))).toBe(nameSkeleton(name));
      }),
    );
  });

  test('ignores case in any script', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        expect(nameSkeleton(name.toUpperCase())).toBe(nameSkeleton(name));
      }),
    );
  });

  test('ignores width, and characters between letters', () => {
    fc.assert(
      fc.property(words, (name) => {
        expect(nameSkeleton(wide(name))).toBe(nameSkeleton(name));
        expect(nameSkeleton([...name].join(' '))).toBe(nameSkeleton(name));
      }),
    );
  });
});

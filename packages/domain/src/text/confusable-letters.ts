// A small part of Unicode's confusables.txt (UTS #39): letters and digits that look like those of the Latin
// alphabet, from the scripts that keyboards and pages of "fancy letters" offer. Full-width, mathematical and
// circled letters are missing, because texts are normalized with NFKD first, which decomposes them.
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'аαɑᴀꭺꓮ',
  b: 'вβьʙᏼꓐ',
  c: 'сϲᴄꮯⅽꓚ',
  d: 'ԁɗᴅꭰꓓđð',
  e: 'еεєҽᴇꭼꓰə',
  f: 'ϝғꜰꓝƒ',
  g: 'ɡցɢᏻꓖ',
  h: 'һнηʜꮋꓧħ',
  i: 'іιіɩɪꭵꓲıӏլ',
  j: 'јϳᴊꭻꓙ',
  k: 'кκᴋꮶꓗқ',
  l: 'ʟꮮꓡłƖǀ',
  m: 'мμᴍꮇꓟ',
  n: 'пոռɴꓠŋ',
  o: 'оοσςօᴏꮎꓳøഠ০०೦౦௦௦೦๐໐',
  p: 'рρᴘꮲꓑþ',
  q: 'ԛգ',
  r: 'гʀꭱꓣ',
  s: 'ѕꜱꮪꓢ',
  t: 'тτᴛꭲꓔŧ',
  u: 'υսᴜꓴ',
  v: 'ѵνᴠꮩꓦ',
  w: 'ԝωшᴡꮃꓪ',
  x: 'хχꓫ',
  y: 'уγүყʏꓬ',
  z: 'ᴢꮓꓜ',
};

/** Maps a letter, in lower case where it has cases, to the Latin letter that it looks like. */
export const LATIN_LOOKALIKES: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(
  Object.entries(LOOK_ALIKES).flatMap(([latin, alike]) =>
    Array.from(alike, (letter) => [letter, latin] as const),
  ),
);

/**
 * Boxed letters, which Unicode classifies as symbols: the letters of flags, and letters in filled circles and squares.
 */
const BOXED = [0x1f1e6, 0x1f150, 0x1f170] as const;

/** The Latin letter shown by a boxed letter; null for any other character. */
export function boxedLetter(character: string): string | null {
  const point = character.codePointAt(0) ?? 0;
  const first = BOXED.find((start) => point >= start && point < start + 26);
  return first === undefined ? null : String.fromCodePoint(0x61 + point - first);
}

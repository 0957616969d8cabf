/** Prefixes of Tailwind's classes by the kind of their token; any other kind is its own prefix. */
const UTILITIES = new Map([
  ['radius', String.raw`rounded(?:-\w+)?`],
  [
    'color',
    String.raw`(?:bg|text|border|outline|ring|fill|stroke|from|via|to|divide|decoration|accent|caret|shadow|placeholder)(?:-\w)?`,
  ],
]);
/** Tokens that classes of many names multiply. */
const EVERYWHERE = ['--spacing'];

/**
 * Find out which sources use a token of the style sheet.
 *
 * @param {string} token `--radius-card`
 * @param {string} sheet The text of the style sheet.
 * @returns {(text: string) => boolean} whether a source uses it, by a class or by `var()`; always true for a
 *   token that a rule of the sheet itself uses.
 */
export function usersOf(token, sheet) {
  const names = new Set([token]);
  // Iterating a set includes items that are added during the loop.
  for (const name of names) {
    for (const line of sheet.split('\n')) {
      if (!line.includes(`var(${name})`)) continue;
      const [, by] = /^\s*(--[\w-]+):/.exec(line) ?? [];
      if (by === undefined) return () => true;
      names.add(by);
    }
  }
  if ([...names].some((name) => EVERYWHERE.includes(name))) return () => true;
  const drawn = new RegExp([...names].flatMap(patternsOf).join('|'), 'u');
  return (text) => drawn.test(text);
}

/** @param {string} name */
function patternsOf(name) {
  const [, kind = '', rest] = /^--([a-z]+)(?:-(.+))?$/.exec(name) ?? [];
  const variable = `${name}(?![\\w-])`;
  if (rest === undefined) return [variable];
  return [variable, `(?<![\\w-])${UTILITIES.get(kind) ?? kind}-${rest}(?![\\w-])`];
}

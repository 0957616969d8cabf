/** Beginnings of Tailwind's classes by the kind of their token; any other kind is its own beginning. */
const UTILITIES = new Map([
  ['radius', String.raw`rounded(?:-\w+)?`],
  [
    'color',
    String.raw`(?:bg|text|border|outline|ring|fill|stroke|from|via|to|divide|decoration|accent|caret|shadow|placeholder)(?:-\w)?`,
  ],
]);
/** Kinds whose default stands in classes of many names. */
const EVERYWHERE = ['--spacing'];

/**
 * Find who draws with a token of the style sheet.
 *
 * @param {string} token `--radius-card`
 * @param {string} sheet The text of the style sheet.
 * @returns {(text: string) => boolean} whether a source draws with it, by a class or by `var()`; with what a rule of
 *   the sheet itself draws with, every source does.
 */
export function usersOf(token, sheet) {
  const names = new Set([token]);
  // A set is read to its end, also of what is added meanwhile.
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

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

function decoded(whole: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name] ?? whole;
  const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return Number.isInteger(code) && code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
}

/**
 * Read the text out of a post's HTML, one string for each paragraph.
 *
 * The wire says HTML and the services sanitise it; here it is made text a second time, so that nothing
 * in it can be anything but read (PRODUCT 4). Tags go first, entities after: what was typed as markup
 * stays text.
 */
export function paragraphsOf(html: string): string[] {
  return html
    .replaceAll(/<br\s*\/?>/gi, '\n')
    .replaceAll(/<\/(?:p|div|li)>/gi, '\n\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, decoded)
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

/** Turn markup into plain text, for a comment. */
export function textOf(html: string): string {
  return paragraphsOf(html).join('\n');
}

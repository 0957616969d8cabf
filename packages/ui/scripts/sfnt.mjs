/** Read the few OpenType tables that the fallback faces are computed from. */

/** Map each table's tag to a view of its bytes. */
export function sfntTables(font) {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tables = new Map();
  for (let i = 0; i < view.getUint16(4); i++) {
    const at = 12 + 16 * i;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((k) => view.getUint8(at + k)));
    tables.set(
      tag,
      new DataView(font.buffer, font.byteOffset + view.getUint32(at + 8), view.getUint32(at + 12)),
    );
  }
  return tables;
}

/** Map each character to its glyph, from the Unicode subtable in format 4 or 12. */
function glyphs(tables) {
  const cmap = tables.get('cmap');
  const found = new Map();
  for (let i = 0; i < cmap.getUint16(2); i++) {
    const at = cmap.getUint32(8 + 8 * i);
    const format = cmap.getUint16(at);
    if (format === 12) {
      for (let g = 0; g < cmap.getUint32(at + 12); g++) {
        const group = at + 16 + 12 * g;
        const [from, to, first] = [0, 4, 8].map((k) => cmap.getUint32(group + k));
        for (let u = from; u <= to; u++) found.set(u, first + u - from);
      }
    } else if (format === 4) {
      const segments = cmap.getUint16(at + 6) / 2;
      for (let s = 0; s < segments; s++) {
        const end = cmap.getUint16(at + 14 + 2 * s);
        const startAt = at + 16 + 2 * (segments + s);
        const start = cmap.getUint16(startAt);
        const delta = cmap.getUint16(startAt + 2 * segments);
        const offsetAt = startAt + 4 * segments;
        const offset = cmap.getUint16(offsetAt);
        for (let u = start; u <= end && u !== 0xffff; u++) {
          const glyph = offset === 0 ? u : cmap.getUint16(offsetAt + offset + 2 * (u - start));
          found.set(u, (glyph + delta) & 0xffff);
        }
      }
    }
  }
  return found;
}

/** List the characters a font has, ascending. */
export function unicodesOf(tables) {
  return [...glyphs(tables).keys()].toSorted((a, b) => a - b);
}

/** Mean advance of a text's characters, in em; kerning is left out. */
export function averageAdvance(tables, text) {
  const byCharacter = glyphs(tables);
  const long = tables.get('hhea').getUint16(34);
  const unitsPerEm = tables.get('head').getUint16(18);
  const characters = [...text];
  let sum = 0;
  for (const character of characters) {
    const glyph = byCharacter.get(character.codePointAt(0));
    if (glyph === undefined) throw new Error(`no glyph for ${character}`);
    sum += tables.get('hmtx').getUint16(4 * Math.min(glyph, long - 1));
  }
  return sum / characters.length / unitsPerEm;
}

/** Ascent, descent and line gap of the typographic line, in em. */
export function verticalMetrics(tables) {
  const unitsPerEm = tables.get('head').getUint16(18);
  const os2 = tables.get('OS/2');
  return {
    ascent: os2.getInt16(68) / unitsPerEm,
    descent: -os2.getInt16(70) / unitsPerEm,
    lineGap: os2.getInt16(72) / unitsPerEm,
  };
}

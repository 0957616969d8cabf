import * as fontkit from 'fontkit';
import * as harfbuzz from 'harfbuzzjs';

import { unpackWoff } from './woff.ts';

const WEIGHTS = [400, 700] as const;

export type Weight = (typeof WEIGHTS)[number];

/** Font whose text HarfBuzz shapes. */
export interface DocumentFont {
  /** Unique among the fonts of a document. */
  readonly name: string;
  /** The font that the PDF writer embeds. */
  readonly source: fontkit.Font;
}

/** A piece of text that one font draws. */
export interface FontRun {
  readonly font: DocumentFont;
  readonly text: string;
}

/**
 * Font files, in the order in which they are searched for a character: Latin first, then one for each script
 * (PRODUCT 9).
 */
const FAMILIES = [
  { name: 'figtree', subset: 'latin' },
  { name: 'figtree', subset: 'latin-ext' },
  { name: 'noto-sans-devanagari', subset: 'devanagari' },
  { name: 'noto-sans-tamil', subset: 'tamil' },
  { name: 'noto-sans-telugu', subset: 'telugu' },
  { name: 'noto-sans-kannada', subset: 'kannada' },
] as const;

/** A font of one script, in each weight. */
export type FontFamily = (typeof FAMILIES)[number];

/** Tabular figures, so that columns align. */
const FEATURES = [new harfbuzz.Feature('tnum')];

/** Number of shaped words that are cached for each font: a few times those of a page. */
const REMEMBERED_WORDS = 2000;

/** Shape a text: choose its glyphs and their positions. */
function shape(font: fontkit.Font, shaper: harfbuzz.Font, text: string) {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(shaper, buffer, FEATURES);
  const infos = buffer.getGlyphInfos();
  const positions = buffer.getGlyphPositions();
  const starts = [...new Set(infos.map(({ cluster }) => cluster))].toSorted((a, b) => a - b);
  const seen = new Set<number>();
  const glyphs = infos.map(({ codepoint, cluster }) => {
    // The first glyph of a cluster represents all of its characters, the others none.
    const first = !seen.has(cluster);
    seen.add(cluster);
    const end = starts[starts.indexOf(cluster) + 1] ?? text.length;
    const characters = first ? Array.from(text.slice(cluster, end), (c) => c.codePointAt(0) ?? 0) : [];
    // This is a new object, because all positions of a glyph share the font's own one.
    return { id: codepoint, advanceWidth: font.getGlyph(codepoint).advanceWidth, codePoints: characters };
  });
  return {
    glyphs,
    positions,
    advanceWidth: positions.reduce((width, { xAdvance }) => width + xAdvance, 0),
  };
}

type Shaped = ReturnType<typeof shape>;

/** Shape a text, or take the shaped text from the cache; the caller may scale the positions. */
function remembering(shapeUncached: (text: string) => Shaped): (text: string) => Shaped {
  const known = new Map<string, Shaped>();
  return (text) => {
    const shaped = known.get(text) ?? shapeUncached(text);
    if (known.size >= REMEMBERED_WORDS) known.clear();
    known.set(text, shaped);
    return { ...shaped, positions: shaped.positions.map((position) => ({ ...position })) };
  };
}

function documentFont(name: string, woff: Uint8Array): DocumentFont {
  const bytes = unpackWoff(woff);
  // The types require a Node buffer, but the library reads any byte array.
  const source = fontkit.create(bytes as Buffer) as fontkit.Font;
  const shaper = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(bytes)));
  // fontkit's own shaper misses conjuncts of Kannada and fails on Telugu (docs/decisions/0011).
  const layout = remembering((text) => shape(source, shaper, text));
  Object.defineProperty(source, 'layout', { value: layout });
  return { name, source };
}

const fonts = new Map<Weight, readonly DocumentFont[]>();

/** Read all fonts, once, before the first document is drawn. `fileOf` returns a font file in WOFF 1.0. */
export async function readFonts(
  fileOf: (family: FontFamily, weight: Weight) => Promise<Uint8Array>,
): Promise<void> {
  for (const weight of WEIGHTS) {
    const read = FAMILIES.map(async (family) =>
      documentFont(`${family.name}-${family.subset}-${weight}`, await fileOf(family, weight)),
    );
    fonts.set(weight, await Promise.all(read));
  }
}

/** Get the fonts of a weight; throws if they have not been read. */
export function fontsOf(weight: Weight): readonly DocumentFont[] {
  const read = fonts.get(weight);
  if (!read) throw new Error('documents: the fonts were not read');
  return read;
}

/**
 * Cut a text into runs that one font each can draw. If the font of the previous character also has the next
 * one, it draws that too, so that no syllable is split; a character that no font has is drawn as a box.
 */
export function splitRuns(text: string, weight: Weight): FontRun[] {
  const families = fontsOf(weight);
  const runs: { font: DocumentFont; text: string }[] = [];
  for (const character of text.normalize('NFC')) {
    const point = character.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    const has = ({ source }: DocumentFont) => source.hasGlyphForCodePoint(point);
    if (last && has(last.font)) {
      last.text += character;
      continue;
    }
    const font = families.find(has) ?? last?.font ?? families[0];
    if (!font) throw new Error('documents: there is no font');
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

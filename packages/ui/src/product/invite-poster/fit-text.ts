/** Measure the width of a text at a size. */
export type MeasureText = (text: string, size: number) => number;

/** A fitted text: its lines and their size. */
export interface FittedText {
  readonly lines: readonly string[];
  readonly size: number;
}

interface FitOptions {
  readonly width: number;
  readonly maxLines: number;
  readonly sizes: { readonly largest: number; readonly least: number };
  readonly measure: MeasureText;
}

/**
 * Break a text into lines at the largest size at which it fits. Words stay whole while that costs less than half of the
 * way down to the smallest size; below that, a word that is wider than a line is broken. At the smallest size, the text
 * takes as many lines as it needs: nothing is left out.
 */
export function fitText(text: string, { width, maxLines, sizes, measure }: FitOptions): FittedText {
  const words = text.split(/\s+/u).filter(Boolean);
  const halfway = (sizes.largest + sizes.least) / 2;
  for (let size = sizes.largest; size >= halfway; size -= 2) {
    const fits = fitsAt(size);
    if (!words.every(fits)) continue;
    const lines = broken(words, fits);
    if (lines.length <= maxLines) return { lines, size };
  }
  let size = halfway;
  let lines = brokenAnywhere(size);
  while (lines.length > maxLines && size > sizes.least) {
    size = Math.max(sizes.least, size - 2);
    lines = brokenAnywhere(size);
  }
  return { lines, size };

  function fitsAt(at: number) {
    return (line: string) => measure(line, at) <= width;
  }

  function brokenAnywhere(at: number): string[] {
    const fits = fitsAt(at);
    return broken(
      words.flatMap((word) => pieces(word, fits)),
      fits,
    );
  }
}

function broken(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Split a word into pieces that each fit, never within one grapheme. */
function pieces(word: string, fits: (line: string) => boolean): string[] {
  const parts: string[] = [];
  for (const { segment } of graphemes.segment(word)) {
    const last = parts.at(-1);
    if (last !== undefined && fits(last + segment)) parts[parts.length - 1] = last + segment;
    else parts.push(segment);
  }
  return parts;
}

import { type FontRun, splitRuns, type Weight } from './document-fonts.ts';

/** Line of text that is laid out. */
export interface TextLine {
  readonly text: string;
  readonly runs: readonly FontRun[];
  readonly width: number;
}

/** Measures a run at the size in question. */
export type Measure = (run: FontRun) => number;

function lineOf(text: string, weight: Weight, measure: Measure): TextLine {
  const runs = splitRuns(text, weight);
  return { text, runs, width: runs.reduce((width, run) => width + measure(run), 0) };
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Break a word that is wider than a line, between characters as readers see them. */
function breakWord(word: string, limit: number, weight: Weight, measure: Measure): string[] {
  const pieces = [''];
  for (const { segment } of graphemes.segment(word)) {
    const longer = `${pieces.at(-1)}${segment}`;
    if (pieces.at(-1) !== '' && lineOf(longer, weight, measure).width > limit) pieces.push(segment);
    else pieces[pieces.length - 1] = longer;
  }
  return pieces;
}

/**
 * Break a text into lines no wider than `limit` points: between words, and within a word only if it is wider
 * than a line.
 */
export function breakLines(text: string, limit: number, weight: Weight, measure: Measure): TextLine[] {
  const lines: TextLine[] = [];
  for (const paragraph of text.split('\n')) {
    // Most texts fit on one line, and need not be measured word by word.
    const whole = lineOf(paragraph.trimEnd(), weight, measure);
    if (whole.width <= limit) {
      lines.push(whole);
      continue;
    }
    let current = '';
    for (const word of paragraph.split(/(?<= )/)) {
      const longer = current + word;
      if (lineOf(longer.trimEnd(), weight, measure).width <= limit) {
        current = longer;
        continue;
      }
      if (current !== '') lines.push(lineOf(current.trimEnd(), weight, measure));
      const pieces = breakWord(word, limit, weight, measure);
      current = pieces.pop() ?? '';
      lines.push(...pieces.map((piece) => lineOf(piece, weight, measure)));
    }
    lines.push(lineOf(current.trimEnd(), weight, measure));
  }
  return lines;
}

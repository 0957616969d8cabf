// Draws each machine's picture once more from near, for the gallery of its page: `node scripts/draw-close-ups.mjs`.
// Run it again when a picture below apps/sandbox/media/products changes.
import { readFileSync, writeFileSync } from 'node:fs';

import { inRoot } from './process/paths.mjs';

/** How much nearer, and the box of the pictures, in their own units. */
const NEARER = 2;
const BOX = { width: 240, height: 180 };

/**
 * Where the eye goes in each picture.
 *
 * @type {Readonly<Record<string, readonly [x: number, y: number]>>}
 */
const FOCUS = {
  'gold-pan': [120, 105],
  'rocker-box': [110, 115],
  'sluice-box': [120, 84],
  'long-tom': [120, 90],
  trommel: [124, 76],
  jig: [92, 70],
  'shaker-table': [86, 96],
  'stamp-mill': [180, 78],
  'ball-mill': [120, 90],
  'jaw-crusher': [120, 90],
  'wash-plant': [120, 90],
  'bucket-line-dredge': [92, 98],
};

for (const [id, [x, y]] of Object.entries(FOCUS)) {
  const svg = readFileSync(inRoot(`apps/sandbox/media/products/${id}.svg`), 'utf8');
  const left = Math.min(Math.max(x - BOX.width / NEARER / 2, 0), BOX.width - BOX.width / NEARER);
  const top = Math.min(Math.max(y - BOX.height / NEARER / 2, 0), BOX.height - BOX.height / NEARER);
  const near = svg
    .replace('<g id="art"', `<g id="art"><g transform="scale(${NEARER}) translate(${-left} ${-top})"`)
    .replace(/<\/g>(\s*)<\/svg>/, '</g></g>$1</svg>');
  if (near === svg || !near.includes('</g></g>'))
    throw new Error(`close-ups: ${id} is not drawn as the others`);
  writeFileSync(inRoot(`apps/sandbox/media/products/${id}-near.svg`), near);
}

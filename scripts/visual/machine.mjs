import { readFileSync } from 'node:fs';

import { inRoot } from '../house/places.mjs';
import { run } from '../house/tool.mjs';
import { hashOf } from './accepted.mjs';
import { STRICT, WIDE } from './compare.mjs';

/**
 * What makes the same page look otherwise on another machine.
 *
 * @typedef {object} Machine
 * @property {string} chromium Its version.
 * @property {string} platform
 * @property {readonly string[]} fonts What the system has for texts that no font of ours covers.
 * @property {string} sample What the sheet of {@link takeSample} looks like.
 */

/** What system fonts are asked for: by the styles, and by scripts of which we have no font. */
const ASKED = ['sans-serif', 'monospace', 'serif', 'emoji', 'sans-serif:lang=ta', 'sans-serif:lang=hi'];

/**
 * Describe the machine that this runs on.
 *
 * @param {import('playwright').Browser} browser
 * @param {Uint8Array} sample
 * @returns {Promise<Machine>}
 */
export async function thisMachine(browser, sample) {
  return {
    chromium: browser.version(),
    platform: `${process.platform} ${process.arch}`,
    fonts: [...new Set(await Promise.all(ASKED.map(systemFont)))].filter((name) => name !== '').toSorted(),
    sample: hashOf(sample),
  };
}

/** Name and version of a system font; "" where there is no fontconfig to ask. */
async function systemFont(/** @type {string} */ pattern) {
  const { code, output } = await run('fc-match', ['-f', '%{family[0]} %{fontversion}', pattern]);
  return code === 0 ? output.trim() : '';
}

/**
 * Take a picture that depends on nothing but how a machine draws: letters of our fonts and of the system's,
 * gradients, shadows, curves.
 *
 * @param {import('playwright').Browser} browser
 */
export async function takeSample(browser) {
  const page = await browser.newPage({ viewport: { width: 360, height: 240 }, deviceScaleFactor: 1 });
  try {
    await page.setContent(sampleSheet(readFileSync(inRoot('packages/ui/src/fonts/figtree-latin.woff2'))));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return await page.screenshot();
  } finally {
    await page.close();
  }
}

/** @param {Buffer} font */
function sampleSheet(font) {
  return `<!doctype html><meta charset="utf-8"><style>
    @font-face { font-family: Ours; src: url(data:font/woff2;base64,${font.toString('base64')}) }
    body { margin: 12px; font: 15px/1.4 Ours }
    div { width: 96px; height: 48px; border-radius: 14px; display: inline-block;
      background: linear-gradient(120deg, gold, teal); box-shadow: 0 4px 12px gray }
    b { font: 17px sans-serif } i { font: 13px serif } code { font: 12px monospace }
    </style><p>Hamburgefonstiv 2,418.60 USDT</p><b>Ag 0123</b> <i>Ag 0123</i> <code>Ag 0123</code> <div></div>
    <svg width="96" height="48"><circle cx="24" cy="24" r="20" fill="none" stroke="teal" stroke-width="1.5"/>
    <path d="M50 44 Q60 0 92 40" fill="none" stroke="gray"/></svg>`;
}

/**
 * Say how the pictures of one machine can be compared on another.
 *
 * @param {Machine | undefined} accepted Undefined when nothing is accepted yet.
 * @param {Machine} here
 * @param {() => Promise<boolean>} sampleFits Whether the samples of both are alike within {@link WIDE}.
 * @returns {Promise<{ tolerance: import('./compare.mjs').Tolerance | undefined, sentence: string }>} no tolerance where they
 *   cannot be compared; the sentence is "" on the same machine.
 */
export async function comparability(accepted, here, sampleFits) {
  if (accepted === undefined) return { tolerance: STRICT, sentence: '' };
  const others = [
    ...(accepted.chromium === here.chromium ? [] : [`Chromium ${here.chromium}, not ${accepted.chromium}`]),
    ...(accepted.platform === here.platform ? [] : [`${here.platform}, not ${accepted.platform}`]),
    ...(String(accepted.fonts) === String(here.fonts) ? [] : ['other system fonts']),
    ...(accepted.sample === here.sample ? [] : ['a sheet of letters and curves that looks otherwise']),
  ];
  if (others.length === 0) return { tolerance: STRICT, sentence: '' };
  const machine = `The pictures were taken on another machine (here: ${others.join('; ')})`;
  return (await sampleFits())
    ? { tolerance: WIDE, sentence: `${machine}, so small differences at edges are let pass.` }
    : {
        tolerance: undefined,
        sentence: `${machine} that draws too differently, so they are not comparable here.`,
      };
}

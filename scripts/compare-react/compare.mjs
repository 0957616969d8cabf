// Whether React as the app ships it does what React does: `node scripts/compare-react/compare.mjs [trees]`.
// For a new version of React; see docs/decisions/0009.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build, preview } from 'vite';

import { launchOptions } from '../house/browser.mjs';
import { leanReact } from '../../apps/web/scripts/lean-react-plugin.ts';

const ROOT = fileURLToPath(new URL('.', import.meta.url));
const trees = Number(process.argv[2] ?? 20);
const folder = await mkdtemp(join(tmpdir(), 'compare-react-'));
const browser = await chromium.launch(launchOptions());

/** Build the trees with one of the two, and show them. */
async function open(/** @type {'whole' | 'lean'} */ name) {
  const outDir = join(folder, name);
  const plugins = [react(), ...(name === 'lean' ? [leanReact()] : [])];
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    plugins,
    build: { outDir, emptyOutDir: true, target: 'es2023' },
  });
  const server = await preview({ configFile: false, root: ROOT, build: { outDir }, preview: { port: 0 } });
  const page = await browser.newPage();
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  return { page, server };
}

const whole = await open('whole');
const lean = await open('lean');
const seen = async (/** @type {import('playwright').Page} */ page, /** @type {number} */ seed) =>
  JSON.stringify(await page.evaluate(`drive(${seed})`), undefined, 1).split('\n');

let different = 0;
for (let seed = 1; seed <= trees; seed += 1) {
  // Not at the same time: the page in front has its timers whole.
  await whole.page.bringToFront();
  const expected = await seen(whole.page, seed);
  await lean.page.bringToFront();
  const found = await seen(lean.page, seed);
  const line = expected.findIndex((text, index) => text !== found[index]);
  if (line === -1 && expected.length === found.length) continue;
  different += 1;
  console.log(`Tree ${seed} is different:\n  React ${expected[line]}\n  lean  ${found[line]}`);
}
console.log(`${trees - different} of ${trees} trees are the same.`);

await browser.close();
await Promise.all([whole, lean].map(({ server }) => server.close()));
await rm(folder, { recursive: true });
process.exitCode = different === 0 ? 0 : 1;

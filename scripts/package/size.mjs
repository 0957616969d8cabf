import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { UI, entries } from './entries.mjs';
import { bundle } from './bundle.mjs';
import { STAGING } from './pack.mjs';

const BUDGET = join(UI, 'size-budget.json');
const STYLES = 'styles.css';
/** A budget is what was measured, rounded up to whole hundreds of bytes with at least this much to spare. */
const SPARE = 0.04;

/**
 * Bytes of each entry with everything it brings but React, against packages/ui/size-budget.json.
 *
 * @param {{ write: boolean }} options `write` sets the budgets a little above what is measured.
 * @returns {Promise<string[]>} what is above its budget, or has none.
 */
export async function checkSizes({ write }) {
  /** @type {[name: string, bytes: number][]} */
  const measured = [[STYLES, gzipSync(readFileSync(join(STAGING, 'dist', STYLES)), { level: 9 }).length]];
  for (const name of entries())
    measured.push([name, (await bundle(`export * from ${JSON.stringify(`ui:${name}`)};`)).bytes]);

  if (write) {
    const budgets = measured.map(([name, bytes]) => [name, Math.ceil((bytes * (1 + SPARE)) / 100) * 100]);
    writeFileSync(BUDGET, `${JSON.stringify(Object.fromEntries(budgets), undefined, 2)}\n`);
  }
  /** @type {Record<string, number>} */
  const budget = existsSync(BUDGET) ? JSON.parse(readFileSync(BUDGET, 'utf8')) : {};

  console.log('entry, with all that it brings but React     gzip   budget');
  for (const [name, bytes] of measured)
    console.log(`${name.padEnd(40)} ${String(bytes).padStart(8)} ${String(budget[name] ?? '').padStart(8)}`);

  const gone = Object.keys(budget).filter((name) => !measured.some(([one]) => one === name));
  return [
    ...measured.flatMap(([name, bytes]) => {
      const allowed = budget[name];
      if (allowed === undefined)
        return [`${name} has no budget: run \`node scripts/check-package.mjs --budget\``];
      return bytes > allowed ? [`${name}: ${bytes} bytes, and its budget is ${allowed}`] : [];
    }),
    ...gone.map((name) => `${name} has a budget and is not an entry`),
  ];
}

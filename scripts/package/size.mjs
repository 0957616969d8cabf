import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { bundle } from './bundle.mjs';
import { UI, entries } from './entries.mjs';
import { STAGING } from './pack.mjs';

const RECORD = join(UI, 'sizes.json');
const STYLES = 'styles.css';
/** How much an entry may grow since its size was recorded before a note has to say why. */
const UNEXPLAINED = 0.1;

/**
 * Report the bytes of each entry, with everything it brings but React, and their change since packages/ui/sizes.json.
 *
 * @param {{ record: boolean }} options `record` keeps what is measured as what later changes are compared with.
 * @returns {Promise<string[]>} which entries grew by more than a tenth without a note.
 */
export async function checkSizes({ record }) {
  /** @type {Record<string, number>} */
  const bytes = { [STYLES]: gzipSync(readFileSync(join(STAGING, 'dist', STYLES)), { level: 9 }).length };
  for (const name of entries())
    bytes[name] = (await bundle(`export * from ${JSON.stringify(`ui:${name}`)};`)).bytes;
  if (record) writeFileSync(RECORD, `${JSON.stringify({ notes: {}, bytes }, undefined, 2)}\n`);

  /** @type {{ notes: Record<string, string>, bytes: Record<string, number> }} */
  const recorded = JSON.parse(readFileSync(RECORD, 'utf8'));
  console.log('entry, with all that it brings but React     gzip    change');
  return Object.entries(bytes).flatMap(([name, now]) => {
    const before = recorded.bytes[name];
    const change = before === undefined ? undefined : now / before - 1;
    const note = recorded.notes[name];
    const told = change === undefined ? 'new' : `${change < 0 ? '' : '+'}${(change * 100).toFixed(1)} %`;
    console.log(`${name.padEnd(40)} ${String(now).padStart(8)} ${told.padStart(9)}  ${note ?? ''}`.trimEnd());
    if (change === undefined || change <= UNEXPLAINED || note !== undefined) return [];
    return [`${name} grew from ${before} to ${now} bytes: say why under "notes" in packages/ui/sizes.json`];
  });
}

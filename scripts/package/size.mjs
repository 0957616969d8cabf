import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { inRoot } from '../process/paths.mjs';
import { CommandError } from '../process/command.mjs';
import { run, tool } from '../process/run.mjs';
import { entries, UI } from './entries.mjs';

const SHEETS = ['styles.css', 'reset.css'];
/** Packages that apps have by themselves. */
const PEERS = ['react', 'react-dom'];
/** Its `sizes` are the record. */
const MANIFEST = join(UI, 'package.json');
const FOLDER = inRoot('.cache/package/sizes');
/** Largest share of the recorded size. */
const LIMIT = 1.1;

/** Addresses of the entries by their names, from {@link FOLDER}. */
const addresses = new Map(entries().map(({ name, module }) => [name, `../staging/dist/${module}.js`]));

/**
 * Parts of apps that use little of the library: they carry that alone, also where it is imported through a file that
 * passes on every component there is.
 */
const PARTS_OF_APPS = {
  'Button, where every entry is passed on': `${[...addresses]
    .map(([name, address]) => `import * as _${name.replaceAll('-', '_')} from '${address}';`)
    .join('\n')}\nexport const Button = _button.Button;`,
  'one drawing': `import { scenes } from '${addresses.get('illustration')}';\nexport const drawing = scenes.failed;`,
};

/**
 * Let size-limit measure each entry, with all its dependencies except React, and compare it with `sizes` of
 * packages/ui/package.json, where every one has a record.
 *
 * @param {{ record: boolean }} options `record` keeps what is measured as what later changes are compared with.
 * @returns {Promise<string[]>} what grew by more than a tenth, or has no record.
 */
export async function checkSizes({ record }) {
  mkdirSync(FOLDER, { recursive: true });
  const modules = [...addresses];
  for (const [name, source] of Object.entries(PARTS_OF_APPS)) {
    modules.push([name, `${modules.length}.js`]);
    writeFileSync(join(FOLDER, `${modules.length - 1}.js`), source);
  }
  /** @type {{ sizes: Record<string, number> }} */
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  const recorded = record ? {} : manifest.sizes;
  const limit = (/** @type {string} */ name) => `${Math.floor((recorded[name] ?? 0) * LIMIT)} B`;
  const checks = [
    ...SHEETS.map((name) => ({ name, path: `../staging/dist/${name}`, rolldown: false })),
    ...modules.map(([name, path]) => ({ name, path, ignore: PEERS })),
  ].map((check) => ({ ...check, gzip: true, limit: limit(check.name) }));
  const config = join(FOLDER, 'size-limit.json');
  writeFileSync(config, JSON.stringify(checks));
  const { output, stdout } = await run(tool('size-limit'), ['--json', '--config', config]);
  /** @type {{ name: string, passed: boolean, size: number, sizeLimit: number }[]} */
  const weighed = JSON.parse(stdout);
  if (!Array.isArray(weighed)) throw new CommandError(`size-limit could not weigh the package:\n${output}`);
  if (record) {
    const sizes = Object.fromEntries(weighed.map(({ name, size }) => [name, size]));
    writeFileSync(MANIFEST, `${JSON.stringify({ ...manifest, sizes }, undefined, 2)}\n`);
    return [];
  }
  return weighed
    .filter(({ passed }) => !passed)
    .map(
      ({ name, size, sizeLimit }) =>
        `${name} has ${size} bytes, and may have ${sizeLimit}: --record keeps it, for a commit that says why`,
    );
}

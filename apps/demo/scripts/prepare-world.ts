// Writes the worlds that a browser starts with: that of a new browser, which the build puts next to the page
// (`.cache/world`), and that of isolated worlds, which are for Storybook (`.cache/isolated`).
import { mkdir, writeFile } from 'node:fs/promises';

import { type EpochMs, fromIso, unwrap } from '@paydirt/domain';

import { packWorld } from '../../sandbox/src/entrances/browser/pack-world.ts';
import { createPorts } from '../../sandbox/src/entrances/node/ports.ts';
import { realNow } from '../../sandbox/src/platform/clock.ts';

/** A Wednesday, when banks are open. */
const ISOLATED_AT = unwrap(fromIso('2026-11-04T12:00:00Z'));

async function prepare(name: string, preparedAt: EpochMs): Promise<void> {
  const folder = new URL(`../.cache/${name}/`, import.meta.url);
  const world = await packWorld(createPorts({ publicUrl: 'http://localhost' }), preparedAt);
  await mkdir(folder, { recursive: true });
  await writeFile(new URL(`${name}.tar.gz`, folder), new Uint8Array(await world.arrayBuffer()));
  await writeFile(new URL(`${name}.json`, folder), JSON.stringify({ preparedAt }));
}

await prepare('world', realNow());
await prepare('isolated', ISOLATED_AT);

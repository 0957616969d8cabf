// Writes the world that a browser without one begins with: `.cache/world`, which the build puts beside the page.
import { mkdir, writeFile } from 'node:fs/promises';

import { packWorld } from '../../sandbox/src/entrances/browser/pack-world.ts';
import { createPorts } from '../../sandbox/src/entrances/node/ports.ts';
import { realNow } from '../../sandbox/src/platform/clock.ts';

const FOLDER = new URL('../.cache/world/', import.meta.url);

const preparedAt = realNow();
const world = await packWorld(createPorts({ publicUrl: 'http://localhost' }), preparedAt);
await mkdir(FOLDER, { recursive: true });
await writeFile(new URL('world.tar.gz', FOLDER), new Uint8Array(await world.arrayBuffer()));
await writeFile(new URL('world.json', FOLDER), JSON.stringify({ preparedAt }));

// `npm run populate -- --members 10000 --leases 100000 --days 90 --seed 7`: fills the data folder, or the server of
// DATABASE_URL, with a past of any size; after an interruption, the same command continues. Runs on Node 20.
import { mkdirSync } from 'node:fs';

import { ensureInstalled, requireNode20 } from './install/install.mjs';
import { dataFolder, inRoot } from './process/paths.mjs';
import { command } from './process/command.mjs';
import { node24, show, toolEnvironment } from './process/run.mjs';

await command(async () => {
  requireNode20();
  await ensureInstalled();
  mkdirSync(dataFolder(), { recursive: true });
  // Ctrl-C in a terminal goes to both: it ends, and this with it.
  process.on('SIGINT', () => undefined);
  process.exitCode = await show(
    node24(),
    [inRoot('apps/sandbox/src/entrances/node/populate-main.ts'), ...process.argv.slice(2)],
    { env: toolEnvironment({ PAYDIRT_DATA: dataFolder() }) },
  );
});

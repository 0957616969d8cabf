// `node scripts/with-node-24.mjs FILE …`: installs what is missing and runs a program on Node 24, with the data folder
// of `npm start` in PAYDIRT_DATA. Runs on Node 20.
import { ensureInstalled, requireNode20 } from './install/install.mjs';
import { dataFolder, inRoot } from './process/paths.mjs';
import { command } from './process/command.mjs';
import { node24, show, toolEnvironment } from './process/run.mjs';

await command(async () => {
  requireNode20();
  await ensureInstalled();
  const [file = '', ...args] = process.argv.slice(2);
  // Ctrl-C in a terminal goes to both: it ends, and this with it.
  process.on('SIGINT', () => undefined);
  process.exitCode = await show(node24(), [inRoot(file), ...args], {
    env: toolEnvironment({ PAYDIRT_DATA: dataFolder() }),
  });
});

// `npm run verify-ledger [-- [--world <file>] [--from] <number>:<hash>]`: replays every entry of the ledger in the data
// folder, of the server of DATABASE_URL, or of a world that was downloaded from a tab, checks each invariant and the chain of hashes, and names the first break; with --from it
// begins after a link that was noted down. Runs on Node 20.
import { ensureInstalled, requireNode20 } from './install/install.mjs';
import { dataFolder, inRoot } from './process/paths.mjs';
import { command } from './process/command.mjs';
import { node24, show, toolEnvironment } from './process/run.mjs';

await command(async () => {
  requireNode20();
  await ensureInstalled();
  process.exitCode = await show(
    node24(),
    [inRoot('apps/sandbox/src/entrances/node/verify-ledger.ts'), ...process.argv.slice(2)],
    { env: toolEnvironment({ PAYDIRT_DATA: dataFolder() }) },
  );
});

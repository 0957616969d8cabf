// `npm run verify-ledger [-- <number>:<hash>]`: replays every entry of the ledger in the data folder, or of the
// server of DATABASE_URL, checks each invariant and the chain of hashes, and names the first break. Runs on Node 20.
import { ensureInstalled, requireNode20 } from './house/install.mjs';
import { dataFolder, inRoot } from './house/places.mjs';
import { command } from './house/sentence.mjs';
import { node24, run, toolEnvironment } from './house/tool.mjs';

await command(async () => {
  requireNode20();
  await ensureInstalled();
  const { code } = await run(
    node24(),
    [inRoot('apps/sandbox/src/ledger/verify-main.ts'), ...process.argv.slice(2)],
    { show: true, env: toolEnvironment({ PAYDIRT_DATA: dataFolder() }) },
  );
  process.exitCode = code;
});

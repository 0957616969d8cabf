// `npm run dev`: the web app with hot reload on 4100 (or PORT), the services behind it, both restarting on
// change. Runs on Node 20.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';

import './process/end-with-npm.mjs';
import { ensureInstalled, requireNode20 } from './install/install.mjs';
import { dataFolder, inRoot } from './process/paths.mjs';
import { command } from './process/command.mjs';
import { readyMember } from './services/ready-member.mjs';
import { END_WITH_PARENT, startServices } from './services/start-services.mjs';
import { node24, tool, toolEnvironment } from './process/run.mjs';

await command(async () => {
  requireNode20();
  const port = process.env.PORT ?? '4100';
  await ensureInstalled();

  const folder = dataFolder();
  mkdirSync(folder, { recursive: true });
  const services = await startServices({
    dataFolder: folder,
    watch: true,
    env: { PUBLIC_URL: `http://localhost:${port}` },
    onLog: (chunk) => process.stdout.write(chunk),
  });
  const web = spawn(node24(), ['--import', END_WITH_PARENT, tool('vite'), '--port', port, '--strictPort'], {
    cwd: inRoot('apps/web'),
    env: toolEnvironment({ PAYDIRT_API: services.address }),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
  const webEnded = new Promise((resolve) => web.once('close', resolve));

  console.log(`
  Paydirt, for development · test mode · play money

  Open      http://localhost:${port}
  Log in    ${await readyMember(services)}
  Services  ${services.address}, API at ${services.address}/api/docs
  Data      ${folder}
`);

  const stop = () => {
    web.kill('SIGTERM');
    void services.stop();
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, stop);
  await Promise.race([webEnded, services.ended]);
  stop();
  await Promise.all([webEnded, services.ended]);
});

// `npm run dev`: the web app with hot reload on 4100 (or PORT), the services behind it, both restarting on
// change. Runs on Node 20.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';

import './process/end-with-npm.mjs';
import { ensureInstalled, requireNode20 } from './install/install.mjs';
import { dataFolder, inRoot } from './process/paths.mjs';
import { command } from './process/command.mjs';
import { readyMember } from './services/ready-member.mjs';
import { freePort, startServices, wantedPort } from './services/start-services.mjs';
import { node24, toolEnvironment } from './process/run.mjs';

await command(async () => {
  requireNode20();
  const port = await freePort(wantedPort());
  await ensureInstalled();

  const folder = dataFolder();
  mkdirSync(folder, { recursive: true });
  // A fixed port, so that the proxy still finds the services after they started anew.
  const services = await startServices({
    port: await freePort(0),
    dataFolder: folder,
    watch: true,
    env: { PUBLIC_URL: `http://localhost:${port}` },
    onLog: (chunk) => process.stdout.write(chunk),
  });
  const web = spawn(node24(), [inRoot('scripts/web/dev-server.mjs')], {
    env: toolEnvironment({ PORT: String(port), SERVICES_ADDRESS: services.address }),
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

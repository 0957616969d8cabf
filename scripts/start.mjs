// `npm start [-- --processes 4]`: install, build and serve, as far as each is needed. Runs on Node 20.
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import './process/end-with-npm.mjs';
import { ensureInstalled, requireNode20 } from './install/install.mjs';
import { dataFolder } from './process/paths.mjs';
import { command } from './process/command.mjs';
import { forAClass } from './services/for-a-class.mjs';
import { startServices } from './services/start-services.mjs';
import { ensureWebBuilt, WEB_DIST } from './web/build.mjs';

await command(async () => {
  requireNode20();
  const { values } = parseArgs({ options: { processes: { type: 'string' } } });
  const processes = values.processes ?? process.env.PROCESSES;
  await ensureInstalled();
  console.log('Building the web app, where it changed …');
  await ensureWebBuilt();

  const folder = dataFolder();
  mkdirSync(folder, { recursive: true });
  const logFile = join(folder, 'services.log');
  const log = createWriteStream(logFile, { flags: 'a' });
  // A log that cannot be written is no reason to stop serving.
  log.once('error', (error) => console.error(`The log can no longer be written: ${error.message}`));
  console.log('Starting the services …');
  const services = await startServices({
    port: process.env.PORT ?? 4100,
    dataFolder: folder,
    env: {
      PAYDIRT_WEB: process.env.PAYDIRT_WEB ?? WEB_DIST,
      ...(processes !== undefined && { PROCESSES: processes }),
    },
    // The class key is for the terminal: a log is sent around.
    onLog: (chunk) => log.write(chunk.replace(/^Class key .*\n/m, '')),
  });

  const { classKey } = services;
  const headers = classKey === null ? {} : { 'X-Class-Key': classKey };
  const seed = await (await fetch(`${services.address}/api/sandbox/seed`, { headers })).json();
  /** @type {{ about: string, phone: string, password: string }[]} */
  const members = seed.data.members;
  const member = members.find(({ about }) => about === 'with_leases') ?? members[0];
  console.log(`
  Paydirt · test mode · play money

  Open    ${services.address}
  Log in  ${member?.phone}, password ${member?.password}
  Data    ${process.env.DATABASE_URL ? 'the PostgreSQL server of DATABASE_URL' : folder}
  Log     ${logFile}${Number(processes ?? 1) > 1 ? `\n  Several ${processes} processes; kill -HUP ${services.pid} replaces them one after the other` : ''}
${forAClass(services)}
  Ctrl-C stops it.
`);

  let stopping = false;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      console.log('\nStopping …');
      void services.stop();
    });
  }
  const code = await services.ended;
  log.end();
  if (stopping && code === 0) console.log('Stopped.');
  else if (!stopping)
    console.error(
      `The services ended by themselves (exit code ${code}): the last lines of ${logFile} say why.`,
    );
  process.exitCode = stopping ? code : 1;
});

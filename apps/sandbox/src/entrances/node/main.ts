import cluster from 'node:cluster';

import { StartFailure } from '../../database/failure.ts';
import { type DatabaseLocation, openDatabase, shareServer } from '../../database/open.ts';
import { realNow } from '../../platform/clock.ts';
import { seedDatabase } from '../../seed/seed.ts';
import { startProcesses } from './processes.ts';
import { serveBehind } from './serve-behind.ts';
import { addressOf, portsOfSettings, serve } from './serve.ts';
import { readSettings, type Settings } from './settings.ts';

/**
 * Time limit for stopping. Its parts have less: pending requests 5 s, their database transactions 1.5 s, a
 * PostgreSQL of our own 2.5 s.
 */
const STOP_WITHIN_MS = 9_500;
/** Database connections of each process, and those for other uses. */
const CONNECTIONS_OF_EACH = 12;
const CONNECTIONS_BESIDE = 20;

/** Get the location of the database from the settings. */
function locationOf({ databaseUrl, databaseDirectUrl, folder, processes }: Settings): DatabaseLocation {
  if (databaseUrl !== undefined) return { url: databaseUrl, directUrl: databaseDirectUrl };
  const connections = Math.max(100, processes * CONNECTIONS_OF_EACH + CONNECTIONS_BESIDE);
  return { folder, connections, onNotice: (message) => console.log(message) };
}

/**
 * Print the addresses; the class key comes first, so that a script that waits for the address has it by then.
 */
function announce(settings: Settings, { port, classKey }: { port: number; classKey: string | null }): void {
  if (classKey !== null) console.log(`Class key ${classKey}`);
  const place =
    settings.databaseUrl === undefined ? settings.folder : 'the PostgreSQL server of DATABASE_URL';
  console.log(`Paydirt services at ${addressOf(settings, port)} · data in ${place}`);
}

/**
 * Print a warning if pictures cannot be processed; a separate process finds that out only after the start.
 */
async function logMissingPictures(areTaken: Promise<boolean>): Promise<void> {
  if (!(await areTaken))
    console.log('Members cannot add pictures: sharp does not run on this computer. Everything else works.');
}

/** Stop once, cleanly; a second signal or the time limit ends the process at once. */
function stopOnSignal(stop: () => Promise<void>, kill: () => void = () => {}): void {
  let stopping = false;
  const exit = (code: number) => {
    kill();
    process.exit(code);
  };
  const onSignal = () => {
    if (stopping) exit(1);
    stopping = true;
    setTimeout(() => exit(1), STOP_WITHIN_MS).unref();
    stop().then(
      () => process.exit(0),
      (cause: unknown) => {
        console.error(cause);
        exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

/** Serve in this process alone. */
async function serveAlone(settings: Settings): Promise<void> {
  const ports = portsOfSettings(settings);
  const picturesAreTaken = ports.pictures.areTaken();
  const database = await openDatabase(locationOf(settings));
  try {
    await seedDatabase(database, ports, realNow());
    const serving = await serve({ settings, database, ports });
    announce(settings, serving);
    void logMissingPictures(picturesAreTaken);
    stopOnSignal(serving.stop);
  } catch (cause) {
    await database.close();
    throw cause;
  }
}

/**
 * Run several processes that serve behind one address, on a database that this process opens, migrates and
 * seeds once. SIGHUP replaces them one after another.
 */
async function serveBySeveral(settings: Settings): Promise<void> {
  const ports = portsOfSettings(settings);
  const picturesAreTaken = ports.pictures.areTaken();
  const server = await shareServer(locationOf(settings));
  try {
    const database = await openDatabase({ url: server.url, directUrl: settings.databaseDirectUrl });
    try {
      await seedDatabase(database, ports, realNow());
    } finally {
      await database.close();
    }
    const processes = await startProcesses({
      count: settings.processes,
      env: { DATABASE_URL: server.url },
      onNotice: (message) => console.log(message),
    });
    if (processes === null) {
      await server.stop();
      process.exit(1);
    }
    announce(settings, processes);
    void logMissingPictures(picturesAreTaken);
    process.on('SIGHUP', () => void processes.replaceAll());
    stopOnSignal(async () => {
      await processes.stop();
      await server.stop();
    }, processes.kill);
  } catch (cause) {
    await server.stop();
    throw cause;
  }
}

try {
  const settings = readSettings(process.env);
  if (cluster.isWorker) await serveBehind(settings);
  else await (settings.processes === 1 ? serveAlone(settings) : serveBySeveral(settings));
} catch (cause) {
  // A start failure has a message for the person who started the process; any other error is a fault, and
  // printed with its stack.
  console.error(cause instanceof StartFailure ? cause.message : cause);
  process.exit(1);
}

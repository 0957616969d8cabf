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
 * The longest that the end takes. Each part of it has less: requests under way 5 s, what they leave in the database
 * 1.5 s, a PostgreSQL of our own 2.5 s.
 */
const STOP_WITHIN_MS = 9_500;
/** Connections of a process to the database, and those for other uses. */
const CONNECTIONS_OF_EACH = 12;
const CONNECTIONS_BESIDE = 20;

/** Where the database of the settings is. */
function locationOf({ databaseUrl, databaseDirectUrl, folder, processes }: Settings): DatabaseLocation {
  if (databaseUrl !== undefined) return { url: databaseUrl, directUrl: databaseDirectUrl };
  const connections = Math.max(100, processes * CONNECTIONS_OF_EACH + CONNECTIONS_BESIDE);
  return { folder, connections, onNotice: (message) => console.log(message) };
}

/** Print the addresses: the class key first, so that a script that waits for the address has it by then. */
function announce(settings: Settings, { port, classKey }: { port: number; classKey: string | null }): void {
  if (classKey !== null) console.log(`Class key ${classKey}`);
  const place =
    settings.databaseUrl === undefined ? settings.folder : 'the PostgreSQL server of DATABASE_URL';
  console.log(`Paydirt services at ${addressOf(settings, port)} · data in ${place}`);
}

/** Print that pictures cannot be processed; this is known only after the start, from a process of its own. */
async function logMissingPictures(areTaken: Promise<boolean>): Promise<void> {
  if (!(await areTaken))
    console.log('Members cannot add pictures: sharp does not run on this computer. Everything else works.');
}

/** Stop once, cleanly; a second signal ends the process at once, and so does a time limit. */
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
 * Keep several processes that serve behind one address, on a database that is opened, migrated and seeded here once.
 * SIGHUP replaces them one after the other.
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
  // A message for the person who started it; anything else is a fault, and shown whole.
  console.error(cause instanceof StartFailure ? cause.message : cause);
  process.exit(1);
}

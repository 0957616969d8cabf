import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { StartFailure } from '../../database/failure.ts';
import { type LogLevel, logLevel } from '../../observability/log.ts';
import { SCRYPT_COST } from '../../platform/password-hash.ts';

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));
const DEFAULT_PORT = 4100;
const MB = 1024 * 1024;
/** Limit of processes: a higher number is a typing mistake. */
const PROCESSES_AT_MOST = 64;

/** Settings of the services, read from the environment. */
export interface Settings {
  readonly port: number;
  /** Address or name to listen on; undefined for the loopback. */
  readonly host: string | undefined;
  /** Number of processes that answer behind the address. */
  readonly processes: number;
  /** Factor of every request limit. */
  readonly limitFactor: number;
  /** Binary logarithm of the work that a new password hash costs. */
  readonly passwordLogCost: number | undefined;
  readonly trustProxy: boolean;
  readonly allowedHosts: readonly string[];
  readonly origins: readonly string[];
  readonly publicUrl: string;
  readonly supportUrl: string | undefined;
  /** Storage limit of all pictures, in bytes. */
  readonly worldStorageBytes: number | undefined;
  readonly webRoot: string;
  /** Folder of the data, if there is no `databaseUrl`. */
  readonly folder: string;
  readonly databaseUrl: string | undefined;
  /** Address of the same database without the pooler, if `databaseUrl` is a pooler. */
  readonly databaseDirectUrl: string | undefined;
  /** Address of a streaming replica of `databaseUrl`, for plain reads. */
  readonly databaseReplicaUrl: string | undefined;
  readonly logLevel: LogLevel;
  readonly checkResults: boolean;
}

function readPort(text: string | undefined): number {
  const port = Number(text?.trim() || DEFAULT_PORT);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new StartFailure(`PORT is "${text}", which is no port; use a number from 0 to 65535.`);
}

function readProcesses(text: string | undefined): number {
  const processes = Number(text?.trim() || 1);
  if (Number.isInteger(processes) && processes >= 1 && processes <= PROCESSES_AT_MOST) return processes;
  throw new StartFailure(
    `PROCESSES is "${text}"; use a whole number from 1 to ${PROCESSES_AT_MOST}, such as one for each core.`,
  );
}

function readFactor(text: string | undefined): number {
  const factor = Number(text?.trim() || 1);
  if (factor > 0) return factor;
  throw new StartFailure(`RATE_LIMIT_FACTOR is "${text}"; use a number above 0, such as 1.`);
}

/**
 * Read the cost of a new password hash; undefined if it is not set. Only tests may set it below OWASP's
 * minimum.
 */
function readLogCost(text: string | undefined, isTest: boolean): number | undefined {
  const given = text?.trim() || undefined;
  if (given === undefined) return undefined;
  const least = isTest ? 4 : SCRYPT_COST.logCost;
  const cost = /^\d{1,2}$/.test(given) ? Number(given) : 0;
  if (cost >= least && cost <= 20) return cost;
  throw new StartFailure(`PASSWORD_LOG_COST is "${text}"; use a whole number from ${least} to 20.`);
}

/** Read the storage limit of all pictures, in bytes; undefined if it is not set. */
function readStorage(text: string | undefined): number | undefined {
  const given = text?.trim() || undefined;
  if (given === undefined) return undefined;
  const megabytes = Number(given);
  if (megabytes > 0) return Math.floor(megabytes * MB);
  throw new StartFailure(`PICTURES_MB is "${text}"; use a number of megabytes above 0, such as 2048.`);
}

/** Read another address of the database of `DATABASE_URL`; undefined if it is not set. */
function readOtherUrl(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const given = env[name] || undefined;
  if (given === undefined || env['DATABASE_URL']) return given;
  throw new StartFailure(`${name} belongs to DATABASE_URL, which is not set.`);
}

/** Read the address of the support chat's page; undefined if it has the origin of the app. */
function readSupportUrl(text: string | undefined): string | undefined {
  const given = text?.trim() || undefined;
  if (given === undefined || /^https?:\/\/[^/?#]+\/support$/.test(given)) return given;
  throw new StartFailure(
    `SUPPORT_URL is "${given}"; use an origin of its own followed by /support, such as https://support.example/support.`,
  );
}

/** Read the address of the app, without a slash at its end. */
function readPublicUrl(text: string | undefined, port: number): string {
  const given = text?.trim().replace(/\/$/, '') || `http://localhost:${port}`;
  if (/^https?:\/\/[^/?#]+$/.test(given) && URL.canParse(given)) return given;
  throw new StartFailure(
    `PUBLIC_URL is "${text}"; use an address without a path, such as https://paydirt.example.`,
  );
}

const listOf = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/**
 * Read the settings of a process.
 *
 * @throws {StartFailure} that names the first invalid setting.
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const port = readPort(env['PORT']);
  return {
    port,
    host: env['HOST']?.trim() || undefined,
    processes: readProcesses(env['PROCESSES']),
    limitFactor: readFactor(env['RATE_LIMIT_FACTOR']),
    passwordLogCost: readLogCost(env['PASSWORD_LOG_COST'], env['NODE_ENV'] === 'test'),
    trustProxy: env['TRUST_PROXY'] === '1',
    allowedHosts: listOf(env['ALLOWED_HOSTS']),
    origins: listOf(env['CORS_ORIGINS']),
    publicUrl: readPublicUrl(env['PUBLIC_URL'], port),
    supportUrl: readSupportUrl(env['SUPPORT_URL']),
    worldStorageBytes: readStorage(env['PICTURES_MB']),
    webRoot: resolve(ROOT, env['PAYDIRT_WEB'] ?? 'apps/web/dist'),
    folder: resolve(ROOT, env['PAYDIRT_DATA'] ?? '.data'),
    databaseUrl: env['DATABASE_URL'] || undefined,
    databaseDirectUrl: readOtherUrl(env, 'DATABASE_DIRECT_URL'),
    databaseReplicaUrl: readOtherUrl(env, 'DATABASE_REPLICA_URL'),
    logLevel: logLevel(env['LOG_LEVEL']),
    checkResults: env['NODE_ENV'] === 'development',
  };
}

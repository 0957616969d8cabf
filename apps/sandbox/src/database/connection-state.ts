import { sqlState } from './database.ts';

/** Message of the pool when no connection became free in time; the error has no SQLSTATE. */
const NO_CONNECTION =
  /^timeout exceeded when trying to connect|^Connection terminated due to connection timeout/;
/** Messages of the driver for a lost or refused connection; these errors have no SQLSTATE either. */
const LOST_CONNECTION =
  /^Connection terminated|^Query read timeout|^Client has encountered a connection error|^Client was closed|^Cannot use a pool after/;
/** SQLSTATEs that PostgreSQL itself uses for these cases. */
const TOO_MANY_CONNECTIONS = '53300';
const CONNECTION_FAILURE = '08006';

/** Give a connection error an SQLSTATE, which tells overload and loss of the connection from a fault. */
export function stateNamed(cause: unknown): unknown {
  const state = connectionState(cause);
  if (state === null) return cause;
  return Object.assign(new Error((cause as Error).message, { cause }), { code: state });
}

/** Tell if an error means that its connection was lost, or given up after its time: nobody else may get that one. */
export function isLost(cause: unknown): boolean {
  return connectionState(cause) === CONNECTION_FAILURE;
}

function connectionState(cause: unknown): string | null {
  if (!(cause instanceof Error) || sqlState(cause) !== null) return null;
  if (NO_CONNECTION.test(cause.message)) return TOO_MANY_CONNECTIONS;
  const isSocketFailure = cause instanceof AggregateError || 'syscall' in cause;
  return isSocketFailure || LOST_CONNECTION.test(cause.message) ? CONNECTION_FAILURE : null;
}

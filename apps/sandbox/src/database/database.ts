import type { Money } from '@paydirt/domain';

/** Parameters of a statement: `$1`, `$2`, … Times travel as {@link Date}; of money, its smallest units are stored. */
export type SqlValue =
  | string
  | number
  | bigint
  | boolean
  | null
  | Date
  | Uint8Array
  | Money
  | readonly SqlValue[];

/** A row without money: what has money in it is read by `queryAmounts`, never as bare numbers. */
type WithoutMoney<Row> = {
  readonly [K in keyof Row]: NonNullable<Row[K]> extends Money ? never : Row[K];
};

/**
 * Statements on the database. Rows come back with `int8` as bigint, `timestamptz` as epoch milliseconds
 * (number), `jsonb` parsed, `bytea` as Uint8Array.
 */
export interface Sql {
  query<Row extends WithoutMoney<Row>>(statement: string, values?: readonly SqlValue[]): Promise<Row[]>;
  /** Run several statements without parameters or rows, as migrations are. */
  script(statements: string): Promise<void>;
}

export interface TransactionEnd<T> {
  /** One statement that depends on the result of the work, sent together with the commit. */
  readonly last?: (sql: Sql, result: T) => Promise<unknown> | null;
  /**
   * Commit one such transaction after the other in this process: for those whose commits wait for each other anyway, so
   * that one connection of a process waits and not all of them. @default false
   */
  readonly inTurn?: boolean;
}

/** The database behind the services. */
export interface Database extends Sql {
  /**
   * Run `work` in one transaction: commit when it resolves, roll back when it rejects.
   *
   * READ COMMITTED, so what is decided upon is locked. The server may end a transaction to solve a
   * deadlock: then `work` runs again from its start, a few times at most.
   */
  transaction<T>(work: (sql: Sql) => Promise<T>, end?: TransactionEnd<T>): Promise<T>;
  /**
   * Run reads on one connection, in no transaction: each sees what was committed before it, in the order in which they
   * were sent. What is sent together goes out at once, as it does within a transaction.
   */
  reading<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** Run `work` while no other process or caller on this database runs work of the same name. */
  oneAtATime<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** End all connections: those in use when their work is done, or in the middle of it where that takes long. */
  close(): Promise<void>;
}

/** SQLSTATE of a failed statement; null when it is no database error. */
export function sqlState(error: unknown): string | null {
  // A socket's failure has a code, too, such as EPIPE, and names the call of the operating system that failed.
  if (!(error instanceof Error) || 'syscall' in error) return null;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : null;
}

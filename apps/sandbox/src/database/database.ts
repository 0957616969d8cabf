import type { Money } from '@paydirt/domain';

/**
 * Parameter of a statement (`$1`, `$2`, …). A time is passed as a {@link Date}; of money, the smallest units
 * are stored.
 */
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

/** Row without money: rows with money are read by `queryAmounts`, never as bare numbers. */
type WithoutMoney<Row> = {
  readonly [K in keyof Row]: NonNullable<Row[K]> extends Money ? never : Row[K];
};

/**
 * Statements on the database. Rows come back with `int8` as bigint, `timestamptz` as epoch milliseconds
 * (number), `jsonb` parsed, `bytea` as Uint8Array.
 */
export interface Sql {
  query<Row extends WithoutMoney<Row>>(statement: string, values?: readonly SqlValue[]): Promise<Row[]>;
  /** Run several statements without parameters or results, for example a migration. */
  script(statements: string): Promise<void>;
}

export interface TransactionEnd<T> {
  /** A statement that depends on the result of the work, sent together with the commit. */
  readonly last?: (sql: Sql, result: T) => Promise<unknown> | null;
  /**
   * Commit such transactions one at a time in this process. Their commits wait for each other anyway; this
   * way only one connection of the process waits. @default false
   */
  readonly inTurn?: boolean;
}

/** The database behind the services. */
export interface Database extends Sql {
  /**
   * Run `work` in one transaction: commit when it resolves, roll back when it rejects.
   *
   * The isolation level is READ COMMITTED, so `work` must lock what it bases decisions on. The server may end
   * a transaction to resolve a deadlock: then `work` runs again from its start, a few times at most.
   */
  transaction<T>(work: (sql: Sql) => Promise<T>, end?: TransactionEnd<T>): Promise<T>;
  /**
   * Run reads on one connection, without a transaction: each sees what was committed before it. Statements
   * that are sent together leave in one write and run in that order, as in a transaction.
   */
  reading<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** Run `work` while no other process or caller on this database runs work of the same name. */
  oneAtATime<T>(name: string, work: () => Promise<T>): Promise<T>;
  /**
   * End all connections: each when its work is done, or after a time limit even in the middle of its work.
   */
  close(): Promise<void>;
}

/** Get the SQLSTATE of a failed statement; null if the error does not come from the database. */
export function sqlState(error: unknown): string | null {
  // A socket error also has a code, such as EPIPE; unlike a database error it names the system call that
  // failed.
  if (!(error instanceof Error) || 'syscall' in error) return null;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : null;
}

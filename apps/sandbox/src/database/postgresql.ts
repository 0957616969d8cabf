import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import pg from 'pg';

import { EVERYBODY_LOCK } from './empty.ts';
import { type Database, type Sql, sqlState, type TransactionEnd } from './database.ts';
import { createQueue } from './queue.ts';
import { decodeValue, encodeValue } from './values.ts';

/** Serialization failure and deadlock: the transaction had no fault and may run again. */
const RETRIED_STATES = ['40001', '40P01'];
const TRIES = 5;
/** Shared by all transactions, so that a reset can wait until none is under way. */
const BEGIN = `begin isolation level read committed; select pg_advisory_xact_lock_shared(${EVERYBODY_LOCK})`;
const STATEMENT_TIMEOUT_MS = 30_000;
const CONNECT_WITHIN_MS = 10_000;
/** Settings of every connection; behind a pooler, the pooler's to make. */
const SET_ON_CONNECTION: pg.PoolConfig = {
  statement_timeout: STATEMENT_TIMEOUT_MS,
  idle_in_transaction_session_timeout: 2 * STATEMENT_TIMEOUT_MS,
  // To compile a statement takes longer than any of ours runs.
  options: '-c jit=off',
};
/** Time for open transactions at the end; then their connections are cut, and the server rolls them back. */
const CLOSE_WITHIN_MS = 1_500;
/** Message of the pool when no connection was free in time; it has no SQLSTATE. */
const NO_CONNECTION =
  /^timeout exceeded when trying to connect|^Connection terminated due to connection timeout/;
/** Messages of the driver when a connection is lost or cannot be made; they have no SQLSTATE either. */
const LOST_CONNECTION =
  /^Connection terminated|^Client has encountered a connection error|^Client was closed|^Cannot use a pool after/;
/** PostgreSQL's own states for these. */
const TOO_MANY_CONNECTIONS = '53300';
const CONNECTION_FAILURE = '08006';

/** Figures of the connection pool, for the metrics. */
export interface PoolFigures {
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
}

const names = new Map<string, string>();

/** A statement's name: by it the server parses and plans each text once per connection. */
function nameOf(statement: string): string {
  const known = names.get(statement);
  if (known) return known;
  const name = createHash('sha256').update(statement).digest('base64url').slice(0, 22);
  names.set(statement, name);
  return name;
}

const types = {
  getTypeParser: (type: number) => (text: string | null) => (text === null ? null : decodeValue(type, text)),
};

/** A client, with members that its types leave out. */
interface ConnectedClient {
  readonly connection: { readonly stream: Socket };
}

const streamOf = (client: pg.PoolClient): Socket => (client as unknown as ConnectedClient).connection.stream;

/** Have all statements of one turn of the event loop leave in one write. */
function collectWrites(client: pg.PoolClient): void {
  const stream = streamOf(client);
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

type Connection = Pick<pg.Pool, 'query'> | Pick<pg.PoolClient, 'query'>;

const READS = /^\s*select\b/i;

/** Time for which a connection belongs to one transaction. */
interface Turn {
  readonly client: pg.PoolClient;
  /** Answer that statements that write wait for, and all behind them; null once it has come. */
  begun: Promise<unknown> | null;
  isOver: boolean;
}

/** Statements on connections. Unnamed ones are parsed each time, on whichever connection they come to. */
function statementsOn(named: boolean) {
  return function sqlOf(connection: Connection, turn: Turn | null = null): Sql {
    let isWriting = false;
    /** Send a statement, at once where it may be. */
    function inOrder<T>(writes: boolean, send: () => Promise<T>): Promise<T> {
      if (turn === null) return send();
      isWriting ||= writes;
      const sendNow = async () => {
        // A part of the work may continue after another has failed; by then the connection may belong to someone
        // else.
        if (turn.isOver) throw new Error('database: sent after the end of its transaction');
        collectWrites(turn.client);
        return send();
      };
      return isWriting && turn.begun !== null ? turn.begun.then(sendNow) : sendNow();
    }
    return {
      async query<Row extends object>(statement: string, values: Parameters<Sql['query']>[1] = []) {
        const result = await inOrder(!READS.test(statement), () =>
          connection.query<Row & pg.QueryResultRow>({
            ...(named && { name: nameOf(statement) }),
            text: statement,
            values: values.map(encodeValue),
          }),
        );
        return result.rows;
      },
      async script(statements) {
        await inOrder(true, () => connection.query(statements));
      },
    };
  };
}

/** Options of {@link postgresqlDatabase}. */
export interface PostgresqlOptions {
  /**
   * The same database past a pooler in transaction mode, where `url` is one: for locks that outlast a transaction. Such a
   * pooler gives each transaction another connection, so that no statement is named on one, and nothing is set on it.
   */
  readonly directUrl?: string | undefined;
  readonly connections?: number;
  /** Longest wait for a connection before a request fails as overload, in milliseconds. @default 10 s */
  readonly connectWithinMs?: number;
}

/** Give a connection error a state, by which overload and loss are told from a fault. */
function stateNamed(cause: unknown): unknown {
  const state = connectionState(cause);
  if (state === null) return cause;
  return Object.assign(new Error((cause as Error).message, { cause }), { code: state });
}

function connectionState(cause: unknown): string | null {
  if (!(cause instanceof Error) || sqlState(cause) !== null) return null;
  if (NO_CONNECTION.test(cause.message)) return TOO_MANY_CONNECTIONS;
  const isSocketFailure = cause instanceof AggregateError || 'syscall' in cause;
  return isSocketFailure || LOST_CONNECTION.test(cause.message) ? CONNECTION_FAILURE : null;
}

/**
 * Make a `Database` of a PostgreSQL server, 15 or later. Any number of processes may share it.
 *
 * @param url As libpq reads it; a unix socket is `postgresql:///name?host=/run/postgresql`.
 */
export function postgresqlDatabase(
  url: string,
  { directUrl, connections = 10, connectWithinMs = CONNECT_WITHIN_MS }: PostgresqlOptions = {},
): Database & { readonly poolFigures: () => PoolFigures } {
  const clients = new Set<pg.PoolClient>();
  function openPool(connectionString: string, set: pg.PoolConfig): pg.Pool {
    const opened = new pg.Pool({
      connectionString,
      max: connections,
      connectionTimeoutMillis: connectWithinMs,
      types,
      pipeline: true,
      ...set,
    });
    // A connection that the server ends, or that breaks, is replaced at the next use. The statement under way
    // fails; the additional event, which the pool emits for an idle connection, must not end the process.
    opened.on('error', () => {});
    opened.on('connect', (client) => {
      clients.add(client);
      client.on('error', () => {});
    });
    opened.on('remove', (client) => clients.delete(client));
    return opened;
  }
  const pool = openPool(url, directUrl === undefined ? SET_ON_CONNECTION : {});
  const direct = directUrl === undefined ? pool : openPool(directUrl, SET_ON_CONNECTION);
  const sqlOf = statementsOn(directUrl === undefined);
  const commitsInTurn = createQueue();
  const named = new Map<string, ReturnType<typeof createQueue>>();
  const once = sqlOf(pool);
  const sql: Sql = {
    query: (statement, values) => retrying(() => once.query(statement, values)),
    script: (statements) => retrying(() => once.script(statements)),
  };

  async function attempt<T>(
    work: (sql: Sql) => Promise<T>,
    { last, inTurn = false }: TransactionEnd<T>,
  ): Promise<T> {
    const client = await pool.connect();
    collectWrites(client);
    const begun = client.query(BEGIN);
    // Reads may be sent together with the begin. Writes may not: if the begin fails, they would be committed on
    // their own.
    const turn: Turn = { client, begun, isOver: false };
    let broken: Error | undefined;
    try {
      const inside = sqlOf(client, turn);
      const [result] = await Promise.all([work(inside), begun.then(() => (turn.begun = null))]);
      const commit = async () => {
        collectWrites(client);
        const kept = last?.(inside, result);
        return (await Promise.all([client.query('commit'), kept]))[0];
      };
      const { command } = await (inTurn ? commitsInTurn(commit) : commit());
      // A statement failed and the work continued regardless: the server rolls back and reports no error.
      if (command !== 'COMMIT') throw new Error('database: the transaction was lost');
      return result;
    } catch (cause) {
      turn.isOver = true;
      await client.query('rollback').catch((failure: Error) => {
        broken = failure;
      });
      throw cause;
    } finally {
      turn.isOver = true;
      client.release(broken);
    }
  }

  async function reading<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    const turn: Turn = { client, begun: null, isOver: false };
    try {
      return await work(sqlOf(client, turn));
    } finally {
      turn.isOver = true;
      client.release();
    }
  }

  async function retrying<T>(work: () => Promise<T>): Promise<T> {
    for (let left = TRIES - 1; ; left -= 1) {
      try {
        return await work();
      } catch (cause) {
        if (left === 0 || !RETRIED_STATES.includes(sqlState(cause) ?? '')) throw stateNamed(cause);
        // Apart from each other, or the same two would meet again.
        await wait(Math.random() * 20 * 2 ** (TRIES - left));
      }
    }
  }

  const transaction = <T>(work: (sql: Sql) => Promise<T>, end: TransactionEnd<T> = {}): Promise<T> =>
    retrying(() => attempt(work, end));

  async function underAdvisoryLock<T>(name: string, work: () => Promise<T>): Promise<T> {
    const client = await direct.connect();
    let broken: Error | undefined;
    try {
      await client.query('set statement_timeout = 0');
      await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [`paydirt::${name}`]);
      return await work();
    } finally {
      // The lock lives with its connection: one that cannot give it back is closed.
      await client
        .query('select pg_advisory_unlock_all()')
        .then(() => client.query(`set statement_timeout = ${STATEMENT_TIMEOUT_MS}`))
        .catch((failure: Error) => {
          broken = failure;
        });
      client.release(broken);
    }
  }

  async function close(): Promise<void> {
    const overdue = setTimeout(() => {
      // Ends a connection although its statement still waits for an answer.
      for (const client of clients) streamOf(client).destroy();
    }, CLOSE_WITHIN_MS);
    await Promise.all([pool.end(), direct === pool ? null : direct.end()]);
    clearTimeout(overdue);
  }

  return {
    ...sql,
    transaction,
    reading: (work) => retrying(() => reading(work)),
    oneAtATime(name, work) {
      // Wait within the process first: the waiting transaction holds no connection, which the work may need.
      const queue = named.get(name) ?? createQueue();
      named.set(name, queue);
      return queue(() =>
        underAdvisoryLock(name, work).catch((cause: unknown) => {
          throw stateNamed(cause);
        }),
      );
    },
    close,
    poolFigures: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}

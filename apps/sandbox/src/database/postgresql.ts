import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import pg from 'pg';

import { isLost, stateNamed } from './connection-state.ts';
import { type Database, type Sql, sqlState, type TransactionEnd } from './database.ts';
import { EVERYBODY_LOCK } from './empty.ts';
import { createQueue } from './queue.ts';
import { decodeValue, encodeValue } from './values.ts';

/** SQLSTATEs of a serialization failure and a deadlock, after which a transaction may run again. */
const RETRIED_STATES = ['40001', '40P01'];
const TRIES = 5;
/** Statement that begins a transaction; its shared lock lets a reset wait until no transaction is open. */
const BEGIN = `begin isolation level read committed; select pg_advisory_xact_lock_shared(${EVERYBODY_LOCK})`;
const STATEMENT_TIMEOUT_MS = 30_000;
const CONNECT_WITHIN_MS = 10_000;
/** Longest wait for the answer to a statement that the server itself ends after its time. */
const ANSWER_WITHIN_MS = STATEMENT_TIMEOUT_MS + 5_000;
/** Settings of every connection; if there is a pooler, they must be set there. */
const SET_ON_CONNECTION: pg.PoolConfig = {
  statement_timeout: STATEMENT_TIMEOUT_MS,
  idle_in_transaction_session_timeout: 2 * STATEMENT_TIMEOUT_MS,
  // Without JIT, because compiling one of our statements takes longer than running it. The server notices within half
  // a minute that our machine is gone, and releases its locks.
  options: '-c jit=off -c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3',
};
/** Time for open transactions when the database is closed; then they are cut off and rolled back. */
const CLOSE_WITHIN_MS = 1_500;
/** Figures of the connection pool, for the metrics. */
export interface PoolFigures {
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
}

const names = new Map<string, string>();

/** Name a statement by its text, so that the server parses and plans it once per connection. */
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

/** Client with members that its types leave out. */
interface ConnectedClient {
  readonly connection: { readonly stream: Socket };
}

const streamOf = (client: pg.PoolClient): Socket => (client as unknown as ConnectedClient).connection.stream;

/** Send all statements of one turn of the event loop in one write. */
function collectWrites(client: pg.PoolClient): void {
  const stream = streamOf(client);
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

type Connection = Pick<pg.Pool, 'query'> | Pick<pg.PoolClient, 'query'>;

/** Limit the wait for an answer, which ends the connection; the driver's types leave this out. 0 is no limit. */
const within = (query_timeout: number, query: pg.QueryConfig) => ({ ...query, query_timeout });

const READS = /^\s*select\b/i;

/** Use of a connection by one transaction. */
interface Turn {
  readonly client: pg.PoolClient;
  /** The pending answer to `begin`, for which writes and later statements wait; null once it has arrived. */
  begun: Promise<unknown> | null;
  isOver: boolean;
}

/** Run statements on connections. The server parses an unnamed statement each time. */
function statementsOn(named: boolean) {
  return function sqlOf(connection: Connection, answerWithinMs: number, turn: Turn | null = null): Sql {
    let isWriting = false;
    /** Send a statement: at once, or after the answer to `begin` if it or an earlier one writes. */
    function inOrder<T>(writes: boolean, send: () => Promise<T>): Promise<T> {
      if (turn === null) return send();
      isWriting ||= writes;
      const sendNow = async () => {
        // After one part of the work has failed, another may continue, on a connection that is no longer its
        // own.
        if (turn.isOver) throw new Error('database: sent after the end of its transaction');
        collectWrites(turn.client);
        return send();
      };
      return isWriting && turn.begun !== null ? turn.begun.then(sendNow) : sendNow();
    }
    return {
      async query<Row extends object>(statement: string, values: Parameters<Sql['query']>[1] = []) {
        const result = await inOrder(!READS.test(statement), () =>
          connection.query<Row & pg.QueryResultRow>(
            within(answerWithinMs, {
              ...(named && { name: nameOf(statement) }),
              text: statement,
              values: values.map(encodeValue),
            }),
          ),
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
   * Address of the same database without the pooler, if `url` is one in transaction mode; for locks that
   * outlast a transaction. Such a pooler gives each transaction another connection, so statements have no
   * names there, and connections no settings.
   */
  readonly directUrl?: string | undefined;
  readonly connections?: number;
  /** Longest wait for a connection before a request fails as overload, in milliseconds. @default 10 s */
  readonly connectWithinMs?: number;
  /** Longest wait for an answer before a connection counts as lost, in milliseconds. @default 35 s */
  readonly answerWithinMs?: number;
}

/**
 * Create a `Database` on a PostgreSQL server, version 15 or later. Any number of processes may share it.
 *
 * @param url Connection string of libpq; for a unix socket `postgresql:///name?host=/run/postgresql`.
 */
export function postgresqlDatabase(
  url: string,
  {
    directUrl,
    connections = 10,
    connectWithinMs = CONNECT_WITHIN_MS,
    answerWithinMs = ANSWER_WITHIN_MS,
  }: PostgresqlOptions = {},
): Database & { readonly poolFigures: () => PoolFigures } {
  const clients = new Set<pg.PoolClient>();
  function openPool(connectionString: string, set: pg.PoolConfig): pg.Pool {
    const opened = new pg.Pool({
      connectionString,
      max: connections,
      connectionTimeoutMillis: connectWithinMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      types,
      pipeline: true,
      ...set,
    });
    // The pool replaces a lost connection. Without a listener, its event for an idle one would end the
    // process.
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
  const once = sqlOf(pool, answerWithinMs);
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
    const begun = client.query(within(answerWithinMs, { text: BEGIN }));
    // Reads may be sent with `begin`. Writes may not: if it failed, each would be committed by itself.
    const turn: Turn = { client, begun, isOver: false };
    let broken: Error | undefined;
    try {
      // A transaction may lift the server's limit; keepalive notices here that the other machine is gone.
      const inside = sqlOf(client, 0, turn);
      const [result] = await Promise.all([work(inside), begun.then(() => (turn.begun = null))]);
      const commit = async () => {
        collectWrites(client);
        const kept = last?.(inside, result);
        // In turn, because others wait for it.
        const limit = inTurn ? answerWithinMs : 0;
        return (await Promise.all([client.query(within(limit, { text: 'commit' })), kept]))[0];
      };
      const { command } = await (inTurn ? commitsInTurn(commit) : commit());
      // If a statement failed and the work continued, the server rolls back here and reports no error.
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
    let lost = false;
    try {
      return await work(sqlOf(client, answerWithinMs, turn));
    } catch (cause) {
      lost = isLost(cause);
      throw cause;
    } finally {
      turn.isOver = true;
      client.release(lost);
    }
  }

  async function retrying<T>(work: () => Promise<T>): Promise<T> {
    for (let left = TRIES - 1; ; left -= 1) {
      try {
        return await work();
      } catch (cause) {
        if (left === 0 || !RETRIED_STATES.includes(sqlState(cause) ?? '')) throw stateNamed(cause);
        // The pause is random, because the same two transactions would otherwise deadlock again.
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
      await client.query(within(answerWithinMs, { text: 'set statement_timeout = 0' }));
      await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [`paydirt::${name}`]);
      return await work();
    } finally {
      // Closing a connection also releases its lock, so close it if the unlock fails.
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
      // Destroying the stream also ends a connection whose statement still waits for an answer.
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
      // Wait within the process first, without a connection: the work that is running may need it.
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

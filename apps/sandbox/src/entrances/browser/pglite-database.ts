import { type messages, type PGlite, protocol } from '@electric-sql/pglite';

import type { Database, Sql, SqlValue } from '../../database/database.ts';
import { createQueue } from '../../database/queue.ts';
import { decodeValue, encodeValue } from '../../database/values.ts';

const { serialize } = protocol;

/**
 * Options of a new database for its log, whose files a browser is given whole when they begin: of 1 MB, not of 16, none of
 * them kept for later use; and no copies of pages, which an engine needs whose machine may stop in the middle of one,
 * while the browser keeps all files of one moment.
 */
export const NEW_LOG = ['--wal-segsize=1', '-c', 'wal_recycle=off', '-c', 'full_page_writes=off'];

/** A statement that the engine has parsed under a name. */
interface Prepared {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: number }[];
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** Statements over the engine's protocol, each parsed once: its own `query` parses and describes every time. */
function statementsOf(engine: PGlite): Sql & { readonly commit: () => Promise<void> } {
  const known = new Map<string, Prepared>();
  const inTurn = createQueue();
  let count = 0;

  /**
   * Send messages of PostgreSQL's protocol to the engine; answers its own, and throws the first error among them. One
   * conversation after another: the engine keeps the answers to the last one alone.
   */
  async function converse(...sent: readonly Uint8Array[]): Promise<readonly messages.BackendMessage[]> {
    // Writes are made durable before a request is answered, not after each statement.
    const answer = await engine.execProtocol(joined(sent), { syncToFs: false, throwOnError: false });
    const failure = answer.messages.find((message) => message instanceof Error);
    if (failure) throw failure;
    return answer.messages;
  }

  /** Have a statement parsed, once; not where it failed. */
  async function prepared(statement: string): Promise<Prepared> {
    const earlier = known.get(statement);
    if (earlier) return earlier;
    count += 1;
    const name = `s${count}`;
    const answers = await converse(
      serialize.parse({ name, text: statement }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    );
    const description = answers.find((answer) => answer.name === 'rowDescription');
    const { fields = [] } = (description as messages.RowDescriptionMessage | undefined) ?? {};
    const now = { name, columns: fields.map((field) => ({ name: field.name, type: field.dataTypeID })) };
    known.set(statement, now);
    return now;
  }

  // Each in its turn as a whole: what is asked for later comes later, also where what is before it has to be parsed first.
  return {
    query: <Row extends object>(statement: string, values: readonly SqlValue[] = []) =>
      inTurn(async () => {
        const { name, columns } = await prepared(statement);
        const answers = await converse(
          serialize.bind({ statement: name, values: values.map(encodeValue) }),
          serialize.execute({}),
          serialize.sync(),
        );
        return answers
          .filter((answer) => answer.name === 'dataRow')
          .map((answer) => {
            const { fields } = answer as messages.DataRowMessage;
            const row = columns.map(({ name: column, type }, at) => {
              const text = fields[at] ?? null;
              return [column, text === null ? null : decodeValue(type, text)];
            });
            return Object.fromEntries(row) as Row;
          });
      }),
    script: (statements) =>
      inTurn(async () => {
        await converse(serialize.query(statements));
      }),
    commit: () =>
      inTurn(async () => {
        const [done] = await converse(serialize.query('commit'));
        // A statement failed and the work continued regardless: the engine rolls back and reports no error.
        if ((done as messages.CommandCompleteMessage | undefined)?.text !== 'COMMIT')
          throw new Error('database: the transaction was lost');
      }),
  };
}

/** Files of the log, of 1 MB each, above which it is dropped: reading them takes part of a second. */
const LONG_LOG = 16;

/** A database whose data folder can be had. */
export interface BrowserDatabase extends Database {
  /**
   * Drop a log that became long. A server does so on its own; here it would be stored, and replayed when the
   * database opens.
   */
  readonly shortenLog: () => Promise<void>;
  /** Pack the data folder, between two transactions. */
  readonly pack: () => Promise<Blob>;
}

/**
 * Make a `Database` of PGlite. It is one connection: what is asked outside a transaction waits until the one under way
 * is over.
 */
export function pgliteDatabase(engine: PGlite): BrowserDatabase {
  const { commit, ...inside } = statementsOf(engine);
  const inTurn = createQueue();
  const named = new Map<string, ReturnType<typeof createQueue>>();
  const outside: Sql = {
    query: (statement, values) => inTurn(() => inside.query(statement, values)),
    script: (statements) => inTurn(() => inside.script(statements)),
  };
  return {
    ...outside,
    reading: (work) => work(outside),
    transaction: (work, { last } = {}) =>
      inTurn(async () => {
        await inside.script('begin');
        try {
          const result = await work(inside);
          await last?.(inside, result);
          await commit();
          return result;
        } catch (cause) {
          await inside.script('rollback');
          throw cause;
        }
      }),
    oneAtATime(name, work) {
      const queue = named.get(name) ?? createQueue();
      named.set(name, queue);
      return queue(work);
    },
    shortenLog: () =>
      inTurn(async () => {
        const [log] = await inside.query<{ files: number }>(
          'select count(*)::int as files from pg_ls_waldir()',
        );
        if (log && log.files > LONG_LOG) await inside.script('checkpoint');
      }),
    pack: () => inTurn(() => engine.dumpDataDir('gzip')),
    close: () => inTurn(() => engine.close()),
  };
}

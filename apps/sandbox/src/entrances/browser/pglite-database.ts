import { type messages, type PGlite, protocol } from '@electric-sql/pglite';

import type { Database, Sql, SqlValue } from '../../database/database.ts';
import { createQueue } from '../../database/queue.ts';
import { decodeValue, encodeValue } from '../../database/values.ts';

const { serialize } = protocol;

/**
 * Options of the write-ahead log of a new database. Browsers write each log file as a whole, so its files
 * have 1 MB instead of 16, and none is kept for later use. Copies of whole pages are off: they protect a
 * machine that stops in the middle of writing a page, but the browser always stores all files of one moment.
 */
export const NEW_LOG = ['--wal-segsize=1', '-c', 'wal_recycle=off', '-c', 'full_page_writes=off'];

/** Statement that the engine has parsed under a name. */
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

/**
 * Run statements over the engine's protocol, each parsed once; the engine's own `query` parses and describes
 * every time.
 */
function statementsOf(engine: PGlite): Sql & { readonly commit: () => Promise<void> } {
  const known = new Map<string, Prepared>();
  const inTurn = createQueue();
  let count = 0;

  /**
   * Send messages of PostgreSQL's protocol to the engine; returns its replies, and throws the first error
   * among them. Only one such exchange may run at a time, because the engine keeps only the replies to the
   * last one.
   */
  async function converse(...sent: readonly Uint8Array[]): Promise<readonly messages.BackendMessage[]> {
    // A request's writes are stored once, before it is answered, and not after each statement.
    const answer = await engine.execProtocol(joined(sent), { syncToFs: false, throwOnError: false });
    const failure = answer.messages.find((message) => message instanceof Error);
    if (failure) throw failure;
    return answer.messages;
  }

  /** Parse a statement once; a statement that failed to parse is parsed again. */
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

  // Each statement runs as a whole in its turn, so that later ones stay behind it even if it has to be parsed
  // first.
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
        // If a statement failed and the work continued regardless, the engine rolls back at the commit and
        // reports no error.
        if ((done as messages.CommandCompleteMessage | undefined)?.text !== 'COMMIT')
          throw new Error('database: the transaction was lost');
      }),
  };
}

/** Number of log files of 1 MB from which the log is dropped: reading more takes part of a second. */
const LONG_LOG = 16;

/** Database whose data folder can be packed. */
export interface BrowserDatabase extends Database {
  /**
   * Drop a log that became long. A server does so by itself; here it would be stored, and replayed when the
   * database opens.
   */
  readonly shortenLog: () => Promise<void>;
  /** Pack the data folder, between two transactions. */
  readonly pack: () => Promise<Blob>;
}

/**
 * Create a `Database` on PGlite. It has one connection: a statement outside of a transaction waits until the
 * current transaction is over.
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

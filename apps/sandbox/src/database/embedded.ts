import { type messages, type PGlite, protocol } from '@electric-sql/pglite';

import type { Database, Sql, SqlValue } from './database.ts';
import { createQueue } from './queue.ts';
import { decodeValue, encodeValue } from './values.ts';

const { serialize } = protocol;

/** A statement that the engine has parsed and planned under a name. */
interface Prepared {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: number }[];
}

type BackendMessage = messages.BackendMessage;

/** One conversation with the engine: messages in, messages out, the first error thrown. */
function converse(engine: PGlite, messages: readonly Uint8Array[]): BackendMessage[] {
  const answers: BackendMessage[] = [];
  let failure: Error | null = null;
  // Synchronous, so nothing else can fall into the middle of it.
  const bytes = engine.execProtocolRawSync(Buffer.concat(messages));
  new protocol.Parser().parse(bytes, (message) => {
    if (message instanceof Error) failure ??= message;
    else answers.push(message);
  });
  if (failure) throw failure;
  return answers;
}

/**
 * Statements over the wire protocol of the engine, each parsed once: two and a half times as fast as
 * the engine's own `query`, which parses and describes every time.
 */
function createStatements(engine: PGlite) {
  const known = new Map<string, Prepared>();

  function prepare(statement: string): Prepared {
    const name = `s${known.size}`;
    const answers = converse(engine, [
      serialize.parse({ name, text: statement }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    ]);
    const description = answers.find((answer) => answer.name === 'rowDescription') as
      | messages.RowDescriptionMessage
      | undefined;
    const columns = (description?.fields ?? []).map((field) => ({
      name: field.name,
      type: field.dataTypeID,
    }));
    const prepared = { name, columns };
    known.set(statement, prepared);
    return prepared;
  }

  function query<Row extends object>(statement: string, values: readonly SqlValue[]): Row[] {
    const { name, columns } = known.get(statement) ?? prepare(statement);
    const answers = converse(engine, [
      serialize.bind({ statement: name, values: values.map(encodeValue) }),
      serialize.execute({}),
      serialize.sync(),
    ]);
    const rows: Row[] = [];
    for (const answer of answers) {
      if (answer.name !== 'dataRow') continue;
      const { fields } = answer as messages.DataRowMessage;
      const row: Record<string, unknown> = {};
      columns.forEach((column, i) => {
        const text = fields[i] ?? null;
        row[column.name] = text === null ? null : decodeValue(column.type, text);
      });
      rows.push(row as Row);
    }
    return rows;
  }

  function script(statements: string): void {
    converse(engine, [serialize.query(statements)]);
  }

  function commit(): void {
    const [done] = converse(engine, [serialize.query('commit')]);
    // A statement failed and the work went on regardless: the engine rolls back and calls it no error.
    if ((done as messages.CommandCompleteMessage).text !== 'COMMIT')
      throw new Error('database: the transaction was lost');
  }

  return { query, script, commit };
}

/**
 * Make a `Database` of a PGlite engine. It is one connection: what is asked outside a transaction
 * waits until the transaction under way is over.
 *
 * @param closed Told when the engine is closed.
 */
export function embeddedDatabase(engine: PGlite, closed: () => void = () => {}): Database {
  const statements = createStatements(engine);
  const connection = createQueue();
  const named = new Map<string, ReturnType<typeof createQueue>>();

  const inside: Sql = {
    query: async (statement, values = []) => statements.query(statement, values),
    script: async (text) => statements.script(text),
  };

  return {
    engine: 'embedded',
    query: (statement, values) => connection(() => inside.query(statement, values)),
    script: (text) => connection(() => inside.script(text)),
    transaction: (work) =>
      connection(async () => {
        statements.script('begin');
        try {
          const result = await work(inside);
          statements.commit();
          return result;
        } catch (cause) {
          statements.script('rollback');
          throw cause;
        }
      }),
    oneAtATime(name, work) {
      const queue = named.get(name) ?? createQueue();
      named.set(name, queue);
      return queue(work);
    },
    close: () =>
      connection(async () => {
        if (engine.closed) return;
        await engine.close();
        closed();
      }),
  };
}

import type { Database, Sql, SqlValue } from '../../sandbox/src/database/database.ts';
import type { Ports } from '../../sandbox/src/operation/operation.ts';

/** Sends a statement as the driver itself does. */
export type Send = (statement: string, values: readonly SqlValue[]) => Promise<Record<string, unknown>[]>;

/** One statement that the services sent in a transaction, and the values that it gave back. */
interface Sent {
  readonly statement: string;
  readonly values: readonly SqlValue[];
  readonly gave: readonly unknown[];
}

/** The statements of one transaction, in their order, and the ids that were made for it. */
export type Recording = readonly Sent[] & { readonly ids: readonly string[] };

/** A driver is given of money what the database stores. */
function asStored(value: SqlValue): SqlValue {
  if (Array.isArray(value)) return value.map(asStored);
  return typeof value === 'object' && value !== null && 'minor' in value ? value.minor : value;
}

/** Do something once and write down what it sends. */
export async function recordOnce(
  database: Database,
  ports: Ports,
  work: (database: Database, ports: Ports) => Promise<void>,
): Promise<Recording> {
  const sent: Sent[] = [];
  const ids: string[] = [];
  const listening: Database = {
    ...database,
    transaction: (inner) =>
      database.transaction((sql) => {
        const recorder: Sql = {
          async query(statement, values = []) {
            const rows = await sql.query<Record<string, unknown>>(statement, values);
            sent.push({
              statement,
              values: values.map(asStored),
              gave: rows.flatMap((row) => Object.values(row)),
            });
            return rows as never;
          },
          async script(statements) {
            await sql.script(statements);
            sent.push({ statement: statements, values: [], gave: [] });
          },
        };
        return inner(recorder);
      }),
  };
  await work(listening, {
    ...ports,
    newId(prefix) {
      const id = ports.newId(prefix);
      ids.push(id);
      return id;
    },
  });
  return Object.assign(sent, { ids });
}

/**
 * Send a recording again by a driver, with new ids, and with what earlier statements gave this time in place of
 * what they gave then.
 */
export function replayer(recording: Recording, ports: Ports): (send: Send) => Promise<void> {
  return async (send) => {
    const now = new Map<unknown, SqlValue>();
    for (const then of recording.ids) {
      const id = ports.newId(then.split('_')[0] ?? '');
      now.set(then, id);
      now.set(recordCode(then), recordCode(id));
    }
    const current = (value: SqlValue): SqlValue =>
      Array.isArray(value) ? value.map(current) : (now.get(value) ?? value);
    for (const { statement, values, gave } of recording) {
      const rows = await send(statement, values.map(current));
      const gives = rows.flatMap((row) => Object.values(row));
      gave.forEach((then, i) => {
        // Drivers give an int8 as a text or as a number; a statement takes all of these.
        if (typeof then === 'bigint') now.set(then, BigInt(String(gives[i])));
      });
    }
  };
}

/** The code under which a record is shown; it is made of the end of its id. */
function recordCode(id: string): string {
  return `PD-${id.slice(-8).toUpperCase()}`;
}

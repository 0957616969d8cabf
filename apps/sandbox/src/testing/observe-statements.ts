import type { Database, Sql, SqlValue } from '../database/database.ts';

type OnStatement = (statement: string, values: readonly SqlValue[]) => void;

/** Wrap statements, so that a function is called with each before it is sent. */
export const observed = (sql: Sql, onStatement: OnStatement): Sql => ({
  query(statement, values = []) {
    onStatement(statement, values);
    return sql.query(statement, values);
  },
  script: (statements) => sql.script(statements),
});

/** Wrap a database, so that a function is called with each statement, within a transaction or not. */
export function observeStatements(database: Database, onStatement: OnStatement): Database {
  const inside = (sql: Sql) => observed(sql, onStatement);
  return {
    ...database,
    ...inside(database),
    reading: (work) => database.reading((sql) => work(inside(sql))),
    transaction: (work, { last, ...end } = {}) =>
      database.transaction((sql) => work(inside(sql)), {
        ...end,
        ...(last && { last: (sql, result) => last(inside(sql), result) }),
      }),
  };
}

import type { Database, Sql } from '../../sandbox/src/database/database.ts';

/** Wrap a database to measure the time spent waiting for it, in milliseconds; overlapping waits count once. */
export function measureWaitTime(database: Database): {
  readonly database: Database;
  readonly waitedMs: () => number;
} {
  let pending = 0;
  let since = 0;
  let waited = 0;
  const enter = () => {
    if (pending === 0) since = performance.now();
    pending += 1;
  };
  const leave = () => {
    pending -= 1;
    if (pending === 0) waited += performance.now() - since;
  };
  const during = <T>(work: () => Promise<T>): Promise<T> => {
    enter();
    return work().finally(leave);
  };
  const timed = (sql: Sql): Sql => ({
    query: (...statement) => during(() => sql.query(...statement)),
    script: (statements) => during(() => sql.script(statements)),
  });
  return {
    database: {
      ...database,
      ...timed(database),
      // Its beginning and its end are the database's, what is done between two statements is not.
      transaction: (work, end) =>
        during(() =>
          database.transaction((sql) => {
            leave();
            return work(timed(sql)).finally(enter);
          }, end),
        ),
    },
    waitedMs: () => waited,
  };
}

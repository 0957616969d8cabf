import type { Sql } from '../../database/database.ts';

/** Above every number of a row. */
const BEYOND_ALL = 2n ** 63n - 1n;

/** Page of a list, newest first, as it is requested. */
interface RequestedPage {
  readonly pageNum: number;
  readonly pageSize: number;
  /** Id of the last item that is known. */
  readonly after?: string | undefined;
}

/** Start of a page: rows whose number is below `before`, and of these the first `skip` left out. */
export async function startOfPage(
  sql: Sql,
  table: 'post' | 'comment',
  { pageNum, pageSize, after }: RequestedPage,
): Promise<{ before: bigint; skip: number }> {
  const [last] =
    after === undefined
      ? []
      : await sql.query<{ seq: bigint }>(`select seq from ${table} where id = $1`, [after]);
  // It may have been deleted since.
  return last ? { before: last.seq, skip: 0 } : { before: BEYOND_ALL, skip: (pageNum - 1) * pageSize };
}

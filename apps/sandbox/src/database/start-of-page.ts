import type { Sql } from './database.ts';

/** The largest `bigint` of PostgreSQL, above the number of any row. */
export const LARGEST_BIGINT = 2n ** 63n - 1n;

/** Page of a list, newest first, as it is requested. */
export interface RequestedPage {
  readonly pageNum: number;
  readonly pageSize: number;
  /** Id of the last item that is known. */
  readonly after?: string | undefined;
}

/** Start of a page: rows whose number is below `before`, and of these the first `skip` left out. */
export interface StartOfPage {
  readonly before: bigint;
  readonly skip: number;
}

/** Start a page behind the row of a number; by the page's own number where there is no such row. */
export const startBehind = (seq: bigint | undefined, { pageNum, pageSize }: RequestedPage): StartOfPage =>
  seq === undefined ? { before: LARGEST_BIGINT, skip: (pageNum - 1) * pageSize } : { before: seq, skip: 0 };

/**
 * Find the start of a page of rows that everybody may see, or of those of one member. The item that it begins behind may
 * have been deleted since.
 */
export async function startOfPage(
  sql: Sql,
  table: 'comment' | 'lease_order' | 'post' | 'withdrawal',
  page: RequestedPage,
  memberId?: string,
): Promise<StartOfPage> {
  if (page.after === undefined) return startBehind(undefined, page);
  const own = memberId === undefined ? '' : 'and member_id = $2';
  const values = memberId === undefined ? [page.after] : [page.after, memberId];
  const [last] = await sql.query<{ seq: bigint }>(`select seq from ${table} where id = $1 ${own}`, values);
  return startBehind(last?.seq, page);
}

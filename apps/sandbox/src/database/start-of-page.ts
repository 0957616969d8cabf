import type { Sql } from './database.ts';

/** The largest `bigint` of PostgreSQL, above the number of any row. */
export const LARGEST_BIGINT = 2n ** 63n - 1n;

/** Requested page of a list, newest first. */
export interface RequestedPage {
  readonly pageNum: number;
  readonly pageSize: number;
  /** Id of the last item that the client has. */
  readonly after?: string | undefined;
}

/** Start of a page: rows whose number is below `before`, without the first `skip` of these. */
export interface StartOfPage {
  readonly before: bigint;
  readonly skip: number;
}

/** Start a page after the row with a number; if there is none, by the page's number. */
export const startBehind = (seq: bigint | undefined, { pageNum, pageSize }: RequestedPage): StartOfPage =>
  seq === undefined ? { before: LARGEST_BIGINT, skip: (pageNum - 1) * pageSize } : { before: seq, skip: 0 };

/**
 * Find the start of a page of rows that everybody may see, or of rows of one member. The item before the page
 * may have been deleted since.
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

import type { EpochMs } from '@paydirt/domain';

import type { Sql } from '../../database/database.ts';
import type { ProductRow } from './product-rows.ts';

/** Agreement that a member accepted: the time, and the exact text. */
export interface AgreedTerms {
  readonly agreed_at: EpochMs;
  readonly hash: string;
  readonly locale: string;
}

/**
 * Find when a member first accepted the current agreement for products of a kind, by the orders made under
 * it, returned ones too; null for a visitor, and if there is none.
 */
export async function findAgreedTerms(
  sql: Sql,
  memberId: string | null,
  { kind, terms_version: version }: Pick<ProductRow, 'kind' | 'terms_version'>,
): Promise<AgreedTerms | null> {
  if (memberId === null || version === null) return null;
  const [agreed] = await sql.query<AgreedTerms>(
    `select bought_at as agreed_at, agreement_hash as hash, agreement_locale as locale from lease_order
     where member_id = $1 and kind = $2 and agreement_version = $3 order by seq limit 1`,
    [memberId, kind, version],
  );
  return agreed ?? null;
}

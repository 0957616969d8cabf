import type { EpochMs } from '@paydirt/domain';

import type { Sql } from '../database/database.ts';
import { checkFrom, checkLedger, type LedgerCheck, type Proved } from './check.ts';

/** Result of a check, with the number of links that were already sealed. */
export interface CheckSinceSeal extends LedgerCheck {
  readonly sealed: number;
}

/** Check the ledger from its newest seal on. */
export async function checkSinceSeal(sql: Sql): Promise<CheckSinceSeal> {
  const [seal] = await sql.query<Proved>('select seq, hash, sums from ledger_seal order by seq desc limit 1');
  if (!seal) return { ...(await checkLedger(sql)), sealed: 0 };
  return { ...(await checkFrom(sql, seal)), sealed: Number(seal.seq) };
}

/** Number of new links below which nothing is sealed: proving them again is as fast as storing a seal. */
export const LINKS_TO_SEAL = 2000;
/** Number of new links from which the journal is always sealed, however long it is. */
const LINKS_AT_MOST = 100_000;
/**
 * Between these limits, the new links must reach this share of the sealed ones, because each seal adds up the
 * whole journal.
 */
const SEALED_TIMES = 1 / 4;

/**
 * Seal the journal, in a transaction: prove the links since the last seal, and store the new position. Throws
 * if an invariant is broken, and stores nothing then.
 */
export async function sealLedger(sql: Sql, at: EpochMs): Promise<void> {
  const [row] = await sql.query<{ links: bigint; sealed: bigint }>(
    `select coalesce((select max(seq) from journal_link), 0) as links,
       coalesce((select max(seq) from ledger_seal), 0) as sealed`,
  );
  const [found, before] = [Number(row?.links ?? 0), Number(row?.sealed ?? 0)];
  if (found - before < Math.min(Math.max(LINKS_TO_SEAL, before * SEALED_TIMES), LINKS_AT_MOST)) return;
  // Adding up a very long journal takes longer than the timeout of requests.
  await sql.script('set local statement_timeout = 0');
  const { broken, links, head, sums } = await checkSinceSeal(sql);
  if (broken.length > 0) throw new Error(`ledger: broken: ${broken.join(', ')}`);
  await sql.query('insert into ledger_seal (seq, hash, sums, sealed_at) values ($1, $2, $3, $4)', [
    BigInt(links),
    head,
    sums,
    new Date(at),
  ]);
}

import type { EpochMs } from '@paydirt/domain';

import type { Sql } from '../database/database.ts';
import { checkFrom, checkLedger, type LedgerCheck, type Proved } from './check.ts';

/** A check, and how many links were proved before it, when they were sealed. */
export interface CheckSinceSeal extends LedgerCheck {
  readonly sealed: number;
}

/** Check the ledger from its newest seal on. */
export async function checkSinceSeal(sql: Sql): Promise<CheckSinceSeal> {
  const [seal] = await sql.query<Proved>('select seq, hash, sums from ledger_seal order by seq desc limit 1');
  if (!seal) return { ...(await checkLedger(sql)), sealed: 0 };
  return { ...(await checkFrom(sql, seal)), sealed: Number(seal.seq) };
}

/** Fewer links than these are proved again and again: it takes no longer than to note that they were. */
export const LINKS_TO_SEAL = 2000;
/** More than these are sealed at once, however long the journal is. */
const LINKS_AT_MOST = 100_000;
/** In between, a seal comes after this share of the number sealed before, because each seal adds up everything. */
const SEALED_TIMES = 1 / 4;

/**
 * Seal the journal: prove what came since the last seal, and note how far that went. Throws where anything is broken;
 * nothing is noted then. In a transaction.
 */
export async function sealLedger(sql: Sql, at: EpochMs): Promise<void> {
  const [row] = await sql.query<{ links: bigint; sealed: bigint }>(
    `select coalesce((select max(seq) from journal_link), 0) as links,
       coalesce((select max(seq) from ledger_seal), 0) as sealed`,
  );
  const [found, before] = [Number(row?.links ?? 0), Number(row?.sealed ?? 0)];
  if (found - before < Math.min(Math.max(LINKS_TO_SEAL, before * SEALED_TIMES), LINKS_AT_MOST)) return;
  // To add up a very long past takes longer than a request ever may.
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

import { buildSumTree, hashLeaf, type SumNode } from '@paydirt/domain/proof/merkle';
import { toHex } from '@paydirt/domain/proof/merkle-bytes';

import type { Sql } from '../../../database/database.ts';
import { yieldToEventLoop } from '../../../platform/yield-to-event-loop.ts';
import type { Ports } from '../../../operation/operation.ts';

/** Stored tree over the members' balances. */
export interface CachedTree {
  /** Position of the journal at which it was built. */
  readonly seq: bigint;
  readonly leaves: number;
  readonly sum: bigint;
  readonly root: Uint8Array;
}

interface MemberRow {
  readonly seq: bigint;
  readonly member_id: string;
  readonly balance: bigint;
}

const SALT_BYTES = 32;
/** Number of leaves that are hashed without a pause. */
const LEAVES_AT_ONCE = 1000;
/**
 * Key of the lock that is held while a tree is built, until the transaction ends, so that each tree is built
 * once.
 */
const TREE_LOCK = 7_291_145_305n;

// A tree stays current until the journal or the number of members changes. The row is locked, so that it is
// not replaced before its path is read.
const READ_CURRENT = `
  select tree.* from liability_tree as tree
  where seq = (select coalesce(max(seq), 0) from journal_link)
    and leaves = (select count(*) from account where class = 'member_available')
  for share of tree`;

/**
 * Find the tree over all members' balances at the journal's present position, or build it. The cost depends
 * on the number of members, and arises once for each requested position of the journal.
 */
export async function currentTree(
  sql: Sql,
  ports: Pick<Ports, 'randomBytes' | 'sha256'>,
): Promise<CachedTree> {
  const [kept] = await sql.query<CachedTree>(READ_CURRENT);
  if (kept) return kept;
  await sql.query('select pg_advisory_xact_lock($1)', [TREE_LOCK]);
  const [made] = await sql.query<CachedTree>(READ_CURRENT);
  return made ?? makeTree(sql, ports);
}

async function makeTree(sql: Sql, ports: Pick<Ports, 'randomBytes' | 'sha256'>): Promise<CachedTree> {
  // A single statement reads balances and position at the same moment.
  const members = await sql.query<MemberRow>(
    `select (select coalesce(max(seq), 0) from journal_link)::int8 as seq, member_id, sum(balance)::int8 as balance
     from account where member_id is not null group by member_id`,
  );
  // Each leaf gets a new salt in each tree, and leaves are sorted by salt: neighbours are random and
  // different each time, so that their sums reveal nothing about a particular member.
  const placed = members
    .map((member) => ({ ...member, salt: ports.randomBytes(SALT_BYTES) }))
    .map((member) => ({ ...member, place: toHex(member.salt) }))
    .toSorted((a, b) => (a.place < b.place ? -1 : 1));
  const [first] = placed;
  if (!first) throw new Error('wallet: a tree is asked for and there is no member');
  const leaves: SumNode[] = [];
  for (const { member_id: memberId, salt, balance } of placed) {
    leaves.push(hashLeaf(ports.sha256, { memberId, salt, balance }));
    if (leaves.length % LEAVES_AT_ONCE === 0) await yieldToEventLoop();
  }
  const { levels, root } = buildSumTree(ports.sha256, leaves);
  const tree = { seq: first.seq, leaves: root.count, sum: root.sum, root: root.hash };

  await sql.query('delete from liability_tree');
  await sql.query('insert into liability_tree (seq, leaves, sum, root) values ($1, $2, $3, $4)', [
    tree.seq,
    tree.leaves,
    tree.sum,
    tree.root,
  ]);
  await sql.query(
    `insert into liability_leaf (seq, member_id, position, salt, balance)
     select $1, member_id, rank - 1, decode(salt, 'hex'), balance
     from unnest($2::text[], $3::text[], $4::int8[]) with ordinality as leaf (member_id, salt, balance, rank)`,
    [
      tree.seq,
      placed.map((member) => member.member_id),
      placed.map((member) => member.place),
      placed.map((member) => member.balance),
    ],
  );
  const nodes = levels.flatMap((row, level) => row.map((node, position) => ({ ...node, level, position })));
  await sql.query(
    `insert into liability_node (seq, level, position, hash, sum)
     select $1, level, position, decode(hash, 'hex'), sum
     from unnest($2::int[], $3::int[], $4::text[], $5::int8[]) as node (level, position, hash, sum)`,
    [
      tree.seq,
      nodes.map(({ level }) => level),
      nodes.map(({ position }) => position),
      nodes.map(({ hash }) => toHex(hash)),
      nodes.map(({ sum }) => sum),
    ],
  );
  return tree;
}

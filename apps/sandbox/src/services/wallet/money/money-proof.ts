import { moneyProof } from '@paydirt/contract/wallet/money';
import { ok, toDecimal, usdt } from '@paydirt/domain';
import { siblingPositions } from '@paydirt/domain/proof/merkle';
import { toHex } from '@paydirt/domain/proof/merkle-bytes';

import { implement } from '../../../operation/operation.ts';
import { currentTree } from './money-tree.ts';

interface LeafRow {
  readonly position: number;
  readonly salt: Uint8Array;
  readonly balance: bigint;
  readonly journal_hash: Uint8Array | null;
}

/**
 * Proof that the member's balance is in the sum of all (H7). It runs in one transaction, so that the tree
 * that was found to be current is still there when its path is read.
 */
export const moneyProofOperation = implement(
  moneyProof,
  async ({ sql, memberId, ports }) => {
    const tree = await currentTree(sql, ports);
    const [leaf] = await sql.query<LeafRow>(
      `select position, salt, balance, journal_link.hash as journal_hash
       from liability_leaf left join journal_link using (seq) where seq = $1 and member_id = $2`,
      [tree.seq, memberId],
    );
    if (!leaf) throw new Error(`wallet: the tree at ${tree.seq} has no leaf of ${memberId}`);
    const places = siblingPositions(leaf.position, tree.leaves);
    const nodes = await sql.query<{ hash: Uint8Array; sum: bigint }>(
      `select hash, sum from unnest($2::int[], $3::int[]) as place (level, position)
       join liability_node using (level, position) where seq = $1 order by level`,
      [tree.seq, places.map(({ level }) => level), places.map(({ position }) => position)],
    );
    return ok({
      data: {
        position: { seq: Number(tree.seq), hash: leaf.journal_hash && toHex(leaf.journal_hash) },
        leaf: {
          memberId,
          salt: toHex(leaf.salt),
          balance: toDecimal(usdt(leaf.balance)),
          index: leaf.position,
        },
        path: nodes.map(({ hash, sum }) => ({ hash: toHex(hash), sum: toDecimal(usdt(sum)) })),
        root: { hash: toHex(tree.root), sum: toDecimal(usdt(tree.sum)), count: tree.leaves },
      },
    });
  },
  { transaction: true },
);

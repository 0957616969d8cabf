import { joinBytes, sameBytes, unsignedBytes, utf8Bytes } from './merkle-bytes.ts';

/** SHA-256, supplied by the caller: a service uses Node's, a browser `crypto.subtle`. */
export type Hash = (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>;

/** Synchronous SHA-256. */
export type HashSync = (bytes: Uint8Array) => Uint8Array;

/** A node of a sum tree: its hash, and the sum of all leaves under it. */
export interface SumNode {
  readonly hash: Uint8Array;
  /** Smallest units, never negative. */
  readonly sum: bigint;
}

/** Data that is hashed into a member's leaf. */
export interface SumLeaf {
  readonly memberId: string;
  /** Secret of this leaf, so that nobody can find a member by trying ids and balances. */
  readonly salt: Uint8Array;
  /** Smallest units, never negative. */
  readonly balance: bigint;
}

/** The published root of a tree: its hash covers the count and the sum. */
export interface SumRoot extends SumNode {
  /** Number of leaves. */
  readonly count: number;
}

/** A whole tree; the leaves are level 0. */
export interface SumTree {
  readonly levels: readonly (readonly SumNode[])[];
  readonly root: SumRoot;
}

/** The path from one leaf to the root. */
export interface SumProof {
  /** Index of the leaf, from 0. */
  readonly index: number;
  /** Sibling nodes, from the leaf up. */
  readonly siblings: readonly SumNode[];
  readonly root: SumRoot;
}

/** One step of the path: the sibling that is added, its side, and the resulting node. */
export interface SumStep {
  readonly sibling: SumNode;
  readonly side: 'left' | 'right';
  readonly above: SumNode;
}

/** Result of verifying a proof. */
export interface VerifiedProof {
  readonly leaf: SumNode;
  readonly steps: readonly SumStep[];
  /** Root to which the path leads; the published root if the proof is valid. */
  readonly computed: SumRoot;
  /** The first failure; null when the leaf is part of the root's sum. */
  readonly failure: 'shape' | 'negative' | 'sum' | 'hash' | null;
}

// The first byte of the hashed data is its kind, so that no leaf can pass for a node, and no node for a root.
const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);
const ROOT = Uint8Array.of(2);
const SUM_BYTES = 16;
const LENGTH_BYTES = 4;
const COUNT_BYTES = 8;

function leafBytes({ salt, memberId, balance }: SumLeaf): Uint8Array {
  const id = utf8Bytes(memberId);
  return joinBytes(
    LEAF,
    unsignedBytes(BigInt(salt.length), LENGTH_BYTES),
    salt,
    unsignedBytes(BigInt(id.length), LENGTH_BYTES),
    id,
    unsignedBytes(balance, SUM_BYTES),
  );
}

// Each child's sum is hashed beside its hash: if only the total were hashed, one child's sum could be stated
// too low.
function nodeBytes(left: SumNode, right: SumNode): Uint8Array {
  return joinBytes(
    NODE,
    unsignedBytes(left.sum, SUM_BYTES),
    left.hash,
    unsignedBytes(right.sum, SUM_BYTES),
    right.hash,
  );
}

function rootBytes(top: SumNode, count: number): Uint8Array {
  return joinBytes(
    ROOT,
    unsignedBytes(BigInt(count), COUNT_BYTES),
    unsignedBytes(top.sum, SUM_BYTES),
    top.hash,
  );
}

/** Hash one leaf; throws on a negative balance. */
export function hashLeaf(hash: HashSync, leaf: SumLeaf): SumNode {
  return { hash: hash(leafBytes(leaf)), sum: leaf.balance };
}

/**
 * Build the tree over leaves, in their order (H7). Two neighbours form a node; a single node left at the end of a level
 * moves up unchanged.
 *
 * Throws when there are no leaves or one is negative: a negative leaf would hide what is owed to others.
 */
export function buildSumTree(hash: HashSync, leaves: readonly SumNode[]): SumTree {
  if (leaves.length === 0) throw new RangeError('domain: a sum tree needs a leaf');
  if (leaves.some(({ sum }) => sum < 0n)) throw new RangeError('domain: a leaf of a sum tree is negative');
  const levels: SumNode[][] = [[...leaves]];
  for (let level = levels[0] ?? []; level.length > 1;) {
    const above: SumNode[] = [];
    for (let at = 0; at < level.length; at += 2) {
      const [left, right] = level.slice(at, at + 2);
      if (!left) break;
      above.push(right ? { hash: hash(nodeBytes(left, right)), sum: left.sum + right.sum } : left);
    }
    levels.push(above);
    level = above;
  }
  const top = levels.at(-1)?.[0];
  if (!top) throw new Error('domain: a sum tree has a top');
  const count = leaves.length;
  return { levels, root: { hash: hash(rootBytes(top, count)), sum: top.sum, count } };
}

/** The positions of a leaf's siblings, from its level up; a level on which the path has no sibling is left out. */
export function siblingPositions(
  index: number,
  count: number,
): { level: number; position: number; side: 'left' | 'right' }[] {
  if (!Number.isSafeInteger(index) || !Number.isSafeInteger(count) || index < 0 || index >= count)
    throw new RangeError(`domain: no leaf ${index} among ${count}`);
  const places: { level: number; position: number; side: 'left' | 'right' }[] = [];
  let position = index;
  for (let [level, width] = [0, count]; width > 1; level += 1) {
    const side = position % 2 === 1 ? 'left' : 'right';
    const beside = side === 'left' ? position - 1 : position + 1;
    if (beside < width) places.push({ level, position: beside, side });
    position = Math.floor(position / 2);
    width = Math.ceil(width / 2);
  }
  return places;
}

/** Extract the proof of one leaf from a tree. */
export function proveLeaf(tree: SumTree, index: number): SumProof {
  const siblings = siblingPositions(index, tree.root.count).map(({ level, position }) => {
    const node = tree.levels[level]?.[position];
    if (!node) throw new Error('domain: a sum tree is narrower than its count');
    return node;
  });
  return { index, siblings, root: tree.root };
}

const BROKEN: SumNode = { hash: new Uint8Array(), sum: 0n };

/**
 * Verify a proof from a member's own leaf to the root (H7). The leaf consists of data that the member knows
 * independently, id and balance, and of the salt from the proof.
 *
 * A proof is rejected if its shape does not match its count and index (`shape`), if any sum is negative (`negative`),
 * if the sums do not add up to the root's (`sum`), and for any other difference (`hash`).
 */
export async function verifyProof(hash: Hash, leaf: SumLeaf, proof: SumProof): Promise<VerifiedProof> {
  const refuse = (failure: 'shape' | 'negative', node = BROKEN): VerifiedProof => ({
    leaf: node,
    steps: [],
    computed: { ...BROKEN, count: proof.root.count },
    failure,
  });
  const { index, siblings, root } = proof;
  if (!Number.isSafeInteger(root.count) || !Number.isSafeInteger(index) || index < 0 || index >= root.count)
    return refuse('shape');
  const places = siblingPositions(index, root.count);
  if (places.length !== siblings.length) return refuse('shape');
  const sums = [leaf.balance, root.sum, ...siblings.map(({ sum }) => sum)];
  if (sums.some((sum) => sum < 0n || sum >= 1n << BigInt(8 * SUM_BYTES))) return refuse('negative');

  const own: SumNode = { hash: await hash(leafBytes(leaf)), sum: leaf.balance };
  const steps: SumStep[] = [];
  let node = own;
  for (const [step, sibling] of siblings.entries()) {
    const side = places[step]?.side ?? 'right';
    const [left, right] = side === 'left' ? [sibling, node] : [node, sibling];
    // The hashes are computed in sequence, because each one includes the previous one.
    node = { hash: await hash(nodeBytes(left, right)), sum: left.sum + right.sum };
    steps.push({ sibling, side, above: node });
  }
  const computed = { hash: await hash(rootBytes(node, root.count)), sum: node.sum, count: root.count };
  if (computed.sum !== root.sum) return { leaf: own, steps, computed, failure: 'sum' };
  const failure = sameBytes(computed.hash, root.hash) ? null : 'hash';
  return { leaf: own, steps, computed, failure };
}

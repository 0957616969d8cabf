import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  buildSumTree,
  verifyProof,
  type HashSync,
  hashLeaf,
  proveLeaf,
  siblingPositions,
  type SumLeaf,
  type SumProof,
} from './merkle.ts';
import { toHex, unsignedBytes } from './merkle-bytes.ts';

/** An ideal hash: every new input gets the next number. */
function idealHash(): HashSync {
  const numbers = new Map<string, bigint>();
  return (bytes) => {
    const input = toHex(bytes);
    const number = numbers.get(input) ?? BigInt(numbers.size + 1);
    numbers.set(input, number);
    return unsignedBytes(number, 32);
  };
}

const leafArbitrary: fc.Arbitrary<SumLeaf> = fc.record({
  memberId: fc.string({ minLength: 1, maxLength: 24, unit: 'grapheme' }),
  salt: fc.uint8Array({ minLength: 32, maxLength: 32 }),
  balance: fc.bigInt(0n, (1n << 63n) - 1n),
});
const treeArbitrary = fc
  .array(leafArbitrary, { minLength: 1, maxLength: 33 })
  .chain((leaves) => fc.record({ leaves: fc.constant(leaves), index: fc.nat(leaves.length - 1) }));

function proved(leaves: readonly SumLeaf[], index: number) {
  const hash = idealHash();
  const tree = buildSumTree(
    hash,
    leaves.map((leaf) => hashLeaf(hash, leaf)),
  );
  const leaf = leaves[index];
  if (!leaf) throw new Error('test: no such leaf');
  return { hash, tree, leaf, proof: proveLeaf(tree, index) };
}

/** Each way to change one part of a leaf or its proof. */
const TAMPERINGS: Readonly<
  Record<string, (leaf: SumLeaf, proof: SumProof) => readonly [SumLeaf, SumProof] | null>
> = {
  'another balance': (leaf, proof) => [{ ...leaf, balance: leaf.balance + 1n }, proof],
  'another balance, with the root’s sum to match': (leaf, proof) => [
    { ...leaf, balance: leaf.balance + 1n },
    { ...proof, root: { ...proof.root, sum: proof.root.sum + 1n } },
  ],
  'another member': (leaf, proof) => [{ ...leaf, memberId: `${leaf.memberId}x` }, proof],
  'another salt': (leaf, proof) => [{ ...leaf, salt: leaf.salt.map((byte) => byte ^ 1) }, proof],
  'a salt that takes over part of the id': (leaf, proof) => [
    {
      ...leaf,
      memberId: leaf.memberId.slice(1),
      salt: Uint8Array.of(...leaf.salt, leaf.memberId.charCodeAt(0) & 127),
    },
    proof,
  ],
  'a neighbour’s sum': (leaf, proof) =>
    withSibling(leaf, proof, (sibling) => ({ ...sibling, sum: sibling.sum + 1n })),
  'a neighbour’s hash': (leaf, proof) =>
    withSibling(leaf, proof, (sibling) => ({ ...sibling, hash: sibling.hash.map((byte) => byte ^ 1) })),
  'sums moved from the leaf to its neighbour': (leaf, proof) =>
    leaf.balance === 0n
      ? null
      : withSibling({ ...leaf, balance: leaf.balance - 1n }, proof, (sibling) => ({
          ...sibling,
          sum: sibling.sum + 1n,
        })),
  'a neighbour below zero that hides the leaf': (leaf, proof) =>
    withSibling({ ...leaf, balance: leaf.balance + proof.root.sum + 1n }, proof, (sibling) => ({
      ...sibling,
      sum: sibling.sum - proof.root.sum - 1n,
    })),
  'steps in another order': (leaf, proof) =>
    proof.siblings.length < 2 ? null : [leaf, { ...proof, siblings: proof.siblings.toReversed() }],
  'a step left out': (leaf, proof) =>
    proof.siblings.length === 0 ? null : [leaf, { ...proof, siblings: proof.siblings.slice(1) }],
  'a step too many': (leaf, proof) => [
    leaf,
    { ...proof, siblings: [...proof.siblings, { hash: proof.root.hash, sum: 0n }] },
  ],
  'another count': (leaf, proof) => [
    leaf,
    { ...proof, root: { ...proof.root, count: proof.root.count + 1 } },
  ],
  'another sum of the root': (leaf, proof) => [
    leaf,
    { ...proof, root: { ...proof.root, sum: proof.root.sum + 1n } },
  ],
  'a root’s sum below zero': (leaf, proof) => [leaf, { ...proof, root: { ...proof.root, sum: -1n } }],
  'another hash of the root': (leaf, proof) => [
    leaf,
    { ...proof, root: { ...proof.root, hash: proof.root.hash.map((byte) => byte ^ 1) } },
  ],
  'a place beyond the leaves': (leaf, proof) => [leaf, { ...proof, index: proof.root.count }],
  'a place that is no whole number': (leaf, proof) => [leaf, { ...proof, index: 0.5 }],
};

function withSibling(
  leaf: SumLeaf,
  proof: SumProof,
  change: (sibling: SumProof['siblings'][number]) => SumProof['siblings'][number],
): readonly [SumLeaf, SumProof] | null {
  const [first, ...rest] = proof.siblings;
  return first ? [leaf, { ...proof, siblings: [change(first), ...rest] }] : null;
}

describe('a sum tree', () => {
  test('sums every leaf and proves each of them', async () => {
    await fc.assert(
      fc.asyncProperty(treeArbitrary, async ({ leaves, index }) => {
        const { hash, tree, leaf, proof } = proved(leaves, index);
        expect(tree.root.sum).toBe(leaves.reduce((total, { balance }) => total + balance, 0n));
        expect(tree.root.count).toBe(leaves.length);
        const followed = await verifyProof(hash, leaf, proof);
        expect(followed.failure).toBeNull();
        expect(followed.computed).toEqual(proof.root);
        expect(followed.steps).toHaveLength(proof.siblings.length);
      }),
    );
  });

  test.each(Object.entries(TAMPERINGS))('refuses %s', async (_what, tamper) => {
    await fc.assert(
      fc.asyncProperty(treeArbitrary, async ({ leaves, index }) => {
        const { hash, leaf, proof } = proved(leaves, index);
        const tampered = tamper(leaf, proof);
        fc.pre(tampered !== null);
        expect((await verifyProof(hash, ...tampered)).failure).not.toBeNull();
      }),
    );
  });

  test('refuses the proof of another leaf', async () => {
    await fc.assert(
      fc.asyncProperty(treeArbitrary, fc.nat(), async ({ leaves, index }, step) => {
        fc.pre(leaves.length > 1);
        const other = (index + 1 + (step % (leaves.length - 1))) % leaves.length;
        const { hash, tree, leaf, proof } = proved(leaves, index);
        const wrong = proveLeaf(tree, other);
        fc.pre(JSON.stringify(leaves[other]?.memberId) !== JSON.stringify(leaf.memberId));
        expect((await verifyProof(hash, leaf, wrong)).failure).not.toBeNull();
        expect((await verifyProof(hash, leaf, { ...proof, index: other })).failure).not.toBeNull();
      }),
    );
  });

  test('says which of its sums is wrong, and which is negative', async () => {
    const leaves = [7n, 5n, 3n].map((balance, at) => ({
      memberId: `m${at}`,
      salt: new Uint8Array(32),
      balance,
    }));
    const { hash, leaf, proof } = proved(leaves, 1);
    const short = { ...proof, root: { ...proof.root, sum: 14n } };
    expect((await verifyProof(hash, leaf, short)).failure).toBe('sum');
    const below = { ...proof, siblings: proof.siblings.map((node) => ({ ...node, sum: -node.sum })) };
    expect((await verifyProof(hash, leaf, below)).failure).toBe('negative');
    expect((await verifyProof(hash, leaf, { ...proof, siblings: [] })).failure).toBe('shape');
  });

  test('cannot be built from nothing, or from negative amounts', () => {
    const hash = idealHash();
    expect(() => buildSumTree(hash, [])).toThrow('needs a leaf');
    expect(() => buildSumTree(hash, [{ hash: new Uint8Array(32), sum: -1n }])).toThrow('negative');
    expect(() => hashLeaf(hash, { memberId: 'm', salt: new Uint8Array(32), balance: -1n })).toThrow(
      'unsigned',
    );
  });

  test('has a path as long as its height', () => {
    expect(siblingPositions(0, 1)).toEqual([]);
    expect(siblingPositions(4, 5)).toEqual([{ level: 2, position: 0, side: 'left' }]);
    expect(siblingPositions(700_000, 1_000_000)).toHaveLength(20);
    expect(() => siblingPositions(5, 5)).toThrow('no leaf 5');
  });
});

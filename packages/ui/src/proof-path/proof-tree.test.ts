import { expect, test } from 'vitest';
import { treeOf } from './proof-tree.ts';

test('draws the whole of a small tree, with one own node a level', () => {
  const nodes = treeOf(['right', 'left']);
  expect(nodes).toHaveLength(7);
  expect(nodes.filter((node) => node.own).map((node) => node.level)).toEqual([0, 1, 2]);
});

test('puts the own leaf where its index says: the third of four', () => {
  const leaves = treeOf(['right', 'left'])
    .filter((node) => node.level === 2)
    .toSorted((one, other) => one.x - other.x);
  expect(leaves.findIndex((leaf) => leaf.own)).toBe(2);
});

test('draws only the path and its neighbours in a deep tree', () => {
  const nodes = treeOf(Array.from({ length: 20 }, (_, level) => (level % 2 ? 'left' : 'right')));
  expect(nodes).toHaveLength(41);
  expect(nodes.every((node) => node.x >= 0 && node.x <= 1)).toBe(true);
});

test('keeps the own node on the other side of what is added', () => {
  const nodes = treeOf(['left', 'right', 'left', 'right', 'right']);
  for (let level = 1; level <= 5; level += 1) {
    const [one, other] = nodes.filter((node) => node.level === level);
    const own = one?.own ? one : other;
    const added = one?.own ? other : one;
    const side = ['right', 'right', 'left', 'right', 'left'][level - 1];
    expect((added?.x ?? 0) > (own?.x ?? 0)).toBe(side === 'right');
  }
});

test('a tree of one is one node in the middle', () => {
  expect(treeOf([])).toEqual([{ x: 0.5, level: 0, own: true, parent: null }]);
});

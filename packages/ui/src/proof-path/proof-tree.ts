/** A node of the picture; the path's own are `own`. Coordinates: x from 0 to 1, `level` 0 is the root. */
export interface TreeNode {
  readonly x: number;
  readonly level: number;
  readonly own: boolean;
  /** Index of the node above in the list; null for the root. */
  readonly parent: number | null;
}

/** Up to this depth the whole tree is drawn; below it only the path and what is added to it. */
const WHOLE_TREE_DEPTH = 3;

/**
 * Lay out the way from the root to a leaf. `sides` says, from the leaf up, on which side the other half lies.
 * A parent always stands before its children.
 */
export function treeOf(sides: readonly ('left' | 'right')[]): TreeNode[] {
  const depth = sides.length;
  const nodes: TreeNode[] = [{ x: 0, level: 0, own: true, parent: null }];
  let frontier = [0];
  for (let level = 1; level <= depth; level += 1) {
    const ownIsLeft = sides[depth - level] === 'right';
    const whole = depth <= WHOLE_TREE_DEPTH;
    const offset = whole ? 2 ** -level : 0.5;
    const next: number[] = [];
    for (const parent of frontier) {
      const above = nodes[parent];
      if (!above || !(above.own || whole)) continue;
      // A deep tree is drawn back to the middle at each step, so that its last steps are as wide as its first.
      const middle = whole ? above.x : above.x * 0.6;
      for (const left of [true, false]) {
        next.push(nodes.length);
        nodes.push({
          x: middle + (left ? -offset : offset),
          level,
          own: above.own && left === ownIsLeft,
          parent,
        });
      }
    }
    frontier = next;
  }
  return fitted(nodes);
}

/** Spread the nodes from 0 to 1; a single one stands in the middle. */
function fitted(nodes: readonly TreeNode[]): TreeNode[] {
  const least = Math.min(...nodes.map((node) => node.x));
  const most = Math.max(...nodes.map((node) => node.x));
  const span = most - least;
  return nodes.map((node) => ({ ...node, x: span === 0 ? 0.5 : (node.x - least) / span }));
}

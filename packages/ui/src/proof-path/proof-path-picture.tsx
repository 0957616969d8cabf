import { cx } from 'class-variance-authority';
import type { ProofState, ProofStep } from './proof-path.tsx';
import { treeOf, type TreeNode } from './proof-tree.ts';

interface ProofPathPictureProps {
  sides: readonly ProofStep['side'][];
  state: ProofState;
}

const WIDTH = 280;
const MARGIN = 12;

/** The tree, root on top, the path thick. Hidden from assistive technology: the caption and the steps say it. */
export function ProofPathPicture({ sides, state }: ProofPathPictureProps) {
  const nodes = treeOf(sides);
  const step = sides.length > 6 ? 22 : 40;
  const radius = sides.length > 6 ? 5 : 8;
  const height = sides.length * step + 2 * MARGIN;
  const at = (node: TreeNode) => ({
    x: MARGIN + node.x * (WIDTH - 2 * MARGIN),
    y: MARGIN + node.level * step,
  });
  const drawn = nodes.map((node) => ({ node, ...at(node) }));
  // The path is drawn last, over what it crosses.
  const ordered = drawn.toSorted((one, other) => Number(one.node.own) - Number(other.node.own));
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${height}`}
      aria-hidden="true"
      className={cx('mx-auto w-full max-w-80', state === 'checking' && 'animate-breathe')}
    >
      {ordered.map(({ node, x, y }) => {
        const above = node.parent === null ? undefined : drawn[node.parent];
        return above === undefined ? null : (
          <line
            key={`${node.level}:${node.x}`}
            x1={above.x}
            y1={above.y}
            x2={x}
            y2={y}
            className={node.own ? lines[state] : 'stroke-line stroke-2'}
          />
        );
      })}
      {ordered.map(({ node, x, y }) => (
        <circle
          key={`${node.level}:${node.x}`}
          cx={x}
          cy={y}
          r={radius}
          data-own={node.own || undefined}
          className={node.own ? dots[state] : 'fill-sheet stroke-edge stroke-2'}
        />
      ))}
    </svg>
  );
}

const lines = {
  open: 'stroke-ink stroke-3',
  checking: 'stroke-ink stroke-3',
  valid: 'stroke-verdigris stroke-3',
  invalid: 'stroke-garnet stroke-3 [stroke-dasharray:4_4]',
} satisfies Record<ProofState, string>;

const dots = {
  open: 'fill-sheet stroke-ink stroke-3',
  checking: 'fill-sheet stroke-ink stroke-3',
  valid: 'fill-verdigris stroke-verdigris stroke-3',
  invalid: 'fill-sheet stroke-garnet stroke-3',
} satisfies Record<ProofState, string>;

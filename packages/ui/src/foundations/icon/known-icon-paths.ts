import { firstIconPaths } from './first-icon-paths.ts';
import type { IconName } from './icon-paths.ts';

interface Known {
  readonly paths: { readonly [N in IconName]?: string };
  readonly filled: ReadonlySet<IconName>;
}

let known: Known = { paths: firstIconPaths, filled: new Set() };
const listeners = new Set<() => void>();

/**
 * Load the icons outside the first set. Any such icon also loads them itself; called early, this prevents icons from
 * appearing late.
 */
export async function loadIcons(): Promise<void> {
  const { iconPaths, filledIcons } = await import('./icon-paths.ts');
  known = { paths: iconPaths, filled: filledIcons };
  for (const listener of listeners) listener();
}

/** The icons that can be drawn now; a new object when there are more. */
export function knownIcons(): Known {
  return known;
}

export function onMoreIcons(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

import type { Catalogue } from './messages.ts';

/** List every text of a catalogue with its path, each form of a plural separately ("common.days.one"). */
export function leavesOf(catalogue: Catalogue, path = ''): (readonly [path: string, text: string])[] {
  return Object.entries(catalogue).flatMap(([key, node]) => {
    const here = path === '' ? key : `${path}.${key}`;
    return typeof node === 'string' ? [[here, node] as const] : leavesOf(node, here);
  });
}

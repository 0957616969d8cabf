/**
 * Visit every node of a syntax tree, a node before what is in it.
 *
 * @param {any} value A node, or a list of them.
 * @param {(node: any) => unknown} visit Whose `false` leaves out what is in a node.
 */
export function walk(value, visit) {
  if (value === null || typeof value !== 'object') return;
  if (typeof value.type === 'string' && visit(value) === false) return;
  for (const part of Object.values(value)) walk(part, visit);
}

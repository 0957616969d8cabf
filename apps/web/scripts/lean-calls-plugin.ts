import type { Plugin } from 'vite';

/** What of a call's definition its client never reads; services check and describe with it. */
const FOR_SERVICES = new Set(['summary', 'tag', 'auth', 'input', 'errors', 'costly']);
const CALLS = /[\\/]packages[\\/]contract[\\/]src[\\/]calls[\\/]\w+\.ts$/;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface Property extends Node {
  readonly key?: Node & { readonly name?: string };
}

interface CallExpression extends Node {
  readonly callee: Node & { readonly name?: string };
  readonly arguments: readonly (Node & { readonly properties?: readonly Property[] })[];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** The calls of `defineCall` in a module's tree. */
function definitionsIn(node: Node): CallExpression[] {
  const own = node.type === 'CallExpression' ? [node as CallExpression] : [];
  const below = Object.values(node).flat().filter(isNode).flatMap(definitionsIn);
  return [...own.filter(({ callee }) => callee.name === 'defineCall'), ...below];
}

/**
 * Leave out of the built app what only services read of each call: descriptions, and the schemas of
 * parameters, which TypeScript has checked already.
 */
export function leanCalls(): Plugin {
  return {
    name: 'paydirt-lean-calls',
    apply: 'build',
    transform: {
      filter: { id: CALLS },
      handler(code) {
        const dropped = definitionsIn(this.parse(code, { lang: 'ts' }) as Node)
          .flatMap((call) => call.arguments[0]?.properties ?? [])
          .filter(({ key }) => key?.name !== undefined && FOR_SERVICES.has(key.name));
        // Blanks instead of the text, so that every position stays where the source map has it.
        let lean = code;
        for (const { start, end } of dropped) {
          const after = code[end] === ',' ? end + 1 : end;
          const blank = code.slice(start, after).replace(/[^\n]/g, ' ');
          lean = lean.slice(0, start) + blank + lean.slice(after);
        }
        return { code: lean, map: null };
      },
    },
  };
}

import { parseAst } from 'vite';

import { walk } from '../process/walk.mjs';

/** Exports of React that components on a server may use. */
const ON_SERVERS = new Set([
  ...['Activity', 'Children', 'Fragment', 'Profiler', 'StrictMode', 'Suspense', 'ViewTransition'],
  ...['cache', 'cloneElement', 'createElement', 'createRef', 'forwardRef', 'isValidElement', 'lazy', 'memo'],
  ...['use', 'useCallback', 'useDebugValue', 'useId', 'useMemo'],
]);
/** Packages whose components keep state. */
const STATEFUL = /^(react-dom|radix-ui)(\/|$)/;

/**
 * Tell whether a module needs `'use client'`: it keeps state, looks at the document by effects, or gives an
 * element a function. A framework with server components then runs it in the browser as well, and all others
 * on the server alone.
 *
 * @param {string} code JavaScript, after JSX is compiled.
 */
export function needsClient(code) {
  let needs = false;
  walk(parseAst(code), (node) => {
    if (node.type === 'ImportDeclaration') {
      const from = String(node.source.value);
      needs ||=
        STATEFUL.test(from) ||
        (from === 'react' &&
          node.specifiers.some(
            (/** @type {any} */ { imported }) => imported !== undefined && !ON_SERVERS.has(imported.name),
          ));
    } else if (node.type === 'CallExpression' && node.callee.type === 'Identifier') {
      const { name } = node.callee;
      needs ||= /^use[A-Z]/.test(name) && !ON_SERVERS.has(name);
      needs ||= /^_?jsxs?$/.test(name) && givesFunction(node.arguments[1]);
    }
  });
  return needs;
}

/** Tell whether props contain a handler, a ref or another function. */
function givesFunction(/** @type {any} */ props) {
  return props?.type === 'ObjectExpression'
    ? props.properties.some(
        (/** @type {any} */ { key, value }) =>
          key?.type === 'Identifier' &&
          (key.name === 'ref' || /^on[A-Z]/.test(key.name) || /Function/.test(value.type)),
      )
    : false;
}

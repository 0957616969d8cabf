import { version } from 'react-dom';
import type { Plugin } from 'vite';

import {
  BODIES,
  CALLS,
  CONSTANT_PROPERTIES,
  CONSTANT_VARIABLES,
  ENTRIES_NOT_READ,
  EXPORTS_NOT_USED,
  NOT_SAID,
  REACT_VERSION,
  TAGS_NOT_MADE,
  TYPES_NOT_RENDERED,
} from './lean-react-cuts.ts';

/** React's own modules. */
const REACT = /[\\/]node_modules[\\/]react(-dom)?[\\/]cjs[\\/][\w.-]+\.production\.js$/;
const REACT_DOM = /[\\/]react-dom-client\.production\.js$/;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [property: string]: unknown;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function below(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

/** Whether evaluating a node does something besides giving a value. */
function acts(node: Node): boolean {
  if (node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression') return false;
  return (
    /^(Assignment|Call|New|Update|Await|Yield)Expression$/.test(node.type) ||
    node['operator'] === 'delete' ||
    below(node).some(acts)
  );
}

/** Whether a list of statements never runs into what follows it. */
function leaves(statements: readonly Node[]): boolean {
  const last = statements.at(-1);
  if (last === undefined) return false;
  if (last.type === 'BlockStatement') return leaves(last['body'] as Node[]);
  if (last.type === 'IfStatement') {
    const { consequent, alternate } = last as unknown as { consequent: Node; alternate: Node | null };
    return alternate !== null && leaves([consequent]) && leaves([alternate]);
  }
  return /^(Break|Return|Throw|Continue)Statement$/.test(last.type);
}

/** Names that statements declare for the whole function around them. */
function declaredIn(node: Node): string[] {
  if (node.type.includes('Function')) return [];
  const own = node.type === 'VariableDeclarator' ? [nameOf(node['id'])] : [];
  return [...own, ...below(node).flatMap(declaredIn)];
}

function nameOf(node: unknown): string {
  return isNode(node) && node.type === 'Identifier' ? (node['name'] as string) : '';
}

/** Whether an expression is a fiber's kind: `fiber.tag`, or a variable of that name. */
function isTag(node: unknown): boolean {
  if (!isNode(node)) return false;
  return nameOf(node) === 'tag' || (node.type === 'MemberExpression' && nameOf(node['property']) === 'tag');
}

/** The name of the class whose method an expression sets. */
function prototypeOf(node: unknown): string {
  if (!isNode(node) || node.type !== 'AssignmentExpression') return '';
  const method = node['left'] as Node;
  const prototype = method['object'];
  return isNode(prototype) && nameOf(prototype['property']) === 'prototype'
    ? nameOf(prototype['object'])
    : '';
}

function isTagNotMade(node: unknown): boolean {
  return isNode(node) && node.type === 'Literal' && TAGS_NOT_MADE.has(node['value'] as number);
}

/** Write React DOM anew without what {@link file://./lean-react-cuts.ts} lists. */
export function withoutUnreachable(code: string, program: Node): string {
  const edits: Edit[] = [];
  const met = new Set<string>();
  /** Parameters of the functions around, which hide variables of their names. */
  let hidden: readonly string[] = [];
  /** Variables of the function around that were declared in a case that went. */
  let undeclared: string[] = [];
  const constantOf = (node: unknown): string | undefined =>
    hidden.includes(nameOf(node)) ? undefined : CONSTANT_VARIABLES.get(nameOf(node));

  const put = ({ start, end }: Node, text: string) => void edits.push({ start, end, text });

  /** A value instead of an expression whose parts may act: they still do. */
  function value(node: Node, parts: readonly Node[], text: string): void {
    const acting = parts.filter(acts);
    if (acting.length === 0) return put(node, `(${text})`);
    // What lies between the parts goes; the parts themselves are looked through like all else.
    let at = node.start;
    for (const part of acting) {
      edits.push({ start: at, end: part.start, text: at === node.start ? '(' : ',' });
      at = part.end;
    }
    edits.push({ start: at, end: node.end, text: `,${text})` });
    acting.forEach(visit);
  }

  function cases(node: Node): void {
    const list = node['cases'] as readonly (Node & { test: Node | null; consequent: Node[] })[];
    const ofTags = isTag(node['discriminant']);
    let entered = false;
    for (const one of list) {
      const dropped =
        one.test !== null && ((ofTags && isTagNotMade(one.test)) || TYPES_NOT_RENDERED.has(nameOf(one.test)));
      if (dropped) met.add(nameOf(one.test) || 'case');
      if (!dropped) {
        entered = true;
        one.consequent.forEach(visit);
      } else if (entered && one.consequent.length > 0) {
        // The case before runs on into this one.
        edits.push({ start: one.start, end: (one.consequent[0] as Node).start, text: '' });
        one.consequent.forEach(visit);
      } else {
        undeclared.push(...one.consequent.flatMap(declaredIn));
        put(one, '');
      }
      if (leaves(one.consequent)) entered = false;
    }
    visit(node['discriminant'] as Node);
  }

  function body(node: Node): void {
    const around = { hidden, undeclared };
    hidden = [...hidden, ...(node['params'] as Node[]).map(nameOf)];
    undeclared = [];
    const own = node['body'] as Node;
    visit(own);
    const names = [...new Set(undeclared)].join();
    if (names !== '') edits.push({ start: own.start + 1, end: own.start + 1, text: `var ${names};` });
    ({ hidden, undeclared } = around);
  }

  function visit(node: Node): void {
    switch (node.type) {
      case 'SwitchStatement':
        return cases(node);
      case 'BinaryExpression': {
        const { left, right, operator } = node as unknown as { left: Node; right: Node; operator: string };
        if (isTagNotMade(left) && isTag(right) && /^[!=]==$/.test(operator)) {
          return put(node, operator === '===' ? '!1' : '!0');
        }
        break;
      }
      case 'CallExpression': {
        const name = nameOf(node['callee']);
        const result = CALLS.get(name);
        if (result !== undefined) {
          met.add(name);
          return value(node, node['arguments'] as Node[], result);
        }
        break;
      }
      case 'FunctionDeclaration': {
        const name = nameOf(node['id']);
        const result = CALLS.get(name);
        const own = BODIES.get(name) ?? (result === undefined ? undefined : `return ${result}`);
        if (own === undefined) return body(node);
        met.add(name);
        return put(node['body'] as Node, `{${own}}`);
      }
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
        return body(node);
      case 'AssignmentExpression': {
        const constant = constantOf(node['left']);
        if (constant !== undefined) return value(node, [node['right'] as Node], constant);
        break;
      }
      case 'VariableDeclarator':
        if (constantOf(node['id']) !== undefined) {
          met.add(nameOf(node['id']));
          return;
        }
        break;
      case 'UpdateExpression':
        if (constantOf(node['argument']) !== undefined)
          throw new Error(`lean-react: ${nameOf(node['argument'])} is counted`);
        break;
      case 'MemberExpression': {
        const property = nameOf(node['property']);
        const constant = node['computed'] === true ? undefined : CONSTANT_PROPERTIES.get(property);
        if (constant !== undefined) {
          met.add(property);
          return value(node, [node['object'] as Node], constant);
        }
        visit(node['object'] as Node);
        if (node['computed'] === true) visit(node['property'] as Node);
        return;
      }
      case 'ExpressionStatement':
        // Methods of what is never made.
        if (BODIES.has(prototypeOf(node['expression']))) return put(node, '');
        break;
      case 'ObjectExpression': {
        const entries = node['properties'] as readonly Node[];
        entries.forEach((entry, index) => {
          const name = nameOf(entry['key']);
          if (!ENTRIES_NOT_READ.has(name)) return visit(entry);
          met.add(name);
          edits.push({ start: entry.start, end: entries[index + 1]?.start ?? entry.end, text: '' });
        });
        return;
      }
      case 'Property':
        if (node['computed'] === true) visit(node['key'] as Node);
        return visit(node['value'] as Node);
      case 'Identifier': {
        const constant = constantOf(node);
        if (constant !== undefined) put(node, constant);
        return;
      }
    }
    below(node).forEach(visit);
  }

  visit(program);
  const missing = [CONSTANT_VARIABLES, CONSTANT_PROPERTIES, CALLS, BODIES, ENTRIES_NOT_READ]
    .flatMap((table) => [...table.keys()])
    .filter((name) => !met.has(name));
  if (missing.length > 0) throw new Error(`lean-react: React DOM has no ${missing.join(', ')}`);

  let lean = '';
  let at = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < at) throw new Error(`lean-react: two edits of the same place, at ${start}`);
    lean += code.slice(at, start) + text;
    at = end;
  }
  return lean + code.slice(at);
}

/** Take exports out of React's own modules. */
function withoutExports(code: string, program: Node): string {
  let lean = code;
  for (const { start, end, expression } of (program['body'] as Node[]).toReversed()) {
    const target =
      isNode(expression) && expression.type === 'AssignmentExpression' ? expression['left'] : null;
    const isExport = isNode(target) && nameOf(target['object']) === 'exports';
    if (isExport && EXPORTS_NOT_USED.has(nameOf(target['property'])))
      lean = lean.slice(0, start) + lean.slice(end);
  }
  return lean;
}

/** What a module needs of React that is left out; '' for nothing. */
function needOfLeftOut(code: string, program: Node): string {
  const said = NOT_SAID.exec(code)?.[0] ?? '';
  const imported = (program['body'] as Node[])
    .filter((statement) => statement.type === 'ImportDeclaration')
    .filter(({ source }) => /^react(-dom(\/client)?)?$/.test(String((source as Node)['value'])))
    .flatMap((statement) => statement['specifiers'] as Node[])
    .map((specifier) => nameOf(specifier['imported']))
    .filter((name) => EXPORTS_NOT_USED.has(name));
  return [...imported, ...(said === '' ? [] : [said])].join(', ');
}

/** Leave out of the built app what of React no page can reach; see docs/decisions/0009. */
export function leanReact(): Plugin {
  return {
    name: 'paydirt-lean-react',
    apply: 'build',
    buildStart() {
      if (version !== REACT_VERSION)
        this.warn(`React ${version} is built whole: what can be left out is known of ${REACT_VERSION} alone`);
    },
    transform: {
      filter: { id: /\.[jt]sx?$|\.mjs$/ },
      handler(code, id) {
        if (REACT.test(id)) {
          if (version !== REACT_VERSION) return null;
          const lean = withoutExports(code, this.parse(code) as unknown as Node);
          const cut = REACT_DOM.test(id)
            ? withoutUnreachable(lean, this.parse(lean) as unknown as Node)
            : lean;
          return { code: cut, map: null };
        }
        if (!/from ['"]react/.test(code)) return null;
        const found = needOfLeftOut(code, this.parse(code, { lang: 'tsx' }) as unknown as Node);
        if (found !== '' && version === REACT_VERSION)
          this.error(`React is built without what ${found} needs: docs/decisions/0009`);
        return null;
      },
    },
  };
}

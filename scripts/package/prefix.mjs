import { transform } from 'lightningcss';
import { parseAst } from 'vite';

import { walk } from '../process/walk.mjs';

/** Prefix of every class and custom property of the package: a page's own have other names. */
export const PREFIX = 'pd-';
/** The order of layers that Tailwind has too. */
const ORDER = '@layer theme,base,components,utilities;';
/** The layer that holds the library: above a page's base, below its utilities. */
export const LAYER = 'components.paydirt';

/**
 * Give a style sheet names that no page has: each class, custom property, animation and container begins with
 * {@link PREFIX}.
 *
 * @param {string} css
 * @param {string} [layer] That all of it is put into.
 * @returns {{ css: string, classes: Set<string> }} the sheet, and its classes as the source has them.
 */
export function prefixSheet(css, layer) {
  /** @type {Set<string>} */
  const classes = new Set();
  const { code } = transform({
    filename: 'styles.css',
    code: Buffer.from(layer === undefined ? css : `@layer ${layer}{${css}}`),
    minify: true,
    cssModules: {
      pattern: `${PREFIX}[local]`,
      dashedIdents: true,
      animation: true,
      container: true,
      grid: true,
      customIdents: true,
    },
    visitor: {
      Selector: (selector) => collectClasses(selector, classes),
    },
  });
  const named = String(code)
    // Browsers give the name `root` to every page that changes.
    .replaceAll(`(${PREFIX}root)`, '(root)')
    // Radix says by these how much room there is.
    .replaceAll(`--${PREFIX}radix-`, '--radix-');
  return { css: `${ORDER}${named}`, classes };
}

/** Gather the classes of a selector, and of those within it. @param {any[]} selector @param {Set<string>} found */
function collectClasses(selector, found) {
  for (const part of selector) {
    if (part.type === 'class') found.add(part.name);
    for (const inner of part.selectors ?? []) collectClasses(inner, found);
  }
}

/**
 * Give a module the names of the prefixed style sheet: its classes, everywhere, and its custom properties.
 *
 * @param {string} code JavaScript, after JSX is compiled.
 * @param {ReadonlySet<string>} classes Those of the style sheet.
 */
export function prefixModule(code, classes) {
  /** @type {Set<any>} Strings in places where a class is given. */
  const given = new Set();
  /** @type {{ start: number, end: number }[]} */
  const strings = [];
  walk(parseAst(code), (node) => {
    if (/^(Import|Export).*Declaration$/.test(node.type) && node.source) return false;
    if (node.type === 'Property' && nameOf(node.key) === 'className') collect(node.value, given);
    if (node.type === 'CallExpression' && node.callee.name === 'cx')
      for (const argument of node.arguments) collect(argument, given);
    if (node.type === 'CallExpression' && node.callee.name === 'cva') collectVariants(node.arguments, given);
    if (isText(node)) strings.push(node);
    return true;
  });
  let written = code;
  for (const node of strings.toSorted((one, other) => other.start - one.start)) {
    const text = code.slice(node.start, node.end);
    const prefixed = prefixText(text, classes, given.has(node));
    if (prefixed !== text) written = written.slice(0, node.start) + prefixed + written.slice(node.end);
  }
  return written;
}

/** Rename in text what the prefixed style sheet has under another name: custom properties, but those of Radix. */
export function prefixProperties(/** @type {string} */ text) {
  return text.replaceAll(/(?<![\w-])--(?=[a-z])(?!radix-)/g, `--${PREFIX}`);
}

/**
 * @param {string} text Of a literal, with its quotation marks.
 * @param {ReadonlySet<string>} classes
 * @param {boolean} given It is in a place where a class is given, so that a single word is one.
 */
function prefixText(text, classes, given) {
  const words = text.split(BETWEEN).filter((word) => !/^["'`\s]*$/.test(word));
  const known = words.filter((word) => classes.has(plain(word)));
  // Elsewhere it is a list of classes if all of it is, and no single word says something else.
  const isList = known.length === words.length && known.some((word) => /[^a-z]/i.test(word));
  if (!given && !isList) return prefixProperties(text);
  return text
    .split(BETWEEN)
    .map((word) => (classes.has(plain(word)) ? `${PREFIX}${word}` : word))
    .join('');
}

/** Quotation marks and spaces around the words of a literal. */
const BETWEEN = /(^["'`]|["'`]$|\s+)/;

/** A word as it is read: without the backslashes that a literal needs. */
function plain(/** @type {string} */ word) {
  return word.replaceAll('\\', '');
}

/** Gather the strings that an expression may come to. @param {any} node @param {Set<any>} found */
function collect(node, found) {
  if (node === null || node === undefined) return;
  if (isText(node)) found.add(node);
  else if (node.type === 'TemplateLiteral') for (const quasi of node.quasis) found.add(quasi);
  else if (node.type === 'ConditionalExpression') {
    collect(node.consequent, found);
    collect(node.alternate, found);
  } else if (node.type === 'LogicalExpression') {
    if (node.operator !== '&&') collect(node.left, found);
    collect(node.right, found);
  } else if (node.type === 'ArrayExpression') for (const one of node.elements) collect(one, found);
  else if (node.type === 'ObjectExpression') for (const one of node.properties) collect(one.value, found);
  else if (node.type === 'MemberExpression') collect(node.object, found);
  else if (node.type === 'ParenthesizedExpression') collect(node.expression, found);
}

/** The arguments of `cva`: the base, and its variants. @param {any[]} args @param {Set<any>} found */
function collectVariants([base, config], found) {
  collect(base, found);
  for (const { key, value } of config?.properties ?? []) {
    if (nameOf(key) === 'variants') collect(value, found);
    if (nameOf(key) === 'compoundVariants')
      for (const variant of value.elements)
        for (const one of variant.properties)
          if (/^class(Name)?$/.test(nameOf(one.key))) collect(one.value, found);
  }
}

/** @returns {string} */
function nameOf(/** @type {any} */ key) {
  return String(key.name ?? key.value);
}

function isText(/** @type {any} */ node) {
  return (node.type === 'Literal' && typeof node.value === 'string') || node.type === 'TemplateElement';
}

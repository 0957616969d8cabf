/** What of a story is read to write it as code. */
interface Story {
  readonly args: Readonly<Record<string, unknown>>;
  readonly component?: unknown;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** Letters of a line, and items of a list that are written out. */
const WIDTH = 90;
const LISTED = 4;

/**
 * Write a story as what one would type in an app: the import, and the component with the props it is given here. A
 * story that renders something of its own shows that; what tests it (`play`, `tags`) is left out.
 */
export function snippetOf(source: string, { args, component, parameters }: Story): string {
  const render = propertyOf(source, 'render');
  if (render !== undefined) return render;
  const name = nameOf(component);
  const folder = /^\.\/packages\/ui\/src\/([\w-]+)\//.exec(String(parameters['fileName']))?.[1];
  if (name === undefined || folder === undefined) return source;
  return `import { ${name} } from '@paydirt/ui/${folder}';\n\n${element(name, args)}`;
}

function nameOf(component: unknown): string | undefined {
  if (typeof component !== 'function') return undefined;
  const { displayName, name } = component as { displayName?: string; name: string };
  return displayName ?? name;
}

function element(name: string, { children, ...props }: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(props)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => attribute(key, value));
  const inner = typeof children === 'string' || typeof children === 'number' ? String(children) : undefined;
  const short = [`<${name}`, ...given].join(' ');
  const fits = short.length <= WIDTH && !short.includes('\n');
  const open = fits ? short : [`<${name}`, ...given.map(indent)].join('\n');
  const end = fits ? '' : '\n';
  if (children === undefined) return fits ? `${open} />` : `${open}\n/>`;
  return `${open}${end}>\n${indent(inner ?? literal(children))}\n</${name}>`;
}

function attribute(key: string, value: unknown): string {
  if (value === true) return key;
  if (typeof value === 'string' && !/["\n{}]/.test(value)) return `${key}="${value}"`;
  if (typeof value === 'function') return `${key}={${key}}`;
  return `${key}={${literal(value, key)}}`;
}

/** A value as code; a function goes by the name of what it is given as, and the app has its own. */
function literal(value: unknown, key = 'value'): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function') return key;
  if (Array.isArray(value)) return bracketed('[', shortened(value.map((item) => literal(item, key))), ']');
  if (typeof value !== 'object' || value === null) return String(value);
  const node = reactElement(value);
  if (node !== undefined) return node;
  const pairs = Object.entries(value).map(([name, item]) =>
    typeof item === 'function' ? name : `${property(name)}: ${literal(item, name)}`,
  );
  return bracketed('{ ', pairs, ' }');
}

function reactElement(value: object): string | undefined {
  if (!('$$typeof' in value) || !('type' in value) || !('props' in value)) return undefined;
  const name = typeof value.type === 'string' ? value.type : nameOf(value.type);
  return element(name ?? 'Fragment', value.props as Readonly<Record<string, unknown>>);
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
}

function property(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name);
}

function bracketed(open: string, items: readonly string[], close: string): string {
  if (items.length === 0) return `${open}${close}`.replaceAll(' ', '');
  const short = `${open}${items.join(', ')}${close}`;
  if (short.length <= WIDTH && !short.includes('\n')) return short;
  const lines = items.map((item) => indent(item.startsWith('//') ? item : `${item},`));
  return [open.trim(), ...lines, close.trim()].join('\n');
}

/** The first of a long list: that there are more of a kind needs no page of them. */
function shortened(items: readonly string[]): readonly string[] {
  if (items.length <= LISTED) return items;
  return [...items.slice(0, LISTED), `// and ${items.length - LISTED} more`];
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, '  ');
}

/** A property of the object that a story is, as it is written, from the left edge. */
function propertyOf(source: string, name: string): string | undefined {
  const lines = source.split('\n');
  const from = lines.findIndex((line) => new RegExp(`^  (async )?${name}\\b`).test(line));
  if (from < 0) return undefined;
  const rest = lines.slice(from);
  // Storybook prints the object anew: what ends a property is the next line at its depth.
  const length = rest.findIndex(
    (line, at) => at > 0 && /^ {0,2}[\w}]/.test(line) && !/^ {2}[})\]]/.test(line),
  );
  const own = length < 0 ? rest : rest.slice(0, length);
  return own
    .map((line) => line.replace(/^ {2}/, ''))
    .join('\n')
    .replace(new RegExp(`^${name}: `), '')
    .replace(/,\s*$/, '');
}

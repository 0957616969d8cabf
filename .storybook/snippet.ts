/** The parts of a story that make its code. */
interface Story {
  readonly args: Readonly<Record<string, unknown>>;
  readonly component?: unknown;
}

/** Letters of a line; items of a list, and letters of a text, that are written out. */
const WIDTH = 90;
const LISTED = 4;
const LETTERS = 160;

/**
 * Write a story as what one would type in an app: the import, and the component with the props it is given here. A
 * story that renders something of its own shows that; what tests it (`play`, `tags`) is left out.
 */
export function snippetOf(source: string, { args, component }: Story): string {
  const render = propertyOf(source, 'render');
  const name = nameOf(component);
  if (render === undefined && name === undefined) return source;
  const code = render === undefined ? element(name ?? '', args) : `const Example = ${render};`;
  const imports = importsOf(code);
  return imports === '' ? code : `${imports}\n\n${code}`;
}

/** The app that uses every name of the package. */
const consumer = import.meta.glob<string>('../packages/ui/consumer/src/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The entry of the package that each of its names comes from. */
const entries = new Map(
  Object.values(consumer).flatMap((source) =>
    [...source.matchAll(/import \{([^}]*)\} from '@paydirt\/ui\/([^']+)'/g)].flatMap(
      ([, names = '', entry = '']) => names.split(',').map((name) => [name.trim(), entry] as const),
    ),
  ),
);

/** The lines that import what the code draws. */
function importsOf(code: string): string {
  const drawn = new Set([...code.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name));
  const byEntry = Map.groupBy([...drawn].toSorted(), (name) => entries.get(name));
  return [...byEntry]
    .flatMap(([entry, names]) =>
      entry === undefined ? [] : [`import { ${names.join(', ')} } from '@paydirt/ui/${entry}';`],
    )
    .join('\n');
}

/** As docgen has it, where there is one: what wraps a component may have lost its name. */
function nameOf(component: unknown): string | undefined {
  if (typeof component !== 'function') return undefined;
  const {
    __docgenInfo: docgen,
    displayName,
    name,
  } = component as {
    __docgenInfo?: { readonly displayName?: string };
    displayName?: string;
    name: string;
  };
  return docgen?.displayName ?? displayName ?? name;
}

function element(name: string, { children, ...props }: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(props)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => attribute(key, value));
  const short = [`<${name}`, ...given].join(' ');
  const fits = short.length <= WIDTH && !short.includes('\n');
  const open = fits ? short : [`<${name}`, ...given.map(indent)].join('\n');
  const inside = childrenOf(children).map(indent);
  if (inside.length === 0) return fits ? `${open} />` : `${open}\n/>`;
  const line = `${open}>${inside.join('').trim()}</${name}>`;
  if (fits && inside.length === 1 && line.length <= WIDTH && !line.includes('\n')) return line;
  return [`${open}${fits ? '' : '\n'}>`, ...inside, `</${name}>`].join('\n');
}

/** Each child on a line of its own: a text as it is, an element as an element. */
function childrenOf(children: unknown): readonly string[] {
  if (children === undefined || children === null || typeof children === 'boolean') return [];
  if (Array.isArray(children)) return shortened(children.flatMap(childrenOf), (more) => `{/* ${more} */}`);
  if (typeof children === 'string' || typeof children === 'number') return [String(children)];
  const drawn = reactElement(children);
  return [drawn ?? `{${literal(children)}}`];
}

function attribute(key: string, value: unknown): string {
  if (value === true) return key;
  if (typeof value === 'string' && value.length <= LETTERS && !/["\n{}]/.test(value)) {
    return `${key}="${fromRoot(value)}"`;
  }
  if (typeof value === 'function') return `${key}={${key}}`;
  return `${key}={${literal(value, key)}}`;
}

/** An address without where this Storybook is served. */
function fromRoot(text: string): string {
  return text.replace(globalThis.location?.origin ?? '', '');
}

/** A value as code; a function goes by the name of what it is given as, and the app has its own. */
function literal(value: unknown, key = 'value'): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'number') return String(Math.round(value * 10_000) / 10_000);
  if (typeof value === 'function') return key;
  if (Array.isArray(value))
    return bracketed(
      '[',
      shortened(
        value.map((item) => literal(item, key)),
        (more) => `// ${more}`,
      ),
      ']',
    );
  if (typeof value !== 'object' || value === null) return String(value);
  const node = reactElement(value);
  if (node !== undefined) return node;
  const pairs = Object.entries(value).map(([name, item]) =>
    typeof item === 'function' ? name : `${property(name)}: ${literal(item, name)}`,
  );
  return bracketed('{ ', pairs, ' }');
}

function reactElement(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!('$$typeof' in value) || !('type' in value) || !('props' in value)) return undefined;
  // A fragment's type is a symbol, and has no name.
  const name = typeof value.type === 'string' ? value.type : (nameOf(value.type) ?? '');
  return element(name, value.props as Readonly<Record<string, unknown>>);
}

/** A text as code; of what nobody reads to its end, the beginning. */
function quoted(text: string): string {
  const own = fromRoot(text);
  const shown = own.length > LETTERS ? `${own.slice(0, LETTERS)}…` : own;
  const safe = shown.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
  return safe.includes("'") && !safe.includes('"') ? `"${safe}"` : `'${safe.replaceAll("'", "\\'")}'`;
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
function shortened(items: readonly string[], note: (more: string) => string): readonly string[] {
  if (items.length <= LISTED) return items;
  return [...items.slice(0, LISTED), note(`and ${items.length - LISTED} more`)];
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

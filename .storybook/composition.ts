import type { StrictInputType } from 'storybook/internal/types';
import type { ComponentDocs } from './prop-docs.ts';

/** The parts of a story that its code is made with. */
interface Shown {
  readonly component?: unknown;
  readonly args: Readonly<Record<string, unknown>>;
}

type Props = Readonly<Record<string, StrictInputType>>;

/** Where each component is imported from. */
type Entries = Readonly<Record<string, string | undefined>>;

/** State of the example: a prop that a handler changes. */
interface State {
  readonly name: string;
  readonly setter: string;
  /** Initial value, as code. */
  readonly initial: string;
}

/**
 * Write a story as code that runs where it is pasted: with imports, and with state for the props that can change.
 * The story's own surroundings are left out, and so are classes: those of the style sheet are not for users of the
 * package.
 *
 * @param code The elements, as Storybook writes them.
 */
export function composition(code: string, { component, args }: Shown, entries: Entries): string {
  if (!code.startsWith('<')) return code;
  // A story of something that opens gets a button that opens it, and one of a countdown gets a clock, whether or
  // not the story draws them.
  const entryOf: Entries = {
    Button: '@paydirt/ui/button',
    ClockProvider: '@paydirt/ui/ticker',
    ...entries,
  };
  const docs = Reflect.get(Object(component), '__docgenInfo') as ComponentDocs | undefined;
  const name = docs?.displayName ?? '';
  const named = code
    .replaceAll(/\s+className=(?:"[^"]*"|\{[^}]*\})/g, '')
    .replaceAll(/\s+key="[^"]*"/g, '')
    // A story shows at once what its trigger opens.
    .replace(/\n\s+defaultOpen(?=\n[^]*\n\s+trigger=)/, '')
    .replaceAll(/(<\/?)React\.Fragment/g, '$1')
    // A component that no entry exports is the story's own wrapper with the same props: name the real one.
    .replaceAll(/(<\/?)([A-Z]\w*)/g, (tag, start: string, of: string) =>
      entryOf[of] === undefined && name !== '' ? start + name : tag,
    );
  const props = docs?.props ?? {};
  const { lines, states } = withState(withValues(alone(named), args).split('\n'), args, props);
  const opened = states.some((state) => state.name === 'open')
    ? withOpener(lines.join('\n'))
    : lines.join('\n');
  const hasClock = NEEDS_CLOCK.test(opened);
  const drawn = hasClock ? `<ClockProvider now={now}>\n${indented(opened, '  ')}\n</ClockProvider>` : opened;
  const clock = hasClock ? '\nconst now = () => epochMs(Date.now());\n' : '';
  const typed = states.map((state) => ({ ...state, type: typeOf(state, props) }));
  const types = typed.flatMap(({ type }) => type.match(/\b[A-Z]\w*/g) ?? []);
  // A value that cannot be written as code becomes a prop of the example.
  const [, given, kind] = /(\w+)=\{\[object (\w+)\]\}/.exec(drawn) ?? [];
  const imports = importsOf(clock + drawn, entryOf, { entry: entryOf[name], types }) + clock;
  if (states.length === 0 && given === undefined) return imports === '' ? drawn : `${imports}\n${drawn}`;
  const kept = typed.map(
    (state) => `  const [${state.name}, ${state.setter}] = useState${state.type}(${state.initial});\n`,
  );
  return `${states.length === 0 ? '' : "import { useState } from 'react';\n"}${imports}
export function Example(${given === undefined ? '' : `{ ${given} }: { ${given}: ${kind} }`}) {
${kept.join('')}
  return (
${indented(drawn.replace(`[object ${kind}]`, given ?? ''), '    ')}
  );
}`;
}

/** Elements that need a `ClockProvider`: those that the README lists. */
const NEEDS_CLOCK = /<(?:CodeField|Countdown|RelativeTime)\b|'timed-sale'/;

/** Take the elements out of their wrappers. */
function alone(text: string): string {
  const inner = /^<(div|main)>\n(.*)\n<\/\1>$/s.exec(text)?.[2]?.replaceAll(/^ {2}/gm, '');
  if (inner === undefined) return text;
  return inner.match(/^<[A-Za-z]/gm)?.length === 1 && inner.startsWith('<') ? alone(inner) : fragment(inner);
}

/** Give a state to each prop that a handler changes. Handlers of uncontrolled state are left out. */
function withState(written: readonly string[], args: Shown['args'], props: Props) {
  const states: State[] = [];
  const lines = [...written];
  let left = 0;
  for (;;) {
    const at = lines.flatMap((line, index) => (HANDLER.test(line) ? [index] : []))[left];
    if (at === undefined) return { lines, states };
    const [, indent = '', of = ''] = HANDLER.exec(lines[at] ?? '') ?? [];
    const prop = (of[0] ?? '').toLowerCase() + of.slice(1);
    const { from, to } = tagAround(lines, at, indent);
    const isProp = (line: string) => line === indent + prop || line.startsWith(`${indent}${prop}=`);
    const first = lines.findIndex((line, index) => index > from && index < to && isProp(line));
    if (first < 0 && args[prop] !== false) {
      if (isRequired(props[`on${of}Change`])) left += 1;
      else lines.splice(at, 1);
      continue;
    }
    const count = states.filter((state) => state.name.replace(/\d+$/, '') === prop).length;
    const name = count === 0 ? prop : `${prop}${count + 1}`;
    const setter = `set${(name[0] ?? '').toUpperCase()}${name.slice(1)}`;
    lines[at] = `${indent}on${of}Change={${setter}}`;
    if (first < 0) {
      states.push({ name, setter, initial: 'false' });
      lines.splice(at, 0, `${indent}${prop}={${name}}`);
      continue;
    }
    // A tag of several lines is closed at the indent at which it was opened.
    const opened = /[[{(]$/.test(lines[first] ?? '');
    const last = opened
      ? lines.findIndex(
          (line, index) => index > first && /^\s*[\]})]/.test(line) && line.search(/\S/) === indent.length,
        )
      : first;
    const value = lines
      .slice(first, last + 1)
      .join('\n')
      .slice(indent.length + prop.length + 1);
    states.push({ name, setter, initial: prop === 'open' ? 'false' : initialOf(value, indent) });
    lines.splice(first, last - first + 1, `${indent}${prop}={${name}}`);
  }
}

function isRequired(prop: StrictInputType | undefined): boolean {
  return typeof prop?.type === 'object' && prop.type.required === true;
}

/** Change handler without a body: `onOpenChange={() => {}}`. */
const HANDLER = /^(\s*)on([A-Z]\w*)Change=\{\(\) => \{\}\}$/;

/** The first and the last line of a tag that has a given prop on a line. */
function tagAround(lines: readonly string[], at: number, indent: string) {
  const outer = (line: string) => line.search(/\S/) === indent.length - 2;
  const from = lines.findLastIndex((line, index) => index < at && outer(line));
  const to = lines.findIndex((line, index) => index > at && outer(line));
  return { from, to };
}

/** Convert the value of a JSX attribute to an expression. */
function initialOf(value: string, indent: string): string {
  if (value === '') return 'true';
  if (value.startsWith('{')) return value.slice(1, -1).replaceAll(new RegExp(`^${indent}`, 'gm'), '  ');
  return value.includes("'") ? value : `'${value.slice(1, -1)}'`;
}

/** Type argument for `useState` if the initial value does not imply it; type parameters become `string`. */
function typeOf({ name, initial }: State, props: Props): string {
  const { summary, detail = '' } = props[name]?.table?.type ?? {};
  if (summary === undefined || !/\bnull$|\[\]/.test(initial)) return '';
  const isDefined = (type: string) => new RegExp(`\\b(?:type|interface) ${type}\\b`).test(detail);
  return `<${summary.replaceAll(/\b[A-Z]\w*/g, (type) => (isDefined(type) ? type : 'string'))}>`;
}

/** Replace values that Storybook cannot print: functions that return a text, times, and `current` in data. */
function withValues(code: string, args: Shown['args']): string {
  const currents = valuesIn(args, 'current');
  return code
    .replaceAll(/\b(?!on[A-Z]|render)(\w+)(=\{|: )\(\) => \{\}/g, (written, name: string, by: string) => {
      const text = textOf(valuesIn(args, name).find(isFunction));
      return text === undefined ? written : `${name}${by}${text}`;
    })
    .replaceAll(/(?<![\w.])1\d{12}(?![\w.])/g, 'epochMs($&)')
    .replaceAll(/current: '\[Circular\]'/g, () => {
      const current = currents.shift();
      return `current: ${typeof current === 'string' ? `'${current}'` : String(current === true)}`;
    });
}

/** Collect the values of all properties with a name, at any depth of data, in their order. */
function valuesIn(data: unknown, name: string): unknown[] {
  if (typeof data !== 'object' || data === null || '$$typeof' in data) return [];
  return Object.entries(data).flatMap(([own, value]) => (own === name ? [value] : valuesIn(value, name)));
}

/** Sample arguments; their values in the returned text show where a function uses them. */
const GIVEN = { first: 41, second: 97 };
const ITEM = new Proxy({}, { get: (_, name) => `\${item.${String(name)}}` });

/** Write a function that returns a text as code, by calling it with sample arguments. */
function textOf(made: unknown): string | undefined {
  if (!isFunction(made)) return undefined;
  const numbers = Object.values(GIVEN);
  const [of, text] =
    [[], [ITEM]]
      .map((item) => [item, called(made, [...item, ...numbers])] as const)
      .find(([, one]) => one !== undefined) ?? [];
  if (of === undefined || text === undefined) return undefined;
  const template = Object.entries(GIVEN).reduce(
    (written, [name, number]) => written.replaceAll(String(number), `\${${name}}`),
    text.replaceAll(/[`\\]/g, '\\$&'),
  );
  const names = ['first', 'second'].slice(
    0,
    template.includes('${second}') ? 2 : Number(template.includes('${first}')),
  );
  return `(${[...of.map(() => 'item'), ...names].join(', ')}) => \`${template}\``;
}

const isFunction = (made: unknown): made is (...given: unknown[]) => unknown => typeof made === 'function';

function called(made: (...given: unknown[]) => unknown, given: readonly unknown[]): string | undefined {
  try {
    const text = made(...given);
    return typeof text === 'string' ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Add a button that opens a component which the story shows open; its confirmation closes it. */
function withOpener(drawn: string): string {
  const opens = 'onClick={() => setOpen(true)}';
  const closed = drawn.replace('onConfirm={() => {}}', 'onConfirm={() => setOpen(false)}');
  if (/<Button onClick=\{\(\) => \{\}\}>/.test(closed)) return closed.replace('onClick={() => {}}', opens);
  return fragment(`<Button ${opens}>\n  Open\n</Button>\n${closed}`);
}

function importsOf(
  drawn: string,
  entryOf: Entries,
  { entry, types }: { entry: string | undefined; types: readonly string[] },
): string {
  const names = new Set([...drawn.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name));
  const lines = Map.groupBy(names, (name) => entryOf[name]);
  return [...lines]
    .filter(([from]) => from !== undefined)
    .map(([from, exported]) => {
      const named = from === entry ? [...exported, ...types.map((type) => `type ${type}`)] : exported;
      return `import { ${named.join(', ')} } from '${from}';\n`;
    })
    .concat(drawn.includes('epochMs(') ? "import { epochMs } from '@paydirt/ui/values';\n" : [])
    .join('');
}

const fragment = (inner: string) => `<>\n${indented(inner, '  ')}\n</>`;

const indented = (text: string, by: string) => text.replaceAll(/^(?=.)/gm, by);

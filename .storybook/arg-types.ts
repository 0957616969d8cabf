import { iconPaths } from '../packages/ui/src/foundations/icon/icon-paths.ts';
import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/types';

/** Choices that are written out, and letters of a type that are; what is longer opens at a press. */
const SHOWN_VALUES = 12;
const SHOWN_LENGTH = 72;

/** A prop as docgen knows it, as far as it is read here. */
interface DocgenProp {
  readonly description?: string;
  readonly tsType?: { readonly raw?: string };
}

/** Types that docgen does not follow into another file, by the name they go by. */
const VALUES_OF: Readonly<Record<string, readonly string[]>> = { IconName: Object.keys(iconPaths) };

/**
 * Say of each prop what it takes, in the words of its type, and offer a control where one can be used: for words,
 * numbers, switches, choices and data. What is made in code (handlers, nodes) is described, and left to the presets
 * of a story, where it has some.
 *
 * Docgen writes `x?: 'a' | 'b' | undefined` as a union of a choice and of nothing, of which Storybook makes a box of
 * JSON; here the nothing is taken out.
 */
export const describeProps: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const docgen = docgenOf(component);
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      described(argType, docgen[name], (initialArgs as Readonly<Record<string, unknown>>)[name]),
    ]),
  );
};

function described(
  argType: StrictInputType,
  prop: DocgenProp | undefined,
  initial: unknown,
): StrictInputType {
  const raw = prop?.tsType?.raw ?? argType.type?.raw;
  const type = argType.mapping === undefined ? controllable(argType.type, initial) : argType.type;
  const { text, byDefault } = splitDefault(prop?.description ?? argType.description ?? '');
  const shape = shapeOf(type, raw) ?? kindOf(initial) ?? argType.table?.type;
  const defaultValue = byDefault ?? argType.table?.defaultValue?.summary;
  return {
    ...argType,
    ...(type === undefined ? {} : { type }),
    ...(type?.name === 'enum' ? { options: type.value } : {}),
    ...controlOf(argType, type, initial),
    description: text,
    table: {
      ...argType.table,
      ...(shape === undefined ? {} : { type: shape }),
      ...(defaultValue === undefined ? {} : { defaultValue: { summary: defaultValue } }),
    },
  };
}

/** Choose the control: presets where its story names some, its data where all of that can be written. */
function controlOf(
  { mapping }: StrictInputType,
  type: SBType | undefined,
  initial: unknown,
): Pick<StrictInputType, 'control'> {
  if (mapping !== undefined || (type !== undefined && isControllable(type))) return {};
  return { control: isData(initial) ? { type: 'object' } : { disable: true } };
}

/** Lists and objects of words, numbers and switches: what JSON can write, and read again as it was. */
function isData(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null)
    return depth > 0 && (value === null || ['string', 'number', 'boolean'].includes(typeof value));
  const plain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  // An element of React is made in code.
  return plain && !('$$typeof' in value) && Object.values(value).every((one) => isData(one, depth + 1));
}

function isControllable({ name }: SBType): boolean {
  return name === 'string' || name === 'number' || name === 'boolean' || name === 'enum';
}

/** The type without "or nothing", and as what it is here: a node that is a text can be typed. */
function controllable(type: SBType | undefined, initial: unknown): SBType | undefined {
  if (type === undefined) return undefined;
  const of = (name: 'string' | 'number' | 'boolean') =>
    ({ name, required: type.required === true }) as SBType;
  const values = choices(type);
  if (values !== undefined) return { name: 'enum', value: [...values], required: type.required === true };
  const named = VALUES_OF[withoutNothing(type.raw ?? '')] ?? valuesWith(initial, type);
  if (named !== undefined) return { name: 'enum', value: [...named], required: type.required === true };
  const members = membersOf(type);
  if (members.length === 1) {
    const [only] = members;
    if (only?.name === 'string' || only?.name === 'number' || only?.name === 'boolean') return of(only.name);
  }
  if (typeof initial === 'string' && type.name !== 'function') return of('string');
  return type;
}

/** Of a type that docgen could not follow at all: the choice that what is given is one of. */
function valuesWith(initial: unknown, type: SBType): readonly string[] | undefined {
  if (type.name !== 'other' || type.value !== 'unknown' || typeof initial !== 'string') return undefined;
  return Object.values(VALUES_OF).find((values) => values.includes(initial));
}

/** List the members of a union, without undefined and null. */
function membersOf(type: SBType): readonly SBType[] {
  if (type.name !== 'union') return [type];
  return type.value.filter((member) => !isNothing(member)).flatMap(membersOf);
}

function isNothing(type: SBType): boolean {
  return type.name === 'other' && (type.value === 'undefined' || type.value === 'null');
}

/** The words or numbers that a type is a choice of. */
function choices(type: SBType): readonly (string | number)[] | undefined {
  const members = membersOf(type);
  if (members.length === 0) return undefined;
  const all: (string | number)[] = [];
  for (const member of members) {
    if (member.name === 'enum') all.push(...(member.value as (string | number)[]));
    else if (member.name === 'literal') all.push(String(member.value).replaceAll("'", ''));
    else return undefined;
  }
  return all;
}

/** The type in a word, and in full where it is long. */
function shapeOf(
  type: SBType | undefined,
  raw: string | undefined,
): { summary: string; detail?: string } | undefined {
  if (type?.name === 'enum' && type.value.length <= SHOWN_VALUES) {
    return {
      summary: type.value
        .map((value) => (typeof value === 'number' ? String(value) : `'${value}'`))
        .join(' | '),
    };
  }
  if (raw === undefined || raw === 'unknown') return undefined;
  const whole = withoutUndefined(raw);
  const plain = whole
    .replaceAll(/\/\*\*?[\s\S]*?\*\//g, '')
    .replaceAll('readonly ', '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^\| /, '')
    .trim();
  if (plain.length <= SHOWN_LENGTH) return { summary: plain };
  return { summary: plain.endsWith('[]') ? 'object[]' : 'object', detail: whole };
}

/** Name the shape of a value whose type docgen could not follow. */
function kindOf(initial: unknown): { summary: string } | undefined {
  if (Array.isArray(initial)) return { summary: 'object[]' };
  return typeof initial === 'object' && initial !== null ? { summary: 'object' } : undefined;
}

/** A prop that may be left out is marked as such already. */
function withoutUndefined(raw: string): string {
  return unwrapped(raw.replace(/\s*\|\s*undefined\s*$/, '').trim());
}

function withoutNothing(raw: string): string {
  return withoutUndefined(raw).replace(/\s*\|\s*null\s*$/, '');
}

/** "((open: boolean) => void)" without the parentheses that its union needed. */
function unwrapped(raw: string): string {
  return raw.startsWith('((') && raw.endsWith(')') ? raw.slice(1, -1) : raw;
}

/** Docgen takes `@default` out of a description only where it stands on a line of its own. */
function splitDefault(description: string): { readonly text: string; readonly byDefault?: string } {
  const at = description.search(/@default\s/);
  if (at < 0) return { text: description };
  return {
    text: description.slice(0, at).trim(),
    byDefault: description
      .slice(at)
      .replace(/^@default\s+/, '')
      .trim(),
  };
}

function docgenOf(component: unknown): Readonly<Record<string, DocgenProp>> {
  if (typeof component !== 'function' && typeof component !== 'object') return {};
  const info: unknown = component === null ? undefined : Reflect.get(component, '__docgenInfo');
  if (typeof info !== 'object' || info === null || !('props' in info)) return {};
  return info.props as Readonly<Record<string, DocgenProp>>;
}

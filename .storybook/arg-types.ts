import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/types';

/**
 * Offer a control where one can be used: for words, numbers, switches, choices and data. What is made in code
 * (handlers, nodes) is left to the presets of a story, where it has some.
 *
 * Docgen writes `x?: 'a' | 'b' | undefined` as a union of a choice and of nothing, of which Storybook makes a box of
 * JSON; here the nothing is taken out.
 */
export const describeProps: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      described(argType, (initialArgs as Readonly<Record<string, unknown>>)[name]),
    ]),
  );

function described(argType: StrictInputType, initial: unknown): StrictInputType {
  const { text, byDefault } = splitDefault(argType.description ?? '');
  const table =
    byDefault === undefined ? argType.table : { ...argType.table, defaultValue: { summary: byDefault } };
  const shown = { ...argType, description: text, ...(table === undefined ? {} : { table }) };
  if (argType.mapping !== undefined) return shown;
  const type = controllable(argType.type, initial);
  if (type?.name === 'enum') return { ...shown, type, options: type.value };
  if (type !== undefined && ['string', 'number', 'boolean'].includes(type.name)) return { ...shown, type };
  return { ...shown, control: isData(initial) ? { type: 'object' } : { disable: true } };
}

/** Tell lists and objects of words, numbers and switches: what JSON can write, and read again as it was. */
function isData(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null)
    return depth > 0 && (value === null || ['string', 'number', 'boolean'].includes(typeof value));
  const plain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  // An element of React is made in code.
  return plain && !('$$typeof' in value) && Object.values(value).every((one) => isData(one, depth + 1));
}

/** Take "or nothing" out of a type; a node that is a text here can be typed. */
function controllable(type: SBType | undefined, initial: unknown): SBType | undefined {
  if (type === undefined) return undefined;
  const members = membersOf(type);
  const choices = members.flatMap((member) =>
    member.name === 'enum'
      ? (member.value as (string | number)[])
      : member.name === 'literal'
        ? [String(member.value).replaceAll("'", '')]
        : [],
  );
  if (choices.length > 0 && members.every(({ name }) => name === 'enum' || name === 'literal'))
    return { name: 'enum', value: choices, required: type.required === true };
  if (members.length === 1 && members[0] !== undefined && members[0].name !== 'other') return members[0];
  return typeof initial === 'string' && type.name !== 'function' ? { name: 'string' } : type;
}

/** List the members of a union, without undefined and null. */
function membersOf(type: SBType): readonly SBType[] {
  if (type.name !== 'union') return [type];
  return type.value
    .filter((member) => !(member.name === 'other' && /^(undefined|null)$/.test(member.value)))
    .flatMap(membersOf);
}

/** Docgen takes `@default` out of a description only where it stands on a line of its own. */
function splitDefault(description: string): { readonly text: string; readonly byDefault?: string } {
  const [text = '', byDefault] = description.split(/@default\s+/);
  return byDefault === undefined ? { text } : { text: text.trim(), byDefault: byDefault.trim() };
}

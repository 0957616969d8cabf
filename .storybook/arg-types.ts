import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import type { ComponentDocs } from './prop-docs.ts';

/** Read the props of a component off what `propDocs` left with it. */
export function extractArgTypes(component: unknown): ComponentDocs['props'] | null {
  const docs = Reflect.get(Object(component), '__docgenInfo') as ComponentDocs | undefined;
  return docs?.props ?? null;
}

/**
 * Offer a control where one can be used: for words, numbers, switches, choices and data. What is made in code
 * (handlers, nodes) is left to the presets of a story, where it has some. What the element itself has comes last.
 */
export const describeProps: ArgTypesEnhancer = ({ argTypes, initialArgs, component }) => {
  const initial = initialArgs as Readonly<Record<string, unknown>>;
  const native = extractArgTypes(component)
    ? { description: 'As the element has it.', table: { category: 'Of the element that it renders' } }
    : {};
  return Object.fromEntries(
    [...new Set([...Object.keys(argTypes), ...Object.keys(initial)])].map((name) => [
      name,
      described({ name, ...native, ...argTypes[name] }, initial[name]),
    ]),
  );
};

function described(argType: StrictInputType, initial: unknown): StrictInputType {
  const { type, mapping } = argType;
  if (mapping !== undefined) return argType;
  if (type !== undefined && ['enum', 'string', 'number', 'boolean'].includes(type.name)) return argType;
  const plain = typeof initial;
  // A node that is a text here can be typed.
  if (plain === 'string' || (type === undefined && (plain === 'number' || plain === 'boolean')))
    return { ...argType, type: { name: plain, required: type?.required === true } };
  return { ...argType, control: isData(initial) ? { type: 'object' } : { disable: true } };
}

/** Tell lists and objects of words, numbers and switches: what JSON can write, and read again as it was. */
function isData(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null)
    return depth > 0 && (value === null || ['string', 'number', 'boolean'].includes(typeof value));
  const plain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  // An element of React is made in code.
  return plain && !('$$typeof' in value) && Object.values(value).every((one) => isData(one, depth + 1));
}

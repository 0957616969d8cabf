import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import type { ComponentDocs } from './prop-docs.ts';

/** Read the props that `propDocs` left on a component. */
export function extractArgTypes(component: unknown): ComponentDocs['props'] | null {
  const docs = Reflect.get(Object(component), '__docgenInfo') as ComponentDocs | undefined;
  return docs?.props ?? null;
}

/**
 * Offer a control where one is of use: for text, numbers, switches, choices and data. Props that are made in code
 * (handlers, nodes) are left to a story's presets. Attributes of the element itself come last.
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
  // A node that is a text in this story can be edited as text.
  if (plain === 'string' || (type === undefined && (plain === 'number' || plain === 'boolean')))
    return { ...argType, type: { name: plain, required: type?.required === true } };
  return { ...argType, control: isData(initial) ? { type: 'object' } : { disable: true } };
}

/** Recognize lists and objects of text, numbers and booleans, which survive JSON. */
function isData(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null)
    return depth > 0 && (value === null || ['string', 'number', 'boolean'].includes(typeof value));
  const plain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  // A React element is made in code.
  return plain && !('$$typeof' in value) && Object.values(value).every((one) => isData(one, depth + 1));
}

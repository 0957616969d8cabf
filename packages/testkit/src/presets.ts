import { spoken, type StoryLanguage } from './story-language.ts';

/** What a control of Storybook offers of a prop that is made in code: its values by name. */
export interface Presets<V> {
  readonly options: string[];
  readonly mapping: Readonly<Record<string, V>>;
  readonly control: { readonly type: 'select' };
}

/**
 * Offer values of a prop by name, for `argTypes`: an object with handlers or a function in it cannot be written into
 * a control. Each is written in the language of the story that is shown.
 */
export function presets<V>(write: (language: StoryLanguage) => Readonly<Record<string, V>>): Presets<V> {
  const options = Object.keys(write(spoken()));
  const mapping: Record<string, V> = {};
  for (const name of options)
    Object.defineProperty(mapping, name, { enumerable: true, get: () => write(spoken())[name] });
  return { options, mapping, control: { type: 'select' } };
}

import type { MoneyParts, MoneyPurpose } from '@paydirt/domain';
import { spoken, type StoryLanguage } from './story-language.ts';

/** A control of Storybook for a prop that is made in code: its values by name. */
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

/** Offer amounts of a few sizes by name, for a prop that takes one. */
export function amountPresets(usual: string, purpose: MoneyPurpose = 'balance'): Presets<MoneyParts> {
  return presets(({ parts }) => ({
    usual: parts(usual, purpose),
    zero: parts('0', purpose),
    'a cent': parts('0.01', purpose),
    thousands: parts('12480.5', purpose),
    'fifteen digits': parts('123456789012345.67', purpose),
  }));
}

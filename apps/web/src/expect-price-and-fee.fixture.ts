import type { Translate } from '@paydirt/i18n';
import { plainSpaces, spoken } from '@paydirt/testkit/story-language';
import { expect, waitFor } from 'storybook/test';

import { type SumView, SUM_VIEWS } from './sums-to-come.fixture.ts';

/** A placeholder for the value of a text's parameter. */
const ANY = '\u0001';
const PARAMETERS = ['share', 'days', 'amount', 'day', 'count', 'losses', 'runs', 'net', 'putIn'] as const;

/** Tell whether a view contains a text of the catalogue, with any parameters. */
function shows(shown: string, key: Parameters<Translate>[0]): boolean {
  const t = spoken().t as (name: string, parameters: Readonly<Record<string, string>>) => string;
  const parts = plainSpaces(t(key, Object.fromEntries(PARAMETERS.map((name) => [name, ANY])))).split(ANY);
  let from = 0;
  return parts.every((part) => {
    const at = shown.indexOf(part, from);
    from = at + part.length;
    return at !== -1;
  });
}

/**
 * Assert that a view with a sum to come also states, in the story's language, that the price is not paid back, and
 * the fee (H5). Views are listed in a table, and a test checks that each one is asserted.
 */
export async function expectPriceAndFee(view: SumView, shown: HTMLElement): Promise<void> {
  const { sums, price, fee } = SUM_VIEWS[view];
  await waitFor(() => {
    const text = plainSpaces(shown.textContent);
    return expect([...sums, price, fee].filter((key) => !shows(text, key))).toEqual([]);
  });
}

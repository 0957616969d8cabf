import { calls } from '@paydirt/contract/calls';
import { describe, expect, it } from 'vitest';

/** The app's sources, by path. */
const SOURCES = Object.entries(
  import.meta.glob<string>(
    ['../../**/*.ts', '../../**/*.tsx', '!../../**/*.test.ts', '!../../**/*.stories.tsx'],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  ),
).map(([path, text]) => ({ path, text }));

/** Asks for the outcome of deleting the account, under the key of its intent. */
const AFTERWARDS = './leaving.ts';

/** Calls that move money, except second names of the same operation. */
const MONEY_CALLS = Object.values(calls)
  .flatMap((group) => Object.entries(group))
  .filter(([, call]) => call.money && call.keysOf === undefined)
  .map(([name]) => name);

describe('a call that moves money', () => {
  it.each(MONEY_CALLS)('is sent only through its intent: %s', (name) => {
    const senders = SOURCES.filter(({ text }) => new RegExp(`useMoneyCall\\(\\s*${name}\\b`).test(text));
    expect(senders).not.toEqual([]);
    const others = SOURCES.filter(
      ({ path, text }) => path !== AFTERWARDS && new RegExp(`\\.call\\(\\s*${name}\\b`).test(text),
    );
    expect(others).toEqual([]);
  });

  it('is among those that the contract declares', () => {
    expect(MONEY_CALLS).toContain('createOrder');
    expect(MONEY_CALLS).toContain('deleteAccount');
  });
});

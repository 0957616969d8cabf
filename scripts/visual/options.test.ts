import { expect, it } from 'vitest';

import { readOptions } from './options.mjs';

it('reads what is asked for', () => {
  expect(readOptions([])).toEqual({ accept: false, all: false, ids: [] });
  expect(readOptions(['--accept', 'screens-home', '--all'])).toEqual({
    accept: true,
    all: true,
    ids: ['screens-home'],
  });
});

it('refuses what it does not know', () => {
  expect(() => readOptions(['--acept'])).toThrow(/--acept/);
});

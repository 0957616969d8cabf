import { expect, it } from 'vitest';

import { readOptions } from './options.mjs';

it('reads what is asked for', () => {
  expect(readOptions([])).toEqual({ accept: false, all: false, seconds: Infinity, stories: [] });
  expect(readOptions(['--accept', 'screens-home', '--all'])).toEqual({
    accept: true,
    all: true,
    seconds: Infinity,
    stories: ['screens-home'],
  });
  expect(readOptions(['--within=90']).seconds).toBe(90);
});

it.each(['--acept', '--within', '--within=0', '--within=soon'])('refuses %s', (option) => {
  expect(() => readOptions([option])).toThrow(option);
});

it('does not accept what there was no time for', () => {
  expect(() => readOptions(['--accept', '--within=90'])).toThrow(/--within/);
});

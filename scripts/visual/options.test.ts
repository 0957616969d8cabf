import { expect, it } from 'vitest';

import { HELP, readOptions } from './options.mjs';

it('reads what is asked for', () => {
  expect(readOptions([])).toEqual({
    help: false,
    accept: false,
    seconds: Infinity,
    mode: '',
    stories: [],
  });
  expect(readOptions(['--accept', 'screens-home'])).toEqual({
    help: false,
    accept: true,
    seconds: Infinity,
    mode: '',
    stories: ['screens-home'],
  });
  expect(readOptions(['--within=90']).seconds).toBe(90);
  expect(readOptions(['--mode=phone-dark-de']).mode).toBe('phone-dark-de');
});

it('says on being asked what there is, each option of it', () => {
  expect(readOptions(['--help']).help).toBe(true);
  for (const option of ['--accept', '--mode=', '--within=', '--help']) expect(HELP).toContain(option);
});

it.each(['--acept', '--all', '--within', '--within=0', '--within=soon', '--mode=', '--mode=dusk'])(
  'refuses %s',
  (option) => {
    expect(() => readOptions([option])).toThrow(option.replace('--mode=dusk', 'dusk'));
  },
);

it('does not accept what there was no time for', () => {
  expect(() => readOptions(['--accept', '--within=90'])).toThrow(/--within/);
});

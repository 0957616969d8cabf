import { epochMs, remaining } from '@paydirt/domain';
import { expect, it } from 'vitest';
import { writeLeft } from './countdown-texts.ts';

const texts = { running: 'Ends in {left}', days: '{days} d {clock}', ended: 'Sale ended' };
const left = (seconds: number) => remaining(epochMs(seconds * 1000), epochMs(0));

it('inserts the time left into texts', () => {
  expect(writeLeft(texts, left(27 * 3600 + 61))).toBe('Ends in 1 d 03:01:01');
  expect(writeLeft(texts, left(61))).toBe('Ends in 00:01:01');
  expect(writeLeft(texts, left(0))).toBe('Sale ended');
});

it('uses a function when one is given', () => {
  expect(writeLeft(({ days }) => `${days} days`, left(49 * 3600))).toBe('2 days');
});

import { parseIsoDay, unwrap } from '@paydirt/domain';
import { expect, test } from 'vitest';

import { rangeOf } from './period.ts';

const today = unwrap(parseIsoDay('2026-11-21'));

test('a period ends today and has the given number of days', () => {
  expect(rangeOf('7', today)).toEqual({ from: '2026-11-15', to: '2026-11-21' });
  expect(rangeOf('30', today)).toEqual({ from: '2026-10-23', to: '2026-11-21' });
});

test('the whole history has no bounds', () => {
  expect(rangeOf('all', today)).toEqual({});
});

import { parseIsoDay, unwrap } from '@paydirt/domain';
import { expect, test } from 'vitest';

import { rangeOf } from './period.ts';

const today = unwrap(parseIsoDay('2026-11-21'));

test('a period ends today and has as many days as it says', () => {
  expect(rangeOf('7', today)).toEqual({ from: '2026-11-15', to: '2026-11-21' });
  expect(rangeOf('30', today)).toEqual({ from: '2026-10-23', to: '2026-11-21' });
});

test('all there is has no bounds', () => {
  expect(rangeOf('all', today)).toEqual({});
});

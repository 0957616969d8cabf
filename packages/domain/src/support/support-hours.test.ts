import { expect, test } from 'vitest';

import { unwrap } from '../result.ts';
import { fromIso, toIso } from '../time/time.ts';
import { supportHours } from './support-hours.ts';

const at = (iso: string) => {
  const { open, changesAt } = supportHours(unwrap(fromIso(iso)));
  return [open, toIso(changesAt)];
};

test.each([
  ['2026-11-21T00:00:00.000Z', false, '2026-11-21T08:00:00.000Z'],
  ['2026-11-21T07:59:59.999Z', false, '2026-11-21T08:00:00.000Z'],
  ['2026-11-21T08:00:00.000Z', true, '2026-11-21T20:00:00.000Z'],
  ['2026-11-21T19:59:59.999Z', true, '2026-11-21T20:00:00.000Z'],
  ['2026-11-21T20:00:00.000Z', false, '2026-11-22T08:00:00.000Z'],
  ['2026-12-31T23:59:59.999Z', false, '2027-01-01T08:00:00.000Z'],
])('at %s support is open: %s, until %s', (now, open, changesAt) => {
  expect(at(now)).toEqual([open, changesAt]);
});

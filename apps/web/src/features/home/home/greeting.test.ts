import { expect, test } from 'vitest';

import { greetingOf } from './greeting.ts';

test.each([
  [0, 'evening'],
  [4, 'evening'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
])('at %i o’clock it wishes a good %s', (hour, greeting) => {
  expect(greetingOf(hour)).toBe(`home.greeting.${greeting}`);
});

import { createTranslator, loadCatalogue } from '@paydirt/i18n';
import { expect, test } from 'vitest';

import { greetingOf, hourOfDay } from './greeting.ts';

const { t } = createTranslator({ locale: 'en-US', catalogue: await loadCatalogue('en-US') });

test.each([
  [0, 'evening'],
  [4, 'evening'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
])('at %i o’clock it wishes a good %s', (hour, part) => {
  expect(hourOfDay(hour)).toBe(part);
});

test('a member is greeted by the first name', () => {
  expect(greetingOf(9, 'Mara Okafor', t)).toBe('Good morning, Mara');
});

test('whoever gave no name is greeted without one', () => {
  expect(greetingOf(20, null, t)).toBe('Good evening');
});

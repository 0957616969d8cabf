import { expect, test } from 'vitest';
import { withoutReferences } from './references.ts';

test('removes numbers of rules and keeps other brackets', () => {
  expect(withoutReferences('Two buttons of the same size (H16); the focus (WCAG 2.4.3) is on one.')).toBe(
    'Two buttons of the same size; the focus (WCAG 2.4.3) is on one.',
  );
  expect(withoutReferences('Every figure (PRODUCT 5, 6 and 10), in one place (H2, H13).')).toBe(
    'Every figure, in one place.',
  );
});

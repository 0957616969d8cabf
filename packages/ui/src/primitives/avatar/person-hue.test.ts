import { expect, test } from 'vitest';

import { personHue } from './person-hue.ts';

test('a name has one hue, whatever its spacing or Unicode composition', () => {
  expect(personHue(' José ')).toBe(personHue('Jose\u0301'));
});

test('people are spread over all hues', () => {
  const counts = new Map<number, number>();
  for (let number = 0; number < 1200; number += 1) {
    const hue = personHue(`Member ${number}`);
    counts.set(hue, (counts.get(hue) ?? 0) + 1);
  }
  expect(counts.size).toBe(12);
  expect(Math.min(...counts.values())).toBeGreaterThan(50);
});

test('similar names mostly have different hues', () => {
  const hues = ['Anna', 'Anne', 'Anni', 'Hanna', 'Ann', 'மீனா', 'மீரா'].map(personHue);
  expect(new Set(hues).size).toBeGreaterThan(3);
});

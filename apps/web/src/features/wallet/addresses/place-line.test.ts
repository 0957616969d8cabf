import { expect, test } from 'vitest';

import { placeName, placesOf, withPlaceLine } from './place-line.ts';

test.each([
  ['an empty address', '', 'Carson City, Nevada', [], 'Carson City, Nevada'],
  ['what was typed', '12 Assay Street', 'Carson City, Nevada', [], '12 Assay Street\nCarson City, Nevada'],
  [
    'the place before it',
    '12 Assay Street\nNevada',
    'Miami, Florida',
    ['Nevada'],
    '12 Assay Street\nMiami, Florida',
  ],
  [
    'a place that was changed since',
    '12 Assay Street\nReno',
    'Nevada',
    ['Nevada'],
    '12 Assay Street\nReno\nNevada',
  ],
  ['a place that is typed', '12 Assay Street\nNevada', null, ['Nevada'], '12 Assay Street'],
])('the line of a place follows %s', (_what, lines, place, places, written) => {
  expect(withPlaceLine(lines, place, places)).toBe(written);
});

test('a town named like its region is shown once', () => {
  expect([placeName('Dubai', 'Dubai'), placeName('Nevada', 'Reno'), placeName('Nevada', null)]).toEqual([
    'Dubai',
    'Reno, Nevada',
    'Nevada',
  ]);
});

test('the places of regions are those regions and their towns', () => {
  expect(
    placesOf([
      { name: 'Nevada', towns: ['Reno'] },
      { name: 'Dubai', towns: ['Dubai'] },
    ]),
  ).toEqual(['Nevada', 'Reno, Nevada', 'Dubai', 'Dubai']);
});

import { expect, expectTypeOf, test } from 'vitest';

import { type Area, areaOf, AREAS, type KeysWithoutArea } from './areas.ts';
import { catalogue as en } from './catalogues/en-us.ts';
import { DISPLAY_LOCALES, PSEUDO_LOCALE } from './display-locale.ts';
import { importArea } from './import-area.ts';
import { loadArea, loadAreas } from './load-area.ts';
import { loadCatalogue } from './load.ts';

const ALL = Object.keys(AREAS) as Area[];

test('every part of the catalogue is in exactly one area', () => {
  expectTypeOf<KeysWithoutArea>().toBeNever();
  expect(Object.values<readonly string[]>(AREAS).flat().toSorted()).toEqual(Object.keys(en).toSorted());
});

test.each(DISPLAY_LOCALES)('the areas of %s are its whole catalogue', async (locale) => {
  expect(await loadAreas(locale, ALL, importArea)).toEqual({ ...(await loadCatalogue(locale)) });
});

test.each(ALL)('the area %s holds what the table says and nothing else', async (area) => {
  expect(Object.keys(await loadArea('de-DE', area, importArea)).toSorted()).toEqual(AREAS[area].toSorted());
});

test('only the areas that were asked for are imported', async () => {
  const asked: string[] = [];
  await loadAreas(PSEUDO_LOCALE, ['base', 'home'], (locale, area) => {
    asked.push(`${locale}/${area}`);
    return importArea(locale, area);
  });
  expect(asked).toEqual(['en-US/base', 'en-US/home']);
});

test('an area that cannot be fetched is a rejection', async () => {
  await expect(loadArea('hi-IN', 'home', () => Promise.reject(new TypeError('gone')))).rejects.toThrow(
    'gone',
  );
});

test('the area of a message is found by its key', () => {
  expect(areaOf('error.offline')).toBe('base');
  expect(areaOf('account.custody')).toBe('record');
  expect(areaOf('nothing.here')).toBeNull();
});

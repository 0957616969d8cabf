import { expect, expectTypeOf, test } from 'vitest';

import { type Area, AREAS, type KeysWithoutArea, SERVICES_KEYS } from './areas.ts';
import { catalogue as en } from './catalogues/en-us.ts';
import { DISPLAY_LOCALES, PSEUDO_LOCALE } from './display-locale.ts';
import { importArea } from './import-area.ts';
import { loadArea, loadAreas } from './load-area.ts';
import { loadCatalogue } from './load.ts';

const ALL = Object.keys(AREAS) as Area[];

test('every part of the catalogue is in exactly one area, or only for the services', () => {
  expectTypeOf<KeysWithoutArea>().toBeNever();
  expect([...Object.values<readonly string[]>(AREAS).flat(), ...SERVICES_KEYS].toSorted()).toEqual(
    Object.keys(en).toSorted(),
  );
});

test.each(DISPLAY_LOCALES)(
  'the areas of %s are the whole catalogue except the texts of the services',
  async (locale) => {
    const { messages, paper, ...others } = await loadCatalogue(locale);
    expect(Object.keys({ messages, paper })).toEqual([...SERVICES_KEYS]);
    expect(await loadAreas(locale, ALL, importArea)).toEqual(others);
  },
);

test.each(ALL)('the area %s contains exactly what the table says', async (area) => {
  expect(Object.keys(await loadArea('de-DE', area, importArea)).toSorted()).toEqual(AREAS[area].toSorted());
});

test('imports only the requested areas', async () => {
  const loaded: string[] = [];
  await loadAreas(PSEUDO_LOCALE, ['base', 'home'], (locale, area) => {
    loaded.push(`${locale}/${area}`);
    return importArea(locale, area);
  });
  expect(loaded).toEqual(['en-US/base', 'en-US/home']);
});

test('rejects when an area cannot be fetched', async () => {
  await expect(loadArea('hi-IN', 'home', () => Promise.reject(new TypeError('gone')))).rejects.toThrow(
    'gone',
  );
});

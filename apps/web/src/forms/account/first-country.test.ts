import { describe, expect, it } from 'vitest';

import { firstCountry } from './first-country.ts';

const OFFERED = ['IN', 'NG', 'TR', 'DE', 'US'];

describe('firstCountry', () => {
  it.each([
    ['the region of the device', ['en-NG', 'en-US'], 'en-US', 'NG'],
    ['the first region that is offered', ['de-CH', 'de-DE', 'tr-TR'], 'en-US', 'DE'],
    ['the usual country of the page where the device names no region', ['de'], 'tr-TR', 'TR'],
    ['the usual country of the page where none of the regions is offered', ['fr-CA'], 'ta-IN', 'IN'],
    ['the first country where the page has none that is offered', ['fr-CA'], 'fr-FR', 'IN'],
    ['not taken from an invalid language', ['*', ''], 'de-DE', 'DE'],
  ])('is %s', (_, languages, locale, country) => {
    expect(firstCountry(OFFERED, { languages, locale })).toBe(country);
  });

  it('is undefined when none is offered', () => {
    expect(firstCountry([], { languages: ['en-IN'], locale: 'en-US' })).toBeUndefined();
  });
});

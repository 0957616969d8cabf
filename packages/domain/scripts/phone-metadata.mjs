// Writes src/phone-metadata.json: what libphonenumber-js knows about our countries, and no more.
// Run from anywhere: node packages/domain/scripts/phone-metadata.mjs
import { writeFileSync } from 'node:fs';
import source from 'libphonenumber-js/metadata.max.json';

const COUNTRIES = 'IN NG TR DE FR IT ES GB US MX ID PH BR KE GH PK BD LK AE AR'.split(' ');

// Places in a country's array, as version 4 of the metadata lays them out.
const CALLING_CODE = 0;
const FORMATS = 4;
const TYPES = 11;
// Of the ten types the first two are fixed line and mobile: the numbers on which a person can receive a code.
const KEPT_TYPES = 2;

if (source.version !== 4) throw new Error(`phone-metadata: version ${source.version} has another layout`);

const countries = {};
const callingCodes = {};
for (const country of COUNTRIES) {
  const entry = [...source.countries[country]];
  entry[FORMATS] = [];
  entry[TYPES] = entry[TYPES].slice(0, KEPT_TYPES);
  countries[country] = entry.slice(0, TYPES + 1);
  callingCodes[entry[CALLING_CODE]] = [country];
}

const metadata = {
  version: source.version,
  country_calling_codes: callingCodes,
  countries,
  nonGeographic: {},
};
writeFileSync(
  new URL('../src/account/phone-metadata.json', import.meta.url),
  `${JSON.stringify(metadata)}\n`,
);

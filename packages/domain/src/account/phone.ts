import { parsePhoneNumberFromString, type MetadataJson } from 'libphonenumber-js/core';
import type { Country } from './country.ts';
import metadata from './phone-metadata.json' with { type: 'json' };
import { err, ok, type Result } from '../result.ts';

// The index leaves this file out, because the phone metadata is most of the package's weight; import it as
// '@paydirt/domain/account/phone'.

/**
 * Check a phone number of a country and write it in E.164: "+919876543210" (PRODUCT 6).
 *
 * Spaces, dashes and brackets are ignored, and the country's own prefix or calling code is accepted. Letters, an
 * extension, another country's number, and a number that is neither a fixed line nor a mobile phone are `invalid`.
 */
export function checkPhone(national: string, country: Country): Result<string, 'required' | 'invalid'> {
  const text = national.trim();
  if (text === '') return err('required');
  if (!/^\+?[0-9 ().\-/\u00a0]+$/.test(text)) return err('invalid');
  const phone = parsePhoneNumberFromString(text, { defaultCountry: country, extract: false }, PHONE_METADATA);
  return phone?.country === country && phone.isValid() ? ok(phone.number) : err('invalid');
}

// TypeScript infers the tuples of the JSON file as arrays, hence the cast.
const PHONE_METADATA = metadata as unknown as MetadataJson;

import { parsePhoneNumberFromString, type MetadataJson } from 'libphonenumber-js/core';
import metadata from './phone-metadata.json' with { type: 'json' };
import { err, ok, type Result } from './result.ts';

// Imported as '@paydirt/domain/phone' and kept out of the index: the metadata is most of the package's weight.

/** The countries that a phone can be registered in, in the order of the picker, with their calling codes. */
export const COUNTRIES = [
  { country: 'IN', callingCode: '91' },
  { country: 'NG', callingCode: '234' },
  { country: 'TR', callingCode: '90' },
  { country: 'DE', callingCode: '49' },
  { country: 'FR', callingCode: '33' },
  { country: 'IT', callingCode: '39' },
  { country: 'ES', callingCode: '34' },
  { country: 'GB', callingCode: '44' },
  { country: 'US', callingCode: '1' },
  { country: 'MX', callingCode: '52' },
  { country: 'ID', callingCode: '62' },
  { country: 'PH', callingCode: '63' },
  { country: 'BR', callingCode: '55' },
  { country: 'KE', callingCode: '254' },
  { country: 'GH', callingCode: '233' },
  { country: 'PK', callingCode: '92' },
  { country: 'BD', callingCode: '880' },
  { country: 'LK', callingCode: '94' },
  { country: 'AE', callingCode: '971' },
  { country: 'AR', callingCode: '54' },
] as const;

/** The ISO code of one of {@link COUNTRIES}. */
export type Country = (typeof COUNTRIES)[number]['country'];

/** Tell whether a text is the ISO code of one of {@link COUNTRIES}. */
export function isCountry(text: string): text is Country {
  return COUNTRIES.some(({ country }) => country === text);
}

/**
 * Check a phone number of a country and write it in E.164: "+919876543210" (PRODUCT 6).
 *
 * Spaces, dashes and brackets are forgiven, as is the number written with the country's own prefix or
 * calling code. Letters, an extension, another country's number, and a number that is neither a
 * fixed line nor a mobile phone are `invalid`.
 */
export function checkPhone(national: string, country: Country): Result<string, 'required' | 'invalid'> {
  const text = national.trim();
  if (text === '') return err('required');
  if (!/^\+?[0-9 ().\-/\u00a0]+$/.test(text)) return err('invalid');
  const phone = parsePhoneNumberFromString(text, { defaultCountry: country, extract: false }, PHONE_METADATA);
  return phone?.country === country && phone.isValid() ? ok(phone.number) : err('invalid');
}

// TypeScript widens the JSON's arrays, whose places have types of their own.
const PHONE_METADATA = metadata as unknown as MetadataJson;

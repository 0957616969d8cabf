/**
 * The countries in which a phone can be registered and to which merchandise can be delivered, by ISO 3166-1 alpha-2, in
 * the order of the picker, with their calling codes.
 */
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

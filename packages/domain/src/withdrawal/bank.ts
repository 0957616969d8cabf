import { err, ok, type Result } from '../result.ts';

/**
 * Check an IFSC: 11 characters, four letters, "0", six letters or digits; case and spaces are normalized (PRODUCT
 * 6).
 */
export function checkIfsc(text: string): Result<string, 'required' | 'malformed'> {
  const ifsc = text.replace(/\s/g, '').toUpperCase();
  if (ifsc === '') return err('required');
  return /^[A-Z]{4}0[A-Z0-9]{6}$/.test(ifsc) ? ok(ifsc) : err('malformed');
}

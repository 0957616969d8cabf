import { dictionary } from '@zxcvbn-ts/language-common';

const COMMON = new Set(dictionary['passwords-common']);
/**
 * Matches words of this service, perhaps with a number: the first guesses of anyone who knows it (ASVS
 * 6.1.2).
 */
const OF_THE_SERVICE = /^(paydirt|usdt|goldm(ine|ining|achine)|playmoney)\d*$/;

/**
 * Tell whether a password is one of the first that are guessed: one of some 49,000 from breaches, or a word
 * of this service. Case is ignored, and so are other forms of the same characters (ASVS 6.2.4, 6.2.11,
 * 6.2.12).
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.normalize('NFKC').toLowerCase();
  return COMMON.has(lower) || OF_THE_SERVICE.test(lower);
}

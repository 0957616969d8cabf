import { dictionary } from '@zxcvbn-ts/language-common';

const COMMON = new Set(dictionary['passwords-common']);
/** Words of this service with a number behind them: the first guesses of who knows it (ASVS 6.1.2). */
const OF_THE_SERVICE = /^(paydirt|usdt|goldm(ine|ining|achine)|playmoney)\d*$/;

/**
 * Tell whether a password is among the first that are tried: one of some 49,000 out of breaches, or a word of this
 * service. Capitals make no difference, nor does another form of the same characters (ASVS 6.2.4, 6.2.11, 6.2.12).
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.normalize('NFKC').toLowerCase();
  return COMMON.has(lower) || OF_THE_SERVICE.test(lower);
}

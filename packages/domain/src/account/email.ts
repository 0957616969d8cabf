import { err, ok, type Result } from '../result.ts';

const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/;

/**
 * Check and normalize an e-mail address: surrounding spaces are removed, and the domain is lower-cased (PRODUCT 6).
 * Plain addresses only: no quotes, comments or bare hosts.
 */
export function checkEmail(text: string): Result<string, 'required' | 'malformed'> {
  const email = text.trim();
  if (email === '') return err('required');
  const at = email.lastIndexOf('@');
  const local = email.slice(0, Math.max(0, at));
  const labels = email.slice(at + 1).split('.');
  const wellFormed =
    email.length <= 254 &&
    local.length <= 64 &&
    LOCAL.test(local) &&
    labels.length >= 2 &&
    labels.every((label) => label.length <= 63 && LABEL.test(label)) &&
    !/^[0-9]+$/.test(labels.at(-1) ?? '');
  return wellFormed ? ok(`${local}@${labels.join('.').toLowerCase()}`) : err('malformed');
}

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { UploadPurpose } from '@paydirt/contract/account/upload';
import { HOUR_MS } from '@paydirt/domain';

import { isSameSecret, toBase64Url } from '../platform/bytes.ts';
import { realNow } from '../platform/clock.ts';

const FOLDER = '/media/uploads';
/**
 * Purposes of private pictures: only their owner, and a reviewer in the test panel, get an address that opens
 * them.
 */
const PRIVATE: readonly UploadPurpose[] = ['feedback', 'submission'];

interface SignedFile {
  readonly id: string;
  readonly secret: Uint8Array;
}

/** Tell whether a picture can be read only by a signed address. */
export const isPrivateUpload = (purpose: UploadPurpose): boolean => PRIVATE.includes(purpose);

function sign({ id, secret }: SignedFile, until: string): string {
  return toBase64Url(hmac(sha256, secret, utf8ToBytes(`${id} ${until}`)));
}

/**
 * Write the address of a picture. That of a post or an avatar works for everyone who has it; its id cannot be
 * guessed. A private one is signed and valid for one to two hours of real time: until the end of the next
 * full hour, so that it stays the same within an hour and browsers can cache the picture.
 */
export function uploadAddress(file: SignedFile & { readonly purpose: UploadPurpose }): string {
  if (!isPrivateUpload(file.purpose)) return `${FOLDER}/${file.id}`;
  const until = String((Math.floor(realNow() / HOUR_MS) + 2) * HOUR_MS);
  return `${FOLDER}/${file.id}?until=${until}&sign=${sign(file, until)}`;
}

/** Get the id of the upload at an address; null if the address is of something else. */
export function uploadAt(address: string): string | null {
  const [path = ''] = address.split('?');
  return path.startsWith(`${FOLDER}/`) ? path.slice(FOLDER.length + 1) : null;
}

/** Check the signature and the expiry of a private picture's address. */
export function isSigned(
  file: SignedFile,
  { until = '', sign: given = '' }: { until?: string | undefined; sign?: string | undefined },
): boolean {
  if (!/^\d{13}$/.test(until) || Number(until) <= realNow()) return false;
  return isSameSecret(utf8ToBytes(sign(file, until)), utf8ToBytes(given));
}

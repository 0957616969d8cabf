import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { UploadPurpose } from '@paydirt/contract/account/upload';
import { HOUR_MS } from '@paydirt/domain';

import { isSameSecret, toBase64Url } from '../platform/bytes.ts';
import { realNow } from '../platform/clock.ts';

const FOLDER = '/media/uploads';
/** Only their owner, and a reviewer in the test panel, gets an address that opens these. */
const PRIVATE: readonly UploadPurpose[] = ['feedback', 'submission'];

interface SignedFile {
  readonly id: string;
  readonly secret: Uint8Array;
}

/** Tell a picture that is read by a signed address alone. */
export const isPrivateUpload = (purpose: UploadPurpose): boolean => PRIVATE.includes(purpose);

function sign({ id, secret }: SignedFile, until: string): string {
  return toBase64Url(hmac(sha256, secret, utf8ToBytes(`${id} ${until}`)));
}

/**
 * Write the address of a picture. That of a post or an avatar is open to everyone who has it; its id cannot be
 * guessed. A private one is signed, and its address is valid for an hour or two of real time: until the end of the
 * next full hour, so that it stays the same within an hour and browsers can cache the picture.
 */
export function uploadAddress(file: SignedFile & { readonly purpose: UploadPurpose }): string {
  if (!isPrivateUpload(file.purpose)) return `${FOLDER}/${file.id}`;
  const until = String((Math.floor(realNow() / HOUR_MS) + 2) * HOUR_MS);
  return `${FOLDER}/${file.id}?until=${until}&sign=${sign(file, until)}`;
}

/** Find the id of the upload that an address shows; null where it shows something else. */
export function uploadAt(address: string): string | null {
  const [path = ''] = address.split('?');
  return path.startsWith(`${FOLDER}/`) ? path.slice(FOLDER.length + 1) : null;
}

/** Check the signature and the time of a private picture's address. */
export function isSigned(
  file: SignedFile,
  { until = '', sign: given = '' }: { until?: string | undefined; sign?: string | undefined },
): boolean {
  if (!/^\d{13}$/.test(until) || Number(until) <= realNow()) return false;
  return isSameSecret(utf8ToBytes(sign(file, until)), utf8ToBytes(given));
}

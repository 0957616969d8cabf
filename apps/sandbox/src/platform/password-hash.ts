import { fromBase64, isSameSecret, toBase64 } from './bytes.ts';

/** Cost of scrypt (RFC 7914); `N` is two to the power of `logCost`. */
export interface ScryptCost {
  readonly logCost: number;
  readonly blockSize: number;
  readonly parallel: number;
}

/** Derives `length` bytes from a password with scrypt. */
export type Scrypt = (
  password: string,
  salt: Uint8Array,
  cost: ScryptCost,
  length: number,
) => Promise<Uint8Array>;

/** OWASP's parameters for scrypt: 16 MiB, five times. */
export const SCRYPT_COST: ScryptCost = { logCost: 14, blockSize: 8, parallel: 5 };
export const SALT_BYTES = 16;
const HASH_BYTES = 32;

const ENCODED = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Encode a hash in the format of the password hashing competition: `$scrypt$ln=14,r=8,p=5$salt$hash`. */
const encode = ({ logCost, blockSize, parallel }: ScryptCost, salt: Uint8Array, hash: Uint8Array): string =>
  `$scrypt$ln=${logCost},r=${blockSize},p=${parallel}$${toBase64(salt)}$${toBase64(hash)}`;

/** Hash that no password has, so that checking an unknown account takes as long as a known one. */
const NOBODY = encode(SCRYPT_COST, new Uint8Array(SALT_BYTES), new Uint8Array(HASH_BYTES));

/** Hash a new password; the text includes parameters and salt. */
export async function hashPassword(
  scrypt: Scrypt,
  password: string,
  salt: Uint8Array,
  cost: ScryptCost,
): Promise<string> {
  return encode(cost, salt, await scrypt(password.normalize('NFKC'), salt, cost, HASH_BYTES));
}

/** Check a password against its hash. A text that is no hash takes as long, and returns false. */
export async function verifyPassword(scrypt: Scrypt, password: string, encoded: string): Promise<boolean> {
  const parts = ENCODED.exec(encoded) ?? ENCODED.exec(NOBODY);
  if (!parts) throw new Error('password: the hash of nobody is malformed');
  const [, logCost, blockSize, parallel, salt = '', hash = ''] = parts;
  const cost = { logCost: Number(logCost), blockSize: Number(blockSize), parallel: Number(parallel) };
  const expected = fromBase64(hash);
  const actual = await scrypt(password.normalize('NFKC'), fromBase64(salt), cost, expected.length);
  return isSameSecret(expected, actual) && ENCODED.test(encoded);
}

import type { Money } from '@paydirt/domain';
import { toDecimal } from '@paydirt/domain';

import type { Ports } from '../../../operation/operation.ts';

const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz';
const RANDOM_LETTERS = 34;
const BYTE_VALUES = 256;

/**
 * Prefix of every address of the app (H2). No chain has such addresses; and whatever follows, `i` and
 * `o` are letters that bech32 does not have, and `l` is one that base58 does not have, so that no
 * checksum of theirs can ever fit.
 */
const PREFIX = 'test1iol';

/** Make a test address: of a length that people know from real ones, and able to receive nothing (H2). */
export function newTestAddress({ randomBytes }: Pick<Ports, 'randomBytes'>): string {
  let address = PREFIX;
  while (address.length < PREFIX.length + RANDOM_LETTERS) {
    for (const byte of randomBytes(RANDOM_LETTERS)) {
      // What is beyond the last whole alphabet would make some letters likelier.
      if (byte >= BYTE_VALUES - (BYTE_VALUES % LETTERS.length)) continue;
      if (address.length < PREFIX.length + RANDOM_LETTERS) address += LETTERS[byte % LETTERS.length];
    }
  }
  return address;
}

/** Content of a recharge's QR code: a URI scheme that no wallet opens (H2). */
export function testUri(address: string, amount: Money): string {
  return `paydirt-test:${address}?amount=${toDecimal(amount)}`;
}

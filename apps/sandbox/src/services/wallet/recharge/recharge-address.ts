import type { Money } from '@paydirt/domain';
import { toDecimal } from '@paydirt/domain';

import type { Ports } from '../../../operation/operation.ts';
import { drawBelow, ID_ALPHABET } from '../../../platform/ids.ts';

const RANDOM_LETTERS = 34;

/**
 * Prefix of every address of the app (H2). No chain has such addresses; and with any suffix, `i` and `o` are
 * letters that bech32 does not have, and `l` is one that base58 does not have, so that no checksum of theirs can
 * ever fit.
 */
const PREFIX = 'test1iol';

/** Make a test address: of a length that people know from real ones, and able to receive nothing (H2). */
export function newTestAddress({ randomBytes }: Pick<Ports, 'randomBytes'>): string {
  let bytes: Iterator<number> = [].values();
  const nextByte = (): number => {
    const { value, done } = bytes.next();
    if (!done) return value;
    bytes = randomBytes(RANDOM_LETTERS).values();
    return nextByte();
  };
  const letters = Array.from(
    { length: RANDOM_LETTERS },
    () => ID_ALPHABET[drawBelow(ID_ALPHABET.length, nextByte)],
  );
  return PREFIX + letters.join('');
}

/** Content of a recharge's QR code: a URI scheme that no wallet opens (H2). */
export function testUri(address: string, amount: Money): string {
  return `paydirt-test:${address}?amount=${toDecimal(amount)}`;
}

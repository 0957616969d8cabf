import type { Money } from '@paydirt/domain';
import { toDecimal } from '@paydirt/domain';

import type { Ports } from '../../../operation/operation.ts';
import { drawBelow, ID_ALPHABET } from '../../../platform/ids.ts';

const RANDOM_LETTERS = 34;

/**
 * Prefix of every address of the app (H2). No chain has such addresses. Whatever the suffix, bech32 has no
 * letters `i` and `o` and base58 no `l`, so no checksum of theirs can ever match.
 */
const PREFIX = 'test1iol';

/** Create a test address: as long as a real one, and unable to receive anything (H2). */
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

/** Write the content of a recharge's QR code: a URI scheme that no wallet opens (H2). */
export function testUri(address: string, amount: Money): string {
  return `paydirt-test:${address}?amount=${toDecimal(amount)}`;
}

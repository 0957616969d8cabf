import { readMultipart } from '../bodies/multipart.ts';
import type { Transport } from '../transport.ts';
import { clientAddress } from './client-address.ts';
import { isFromThisMachine } from './this-machine.ts';

/**
 * Requests that came over the network.
 *
 * @param trustProxy Believe what a proxy next to us says of its client.
 */
export const overNetwork = (trustProxy: boolean): Transport => ({
  addressOf: (c) => clientAddress(c, trustProxy),
  isFromThisMachine,
  readMultipart,
});

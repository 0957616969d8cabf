import { readMultipart } from '../bodies/multipart.ts';
import type { Transport } from '../transport.ts';
import { clientAddress } from './client-address.ts';
import { isFromThisMachine } from './this-machine.ts';

/**
 * Transport of requests that come over the network.
 *
 * @param trustProxy Trust the headers in which a proxy names its client.
 */
export const overNetwork = (trustProxy: boolean): Transport => ({
  addressOf: (c) => clientAddress(c, trustProxy),
  isFromThisMachine,
  readMultipart,
});

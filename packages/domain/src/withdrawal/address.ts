import { CONSTANTS } from '../constants.ts';
import { checkLine, cleanText } from '../text/free-text.ts';
import { err, ok, type Result } from '../result.ts';

/** A chain of a member's own address. Nothing is ever sent there (H1, H2). */
export type Chain = 'BEP20' | 'ERC20' | 'TRC20';

/** Names of the networks, the same in each language. */
export const NETWORKS: Readonly<Record<Chain, string>> = {
  BEP20: 'BNB Smart Chain',
  ERC20: 'Ethereum',
  TRC20: 'Tron',
};

const TEST_ADDRESS = /^test1[0-9a-z]{6,}$/;
const HEX_ADDRESS = /^0x[0-9a-fA-F]{40}$/;
const BASE58_ADDRESS = /^T[1-9A-HJ-NP-Za-km-z]{33}$/;
const SHAPES: Readonly<Record<Chain, RegExp>> = {
  BEP20: HEX_ADDRESS,
  ERC20: HEX_ADDRESS,
  TRC20: BASE58_ADDRESS,
};

/** Shorten an address of more than 30 characters to its first 15, an ellipsis and its last 6 (PRODUCT 6). */
export function shortenAddress(address: string): string {
  if (address.length <= CONSTANTS.ADDRESS_SHOWN_WHOLE_UP_TO) return address;
  return `${address.slice(0, 15)}…${address.slice(-6)}`;
}

/** Name a chain by its network, then by its code: "Tron (TRC20)". An unknown chain is returned unchanged. */
export function networkText(chain: string): string {
  return isChain(chain) ? `${NETWORKS[chain]} (${chain})` : chain;
}

/** Tell whether a text is the code of a chain. */
export function isChain(text: string): text is Chain {
  return Object.hasOwn(NETWORKS, text);
}

/** Tell whether an address is one that the app gives out, which cannot receive anything (H2). */
export function isTestAddress(address: string): boolean {
  return address.startsWith('test1');
}

/**
 * Check a member's own address by its chain (PRODUCT 6): the chain first, then the address, whose format must be that
 * of the chain or of a test address (PRODUCT 12).
 */
export function checkAddress(
  text: string,
  chain: Chain | null,
): Result<string, 'chain_required' | 'required' | 'malformed'> {
  if (chain === null) return err('chain_required');
  const address = cleanText(text);
  if (address === '') return err('required');
  return SHAPES[chain].test(address) || TEST_ADDRESS.test(address) ? ok(address) : err('malformed');
}

/** Check the label of an address: a line of text, or empty, because the address itself also distinguishes it. */
export function checkAddressLabel(text: string): Result<string, 'malformed' | 'too_long'> {
  const checked = checkLine(text, CONSTANTS.LABEL_MAX_LENGTH);
  if (checked.ok) return checked;
  return checked.error === 'required' ? ok('') : err(checked.error);
}

import { createHash } from 'node:crypto';

import { checkAddress, isTestAddress, usdt } from '@paydirt/domain';
import { expect, test } from 'vitest';

import { createPorts } from '../../../entrances/node/ports.ts';
import { newTestAddress, testUri } from './recharge-address.ts';

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const BECH32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';

const sha256 = (data: Uint8Array) => createHash('sha256').update(data).digest();

/** Recognize an address of BEP20 or ERC20: 20 bytes in hex. */
const isEvmAddress = (text: string) => /^(?:0x)?[0-9a-f]{40}$/i.test(text);

/** Recognize an address of TRC20 or Bitcoin: base58 whose last four bytes are a checksum of the rest. */
function isBase58Check(text: string): boolean {
  let value = 0n;
  for (const letter of text) {
    const digit = BASE58.indexOf(letter);
    if (digit < 0) return false;
    value = value * 58n + BigInt(digit);
  }
  const bytes = Buffer.from(value.toString(16).padStart(50, '0'), 'hex');
  return sha256(sha256(bytes.subarray(0, -4)))
    .subarray(0, 4)
    .equals(bytes.subarray(-4));
}

/** Recognize an address of the bech32 family by its alphabet after the `1` and its checksum. */
function isBech32(text: string): boolean {
  const [prefix = '', data = ''] = text.split(/1(?=[^1]*$)/);
  const digits = [...data].map((letter) => BECH32.indexOf(letter));
  if (digits.includes(-1)) return false;
  const codes = [...prefix].map((letter) => letter.charCodeAt(0));
  let sum = 1;
  for (const value of [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31), ...digits]) {
    const top = sum >>> 25;
    sum = ((sum & 0x1ffffff) << 5) ^ value;
    for (const [bit, generator] of [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3].entries())
      if ((top >> bit) & 1) sum ^= generator;
  }
  return sum === 1 || sum === 0x2bc830a3;
}

const ports = createPorts({ publicUrl: 'http://localhost' });
const addresses = Array.from({ length: 500 }, () => newTestAddress(ports));

test('the checks recognise a real address of each chain', () => {
  expect(isEvmAddress('0x52908400098527886E0F7030069857D2E4169EE7')).toBe(true);
  expect(isBase58Check('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')).toBe(true);
  expect(isBech32('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')).toBe(true);
});

test('a generated address begins with test1 and fails the checksum of every chain (H2)', () => {
  for (const address of addresses) {
    expect(isTestAddress(address)).toBe(true);
    expect([address, isEvmAddress(address)]).toEqual([address, false]);
    expect([address, isBase58Check(address)]).toEqual([address, false]);
    expect([address, isBech32(address)]).toEqual([address, false]);
    // Letters that bech32 and base58 do not have, in each address, so that it is no matter of chance.
    expect(address.slice('test1'.length)).toMatch(/[io]/);
    expect(address).toContain('l');
  }
});

test('generated addresses are unique, and accepted by the address book', () => {
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of addresses) expect(checkAddress(address, 'BEP20').ok).toBe(true);
});

test('the QR code contains a scheme that no wallet opens', () => {
  expect(testUri('test1iolabc', usdt(50_000_000n))).toBe('paydirt-test:test1iolabc?amount=50.00');
});

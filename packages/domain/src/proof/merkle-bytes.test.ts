import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromHex, sameBytes, toHex, unsignedBytes, utf8Bytes } from './merkle-bytes.ts';

describe('bytes', () => {
  test('survive a round trip through hexadecimal digits', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(fromHex(toHex(bytes))).toEqual(bytes);
      }),
    );
  });

  test.each(['0', 'AB', '0x12', 'gg', ' 00'])('%j is not valid hexadecimal', (text) => {
    expect(fromHex(text)).toBeNull();
  });

  test('hold unsigned numbers, most significant byte first', () => {
    expect(unsignedBytes(258n, 4)).toEqual(Uint8Array.of(0, 0, 1, 2));
    expect(() => unsignedBytes(-1n, 4)).toThrow('unsigned');
    expect(() => unsignedBytes(1n << 32n, 4)).toThrow('unsigned');
  });

  test('of texts are UTF-8', () => {
    expect(toHex(utf8Bytes('aé₹😀'))).toBe('61c3a9e282b9f09f9880');
    expect(toHex(utf8Bytes('\ud83d'))).toBe('efbfbd');
  });

  test('are equal only when all of them are', () => {
    expect(sameBytes(Uint8Array.of(1, 2), Uint8Array.of(1, 2))).toBe(true);
    expect(sameBytes(Uint8Array.of(1, 2), Uint8Array.of(1))).toBe(false);
    expect(sameBytes(Uint8Array.of(1, 2), Uint8Array.of(1, 3))).toBe(false);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkAddress, isTestAddress, networkText, shortenAddress, type Chain } from './address.ts';

test('a network is named as people read it, then by its code', () => {
  expect(networkText('TRC20')).toBe('Tron (TRC20)');
  expect(networkText('BEP20')).toBe('BNB Smart Chain (BEP20)');
  expect(networkText('toString')).toBe('toString');
});

describe('shortenAddress', () => {
  test('keeps 30 characters whole and shortens 31', () => {
    expect(shortenAddress('a'.repeat(30))).toBe('a'.repeat(30));
    expect(shortenAddress(`${'a'.repeat(15)}${'b'.repeat(10)}${'c'.repeat(6)}`)).toBe(
      'aaaaaaaaaaaaaaa…cccccc',
    );
  });

  test('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (address) => {
        expect(shortenAddress(shortenAddress(address))).toBe(shortenAddress(address));
      }),
    );
  });
});

test('an address that the app gives out is known by its beginning', () => {
  expect(['test1abc', 'TEST1abc', '0xtest1', `0x${'a'.repeat(40)}`].map(isTestAddress)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

describe('checkAddress', () => {
  const hex = `0x${'aB'.repeat(20)}`;
  const base58 = `T${'9'.repeat(33)}`;
  test.each<[string, Chain | null, string | null]>([
    [hex, 'BEP20', null],
    [hex, 'ERC20', null],
    [base58, 'TRC20', null],
    ['test1succeeds', 'BEP20', null],
    ['test1succeeds', 'TRC20', null],
    [hex, null, 'chain_required'],
    ['', null, 'chain_required'],
    [' ', 'BEP20', 'required'],
    [hex, 'TRC20', 'malformed'],
    [base58, 'BEP20', 'malformed'],
    [`${hex}a`, 'BEP20', 'malformed'],
    [`T0${'9'.repeat(32)}`, 'TRC20', 'malformed'],
    ['test1', 'BEP20', 'malformed'],
    ['succeeds', 'BEP20', 'malformed'],
  ])('%j on %s', (text, chain, error) => {
    expect(checkAddress(text, chain)).toEqual(error ? { ok: false, error } : { ok: true, value: text });
  });
});

import { describe, expect, it } from 'vitest';

import { checkAddress } from './withdrawal/address.ts';
import { checkIfsc } from './withdrawal/bank.ts';
import { TEST_ACCOUNTS, TEST_ADDRESSES, TEST_BANKS, testOutcomeOf } from './test-values.ts';

describe('test values', () => {
  it.each(TEST_ADDRESSES)('$value can be added on every chain and $outcome', ({ value, outcome }) => {
    for (const chain of ['BEP20', 'ERC20', 'TRC20'] as const)
      expect(checkAddress(value, chain).ok).toBe(true);
    expect(testOutcomeOf(value)).toBe(outcome);
    expect(testOutcomeOf(`${value}7mine`)).toBe(outcome);
  });

  it.each(TEST_ACCOUNTS)('account $value $outcome, also with digits of its own after it', (row) => {
    expect(testOutcomeOf(row.value)).toBe(row.outcome);
    expect(testOutcomeOf(`${row.value}42`)).toBe(row.outcome);
  });

  it.each(TEST_BANKS)('the IFSC of $name is well formed', ({ ifsc }) => {
    expect(checkIfsc(ifsc).ok).toBe(true);
  });

  it('any other value succeeds after the standard time', () => {
    expect(testOutcomeOf('0x52908400098527886E0F7030069857D2E4169EE7')).toBe('succeeds_later');
  });
});

import { expect, test } from 'vitest';
import { CONSTANTS } from './constants.ts';
import { toDecimal } from './money/money.ts';

test('the constants are those of the specification', () => {
  expect(CONSTANTS).toMatchObject({
    VERSION: '1.2.0',
    VERSION_CODE: 20,
    PLATFORM: 'ANDROID',
    REQUEST_TIMEOUT_MS: 36_000,
    CLICK_GUARD_MS: 1_000,
    COMMENT_PAGE_SIZE: 5,
    RECHARGE_CONFIRMATIONS: 20,
    INCOME_ARRIVAL_MS: 1_800_000,
    BANK_SETTLEMENT_MS: 259_200_000,
    CODE_TTL_MS: 600_000,
    CODE_TRIES: 5,
    FEEDBACK_PICTURE_MAX_BYTES: 20_971_520,
    COMMUNITY_PICTURE_MAX_BYTES: 2_097_152,
  });
  expect(toDecimal(CONSTANTS.CASH_RECHARGE_MINIMUM)).toBe('2500.00');
  expect(toDecimal(CONSTANTS.WITHDRAWAL_MINIMUM)).toBe('1.00');
});

import { type Asset, CURRENCY } from './money/money.ts';

/**
 * Values that lead to each outcome, as in a payment provider's test mode (PRODUCT 12, H15). Forms offer them, services
 * act on them, stories and tests are driven by them. Banks are invented.
 */
export type TestOutcome =
  | 'succeeds_now'
  | 'succeeds_later'
  | 'stays_pending'
  | 'wrong_bank_data'
  | 'fails_returned';

/** A test value and its outcome; its text is `test.values.outcome.<outcome>`. */
export interface TestValue {
  readonly value: string;
  readonly outcome: TestOutcome;
}

/** Addresses that fail every chain's checksum (H2) and can be added to any address book, on any chain. */
export const TEST_ADDRESSES: readonly TestValue[] = [
  { value: 'test1succeedsatonce', outcome: 'succeeds_now' },
  { value: 'test1succeedslater', outcome: 'succeeds_later' },
  { value: 'test1stayspending', outcome: 'stays_pending' },
  { value: 'test1failsandreturns', outcome: 'fails_returned' },
];

/** Invented bank accounts; further digits tell members' accounts apart. */
export const TEST_ACCOUNTS: readonly TestValue[] = [
  { value: '1000000001', outcome: 'succeeds_now' },
  { value: '1000000002', outcome: 'succeeds_later' },
  { value: '1000000003', outcome: 'stays_pending' },
  { value: '1000000004', outcome: 'wrong_bank_data' },
  { value: '1000000005', outcome: 'fails_returned' },
];

/** Cards to pay with, without a number that could be mistaken for a real one. */
export const TEST_CARDS = [
  { value: 'test-card-0001', outcome: 'succeeds_now' },
  { value: 'test-card-0002', outcome: 'succeeds_later' },
  { value: 'test-card-0003', outcome: 'stays_pending' },
  { value: 'test-card-0004', outcome: 'wrong_bank_data' },
  { value: 'test-card-0005', outcome: 'fails_returned' },
] as const satisfies readonly TestValue[];

/** Banks that do not exist, each with its IFSC. */
export const TEST_BANKS = [
  { id: 'nugget', name: 'Nugget & Pan Test Bank', ifsc: 'NUGT0TEST01' },
  { id: 'sluice', name: 'Sluice Valley Test Bank', ifsc: 'SLCE0TEST02' },
  { id: 'dredge', name: 'Dredge River Test Bank', ifsc: 'DRDG0TEST03' },
] as const;

/** State of a redemption code; its text is `test.values.code.<state>`. */
export type RedemptionCodeState = 'valid' | 'used' | 'expired';

/** A redemption code of the seed, with its maximum value in its currency. */
export interface TestRedemptionCode {
  readonly code: string;
  readonly state: RedemptionCodeState;
  readonly currency: Asset;
  /** Wire form. */
  readonly limit: string;
}

/**
 * Redemption codes of each kind. A valid one can be used by any number of members, but each member can use only one
 * code, once.
 */
export const TEST_REDEMPTION_CODES: readonly TestRedemptionCode[] = [
  { code: 'GOLDPAN25', state: 'valid', currency: CURRENCY, limit: '25.00' },
  { code: 'SLUICE10', state: 'valid', currency: CURRENCY, limit: '10.00' },
  { code: 'RIVER20K', state: 'valid', currency: 'NGN', limit: '20000.00' },
  { code: 'SPENT25', state: 'used', currency: CURRENCY, limit: '25.00' },
  { code: 'SPENT10', state: 'used', currency: CURRENCY, limit: '10.00' },
  { code: 'SPENT20K', state: 'used', currency: 'NGN', limit: '20000.00' },
  { code: 'LATE25', state: 'expired', currency: CURRENCY, limit: '25.00' },
  { code: 'LATE10', state: 'expired', currency: CURRENCY, limit: '10.00' },
  { code: 'LATE20K', state: 'expired', currency: 'NGN', limit: '20000.00' },
];

/**
 * Get the outcome of an address or a bank account. An account or TRC20 address can belong to one member only, so
 * further letters or digits may be appended to each test value: `test1stayspending7`. Anything else succeeds after the
 * stated time.
 */
export function testOutcomeOf(value: string): TestOutcome {
  const known = [...TEST_ADDRESSES, ...TEST_ACCOUNTS].find((row) => value.startsWith(row.value));
  return known?.outcome ?? 'succeeds_later';
}

/** One row of the error table: the name of a failure on the wire and how a client may react. */
export interface ErrorRow {
  /** Value of `code` in the answer. 200 is never used; below 1000 it equals the HTTP status. */
  readonly code: number;
  /** HTTP status of the answer. */
  readonly http: number;
  /** The same request can succeed when sent again unchanged. */
  readonly retryable: boolean;
  /** Key of the text in the member's language; every catalogue has it. */
  readonly messageKey: `error.${string}`;
}

/**
 * Every failure a service can name, and whether the same request can succeed when sent again. A client needs nothing
 * else.
 */
const RETRYABLE = {
  invalid_input: false,
  unauthorized: false,
  forbidden: false,
  not_found: false,
  too_slow: true,
  in_flight: true,
  too_large: false,
  misdirected: false,
  key_void: false,
  key_reused: false,
  key_required: false,
  too_many_requests: true,
  internal: true,
  unavailable: true,
  busy: true,
  wrong_credentials: false,
  wrong_password: false,
  account_exists: false,
  account_unknown: false,
  account_locked: false,
  invitation_unknown: false,
  code_wrong: false,
  code_expired: false,
  code_too_many_tries: false,
  code_too_soon: true,
  code_day_limit: false,
  feedback_day_limit: false,
  storage_full: false,
  world_storage_full: false,
  pictures_unavailable: false,
  verify_needed: false,
  undo_over: false,
  email_registration_closed: false,
  captcha_needed: false,
  insufficient_balance: false,
  below_minimum: false,
  nothing_to_receive: false,
  sold_out: false,
  not_on_sale_yet: false,
  sale_ended: false,
  agreement_changed: false,
  coupon_not_usable: false,
  coupon_offer_not_begun: false,
  coupon_offer_over: false,
  coupons_gone: false,
  coupon_already_taken: false,
  coupons_closed: false,
  delivery_address_required: false,
  bound_elsewhere: false,
  already_bound: false,
  channel_not_bound: false,
  fund_password_not_set: false,
  fund_password_wrong: false,
  fund_password_locked: false,
  not_returnable: false,
  rate_changed: false,
  amount_changed: false,
  deposit_not_expected: false,
  too_many_open_recharges: false,
  redemption_code_unknown: false,
  redemption_code_used: false,
  redemption_code_expired: false,
  already_redeemed: false,
  above_code_value: false,
  promotion_budget_empty: false,
  already_checked_in: false,
  day_changed: false,
  reward_not_ready: false,
  reward_received: false,
  paid_before: false,
  submission_under_way: false,
  submission_decided: false,
  not_cancellable: false,
  support_ticket_used: false,
  support_ended: false,
  clock_backwards: false,
  clock_too_far: false,
  day_not_short: false,
  already_topped_up: false,
  class_key_needed: false,
  class_key_wrong: false,
} as const satisfies Record<string, boolean>;

/** Value of `code`, and HTTP status. */
const NUMBERS: { readonly [N in ErrorName]: readonly [code: number, http: number] } = {
  invalid_input: [400, 400],
  unauthorized: [401, 401],
  forbidden: [403, 403],
  not_found: [404, 404],
  too_slow: [408, 408],
  in_flight: [409, 409],
  too_large: [413, 413],
  misdirected: [421, 421],
  key_void: [410, 410],
  key_reused: [422, 422],
  key_required: [428, 428],
  too_many_requests: [429, 429],
  internal: [500, 500],
  unavailable: [503, 503],
  busy: [6001, 503],
  wrong_credentials: [1001, 400],
  wrong_password: [1006, 400],
  account_exists: [1002, 409],
  account_unknown: [1003, 404],
  account_locked: [1004, 429],
  invitation_unknown: [1005, 400],
  code_wrong: [1010, 400],
  code_expired: [1011, 400],
  code_too_many_tries: [1012, 429],
  code_too_soon: [1013, 429],
  code_day_limit: [1018, 429],
  feedback_day_limit: [1019, 429],
  storage_full: [1030, 409],
  world_storage_full: [1031, 409],
  pictures_unavailable: [1032, 503],
  verify_needed: [1014, 409],
  undo_over: [1015, 409],
  email_registration_closed: [1016, 409],
  captcha_needed: [1017, 409],
  insufficient_balance: [2001, 409],
  below_minimum: [2002, 400],
  nothing_to_receive: [2003, 409],
  sold_out: [3001, 409],
  not_on_sale_yet: [3002, 409],
  sale_ended: [3003, 409],
  agreement_changed: [3004, 409],
  coupon_not_usable: [3005, 409],
  coupon_offer_not_begun: [3010, 409],
  coupon_offer_over: [3011, 409],
  coupons_gone: [3012, 409],
  coupon_already_taken: [3013, 409],
  coupons_closed: [3014, 409],
  delivery_address_required: [3006, 400],
  bound_elsewhere: [2010, 409],
  already_bound: [2011, 409],
  channel_not_bound: [1020, 409],
  fund_password_not_set: [1021, 409],
  fund_password_wrong: [1022, 400],
  fund_password_locked: [1023, 429],
  not_returnable: [3007, 409],
  rate_changed: [2020, 409],
  amount_changed: [2023, 409],
  deposit_not_expected: [2021, 409],
  too_many_open_recharges: [2022, 409],
  redemption_code_unknown: [2030, 404],
  redemption_code_used: [2031, 409],
  redemption_code_expired: [2032, 409],
  already_redeemed: [2033, 409],
  above_code_value: [2034, 400],
  promotion_budget_empty: [2035, 409],
  already_checked_in: [2036, 409],
  day_changed: [2037, 409],
  reward_not_ready: [2050, 409],
  reward_received: [2051, 409],
  paid_before: [2054, 409],
  submission_under_way: [2052, 409],
  submission_decided: [2053, 409],
  not_cancellable: [2040, 409],
  support_ticket_used: [5001, 409],
  support_ended: [5002, 409],
  clock_backwards: [4001, 409],
  clock_too_far: [4002, 400],
  day_not_short: [4010, 409],
  already_topped_up: [4011, 409],
  class_key_needed: [4020, 403],
  class_key_wrong: [4021, 403],
};

type Table = { readonly [N in ErrorName]: ErrorRow & { readonly messageKey: `error.${N}` } };

function tableOf(numbers: typeof NUMBERS): Table {
  const rows = Object.entries(numbers).map(([name, [code, http]]) => {
    const row: ErrorRow = {
      code,
      http,
      retryable: RETRYABLE[name as ErrorName],
      messageKey: `error.${name}`,
    };
    return [name, row] as const;
  });
  return Object.fromEntries(rows) as Table;
}

/**
 * Every failure a service can name (PRODUCT 8). The compiler checks services, client and catalogues against this
 * table: a new row does not build until all of them cover it.
 */
export const ERRORS: Table = /* @__PURE__ */ tableOf(NUMBERS);

/** Name of a failure that a service can answer with; it is the `message` of the answer. */
export type ErrorName = keyof typeof RETRYABLE;

/** Failures that occur before or instead of a service's own answer. */
export const CLIENT_ERRORS = {
  offline: { retryable: true, messageKey: 'error.offline' },
  timeout: { retryable: true, messageKey: 'error.timeout' },
  bad_answer: { retryable: true, messageKey: 'error.bad_answer' },
  not_test_mode: { retryable: false, messageKey: 'error.not_test_mode' },
  unknown: { retryable: true, messageKey: 'error.unknown' },
} as const satisfies Record<string, Pick<ErrorRow, 'retryable' | 'messageKey'>>;

/**
 * Rejections that say nothing about an intent that was sent before: either they occur before a service looks up its
 * key, or another session, a newly typed PIN or a confirmed identity resolves them under the same key.
 */
const BESIDE_THE_INTENT: readonly (ErrorName | ClientErrorName)[] = [
  'unauthorized',
  'forbidden',
  'misdirected',
  'too_large',
  'key_required',
  'class_key_needed',
  'class_key_wrong',
  'verify_needed',
  'fund_password_not_set',
  'fund_password_wrong',
  'fund_password_locked',
  'not_test_mode',
];

/**
 * Tell whether a failure is final for a money intent: the services store it under the intent's key, and a client does
 * not retry.
 */
export function closesIntent(name: ErrorName | ClientErrorName): boolean {
  return !isRetryable(name) && !BESIDE_THE_INTENT.includes(name);
}

/** Name of a failure that the client itself detects. */
export type ClientErrorName = keyof typeof CLIENT_ERRORS;

/** Key of every failure's text; catalogues must hold each of them. */
export type ErrorMessageKey =
  | (typeof ERRORS)[ErrorName]['messageKey']
  | (typeof CLIENT_ERRORS)[ClientErrorName]['messageKey'];

/** Tell whether a text is the name of an error of the table. */
export function isErrorName(name: string): name is ErrorName {
  return Object.hasOwn(RETRYABLE, name);
}

/** Tell whether the same request can succeed when sent again unchanged after an error. */
export function isRetryable(name: ErrorName | ClientErrorName): boolean {
  return isErrorName(name) ? RETRYABLE[name] : CLIENT_ERRORS[name].retryable;
}

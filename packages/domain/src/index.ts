export { ok, err, unwrap, type Result } from './result.ts';
export {
  ASSETS,
  MAX_INTEGER_DIGITS,
  money,
  usdt,
  zero,
  isAsset,
  parseMoney,
  permilleOf,
  toDecimal,
  add,
  subtract,
  negate,
  compare,
  CURRENCY,
  isPositive,
  isZero,
  isNegative,
  min,
  max,
  sum,
  scale,
  allocate,
  type Asset,
  type Money,
  type Rounding,
} from './money.ts';
export { convertFromUsdt, convertToUsdt, rateOf, readRate, writeRate, type Rate } from './exchange-rate.ts';
export {
  SECOND_MS,
  MINUTE_MS,
  HOUR_MS,
  DAY_MS,
  epochMs,
  addMs,
  fromIso,
  toIso,
  clockDay,
  addDays,
  dayOf,
  startOfDay,
  endOfDay,
  isoDay,
  parseIsoDay,
  weekday,
  isBusinessDay,
  nextBusinessDay,
  businessDayFrom,
  type Clock,
  type ClockDay,
  type EpochMs,
} from './time.ts';
export { CONSTANTS } from './constants.ts';
export {
  LOCALES,
  DEFAULT_LOCALE,
  OWN_NAMES,
  isLocale,
  languageHeader,
  localeFromHeader,
  scriptOf,
  type Locale,
  type Script,
} from './locale.ts';
export { formatMoney, formatMoneyParts, type MoneyParts, type MoneyPurpose } from './money-format.ts';
export {
  cleanAmountInput,
  parseAmountInput,
  readAskedAmount,
  checkAmount,
  decimalMarkOf,
  type AmountInputError,
  type DecimalMark,
} from './amount-input.ts';
export {
  dateFormatCode,
  formatDay,
  formatDateTime,
  formatTime,
  formatOrderDay,
  formatRelativeDay,
  type DateFormatCode,
} from './date-format.ts';
export {
  PRODUCT_STATUS,
  offerOf,
  canBuy,
  soldShare,
  type Offer,
  type ProductSale,
} from './product-status.ts';
export { remaining, announcementAt, type Announcement, type Remaining } from './countdown.ts';
export { YIELD_RULE, YIELD_SEED, machineYield, machineRevenue, type YieldBand } from './yield.ts';
export {
  scheduledTotal,
  incomeDays,
  payIncome,
  arrivalOf,
  type IncomeDays,
  type PaidIncome,
} from './income.ts';
export { quoteReturn, type ReturnableLease, type ReturnQuote } from './lease-return.ts';
export { checkPassword, checkSame, checkFundPassword, type PasswordError } from './password.ts';
export { checkCodeFormat, codeState, nextCodeAllowedAt } from './code.ts';
export {
  INVITATION_ALPHABET,
  LEVELS,
  REFERRAL_REWARD,
  REFERRAL_REWARD_CAP,
  checkInvitationCode,
  invitationLink,
  memberLevel,
  nextLevel,
  referralReward,
  type MemberLevel,
} from './invitation.ts';
export { COUNTRIES, isCountry, type Country } from './country.ts';
export { checkEmail } from './email.ts';
export { shortenAddress, isTestAddress, checkAddress, type Chain } from './address.ts';
export { cleanAlphanumeric, isAlphanumeric } from './alphanumeric.ts';
export {
  withdrawalQuote,
  checkWithdrawal,
  settlementDay,
  wholeBalance,
  type WithdrawalError,
  type WithdrawalQuote,
} from './withdrawal.ts';
export {
  areBanksOpen,
  bankHoursFrom,
  nextMonday,
  withdrawalTimes,
  type WithdrawalChannel,
  type WithdrawalTimes,
} from './withdrawal-times.ts';
export { checkIfsc } from './bank.ts';
export { checkLine, checkText, cleanText, isOneLine } from './free-text.ts';
export {
  TEST_ACCOUNTS,
  TEST_ADDRESSES,
  TEST_BANKS,
  TEST_REDEMPTION_CODES,
  testOutcomeOf,
  type RedemptionCodeState,
  type TestOutcome,
  type TestRedemptionCode,
  type TestValue,
} from './test-values.ts';
export { checkFeedback, countWords } from './feedback.ts';

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
  scaleShown,
  shownStep,
  allocate,
  type Asset,
  type Money,
  type Rounding,
} from './money/money.ts';
export { shown, shownParts } from './money/shown-parts.ts';
export {
  convertFromUsdt,
  convertToUsdt,
  priceShownIn,
  rateOf,
  readRate,
  writeRate,
  type Rate,
} from './money/exchange-rate.ts';
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
} from './time/time.ts';
export {
  chargedPrice,
  couponFits,
  couponOfferState,
  couponState,
  couponValidUntil,
  isCouponUsable,
  usableCoupons,
  type CouponOfferState,
  type CouponProduct,
  type CouponTerms,
  type HeldCoupon,
  type HeldCouponState,
} from './coupon/coupon.ts';
export { spansOf, type DaySpan } from './time/spans.ts';
export { CONSTANTS } from './constants.ts';
export {
  LOCALES,
  DEFAULT_LOCALE,
  OWN_NAMES,
  isLocale,
  languageHeader,
  localeFromHeader,
  scriptOf,
  withLatinDigits,
  type Locale,
  type Script,
} from './text/locale.ts';
export {
  figureOf,
  formatMoney,
  formatMoneyParts,
  HIDDEN_FIGURE,
  type MoneyParts,
  type MoneyPurpose,
} from './money/money-format.ts';
export {
  cleanAmountInput,
  parseAmountInput,
  readRequestedAmount,
  checkAmount,
  decimalMarkOf,
  type AmountInputError,
  type DecimalMark,
} from './money/amount-input.ts';
export {
  dateFormatCode,
  formatDay,
  formatAgo,
  formatDateTime,
  formatTime,
  yearOf,
  formatRelativeDay,
  type DateFormatCode,
} from './time/date-format.ts';
export {
  PRODUCT_STATUS,
  offerOf,
  canBuy,
  soldShare,
  type Offer,
  type ProductSale,
} from './lease/product-status.ts';
export { remaining, announcementAt, type Announcement, type Remaining } from './time/countdown.ts';
export {
  DRY_SPELLS,
  YIELD_RULE,
  YIELD_SEED,
  machineYield,
  machineRevenue,
  type DrySpells,
  type YieldBand,
} from './lease/yield.ts';
export { scheduledTotal, incomeDays, payIncome, arrivalOf, type IncomeDays } from './lease/income.ts';
export { quoteReturn, type ReturnableLease, type ReturnQuote } from './lease/lease-return.ts';
export { checkPassword, checkSame, checkFundPassword, type PasswordError } from './account/password.ts';
export { isSolution, type Puzzle } from './account/puzzle.ts';
export { checkCodeFormat, codeState, nextCodeAllowedAt } from './account/code.ts';
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
} from './account/invitation.ts';
export { checkSharedVideo, SHARED_VIDEO_MAX_LENGTH, VIDEO_SITES } from './reward/shared-video.ts';
export { LEVEL_GIFTS, ONE_TIME_REWARDS, SIGN_IN_REWARD } from './reward/rewards.ts';
export { COUNTRIES, isCountry, type Country } from './account/country.ts';
export { checkEmail } from './account/email.ts';
export {
  shortenAddress,
  isTestAddress,
  checkAddress,
  checkAddressLabel,
  isChain,
  NETWORKS,
  networkText,
  type Chain,
} from './withdrawal/address.ts';
export { cleanAlphanumeric, isAlphanumeric } from './text/alphanumeric.ts';
export {
  withdrawalQuote,
  checkWithdrawal,
  settlementDay,
  wholeBalance,
  type WithdrawalError,
  type WithdrawalQuote,
} from './withdrawal/withdrawal.ts';
export {
  areBanksOpen,
  bankHoursFrom,
  nextMonday,
  withdrawalTimes,
  type WithdrawalChannel,
  type WithdrawalTimes,
} from './withdrawal/withdrawal-times.ts';
export { checkIfsc } from './withdrawal/bank.ts';
export { checkLine, checkText, cleanText, isOneLine } from './text/free-text.ts';
export { checkName, type NameReason } from './text/check-name.ts';
export { GUIDE_NAME } from './text/operator-names.ts';
export { nameSkeleton } from './text/name-skeleton.ts';
export { guessLanguage } from './text/guess-language.ts';
export { isStandInName, lastDigits, publicName } from './text/public-name.ts';
export { isLongerThan, lengthOf, UNITS_BEFORE_CLEANING, UNITS_OF_A_CHARACTER } from './text/text-length.ts';
export { readVideoLink, type VideoLink, VIDEO_LINK_MAX_LENGTH } from './text/video-link.ts';
export {
  TEST_ACCOUNTS,
  TEST_ADDRESSES,
  TEST_BANKS,
  TEST_CARDS,
  TEST_REDEMPTION_CODES,
  testOutcomeOf,
  type RedemptionCodeState,
  type TestOutcome,
  type TestRedemptionCode,
  type TestValue,
} from './test-values.ts';
export { checkFeedback, countWords } from './text/feedback.ts';
export { SNIFF_BYTES, sniffPicture, type PictureType } from './picture/picture-type.ts';
export { type Searchable, findArticle } from './support/find-article.ts';
export { HELP_ARTICLES, type HelpArticle, isHelpArticle } from './support/help-articles.ts';
export { type SupportHours, supportHours } from './support/support-hours.ts';
export {
  drawOutcomes,
  type HeldLease,
  heldLeaseOutcome,
  type HeldLeaseOutcome,
  leaseOutcome,
  type LeaseOutcome,
  outcomeSeed,
  type OfferedLease,
  type OutcomeInput,
} from './lease/lease-outcome.ts';
export { PAST_DAYS, RUNS } from './lease/paid-share.ts';
export type { RunRange } from './lease/run-range.ts';
export {
  shownStanding,
  standingOf,
  type AheadInput,
  type LeaseAhead,
  type Standing,
  type StandingParts,
} from './lease/standing.ts';

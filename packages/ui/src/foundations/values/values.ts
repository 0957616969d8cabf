/**
 * Make the values that props take, in an app outside this repository: moments, the remaining time of a countdown, and
 * money. Inside it these come from `@paydirt/domain`.
 */
export {
  addMs,
  epochMs,
  formatMoney,
  formatMoneyParts,
  fromIso,
  isLocale,
  LOCALES,
  parseMoney,
  remaining,
  usdt,
  type EpochMs,
  type Locale,
  type Money,
  type MoneyParts,
  type MoneyPurpose,
  type Remaining,
} from '@paydirt/domain';

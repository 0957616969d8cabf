/**
 * What a caller outside this repository needs to make the values that props take: moments, what is left of a
 * countdown, and money. Inside it these come from `@paydirt/domain`.
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

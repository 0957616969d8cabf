import { copyText } from '@paydirt/ui/copy-field';
import { DAY_PASS_MS } from '@paydirt/ui/day-pass';
import { loadIcons } from '@paydirt/ui/icon';
import { useMeasuredHeight } from '@paydirt/ui/measure';
import { useMergedRef } from '@paydirt/ui/merged-ref';
import { useOpenerFocus } from '@paydirt/ui/opener-focus';
import { canChangePage, changePage } from '@paydirt/ui/page-transition';
import { cutOut, openForCrop } from '@paydirt/ui/picture-crop';
import { createTicker, useTicker } from '@paydirt/ui/ticker';
import { formatMoney, fromIso, isLocale, parseMoney, remaining } from '@paydirt/ui/values';

/** Functions and constants that no page of this app needs: the compiler finds the one that goes or changes its name. */
export const others = {
  canChangePage,
  changePage,
  copyText,
  createTicker,
  cutOut,
  DAY_PASS_MS,
  formatMoney,
  fromIso,
  isLocale,
  loadIcons,
  openForCrop,
  parseMoney,
  remaining,
  useMeasuredHeight,
  useMergedRef,
  useOpenerFocus,
  useTicker,
};

import { exchangeRate } from '@paydirt/contract/wallet/exchange-rate';
import {
  type Asset,
  CURRENCY,
  type EpochMs,
  MINUTE_MS,
  type Money,
  priceShownIn,
  type Rate,
  readRate,
  unwrap,
} from '@paydirt/domain';
import type { Formatters, Translate } from '@paydirt/i18n';
import { useMemo } from 'react';

import { useCall } from '../../../platform/data/use-call.ts';
import { moneyOf, timeOf } from '../../../platform/data/wire.ts';
import { useMember } from '../../../platform/hooks.tsx';

/** The currency in which a member also sees prices, and its current rate. */
interface LocalRate {
  readonly currency: Asset;
  readonly rate: Rate;
  /** The same rate as it travels. */
  readonly written: string;
  readonly at: EpochMs;
}

/** The unit of prices: play USDT alone, or also a currency whose rate is loading, known or unavailable. */
export type LocalUnit =
  | { readonly status: 'none' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly currency: Asset }
  | ({ readonly status: 'ready' } & LocalRate);

/** Find what the member sees prices in. A rate that is not the newest is none: prices stay in play USDT then. */
export function useLocalUnit(): LocalUnit {
  const currency = useMember()?.salesUnit ?? CURRENCY;
  const view = useCall(exchangeRate, currency === CURRENCY ? null : { currency }, {
    everyMs: MINUTE_MS,
  });
  const { status } = view;
  const newest = status === 'ready' && !view.stale ? view.value : null;
  // Return the same object while nothing changes, so that long lists are not rendered again.
  return useMemo(() => {
    if (currency === CURRENCY) return { status: 'none' };
    if (status === 'loading') return { status: 'loading' };
    if (newest === null) return { status: 'failed', currency };
    const { rate, at } = newest;
    return { status: 'ready', currency, rate: unwrap(readRate(rate)), written: rate, at: timeOf(at) };
  }, [currency, status, newest]);
}

/** Translations, formatters and rate that a price in a local currency is formatted with. */
export interface LocalTexts {
  readonly t: Translate;
  readonly format: Formatters;
  readonly local: LocalUnit;
}

/** Write a price in the member's currency, rounded up; undefined where prices are in play USDT alone. */
export function localPrice(price: Money, { format, local }: Pick<LocalTexts, 'format' | 'local'>) {
  if (local.status !== 'ready') return undefined;
  return format.money(priceShownIn(price, local.rate, local.currency), 'price');
}

/** Explain the prices in the member's currency and that payment is in play USDT; or why there are none. */
export function localUnitText({ t, format, local }: LocalTexts): string | undefined {
  switch (local.status) {
    case 'none':
    case 'loading':
      return undefined;
    case 'failed':
      return t('products.unit.noRate', { unit: local.currency });
    case 'ready':
      return t('products.unit.display', {
        unit: local.currency,
        rate: `${format.figure(moneyOf(local.written), 'exact')}\u00a0${local.currency}`,
        time: format.time(local.at),
      });
  }
}

import * as v from 'valibot';

/** Currencies that a member can pay or redeem in, and see prices in. */
export const CURRENCIES = ['USDT', 'NGN', 'INR', 'EUR', 'TRY', 'USD'] as const;

export const currencySchema = v.picklist(CURRENCIES);

import { fromIso, parseIsoDay } from '@paydirt/domain';
import * as v from 'valibot';

// The schemas accept only amounts, rates and times that the domain package can parse, so that a client can
// use every part of a validated answer.

/** A decimal string in major units, at most 6 decimals: "120.00" (SERVICES, PRODUCT 7). */
export const amountSchema = v.pipe(v.string(), v.regex(/^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,6})?$/));

/** The same in whole cents: for a local currency, and for play money that a member enters. */
export const localAmountSchema = v.pipe(amountSchema, v.regex(/^[^.]*(?:\.\d{1,2})?$/));

/** A time in ISO 8601, UTC. */
export const timeSchema = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((time) => fromIso(time).ok),
);

/** A clock day, `YYYY-MM-DD`. */
export const daySchema = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((day) => parseIsoDay(day).ok),
);

/** Any id; opaque to clients. */
export const idSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** A count: a whole number from 0. */
export const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** No parameters. */
export const nothingSchema = v.object({});

/** No result. */
export const emptySchema = v.nullable(v.object({}));

/** A whole number that may travel as text. @__NO_SIDE_EFFECTS__ */
export const integerParameter = (min: number, max: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))]),
    v.integer(),
    v.minValue(min),
    v.maxValue(max),
  );

/** A positive whole number that may travel as text. */
// @__NO_SIDE_EFFECTS__
export const countParameter = (max: number) => integerParameter(1, max);

/** pageNum from 1; pageSize at most 100, 20 when left out. */
export const pageParameters = {
  pageNum: v.optional(integerParameter(1, 1_000_000), 1),
  pageSize: v.optional(integerParameter(1, 100), 20),
};

/**
 * Parameters of a list that grows at its top: the page begins after the item with the id `after`, however many have
 * been added since. If that item no longer exists, `pageNum` applies.
 */
export const followingParameters = { ...pageParameters, after: v.optional(idSchema) };

/** A flag that may travel as text. */
export const flagParameter = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false'])]),
  v.transform((flag) => flag === true || flag === 'true'),
);

/** `{total, list}` (SERVICES). */
// @__NO_SIDE_EFFECTS__
export function listOf<S extends v.GenericSchema>(item: S) {
  return v.object({ total: countSchema, list: v.array(item) });
}

/** A file, as it travels: its content type and its name are in the headers. */
export const fileSchema = v.instance(Response);

/** Currencies in which a member can pay, redeem, and see prices. */
export const CURRENCIES = ['USDT', 'NGN', 'INR', 'EUR', 'TRY', 'USD'] as const;

export const currencySchema = v.picklist(CURRENCIES);

/** A month of the clock, `YYYY-MM`. */
export const monthSchema = v.pipe(v.string(), v.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/));

/** Where a message comes from (PRODUCT 4). `station_news` is what the screens call messages. */
export const MESSAGE_CHANNELS = ['news', 'station_news', 'notice', 'voucher', 'coupon'] as const;

export const messageChannelSchema = v.picklist(MESSAGE_CHANNELS);

export type MessageChannel = v.InferOutput<typeof messageChannelSchema>;

/** Delivery address of merchandise. */
export const deliveryAddressSchema = v.object({
  id: idSchema,
  name: v.string(),
  phone: v.string(),
  lines: v.string(),
  country: v.string(),
});

export type DeliveryAddress = v.InferOutput<typeof deliveryAddressSchema>;

/** A time of day on the clock, in UTC, such as "08:00". */
export const timeOfDaySchema = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));

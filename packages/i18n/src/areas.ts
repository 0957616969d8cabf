import type { catalogue as source } from './catalogues/en-us.ts';

/**
 * Areas of the catalogue, each loaded as a whole and one file of a locale, `catalogues/<locale>/<area>.ts`.
 * The base is what the shell and every failure speak with.
 */
export const AREAS = {
  base: ['shell', 'common', 'error', 'field'],
  auth: ['auth'],
  home: ['home', 'income'],
  products: ['products'],
  orders: ['orders'],
  recharge: ['recharge', 'exchange'],
  records: ['records'],
  record: ['record', 'account'],
  mailbox: ['mailbox'],
  money: ['money'],
  balance: ['balance', 'standing'],
  daypassed: ['dayPassed'],
  holdings: ['holdings'],
  documents: ['documents'],
  earn: ['earn'],
  pictures: ['pictures'],
  team: ['team'],
  rewards: ['rewards'],
  checkin: ['checkIn'],
  coupons: ['coupons'],
  community: ['community'],
  moderation: ['moderation'],
  compose: ['compose'],
  me: ['me'],
  security: ['security'],
  help: ['help'],
  support: ['support', 'feedback'],
  privacy: ['privacy'],
  destinations: ['destinations'],
  withdraw: ['withdraw'],
  test: ['test', 'seed'],
} as const satisfies Record<string, readonly (keyof typeof source)[]>;

/** Name of an area. */
export type Area = keyof typeof AREAS;

/**
 * Top keys of the texts that only the services write, `catalogues/<locale>/services/`: the app has no chunk of
 * them.
 */
export const SERVICES_KEYS = ['messages', 'paper'] as const satisfies readonly (keyof typeof source)[];

/** Top keys of the catalogue that no area contains: `never`. */
export type KeysWithoutArea = Exclude<
  keyof typeof source,
  (typeof AREAS)[Area][number] | (typeof SERVICES_KEYS)[number]
>;

/** Top keys of the catalogue in an area. */
export type KeysOf<A extends Area> = (typeof AREAS)[A][number];

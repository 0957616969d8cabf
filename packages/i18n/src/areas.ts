import type { catalogue as source } from './catalogues/en-us.ts';

/**
 * Which parts of the catalogue are loaded together; each area is one file of a locale,
 * `catalogues/<locale>/<area>.ts`. The base is what the shell and every failure speak with.
 */
export const AREAS = {
  base: ['shell', 'common', 'error', 'field'],
  auth: ['auth'],
  home: ['home'],
  products: ['products'],
  orders: ['orders'],
  income: ['income'],
  recharge: ['recharge', 'exchange'],
  records: ['records'],
  record: ['record', 'account'],
  messages: ['messages'],
  mailbox: ['mailbox'],
  money: ['money'],
  paper: ['paper'],
  balance: ['balance'],
  standing: ['standing'],
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
  care: ['care'],
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

/** Top keys of the catalogue that no area has: `never`, or nobody would load them. */
export type KeysWithoutArea = Exclude<keyof typeof source, (typeof AREAS)[Area][number]>;

/** Top keys of the catalogue in an area. */
export type KeysOf<A extends Area> = (typeof AREAS)[A][number];

/** Find the area of a message by its dotted key; null for a key that no catalogue has. */
export function areaOf(key: string): Area | null {
  const top = key.split('.', 1)[0] ?? '';
  const found = Object.entries(AREAS).find(([, keys]) => (keys as readonly string[]).includes(top));
  return found === undefined ? null : (found[0] as Area);
}

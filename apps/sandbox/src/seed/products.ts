import {
  addMs,
  CURRENCY,
  DAY_MS,
  type EpochMs,
  HOUR_MS,
  type Money,
  parseMoney,
  PRODUCT_STATUS,
  zero,
} from '@paydirt/domain';

import type { Sql } from '../database/database.ts';

/** Version of the lease agreement for all machines; another text needs another version. */
export const AGREEMENT_VERSION = '2026-11.4';

interface MachineSeed {
  readonly kind: 'machine';
  readonly price: string;
  readonly dayReturn: string;
  readonly validDays: number;
  /** Number of units; null if the service does not tell (H3). */
  readonly stock: number | null;
  /** Milliseconds from the seed's present to the end of the rush, or to the opening of the sale. */
  readonly sale?: { readonly rushEndsInMs: number } | { readonly opensInMs: number };
}

interface MerchandiseSeed {
  readonly kind: 'merchandise';
  readonly price: string;
  readonly stock: number | null;
}

/** Catalogue in its order; prices are in USDT, scheduled income is per day. */
export const PRODUCTS = {
  trommel: { kind: 'machine', price: '120.00', dayReturn: '3.40', validDays: 45, stock: 60 },
  'shaker-table': {
    kind: 'machine',
    price: '260.00',
    dayReturn: '6.40',
    validDays: 50,
    stock: 24,
    sale: { rushEndsInMs: DAY_MS + 4 * HOUR_MS },
  },
  'rocker-box': {
    kind: 'machine',
    price: '28.00',
    dayReturn: '1.25',
    validDays: 25,
    stock: 20,
    sale: { rushEndsInMs: 6 * HOUR_MS },
  },
  'gold-pan': { kind: 'machine', price: '12.00', dayReturn: '0.90', validDays: 15, stock: null },
  'sluice-box': { kind: 'machine', price: '45.00', dayReturn: '1.75', validDays: 30, stock: 40 },
  jig: { kind: 'machine', price: '180.00', dayReturn: '5.00', validDays: 45, stock: 30 },
  'stamp-mill': { kind: 'machine', price: '380.00', dayReturn: '7.80', validDays: 60, stock: 12 },
  'ball-mill': { kind: 'machine', price: '560.00', dayReturn: '11.50', validDays: 60, stock: 8 },
  'jaw-crusher': { kind: 'machine', price: '840.00', dayReturn: '14.00', validDays: 75, stock: 6 },
  'wash-plant': {
    kind: 'machine',
    price: '1350.00',
    dayReturn: '19.50',
    validDays: 85,
    stock: 6,
    sale: { opensInMs: 3 * DAY_MS },
  },
  'bucket-line-dredge': {
    kind: 'machine',
    price: '2400.00',
    dayReturn: '33.00',
    validDays: 90,
    stock: 3,
    sale: { opensInMs: 9 * DAY_MS },
  },
  'long-tom': { kind: 'machine', price: '75.00', dayReturn: '2.50', validDays: 36, stock: 8 },

  'enamel-mug': { kind: 'merchandise', price: '9.00', stock: 120 },
  'field-notebook': { kind: 'merchandise', price: '4.00', stock: 200 },
  'canvas-apron': { kind: 'merchandise', price: '24.00', stock: 60 },
  'hand-lens': { kind: 'merchandise', price: '16.00', stock: 80 },
  'pocket-scale': { kind: 'merchandise', price: '38.00', stock: 40 },
  'wool-cap': { kind: 'merchandise', price: '14.00', stock: null },
} as const satisfies Record<string, MachineSeed | MerchandiseSeed>;

/** Id of a product of the seed. */
export type ProductId = keyof typeof PRODUCTS;

type Ids<K extends 'machine' | 'merchandise'> = {
  [P in ProductId]: (typeof PRODUCTS)[P]['kind'] extends K ? P : never;
}[ProductId];

/** Id of a machine of the seed. */
export type MachineId = Ids<'machine'>;

/** Id of a piece of merchandise of the seed. */
export type MerchandiseId = Ids<'merchandise'>;

/** Number of days for which a product that opens later stays on sale. */
const SALE_DAYS = 30;

/** Parse an amount of the seed. */
export function amount(decimal: string): Money {
  const parsed = parseMoney(decimal, CURRENCY);
  if (!parsed.ok) throw new Error(`seed: not an amount: ${decimal}`);
  return parsed.value;
}

/** Ids of all machines, in the order of the catalogue. */
export const MACHINE_IDS = Object.entries(PRODUCTS).flatMap(([id, { kind }]) =>
  kind === 'machine' ? [id as MachineId] : [],
);

function saleOf(seed: MachineSeed | MerchandiseSeed, now: EpochMs) {
  const sale = seed.kind === 'machine' ? seed.sale : undefined;
  if (!sale) return { status: 0, startTime: null, endTime: null, rushUntil: null };
  if ('rushEndsInMs' in sale) {
    const rushUntil = new Date(addMs(now, sale.rushEndsInMs));
    return { status: PRODUCT_STATUS.RUSH, startTime: null, endTime: null, rushUntil };
  }
  const opensAt = addMs(now, sale.opensInMs);
  return {
    status: PRODUCT_STATUS.PRE_SALE,
    startTime: new Date(opensAt),
    endTime: new Date(addMs(opensAt, SALE_DAYS * DAY_MS)),
    rushUntil: null,
  };
}

/** Insert the catalogue without sales; times of sale are relative to `now`. */
export async function insertProducts(sql: Sql, now: EpochMs): Promise<void> {
  const products: readonly (readonly [string, MachineSeed | MerchandiseSeed])[] = Object.entries(PRODUCTS);
  for (const [position, [id, seed]] of products.entries()) {
    const { status, startTime, endTime, rushUntil } = saleOf(seed, now);
    const machine = seed.kind === 'machine';
    const image = `/media/products/${id}.svg`;
    await sql.query(
      `insert into product (id, kind, image, images, status, start_time, end_time, rush_until, price, day_return,
         valid_days, stock, terms_version, position)
       values ($1, $2, $3, $4::jsonb, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
      [
        id,
        seed.kind,
        image,
        // A machine has a second picture, from close up.
        JSON.stringify(machine ? [image, `/media/products/${id}-near.svg`] : [image]),
        status,
        startTime,
        endTime,
        rushUntil,
        amount(seed.price),
        machine ? amount(seed.dayReturn) : zero(CURRENCY),
        machine ? seed.validDays : 0,
        seed.stock,
        machine ? AGREEMENT_VERSION : null,
        position + 1,
      ],
    );
  }
}

/**
 * Set the newest version of the agreement for new leases of every machine; existing leases keep the version
 * that was accepted.
 */
export async function renewTerms(sql: Sql): Promise<void> {
  await sql.query(
    `update product set terms_version = $1 where terms_version is not null and terms_version <> $1`,
    [AGREEMENT_VERSION],
  );
}

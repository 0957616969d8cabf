import { scaleShown, type Money } from '../money/money.ts';
import type { ClockDay } from '../time/time.ts';

/** The seed of the published rule; part of the hashed text, so that anyone can recompute a day (H13). */
export const YIELD_SEED = 'paydirt-yield-2';

/** One line of the published table: a frequency and its bounds. */
export type YieldBand = {
  readonly kind: 'standstill' | 'short' | 'full';
  /** Number of days in a thousand that fall in this band. */
  readonly sharePermille: number;
  /** The lowest yield of the band, in permille of the scheduled daily income. */
  readonly fromPermille: number;
  /** The highest yield of the band, inclusive. */
  readonly toPermille: number;
};

/** The published rule as data, for the page that prints it (H13). Shares add up to 1000. */
export const YIELD_RULE: readonly YieldBand[] = [
  { kind: 'standstill', sharePermille: 40, fromPermille: 0, toPermille: 0 },
  { kind: 'short', sharePermille: 160, fromPermille: 600, toPermille: 949 },
  { kind: 'full', sharePermille: 800, fromPermille: 950, toPermille: 1250 },
];

/** The other half of the published rule: dry spells, drawn for several days at a time. */
export type DrySpells = {
  /** Number of clock days for which a stretch of ground lasts. */
  readonly days: number;
  /** Number of dry stretches in a thousand. */
  readonly sharePermille: number;
  /** Share of a day's yield in a dry stretch, in permille: minimum and maximum, both inclusive. */
  readonly fromPermille: number;
  readonly toPermille: number;
};

/**
 * The published dry spells (H13). Daily variation evens out over a lease; spells do not. With these about a quarter
 * of leases that are held to their end do not break even, at the prices of the seed.
 */
export const DRY_SPELLS: DrySpells = { days: 10, sharePermille: 150, fromPermille: 200, toPermille: 600 };

/**
 * Revenue of one leased unit of a product on a clock day, in permille of its scheduled daily income (H13): a whole
 * number, 0 to 1250, the same for everyone who calculates it.
 *
 * The rule: take the 32-bit FNV-1a hash of "SEED:PRODUCT:DAY" (UTF-16 code units, low byte first), mix it once, and
 * take it modulo 1000: that is the position in {@link YIELD_RULE}, counted through the shares. Mix it again and take it
 * modulo the width of the band: that is the position within the band. Do the same with "SEED:PRODUCT:spell:STRETCH",
 * where the stretch is the day divided by the number of days in one: the first number tells whether the stretch is dry,
 * and the second what then remains of each of its days, rounded down.
 */
export function machineYield(productId: string, day: ClockDay): number {
  const [band, within] = drawsOf(`${YIELD_SEED}:${productId}:${day}`);
  const { fromPermille, toPermille } = bandAt(band % 1000);
  const earned = fromPermille + (within % (toPermille - fromPermille + 1));
  return Math.floor((earned * groundOf(productId, day)) / 1000);
}

/** Calculate the share of a day's yield that its ground leaves, in permille: all of it, except in a dry spell. */
function groundOf(productId: string, day: ClockDay): number {
  const { days, sharePermille, fromPermille, toPermille } = DRY_SPELLS;
  const [spell, within] = drawsOf(`${YIELD_SEED}:${productId}:spell:${Math.floor(day / days)}`);
  if (spell % 1000 >= sharePermille) return 1000;
  return fromPermille + (within % (toPermille - fromPermille + 1));
}

/** The two numbers that are drawn for a text. */
function drawsOf(text: string): readonly [number, number] {
  const first = mix(fnv1a(text));
  return [first, mix(first + 0x9e3779b9)];
}

/** Revenue of `units` leased units of a product on a clock day, rounded down to a cent (H6, H13). */
export function machineRevenue(dailyIncome: Money, units: number, productId: string, day: ClockDay): Money {
  return scaleShown(dailyIncome, BigInt(units) * BigInt(machineYield(productId, day)), 1000n, 'floor');
}

function bandAt(place: number): YieldBand {
  let end = 0;
  for (const band of YIELD_RULE) {
    end += band.sharePermille;
    if (place < end) return band;
  }
  throw new RangeError(`domain: the shares of the yield rule end before ${place}`);
}

/** FNV-1a, 32 bits. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    hash = Math.imul(hash ^ (unit & 0xff), 0x01000193);
    hash = Math.imul(hash ^ (unit >>> 8), 0x01000193);
  }
  return hash >>> 0;
}

/** The finaliser of MurmurHash3, because FNV alone gives neighbouring days similar hashes. */
function mix(hash: number): number {
  let mixed = hash >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

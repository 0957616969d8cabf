import type { Call, ResultOf } from '@paydirt/contract';
import { translateNames } from '@paydirt/contract/wire-names';
import { type EpochMs, fromIso, parseMoney, unwrap } from '@paydirt/domain';
import fc from 'fast-check';
import { expect } from 'vitest';

import type { Services } from '../testing/with-services.ts';
import type { Withdrawer } from './wallet/withdrawal/withdraw.fixture.ts';

/** Members of a sequence; the second was invited by the first. */
export const MEMBERS = 2;

/** Read an amount of the wire, in micro-USDT. */
export const minor = (decimal: string) => unwrap(parseMoney(decimal, 'USDT')).minor;
/** Read a time of the wire. */
export const timeOf = (iso: string) => unwrap(fromIso(iso));

/** Accounts of a member. */
export type Totals = 'available' | 'receivable' | 'arriving' | 'withdrawing';

/** Movement of a member's money that falls due. */
export interface Due {
  readonly at: EpochMs;
  /** Time at which its job was scheduled; orders jobs that fall due at the same time. */
  readonly since: EpochMs;
  readonly arrive: () => void;
}

/** A held lease: its earnings, the uncollected part of them, and its term. */
interface Lease {
  earned: bigint;
  open: bigint;
  readonly boughtAt: EpochMs;
  readonly until: EpochMs;
}

/** Member as plain totals, with their pending requests. */
export class Model {
  readonly member: Withdrawer;
  readonly held: Record<Totals, bigint> = { available: 0n, receivable: 0n, arriving: 0n, withdrawing: 0n };
  due: Due[] = [];
  readonly intents: string[] = [];
  /** Pending recharges, with the time until which each is pending. */
  readonly open = new Map<string, EpochMs>();
  readonly pending = new Map<string, { readonly amount: bigint; readonly until: EpochMs }>();
  readonly leases = new Map<string, Lease>();
  /** All leases there ever were, including returned ones. */
  readonly everLeased: string[] = [];
  /** The delivery address of their purchases. */
  readonly deliveryAddressId: string;
  /** Inviter, who is also in the model. */
  readonly inviter: Model | null;
  failing = false;
  /** Days on which the member checked in. */
  readonly checkedIn = new Set<string>();
  coupon: { readonly id: string; readonly until: EpochMs } | null = null;
  couponUsed = false;
  shared = false;
  joinedGroup = false;
  levelGift = false;
  rewardedInviter = false;
  redeemed = false;

  constructor(member: Withdrawer, deliveryAddressId: string, inviter: Model | null) {
    this.member = member;
    this.deliveryAddressId = deliveryAddressId;
    this.inviter = inviter;
    // Every new member receives the income of a free day.
    this.held.receivable = 900_000n;
  }

  move(from: Totals | null, to: Totals | null, amount: bigint): void {
    if (from) this.held[from] -= amount;
    if (to) this.held[to] += amount;
  }
}

/** Step of a sequence: the action, its member, the amount, and whether the request is sent twice. */
export const anyStep = fc.record({
  what: fc.constantFrom(
    ...([
      'faucet',
      'faucet',
      'lease',
      'lease',
      'giveBack',
      'receive',
      'receive',
      'usdtIn',
      'deposit',
    ] as const),
    ...(['checkIn', 'checkIn', 'goods', 'couponLease', 'shareLink', 'levelGift', 'topUp'] as const),
    ...(['joinGroup', 'panelBonus'] as const),
    ...([
      'cashIn',
      'usdtOut',
      'usdtOut',
      'cashOut',
      'cancel',
      'failNext',
      'redeem',
      'clock',
      'clock',
    ] as const),
  ),
  who: fc.nat(MEMBERS - 1),
  cents: fc.integer({ min: 100, max: 6000 }),
  bad: fc.option(fc.constantFrom('0', '-5', '1e3', '1,5', '', 'ten'), { freq: 8, nil: null }),
  twice: fc.boolean(),
  minutes: fc.constantFrom(2, 11, 40, 121, 1800),
});
export type Step = typeof anyStep extends fc.Arbitrary<infer S> ? S : never;

/**
 * Send a call, perhaps twice concurrently: both requests get the same answer. Returns null if it is refused
 * as expected.
 */
export async function ask<C extends Call>(
  services: Services,
  { member }: Model,
  { twice }: Step,
  call: C,
  input: Record<string, unknown>,
  refusal: string | null,
): Promise<ResultOf<C> | null> {
  const options = { token: member.token, key: services.ports.newId('key') };
  const answers = await Promise.all(
    Array.from({ length: twice ? 2 : 1 }, () => services.send(call, input, options)),
  );
  for (const { body } of answers) expect([call.path, body.message]).toEqual([call.path, refusal ?? 'ok']);
  expect(answers.at(-1)?.body.data).toEqual(answers[0]?.body.data);
  // Translate the names as a client does.
  return refusal === null ? translateNames(answers[0]?.body.data ?? null) : null;
}

import { addMs, dayOf, HOUR_MS, isPositive, MINUTE_MS, type Money, negate } from '@paydirt/domain';

import { openOperatorAccounts, writeEntry } from '../ledger/ledger.ts';
import { bringIn } from '../ledger/movements.ts';
import { createDeliveryAddressOperation } from '../services/assets/delivery.ts';
import { createOrderOperation } from '../services/goods/create-order.ts';
import { returnLeaseOperation } from '../services/goods/return-lease.ts';
import { scheduleIncomeDay } from '../services/income/accrue-day.ts';
import { takeoutOperation } from '../services/income/takeout.ts';
import { faucetOperation } from '../services/sandbox/faucet.ts';
import { pick } from './chance.ts';
import { couponOf } from './coupons.ts';
import { join, startHashing } from './join.ts';
import { must, type PastWorld } from './past-world.ts';
import { PEOPLE, type PersonKey, READY_MADE } from '../people/people.ts';
import { AGREEMENT_VERSION, amount, MACHINE_IDS, type MachineId } from './products.ts';
import {
  ADDRESSES,
  LATER_GRANTS,
  LEASES,
  MARA_LEFT_WAITING,
  PURCHASES,
  RECEIVES_EVERY_DAYS,
  type SeedLease,
} from './trade.ts';

/** Number of clock days of the past that are played. */
const PAST_DAYS = 40;

const CAPITAL = amount('20000.00');
const PROMOTION_BUDGET = amount('5000.00');

/** State of the operator when its books are opened. */
interface Opening {
  /** Clock days before now. */
  readonly daysAgo?: number;
  /** Amount that the operator brings in. */
  readonly capital?: Money;
  /** Reference of the first entries, which tells how the world began. */
  readonly reference?: string;
  /** Amount set aside for bonuses. */
  readonly budget?: Money;
  /**
   * Clock days before now on which the days of each machine begin; without an entry, yesterday if the past is
   * shorter.
   */
  readonly machines?: Partial<Record<MachineId, number>>;
}

/** Plan the opening and funding of the operator's books, and the beginning of the machines' days. */
export function planOperator(
  world: PastWorld,
  {
    daysAgo = PAST_DAYS,
    capital = CAPITAL,
    reference = 'seed',
    budget = PROMOTION_BUDGET,
    machines,
  }: Opening = {},
): void {
  const { sql, at } = world;
  const opening = at(daysAgo, 0);
  world.plan(opening, async () => {
    await openOperatorAccounts(sql, MACHINE_IDS);
    await writeEntry(sql, {
      kind: 'operator_funding',
      at: opening,
      reference,
      lines: bringIn({ account: 'operator_capital' }, capital),
    });
    if (isPositive(budget)) {
      await writeEntry(sql, {
        kind: 'promotion_allocation',
        at: opening,
        reference,
        lines: [
          { account: 'operator_capital', amount: negate(budget) },
          { account: 'promotion_budget', amount: budget },
        ],
      });
    }
    for (const machine of MACHINE_IDS) {
      const since = machines ? (machines[machine] ?? Math.min(1, daysAgo)) : daysAgo;
      await scheduleIncomeDay(sql, machine, dayOf(at(since, 0)));
    }
  });
}

function isReadyMade(who: PersonKey): who is keyof typeof READY_MADE {
  return Object.hasOwn(READY_MADE, who);
}

/** Plan the registration of everybody, with their inviters' invitation codes. */
export function planPeople(world: PastWorld): void {
  const people = Object.keys(PEOPLE) as PersonKey[];
  // All passwords are hashed at once, while the rest of the past is played.
  const hashes = new Map(
    Object.entries(READY_MADE).map(([who, ready]) => [who as PersonKey, startHashing(world, ready)]),
  );
  for (const who of people) {
    const { account, joinedDaysAgo, grant } = PEOPLE[who];
    const joinsAt = world.at(
      joinedDaysAgo,
      3 + pick(world.ports, `joins:${who}`, 3),
      pick(world.ports, `minute:${who}`, 60),
    );
    const email = isReadyMade(who) ? READY_MADE[who].email : null;
    world.plan(joinsAt, () => join(world, who, { ...PEOPLE[who], email }, hashes.get(who)));
    if (grant) planGrant(world, addMs(joinsAt, 10 * MINUTE_MS), account, grant);
  }
  for (const { who, amount: granted, daysAgo } of LATER_GRANTS) {
    planGrant(world, world.at(daysAgo, 6), PEOPLE[who].account, granted);
  }
}

/** Plan a grant of play USDT by the test faucet. */
export function planGrant(
  world: PastWorld,
  at: ReturnType<PastWorld['at']>,
  account: string,
  granted: string,
): void {
  world.plan(at, async () => {
    must(await faucetOperation.handle(world.visitor(), { phone: account, amount: granted }));
  });
}

function planLease(world: PastWorld, lease: SeedLease): void {
  const { who, machine, coupon, returnedAfterHours } = lease;
  const boughtAt = world.at(lease.daysAgo, lease.hour, 4 + pick(world.ports, `lease:${who}:${machine}`, 50));
  let orderId = '';
  world.plan(boughtAt, async () => {
    const order = must(
      await createOrderOperation.handle(world.member(who), {
        productId: machine,
        agreementVersion: AGREEMENT_VERSION,
        ...(coupon ? { couponId: await couponOf(world, who, coupon) } : {}),
      }),
    ) as { readonly id: string };
    orderId = order.id;
  });
  if (returnedAfterHours === undefined) return;
  world.plan(addMs(boughtAt, returnedAfterHours * HOUR_MS), async () => {
    must(await returnLeaseOperation.handle(world.member(who), { orderId, quote: false }));
  });
}

function planPurchases(world: PastWorld): void {
  const addresses = new Map<PersonKey, string>();
  for (const { who, item, daysAgo } of PURCHASES) {
    world.plan(world.at(daysAgo, 19, 12), async () => {
      const member = world.member(who);
      let address = addresses.get(who);
      if (address === undefined) {
        const written = must(await createDeliveryAddressOperation.handle(member, ADDRESSES[who]));
        address = (written as { readonly id: string }).id;
        addresses.set(who, address);
      }
      must(await createOrderOperation.handle(member, { productId: item, deliveryAddressId: address }));
    });
  }
}

async function receive(world: PastWorld, who: PersonKey): Promise<void> {
  const taken = await takeoutOperation.handle(world.member(who), {});
  // After a day without earnings there is nothing to receive.
  if (!taken.ok && taken.error.error !== 'nothing_to_receive') must(taken);
}

function planReceiving(world: PastWorld): void {
  const leasing = [...new Set(LEASES.map(({ who }) => who))];
  for (const who of leasing) {
    const offset = pick(world.ports, `receives:${who}`, RECEIVES_EVERY_DAYS);
    for (let daysAgo = PEOPLE[who].joinedDaysAgo; daysAgo > 0; daysAgo -= 1) {
      const receives =
        who === 'mara' ? !MARA_LEFT_WAITING.includes(daysAgo) : daysAgo % RECEIVES_EVERY_DAYS === offset;
      if (!receives) continue;
      const hour = 17 + pick(world.ports, `receives:${who}:${daysAgo}`, 5);
      const minute = pick(world.ports, `receives:${who}:${daysAgo}:minute`, 60);
      world.plan(world.at(daysAgo, hour, minute), () => receive(world, who));
    }
  }
}

/** Plan that people lease, return, buy and receive income. */
export function planTrade(world: PastWorld): void {
  for (const lease of LEASES) planLease(world, lease);
  planPurchases(world);
  planReceiving(world);
}

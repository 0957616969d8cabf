import { addMs, dayOf, HOUR_MS, MINUTE_MS, negate } from '@paydirt/domain';

import { openOperatorAccounts, writeEntry } from '../ledger/ledger.ts';
import { bringIn } from '../ledger/movements.ts';
import { createDeliveryAddressOperation } from '../services/assets/delivery.ts';
import { createOrderOperation } from '../services/goods/create-order.ts';
import { returnLeaseOperation } from '../services/goods/return-lease.ts';
import { scheduleIncomeDay } from '../services/income/accrue-day.ts';
import { takeoutOperation } from '../services/income/takeout.ts';
import { payWelcomeBonus } from '../services/income/welcome-bonus.ts';
import { faucetOperation } from '../services/sandbox/faucet.ts';
import { createMember } from '../services/user/create-member.ts';
import { pick } from './chance.ts';
import { must, type PastWorld } from './past-world.ts';
import { PEOPLE, type PersonKey, READY_MADE } from './people.ts';
import { AGREEMENT_VERSION, amount, MACHINE_IDS } from './products.ts';
import {
  ADDRESSES,
  COUPONS,
  LATER_GRANTS,
  LEASES,
  MARA_LEFT_WAITING,
  PURCHASES,
  RECEIVES_EVERY_DAYS,
  type SeedLease,
} from './trade.ts';

/** Clock days of the past that are played. */
const PAST_DAYS = 40;

const CAPITAL = amount('20000.00');
const PROMOTION_BUDGET = amount('5000.00');

/** Stands where a hash would: no password fits it, so that nobody can log in as these people. */
const NO_PASSWORD = 'none';

/** Open the operator's books, fund them, and let the machines' days begin. */
export function planOperator(world: PastWorld): void {
  const { sql, at } = world;
  const opening = at(PAST_DAYS, 0);
  world.plan(opening, async () => {
    await openOperatorAccounts(sql, MACHINE_IDS);
    const reference = 'seed';
    await writeEntry(sql, {
      kind: 'operator_funding',
      at: opening,
      reference,
      lines: bringIn({ account: 'operator_capital' }, CAPITAL),
    });
    await writeEntry(sql, {
      kind: 'promotion_allocation',
      at: opening,
      reference,
      lines: [
        { account: 'operator_capital', amount: negate(PROMOTION_BUDGET) },
        { account: 'promotion_budget', amount: PROMOTION_BUDGET },
      ],
    });
    for (const machine of MACHINE_IDS) await scheduleIncomeDay(sql, machine, dayOf(opening));
  });
}

function isReadyMade(who: PersonKey): who is keyof typeof READY_MADE {
  return Object.hasOwn(READY_MADE, who);
}

/** Passwords of one person, already being hashed. */
interface Hashes {
  readonly password: Promise<string>;
  readonly fundPassword: Promise<string> | null;
}

/** Hash the passwords of those whom one can log in as, all at once, while the rest of the past is played. */
function startHashing({ ports }: PastWorld): ReadonlyMap<PersonKey, Hashes> {
  return new Map(
    Object.entries(READY_MADE).map(([who, { password, fundPassword }]) => [
      who as PersonKey,
      {
        password: ports.hashPassword(password),
        fundPassword: fundPassword === null ? null : ports.hashPassword(fundPassword),
      },
    ]),
  );
}

async function join(world: PastWorld, who: PersonKey, hashes: Hashes | undefined): Promise<void> {
  const { sql, ports } = world;
  const person = PEOPLE[who];
  const ready = isReadyMade(who) ? READY_MADE[who] : null;
  const context = world.visitor();
  const id = await createMember(
    { ...context, ports: { ...ports, hashPassword: async () => NO_PASSWORD } },
    {
      account: person.account,
      name: person.name,
      password: '',
      inviterId: person.invitedBy ? world.idOf(person.invitedBy) : null,
    },
  );
  world.remember(who, id);
  if (ready?.email) await sql.query(`update member set email = $2 where id = $1`, [id, ready.email]);
  if (hashes) {
    world.afterwards(async () => {
      await sql.query(`update member set password_hash = $2, fund_password_hash = $3 where id = $1`, [
        id,
        await hashes.password,
        await hashes.fundPassword,
      ]);
    });
  }
  await payWelcomeBonus(context, id);
}

/** Let everybody register, with the code of whoever invited them. */
export function planPeople(world: PastWorld): void {
  const people = Object.keys(PEOPLE) as PersonKey[];
  const hashes = startHashing(world);
  for (const who of people) {
    const { account, joinedDaysAgo, grant } = PEOPLE[who];
    const joinsAt = world.at(
      joinedDaysAgo,
      3 + pick(world.ports, `joins:${who}`, 3),
      pick(world.ports, `minute:${who}`, 60),
    );
    world.plan(joinsAt, () => join(world, who, hashes.get(who)));
    if (grant) planGrant(world, addMs(joinsAt, 10 * MINUTE_MS), account, grant);
  }
  for (const { who, amount: granted, daysAgo } of LATER_GRANTS) {
    planGrant(world, world.at(daysAgo, 6), PEOPLE[who].account, granted);
  }
}

function planGrant(
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
        ...(coupon ? { couponId: couponId(coupon) } : {}),
      }),
    ) as { readonly id: string };
    orderId = order.id;
  });
  if (returnedAfterHours === undefined) return;
  world.plan(addMs(boughtAt, returnedAfterHours * HOUR_MS), async () => {
    must(await returnLeaseOperation.handle(world.member(who), { orderId, quote: false }));
  });
}

function couponId(name: keyof typeof COUPONS): string {
  return `cpn_seed_${name}`;
}

function planCoupons(world: PastWorld): void {
  for (const [name, coupon] of Object.entries(COUPONS)) {
    world.plan(world.at(coupon.fromDaysAgo, 6, 30), async () => {
      await world.sql.query(
        `insert into coupon (id, member_id, product_id, discount, valid_from, valid_until) values ($1, $2, $3, $4, $5, $6)`,
        [
          couponId(name as keyof typeof COUPONS),
          world.idOf('mara'),
          coupon.product,
          amount(coupon.discount),
          new Date(world.at(coupon.fromDaysAgo, 6, 30)),
          new Date(world.at(coupon.untilDaysAgo, 0)),
        ],
      );
    });
  }
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
  // On a morning after a day that brought nothing there is nothing to take.
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

/** Let people lease, return, buy and receive. */
export function planTrade(world: PastWorld): void {
  planCoupons(world);
  for (const lease of LEASES) planLease(world, lease);
  planPurchases(world);
  planReceiving(world);
}

import {
  addMs,
  CURRENCY,
  type EpochMs,
  HOUR_MS,
  LEVELS,
  MINUTE_MS,
  PRODUCT_STATUS,
  TEST_BANKS,
} from '@paydirt/domain';

import { modifyBankCardOperation } from '../../services/assets/bank.ts';
import { createDeliveryAddressOperation } from '../../services/assets/delivery.ts';
import { receiveCouponOperation } from '../../services/exchange/receive-coupon.ts';
import { redeemOperation } from '../../services/exchange/redeem.ts';
import { returnLeaseOperation } from '../../services/goods/return-lease.ts';
import { addPostOperation } from '../../services/dynamic/posts.ts';
import { createWalletAddressOperation } from '../../services/wallet/withdrawal/address.ts';
import { planCheckInsOf } from '../check-ins.ts';
import { planPost } from '../community.ts';
import { POSTS } from '../community-posts.ts';
import { offerId, type OfferName, OFFERS } from '../coupons.ts';
import { join } from '../join.ts';
import { planGrant, planOperator } from '../past.ts';
import { must, type PastWorld } from '../past-world.ts';
import { READY_MADE } from '../../people/people.ts';
import { MACHINE_IDS, type MerchandiseId, PRODUCTS } from '../products.ts';
import { planLevelGift } from '../level-gifts.ts';
import { planPaidSubmission } from '../submissions.ts';
import { ADDRESSES } from '../trade.ts';
import { buyNow, leaseNow, planHero, receiveNow } from './actions.ts';

const HERO = 'ananya';
/** Days since the first lease, which has ended by now. */
const DAYS = 17;
/** Number of days on which all other machines have earned income. */
const EARNING_DAYS = 2;
/** Number of active people that the top level requires. */
const INVITED = LEVELS.at(-1) ?? 0;

const GIVEN = ['Ada', 'Bruno', 'Chitra', 'Dilan', 'Elena', 'Farid', 'Greta', 'Hana', 'Ivo', 'Jaya'] as const;
const FAMILY = ['Abara', 'Bauer', 'Costa', 'Demir', 'Esposito'] as const;

/** Plan fifty invitees, each with a unique name. */
function planInvited(world: PastWorld): void {
  for (let n = 0; n < INVITED; n += 1) {
    const name = `${GIVEN[n % GIVEN.length]} ${FAMILY[Math.floor(n / GIVEN.length) % FAMILY.length]}`;
    const account = `${name.toLowerCase().replace(' ', '.')}@paydirt.example`;
    const at = addMs(world.at(EARNING_DAYS, 7), n * MINUTE_MS);
    world.plan(at, () => join(world, name, { name, account, invitedBy: HERO }));
    planGrant(world, at, account, '12.00');
    world.plan(at, async () => void (await leaseNow(world, name, 'gold-pan')));
  }
}

async function bindDestinations(world: PastWorld): Promise<void> {
  const me = world.member(HERO);
  const { name } = READY_MADE[HERO];
  for (const [chain, address] of [
    ['BEP20', 'test1succeedslaterananya'],
    ['TRC20', 'test1succeedsatonceananya'],
    ['ERC20', 'test1stayspendingananya'],
  ] as const)
    must(await createWalletAddressOperation.handle(me, { chain, currency: CURRENCY, address, label: chain }));
  for (const [n, { id: bankId, ifsc }] of TEST_BANKS.entries()) {
    const account = `100000000${n}428`;
    must(await modifyBankCardOperation.handle(me, { bankId, payeeName: name, account, ifsc }));
  }
}

async function takeCoupons(world: PastWorld): Promise<void> {
  for (const offer of Object.keys(OFFERS) as OfferName[]) {
    const taken = await receiveCouponOperation.handle(world.member(HERO), { couponId: offerId(offer) });
    // Offers that have not begun, have ended, or have no stock left are refused.
    if (!taken.ok && taken.error.error.startsWith('coupon')) continue;
    must(taken);
  }
}

async function leaseAll(world: PastWorld): Promise<void> {
  // Products that open later are opened now, so that everything can be owned.
  await world.sql.query(
    `update product set status = 0, start_time = null, end_time = null where status = $1`,
    [PRODUCT_STATUS.PRE_SALE],
  );
  for (const machine of MACHINE_IDS) await leaseNow(world, HERO, machine);
  const back = await leaseNow(world, HERO, 'sluice-box');
  must(await returnLeaseOperation.handle(world.member(HERO), { orderId: back, quote: false }));
}

async function buyAll(world: PastWorld): Promise<void> {
  const place = must(await createDeliveryAddressOperation.handle(world.member(HERO), ADDRESSES[HERO])) as {
    readonly id: string;
  };
  const items = Object.entries(PRODUCTS).filter(([, { kind }]) => kind === 'merchandise');
  for (const [item] of items) await buyNow(world, HERO, item as MerchandiseId, place.id);
}

/**
 * Plan a member who has one of everything: each machine, one of them ended and one returned, each piece of
 * merchandise, coupons, destinations, the top level with the gifts of the lower ones, a paid reward and a
 * pending one, and a check-in on each day.
 */
export function planEverything(world: PastWorld, now: EpochMs): void {
  planOperator(world, {
    daysAgo: DAYS + 1,
    machines: {
      ...Object.fromEntries(MACHINE_IDS.map((machine) => [machine, EARNING_DAYS])),
      'gold-pan': DAYS + 1,
    },
  });
  planHero(world, HERO, world.at(DAYS, 6), { grants: ['10000.00', '2000.00'] });
  world.plan(world.at(DAYS, 9), async () => {
    await leaseNow(world, HERO, 'gold-pan');
    await bindDestinations(world);
  });
  planInvited(world);
  world.plan(world.at(EARNING_DAYS, 10), async () => {
    await takeCoupons(world);
    await leaseAll(world);
    await buyAll(world);
    must(await redeemOperation.handle(world.member(HERO), { code: 'GOLDPAN25', amount: '25.00' }, null));
    must(await addPostOperation.handle(world.member(HERO), { content: POSTS[0]?.text ?? '' }));
  });
  for (const post of POSTS.filter(({ by, comments }) => by === HERO && comments === undefined))
    planPost(world, { ...post, daysAgo: 1 });
  planCheckInsOf(world, HERO, { daysAgo: DAYS - 1, missed: [] });
  planPaidSubmission(world, HERO);
  // The gift of the top level is left to be collected.
  for (const level of [1, 2, 3, 4] as const)
    planLevelGift(world, world.at(1, 18, level), { who: HERO, level });
  world.plan(addMs(now, -2 * HOUR_MS), () => receiveNow(world, HERO));
}

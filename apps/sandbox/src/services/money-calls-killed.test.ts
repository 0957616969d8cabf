import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Call, createClient, type Envelope, type InputOf } from '@paydirt/contract';
import { login, register, sendRegisterCode } from '@paydirt/contract/account/login';
import { userInfo } from '@paydirt/contract/account/session';
import { deliveryAddresses } from '@paydirt/contract/goods/delivery-address';
import { createOrder, type Order, orderList } from '@paydirt/contract/goods/orders';
import { productDetail } from '@paydirt/contract/goods/products';
import { checkIn, type CheckInState, checkInToday } from '@paydirt/contract/rewards/check-in';
import { receiveCoupon } from '@paydirt/contract/rewards/coupons';
import { receiveReward, rewards } from '@paydirt/contract/rewards/rewards';
import { createSubmission, reviewSubmission } from '@paydirt/contract/rewards/submission';
import { topUp, topUpDays } from '@paydirt/contract/sandbox/top-up';
import { clock, faucet, ledgerCheck, moveClock, outbox, seed } from '@paydirt/contract/sandbox/world';
import { balance } from '@paydirt/contract/wallet/balance';
import { addRecharge } from '@paydirt/contract/wallet/recharge';
import { type CapitalRecord, records } from '@paydirt/contract/wallet/records';
import { walletAddresses } from '@paydirt/contract/wallet/wallet-address';
import { cancelWithdrawal, createWithdrawal } from '@paydirt/contract/wallet/withdrawal';
import {
  addDays,
  addMs,
  DAY_MS,
  dayOf,
  fromIso,
  MINUTE_MS,
  ONE_TIME_REWARDS,
  parseMoney,
  REFERRAL_REWARD,
  SECOND_MS,
  startOfDay,
  toIso,
  unwrap,
} from '@paydirt/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { stopStaleServer } from '../database/local/stale-server.ts';
import { AGREEMENT_VERSION } from '../seed/products.ts';
import { freePort, type KillableServices, startKillable } from '../testing/killed-services.fixture.ts';
import { type Intent, moneyIntents } from './money-calls-killed.fixture.ts';

const CALLS = 1000;
const KILLS = 4;
/** Each start opens the database again, on a machine that may be so busy that one takes a minute. */
const MANY_STARTS_MS = 600_000;
const AT_ONCE = 16;

/** Days after which everything under way in the seed is settled. */
const SETTLED_DAYS = 5;
/** People who were invited, whose rewards fall due one after the other while the services are killed. */
const INVITED = 5;
const FIRST_REWARD_AFTER_MS = 10 * SECOND_MS;
const REWARD_EVERY_MS = 8 * SECOND_MS;

/** Withdrawals that are there beforehand, to be cancelled in the midst of it. */
const CANCELS = 20;

const minor = (decimal: string) => unwrap(parseMoney(decimal, 'USDT')).minor;

let folder = '';
let env: NodeJS.ProcessEnv = {};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paydirt-killed-'));
  env = {
    PAYDIRT_DATA: folder,
    PAYDIRT_WEB: folder,
    DATABASE_URL: '',
    // One client asks faster than a person.
    RATE_LIMIT_FACTOR: '1000',
  };
});
afterEach(async () => {
  // Its process was killed at the last attempt.
  await stopStaleServer(join(folder, 'postgresql'));
  await rm(folder, { recursive: true, force: true });
});

type Answered = Envelope<unknown>;

/** Send an intent once; null when the process died on it. */
async function send(address: string, token: string, { call, input, key }: Intent): Promise<Answered | null> {
  try {
    const response = await fetch(`${address}/api/${call.service}/${call.path}`, {
      method: 'POST',
      // The faucet asks for no member, and counts by address alone.
      headers: { 'Idempotency-Key': key, ...(call.auth === 'member' && { 'X-Access-Token': token }) },
      body: new URLSearchParams(input),
    });
    return (await response.json()) as Answered;
  } catch {
    // Cut off before the answer: the next attempt finds out whether the work was done.
    return null;
  }
}

test(
  'nothing acknowledged is lost and nothing happens twice when the services are killed again and again',
  async () => {
    const port = await freePort();
    let services: KillableServices = await startKillable(port, env);
    const clientOf = (token: string | null) =>
      createClient({
        baseUrl: (service) => `${services.address}/api/${service}`,
        language: () => 'en_US',
        token: () => token,
        timeoutMs: 30_000,
        fetch: globalThis.fetch,
      });
    const { data: seeded } = await clientOf(null).call(seed, {});
    const ready = seeded.members.find(({ about }) => about === 'with_leases');
    if (!ready) throw new Error('test: the seed has no member with leases');
    const { msg: token } = await clientOf(null).call(login, { phone: ready.phone, password: ready.password });
    const read = async <C extends Call>(call: C, input: InputOf<C>) =>
      (await clientOf(token).call(call, input)).data;
    await clientOf(null).call(faucet, { phone: ready.phone, amount: '9000' });
    const { price } = await read(productDetail, { productId: 'gold-pan' });
    // Just after a midnight, so that no day of income ends meanwhile, and nothing settles.
    const { now } = await read(clock, {});
    const quiet = addMs(startOfDay(addDays(dayOf(unwrap(fromIso(now))), SETTLED_DAYS)), MINUTE_MS);
    /** Let somebody whom the member invited lease a machine, a day before their reward is to fall due. */
    async function leaseOfInvitee(n: number, invitationCode: string): Promise<void> {
      await read(moveClock, {
        to: toIso(addMs(quiet, FIRST_REWARD_AFTER_MS + n * REWARD_EVERY_MS - DAY_MS)),
      });
      const phone = `+9198761${String(10_000 + n)}`;
      const password = 'Invited12345';
      await read(sendRegisterCode, { phone });
      const code = (await read(outbox, { to: phone }))[0]?.code ?? '';
      const joined = { phone, password, confirmPassword: password, code, invitationCode };
      const invited = clientOf((await clientOf(null).call(register, joined)).msg);
      await clientOf(null).call(faucet, { phone, amount: '20' });
      const lease = { productId: 'gold-pan', agreementVersion: AGREEMENT_VERSION };
      await invited.call(createOrder, lease, { idempotencyKey: `invited-${n}` });
    }
    const { invitationCode } = await read(userInfo, {});
    const rewarded = async () => read(records, { kind: 'referral_bonus', pageSize: 100 });
    const rewardedAtFirst = (await rewarded()).total;
    for (let n = 0; n < INVITED; n += 1) await leaseOfInvitee(n, invitationCode);
    await read(moveClock, { to: toIso(quiet) });
    const video = { kind: 'share_link', link: 'https://www.youtube.com/watch?v=7' } as const;
    const { id: submissionId } = await read(createSubmission, video);
    const [address] = await read(walletAddresses, {});
    const withdrawal = {
      channel: 'usdt',
      amount: '2',
      addressId: address?.id ?? '',
      fundPassword: ready.fundPassword ?? '',
    } as const;
    const toCancel: string[] = [];
    for (let i = 0; i < CANCELS; i += 1) {
      const options = { idempotencyKey: `beforehand-${i}` };
      toCancel.push((await clientOf(token).call(createWithdrawal, withdrawal, options)).data.id);
    }
    const stateOf = async () => {
      for (;;) {
        const rewardedBefore = (await rewarded()).total;
        const state = {
          held: await read(balance, {}),
          orders: (await read(orderList, {})).total,
          records: (await read(records, {})).total,
          subsidies: await read(records, { kind: 'subsidy', pageSize: 100 }),
          rewarded: (await rewarded()).total,
        };
        // The clock runs: a reward that fell due between two reads would be in only some of them.
        if (state.rewarded === rewardedBefore) return state;
      }
    };
    const coupon = (await clientOf(token).call(receiveCoupon, { couponId: 'off_merchandise' })).data.coupon;
    const [place] = await read(deliveryAddresses, {});
    const goods = { productId: 'field-notebook', deliveryAddressId: place?.id ?? '' };
    const notebook = await read(productDetail, { productId: goods.productId });
    const shortDays = await read(topUpDays, {});
    const before = await stateOf();

    const intents = moneyIntents(CALLS, {
      phone: ready.phone,
      submissionId,
      shortDays,
      goods,
      couponId: coupon.couponId,
      withdrawal,
      toCancel,
    });
    const acknowledged = new Map<string, Answered>();
    let sent = 0;
    const killAfter = Array.from({ length: KILLS }, (_, i) => Math.floor(((i + 1) * CALLS) / (KILLS + 1)));
    let restarted: Promise<void> = Promise.resolve();

    async function restart(): Promise<void> {
      await services.kill();
      services = await startKillable(port, env);
    }

    /** Repeat the call until it is answered, always under the same key. */
    async function answerTo(intent: Intent): Promise<Answered> {
      for (;;) {
        await restarted;
        sent += 1;
        if (sent >= (killAfter[0] ?? Infinity)) {
          killAfter.shift();
          // While others' requests are under way.
          restarted = restart();
        }
        const answer = await send(services.address, token, intent);
        if (answer !== null && answer.status < 500) return answer;
      }
    }

    async function work(queue: Intent[]): Promise<void> {
      for (let intent = queue.shift(); intent; intent = queue.shift()) {
        acknowledged.set(intent.key, await answerTo(intent));
      }
    }

    const queue = [...intents];
    await Promise.all(Array.from({ length: AT_ONCE }, () => work(queue)));
    await restarted;
    expect(killAfter).toEqual([]);

    // Jobs that fall due while no process runs are done by the next one: the clock continues.
    await vi.waitFor(async () => expect((await rewarded()).total).toBe(rewardedAtFirst + INVITED), {
      timeout: 2 * MINUTE_MS,
      interval: SECOND_MS,
    });

    // The same keys once more give the same answers, and move nothing.
    for (const intent of intents.filter((_, i) => i % 25 === 0)) {
      expect(await answerTo(intent)).toEqual(acknowledged.get(intent.key));
    }
    const good = (call: Call) =>
      intents.filter((one) => one.call === call && acknowledged.get(one.key)?.code === 200).length;
    const all = (call: Call) => intents.filter((one) => one.call === call).length;
    const answered = (call: Call) =>
      intents.flatMap((one) => {
        const answer = acknowledged.get(one.key);
        return one.call === call && answer?.code === 200 ? [{ input: one.input, data: answer.data }] : [];
      });
    const orders = answered(createOrder);
    const bought = orders.length;
    expect(bought).toBeGreaterThan(0);
    const paidFor = orders.reduce((sum, { data }) => sum + minor((data as Order).paid), 0n);
    const withCoupon = orders.filter(({ input }) => input['couponId'] !== undefined);
    expect(withCoupon).toHaveLength(1);
    for (const { input, data } of orders) {
      const full = input['productId'] === goods.productId ? notebook.price : price;
      const off = input['couponId'] === undefined ? 0n : minor(coupon.discount);
      expect(minor((data as Order).paid)).toBe(minor(full) - off);
    }
    // Once for the day, once for the level, once for each short day.
    const checkedIn = [...answered(checkIn), ...answered(checkInToday)];
    expect(checkedIn).toHaveLength(1);
    const gifts = answered(receiveReward);
    expect(gifts.length).toBeLessThanOrEqual(1);
    const requestedTopUps = new Set(
      intents.flatMap(({ call, input }) => (call === topUp ? [JSON.stringify(input)] : [])),
    );
    expect(requestedTopUps.size).toBeGreaterThan(1);
    expect(
      answered(topUp)
        .map(({ input }) => JSON.stringify(input))
        .toSorted(),
    ).toEqual([...requestedTopUps].toSorted());
    const subsidies = await read(records, { kind: 'subsidy', pageSize: 100 });
    const topUps = subsidies.list.slice(0, subsidies.total - before.subsidies.total);
    expect(new Set(topUps.map(({ reference, day }) => `${reference}:${day}`)).size).toBe(topUps.length);
    // Each invitee earned one reward, and the shared video its own once; an interrupted client may have learnt only
    // that it is decided.
    const referrals = await rewarded();
    expect(new Set(referrals.list.map(({ reference }) => reference)).size).toBe(referrals.total);
    const rewardedMeanwhile = referrals.total - before.rewarded;
    expect(answered(reviewSubmission).length).toBeLessThanOrEqual(1);
    const shared = (await read(rewards, {})).find(({ kind }) => kind === 'share_link');
    expect(shared?.state).toBe('received');
    const promoted =
      BigInt(rewardedMeanwhile) * REFERRAL_REWARD.minor +
      ONE_TIME_REWARDS.share_link.minor +
      checkedIn.reduce((sum, { data }) => sum + minor((data as CheckInState).reward), 0n) +
      gifts.reduce((sum, { data }) => sum + minor((data as CapitalRecord).amount), 0n) +
      topUps.reduce((sum, { amount }) => sum + minor(amount), 0n);
    const certain = [faucet, createWithdrawal, addRecharge, cancelWithdrawal];
    for (const call of certain) expect([call.path, good(call)]).toEqual([call.path, all(call)]);
    expect((await read(orderList, {})).total).toBe(before.orders + bought);
    const expected = certain.reduce(
      (sum, call) => sum + good(call),
      bought + checkedIn.length + gifts.length + topUps.length + rewardedMeanwhile + 1,
    );
    expect((await read(records, {})).total).toBe(before.records + expected);
    const after = await read(balance, {});
    const sum = ({ available, receivable, arriving, withdrawing }: typeof after) =>
      minor(available) + minor(receivable) + minor(arriving) + minor(withdrawing);
    expect(sum(after)).toBe(sum(before.held) + BigInt(good(faucet)) * 10_000n + promoted - paidFor);
    expect(minor(after.withdrawing) - minor(before.held.withdrawing)).toBe(
      BigInt(good(createWithdrawal) - good(cancelWithdrawal)) * minor(withdrawal.amount),
    );
    const check = (await clientOf(null).call(ledgerCheck, {})).data;
    expect(check).toMatchObject({ ok: true, sum: '0.00', broken: [] });
    expect(check.chain.links).toBe(check.entries);
    await services.kill();
  },
  MANY_STARTS_MS,
);

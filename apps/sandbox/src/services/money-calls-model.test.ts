import { createDeliveryAddress } from '@paydirt/contract/goods/delivery-address';
import { createOrder, orderRevenue, returnLease } from '@paydirt/contract/goods/orders';
import { redeem } from '@paydirt/contract/rewards/redeem';
import { faucet, ledgerCheck, moveClock } from '@paydirt/contract/sandbox/world';
import { balance } from '@paydirt/contract/wallet/balance';
import { takeout } from '@paydirt/contract/wallet/income';
import { addRecharge, confirmDeposit } from '@paydirt/contract/wallet/recharge';
import { cancelWithdrawal, createWithdrawal, failNextWithdrawal } from '@paydirt/contract/wallet/withdrawal';
import { addMs, CONSTANTS, type EpochMs, MINUTE_MS, toDecimal, toIso, usdt } from '@paydirt/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { AGREEMENT_VERSION } from '../seed/products.ts';
import { memberWith, withSeededServices } from '../testing/seeded-services.ts';
import { anyStep, ask, MEMBERS, minor, Model, type Step, timeOf } from './money-calls-model.fixture.ts';
import { invitedBy, noteLease, promotionSteps } from './money-calls-promotions.fixture.ts';
import { bind, FUND_PASSWORD } from './wallet/withdrawal/withdraw.fixture.ts';

const SEQUENCES = 60;
/** A slow machine stops here, after fewer sequences. */
const AT_MOST_MS = 30_000;

const services = withSeededServices();

async function withdraw(model: Model, step: Step, channel: 'usdt' | 'cash', amount: string): Promise<void> {
  const { member, held } = model;
  const refusal =
    step.bad === null ? (minor(amount) > held.available ? 'insufficient_balance' : null) : 'invalid_input';
  const to = channel === 'usdt' ? { addressId: member.addressId } : { bankId: member.bankId };
  const input = { channel, amount, fundPassword: FUND_PASSWORD, ...to };
  const answer = await ask(services, model, step, createWithdrawal, input, refusal);
  if (!answer) return;
  const { id } = answer;
  const out = minor(amount);
  const [until, at] = [timeOf(answer.processingAt), timeOf(answer.arrivesAt)];
  model.move('available', 'withdrawing', out);
  model.pending.set(id, { amount: out, until });
  model.due.push({
    at,
    since: until,
    arrive: () => {
      // Cancelled meanwhile.
      if (!model.pending.delete(id)) return;
      // The bank account of each member sends payouts back, and does not change what the test panel set.
      const comesBack = channel === 'cash' || model.failing;
      if (channel === 'usdt') model.failing = false;
      model.move('withdrawing', comesBack ? 'available' : null, out);
    },
  });
}

/** Read the income of the days that ended from each lease into the model's totals. */
async function readIncome(model: Model): Promise<void> {
  for (const [orderId, lease] of model.leases) {
    const { list } = await services.call(
      orderRevenue,
      { orderId, pageNum: 1, pageSize: 50 },
      { token: model.member.token },
    );
    const earned = list.reduce((sum, day) => sum + minor(day.amount), 0n);
    model.move(null, 'receivable', earned - lease.earned);
    lease.open += earned - lease.earned;
    lease.earned = earned;
  }
}

async function moveOn(models: readonly Model[], minutes: number): Promise<EpochMs> {
  // To a time, not by a time: jobs due while the clock is being moved are done by the next move.
  const now = addMs(await services.now(), minutes * MINUTE_MS);
  await services.call(moveClock, { to: toIso(now) });
  for (const model of models) {
    const arrived = model.due
      .filter(({ at }) => at <= now)
      .toSorted((a, b) => a.at - b.at || a.since - b.since);
    model.due = model.due.filter(({ at }) => at > now);
    for (const { arrive } of arrived) arrive();
    for (const [id, until] of model.open) if (until <= now) model.open.delete(id);
    await readIncome(model);
  }
  return now;
}

/** Limit of a member's open recharges. */
const tooMany = ({ open }: Model) =>
  open.size >= CONSTANTS.OPEN_RECHARGES_AT_MOST ? 'too_many_open_recharges' : null;

/** The members of the sequence that is played. */
let playing: readonly Model[] = [];

/** Target of the last clock move: nothing due after it is done yet. */
let doneUntil: EpochMs;

const STEPS: Record<
  Exclude<Step['what'], 'clock'>,
  (model: Model, step: Step, amount: string) => Promise<void>
> = {
  async faucet(model, step, amount) {
    const refusal = step.bad === null ? null : 'invalid_input';
    if (await ask(services, model, step, faucet, { phone: model.member.phone, amount }, refusal))
      model.move(null, 'available', minor(amount));
  },
  async lease(model, step) {
    const price = minor('12');
    const refusal = price > model.held.available ? 'insufficient_balance' : null;
    const input = { productId: 'gold-pan', agreementVersion: AGREEMENT_VERSION };
    const order = await ask(services, model, step, createOrder, input, refusal);
    if (!order) return;
    model.move('available', null, price);
    noteLease(model, order);
  },
  async giveBack(model, step) {
    const [orderId] = model.leases.keys();
    const input = { orderId: orderId ?? 'ord_none' };
    const back = await ask(
      services,
      model,
      step,
      returnLease,
      input,
      orderId === undefined ? 'not_found' : null,
    );
    if (!back || orderId === undefined) return;
    model.move(null, 'available', minor(back.amount));
    // A full return undoes the lease: its uncollected income goes as well.
    if (back.basis === 'full') model.move('receivable', null, model.leases.get(orderId)?.open ?? 0n);
    model.leases.delete(orderId);
  },
  async receive(model, step) {
    const all = model.held.receivable;
    const taken = await ask(services, model, step, takeout, {}, all === 0n ? 'nothing_to_receive' : null);
    if (!taken) return;
    expect(taken.amount).toBe(toDecimal(usdt(all)));
    model.move('receivable', 'arriving', all);
    for (const lease of model.leases.values()) lease.open = 0n;
    const at = timeOf(taken.arrivesAt);
    model.due.push({ at, since: at, arrive: () => model.move('arriving', 'available', all) });
  },
  async usdtIn(model, step, amount) {
    const refusal =
      step.bad === null ? (minor(amount) < minor('10') ? 'below_minimum' : tooMany(model)) : 'invalid_input';
    const intent = await ask(services, model, step, addRecharge, { channel: 'usdt', amount }, refusal);
    if (!intent?.expiresAt) return;
    model.intents.push(intent.id);
    model.open.set(intent.id, timeOf(intent.expiresAt));
  },
  async deposit(model) {
    const id = model.intents.pop();
    if (id === undefined) return;
    const answers = await Promise.all([1, 2].map(() => services.send(confirmDeposit, { id })));
    for (const { body } of answers) {
      expect(['ok', 'deposit_not_expected']).toContain(body.message);
      expect(body.message).toBe(answers[0]?.body.message);
    }
    const [seen] = answers;
    if (seen?.body.message !== 'ok' || seen.body.data.expectedAt === null) return;
    const at = timeOf(seen.body.data.expectedAt);
    const amount = minor(seen.body.data.amount);
    model.open.set(id, at);
    model.due.push({ at, since: at, arrive: () => model.move(null, 'available', amount) });
  },
  async cashIn(model, step) {
    const amount = step.bad ?? String(step.cents + 2500);
    const refusal = step.bad === null ? tooMany(model) : 'invalid_input';
    const begun = await ask(services, model, step, addRecharge, { channel: 'cash', amount }, refusal);
    if (!begun || begun.expectedAt === null) return;
    const at = timeOf(begun.expectedAt);
    model.open.set(begun.id, at);
    model.due.push({ at, since: at, arrive: () => model.move(null, 'available', minor(begun.amount)) });
  },
  usdtOut: (model, step, amount) => withdraw(model, step, 'usdt', amount),
  cashOut: (model, step, amount) => withdraw(model, step, 'cash', amount),
  async cancel(model, step) {
    const [id, found] = [...model.pending].at(-1) ?? ['wdr_none'];
    const refusal = found === undefined ? 'not_found' : found.until <= doneUntil ? 'not_cancellable' : null;
    if (!(await ask(services, model, step, cancelWithdrawal, { id }, refusal)) || found === undefined) return;
    model.pending.delete(id);
    model.move('withdrawing', 'available', found.amount);
  },
  ...promotionSteps(services, () => playing),
  async failNext(model) {
    await services.call(failNextWithdrawal, { phone: model.member.phone, reason: 'Asked for' });
    model.failing = true;
  },
  async redeem(model, step) {
    // A malformed amount is refused before the second redemption is.
    const bad = model.redeemed ? null : step.bad;
    const amount = bad ?? toDecimal(usdt(BigInt((step.cents % 2000) + 1) * 10_000n));
    const refusal = bad === null ? null : 'invalid_input';
    if (
      !(await ask(
        services,
        model,
        step,
        redeem,
        { code: 'GOLDPAN25', amount },
        model.redeemed ? 'already_redeemed' : refusal,
      ))
    )
      return;
    model.redeemed = true;
    model.move(null, 'available', minor(amount));
  },
};

async function agree(models: readonly Model[]): Promise<void> {
  for (const { member, held } of models) {
    const shown = await services.call(balance, {}, { token: member.token });
    const totals = Object.fromEntries(Object.entries(held).map(([name, of]) => [name, toDecimal(usdt(of))]));
    expect(shown).toEqual({ ...totals, currency: 'USDT' });
  }
}

let sequences = 0;

async function play(steps: readonly Step[]): Promise<void> {
  const models: Model[] = [];
  while (models.length < MEMBERS) {
    const [inviter = null] = models;
    const member = inviter === null ? await memberWith(services, '0') : await invitedBy(services, inviter);
    const place = await services.call(
      createDeliveryAddress,
      { name: 'Model', phone: '+919876543210', lines: 'Model road 1', country: 'IN' },
      { token: member.token },
    );
    const bound = await bind(services, member, { address: 'test1succeedslater', account: '1000000005' });
    models.push(new Model(bound, place.id, inviter));
  }
  playing = models;
  // Its own minute, so that no sequence reaches the rate limits.
  doneUntil = await moveOn(models, 2);
  for (const step of steps) {
    const model = models[step.who];
    if (!model) throw new Error('test: there is no such member');
    if (step.what === 'clock') {
      doneUntil = await moveOn(models, step.minutes);
      await agree(models);
    } else {
      await STEPS[step.what](model, step, step.bad ?? toDecimal(usdt(BigInt(step.cents) * 10_000n)));
    }
  }
  await agree(models);
  expect(await services.call(ledgerCheck, {})).toMatchObject({ ok: true, sum: '0.00', broken: [] });
  sequences += 1;
}

test(
  'after any sequence of calls balances agree with plain sums',
  async () => {
    // A failure reports the seed, its path and the shortest failing sequence.
    await fc.assert(fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 40, size: 'max' }), play), {
      numRuns: SEQUENCES,
      interruptAfterTimeLimit: AT_MOST_MS,
      markInterruptAsFailure: false,
    });
    expect(sequences).toBeGreaterThan(0);
  },
  // The last sequence is played to its end.
  10 * AT_MOST_MS,
);

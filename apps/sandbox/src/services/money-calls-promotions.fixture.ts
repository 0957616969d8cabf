import type { Envelope, InputOf } from '@paydirt/contract';
import { userInfo } from '@paydirt/contract/account/session';
import type { Upload } from '@paydirt/contract/account/upload';
import { createOrder, type Order, orderRevenue } from '@paydirt/contract/goods/orders';
import { checkIn, checkInState } from '@paydirt/contract/rewards/check-in';
import { receiveCoupon } from '@paydirt/contract/rewards/coupons';
import { receiveReward } from '@paydirt/contract/rewards/rewards';
import { createSubmission, reviewSubmission } from '@paydirt/contract/rewards/submission';
import { budget, fillBudget, spendBudget } from '@paydirt/contract/sandbox/budget';
import { topUp, topUpDays } from '@paydirt/contract/sandbox/top-up';
import {
  addMs,
  CONSTANTS,
  LEVEL_GIFTS,
  ONE_TIME_REWARDS,
  REFERRAL_REWARD,
  SIGN_IN_REWARD,
  toDecimal,
  usdt,
} from '@paydirt/domain';
import { PNG } from '@paydirt/domain/picture/pictures.fixture';
import { expect } from 'vitest';

import { AGREEMENT_VERSION } from '../seed/products.ts';
import type { Services, TestMember } from '../testing/with-services.ts';
import { ask, minor, type Model, type Step, timeOf } from './money-calls-model.fixture.ts';

/** Steps of the model that the promotion budget pays, and purchases other than a plain lease. */
type PromotionStep = Extract<
  Step['what'],
  'checkIn' | 'goods' | 'couponLease' | 'shareLink' | 'joinGroup' | 'levelGift' | 'topUp' | 'panelBonus'
>;

const MACHINE = 'gold-pan';
const PRICE = minor('12');
/** Discount of the offer `off_any`. */
const DISCOUNT = minor('3');
const GOODS_PRICE = minor('4');

let invited = 0;

/** Create a new member whom a member of the model invited. */
export async function invitedBy(services: Services, { member }: Model): Promise<TestMember> {
  invited += 1;
  const { invitationCode } = await services.call(userInfo, {}, { token: member.token });
  return services.register(`+9198764${String(10_000 + invited)}`, invitationCode);
}

/**
 * Add a lease to the model, and the reward for its member's inviter, which is decided after the period of
 * free return (H12).
 */
export function noteLease(model: Model, order: Pick<Order, 'id' | 'boughtAt' | 'expiryDate'>): void {
  const boughtAt = timeOf(order.boughtAt);
  const until = order.expiryDate === null ? boughtAt : timeOf(order.expiryDate);
  model.leases.set(order.id, { earned: 0n, open: 0n, boughtAt, until });
  model.everLeased.push(order.id);
  const { inviter } = model;
  if (inviter === null) return;
  inviter.due.push({
    at: addMs(boughtAt, CONSTANTS.FULL_RETURN_MS),
    since: boughtAt,
    arrive: () => {
      if (model.rewardedInviter || model.leases.size === 0) return;
      model.rewardedInviter = true;
      inviter.move(null, 'available', REFERRAL_REWARD.minor);
    },
  });
}

/** Sum up the shortfall of a model member's leases on a day. */
async function missingOn(services: Services, model: Model, day: string): Promise<bigint> {
  let missing = 0n;
  for (const orderId of model.everLeased) {
    const { list } = await services.call(
      orderRevenue,
      { orderId, pageNum: 1, pageSize: 100 },
      { token: model.member.token },
    );
    for (const income of list) {
      if (income.day !== day || income.status === 'failed' || income.scheduled === null) continue;
      if (income.kind === 'daily_income') missing += minor(income.scheduled) - minor(income.amount);
    }
  }
  return missing;
}

/** Upload a screenshot for a reward; returns its id. */
async function uploadScreenshot(services: Services, { member }: Model): Promise<string> {
  const body = new FormData();
  body.append('purpose', 'submission');
  body.append('file', new File([PNG], 'group.png'));
  const response = await services.app.request('http://localhost/api/user/file/upload', {
    method: 'POST',
    headers: { 'X-Access-Token': member.token },
    body,
  });
  return ((await response.json()) as Envelope<Upload>).data.id;
}

/** Create the steps about bonuses, and about purchases other than plain leases. */
export function promotionSteps(
  services: Services,
  models: () => readonly Model[],
): Record<PromotionStep, (model: Model, step: Step) => Promise<void>> {
  /** Submit something and approve it twice concurrently: it is decided and paid once. */
  async function approveTwice(model: Model, input: InputOf<typeof createSubmission>): Promise<void> {
    const { id } = await services.call(createSubmission, input, { token: model.member.token });
    const answers = await Promise.all(
      [1, 2].map(() => services.send(reviewSubmission, { id, approve: true })),
    );
    expect(answers.map(({ body }) => body.message).toSorted()).toEqual(['ok', 'submission_decided']);
  }

  return {
    async checkIn(model, step) {
      const { day } = await services.call(checkInState, {}, { token: model.member.token });
      const refusal = model.checkedIn.has(day) ? 'already_checked_in' : null;
      if (!(await ask(services, model, step, checkIn, { day }, refusal))) return;
      model.checkedIn.add(day);
      model.move(null, 'available', SIGN_IN_REWARD.minor);
    },

    async goods(model, step) {
      const refusal = GOODS_PRICE > model.held.available ? 'insufficient_balance' : null;
      const input = { productId: 'field-notebook', deliveryAddressId: model.deliveryAddressId };
      if (await ask(services, model, step, createOrder, input, refusal))
        model.move('available', null, GOODS_PRICE);
    },

    async couponLease(model, step) {
      if (model.couponUsed) return;
      if (model.coupon === null) {
        const taking = { couponId: 'off_any' };
        const { coupon } = await services.call(receiveCoupon, taking, { token: model.member.token });
        model.coupon = { id: coupon.couponId, until: timeOf(coupon.validUntil) };
      }
      const { id: couponId, until } = model.coupon;
      const over = until <= (await services.now());
      const short = PRICE - DISCOUNT > model.held.available;
      const refusal = over ? 'coupon_not_usable' : short ? 'insufficient_balance' : null;
      const input = { productId: MACHINE, agreementVersion: AGREEMENT_VERSION, couponId };
      const order = await ask(services, model, step, createOrder, input, refusal);
      if (!order) return;
      model.couponUsed = true;
      model.move('available', null, PRICE - DISCOUNT);
      noteLease(model, order);
    },

    async shareLink(model) {
      if (model.shared) return;
      const input = { kind: 'share_link', link: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' } as const;
      await approveTwice(model, input);
      model.shared = true;
      model.move(null, 'available', ONE_TIME_REWARDS.share_link.minor);
    },

    async joinGroup(model) {
      if (model.joinedGroup) return;
      await approveTwice(model, { kind: 'join_group', fileId: await uploadScreenshot(services, model) });
      model.joinedGroup = true;
      model.move(null, 'available', ONE_TIME_REWARDS.join_group.minor);
    },

    async panelBonus(model, step) {
      const bonus = usdt(BigInt(step.cents) * 10_000n);
      const { left } = await services.call(budget, {});
      await services.call(fillBudget, { amount: toDecimal(bonus) });
      const paid = await ask(services, model, step, spendBudget, { phone: model.member.phone, left }, null);
      expect(paid?.left).toBe(left);
      model.move(null, 'available', bonus.minor);
    },

    async levelGift(model, step) {
      const now = await services.now();
      const settled = models().some(
        ({ inviter, leases }) =>
          inviter === model &&
          [...leases.values()].some(
            ({ boughtAt, until }) => addMs(boughtAt, CONSTANTS.FULL_RETURN_MS) <= now && now < until,
          ),
      );
      const refusal = model.levelGift ? 'reward_received' : settled ? null : 'reward_not_ready';
      if (!(await ask(services, model, step, receiveReward, { kind: 'level', level: 1 }, refusal))) return;
      model.levelGift = true;
      model.move(null, 'available', LEVEL_GIFTS[1].minor);
    },

    async topUp() {
      const days = await services.call(topUpDays, {});
      const short = days.find(({ productId }) => productId === MACHINE);
      if (!short) return;
      const missing = await Promise.all(models().map((model) => missingOn(services, model, short.day)));
      const input = { productId: MACHINE, day: short.day };
      const answers = await Promise.all([1, 2].map(() => services.send(topUp, input)));
      expect(answers.map(({ body }) => body.message).toSorted()).toEqual(['already_topped_up', 'ok']);
      for (const [n, model] of models().entries()) model.move(null, 'available', missing[n] ?? 0n);
    },
  };
}

import { teamSummary } from '@paydirt/contract/community/team';
import { receivedRewards, receiveReward, rewards } from '@paydirt/contract/rewards/rewards';
import { balance } from '@paydirt/contract/wallet/balance';
import { takeout } from '@paydirt/contract/wallet/income';
import { CURRENCY, DAY_MS, HOUR_MS, type Money, negate } from '@paydirt/domain';
import { beforeEach, describe, expect, it } from 'vitest';

import { serviceNow } from '../../../platform/clock.ts';
import { queryAmounts } from '../../../database/amounts.ts';
import { readOperatorBalance, writeEntry } from '../../../ledger/ledger.ts';
import { payPromotion } from '../../income/promotion.ts';
import { PUBLIC_INVITATION_CODES } from '../../user/registration/create-member.ts';
import { withSubmissions } from '../../user/submission/submission.fixture.ts';
import type { TestMember } from '../../../testing/with-services.ts';

const { services, handInPicture, review, stateOf } = withSubmissions();

let member: TestMember;
let next = 0;

beforeEach(async () => {
  next += 1;
  member = await services.register(`+91987650${String(1000 + next)}`, PUBLIC_INVITATION_CODES[0] ?? '');
});

const receive = (kind: string, key = services.ports.newId('key'), input = {}) =>
  services.send(receiveReward, { kind, ...input }, { token: member.token, key });
const availableOf = async () => (await services.call(balance, {}, member)).available;

/** Empty the promotion budget for the time of a function, by paying all of it to a member. */
async function withEmptyBudget<T>(work: () => Promise<T>): Promise<T> {
  const { database, ports } = services;
  const rich = await services.insertMember();
  const left = await readOperatorBalance(database, 'promotion_budget');
  const paid = await database.transaction(async (sql) =>
    payPromotion(
      { sql, now: await serviceNow(sql), ports },
      {
        memberId: rich.id,
        entry: 'bonus_credit',
        record: 'bonus',
        amount: left,
        subject: 'campaign:referral',
        reference: rich.id,
      },
    ),
  );
  expect(paid).not.toBeNull();
  try {
    return await work();
  } finally {
    await database.transaction(async (sql) =>
      writeEntry(sql, {
        kind: 'promotion_allocation',
        at: await serviceNow(sql),
        reference: rich.id,
        lines: [
          { account: 'operator_capital', amount: negate(left) },
          { account: 'promotion_budget', amount: left },
        ],
      }),
    );
  }
}

async function promotionPaidTo(who = member) {
  return queryAmounts<{ readonly subject: string; readonly amount: Money }>(
    services.database,
    { amount: CURRENCY },
    `select subject, amount from capital_record where member_id = $1 and source = 'promotion_budget' order by seq`,
    [who.id],
  );
}

describe('the rewards of a new member', () => {
  it('are the welcome bonus, already received, two to earn and a gift for each level', async () => {
    const all = await services.call(rewards, {}, member);
    expect(all.map(({ kind, level, state }) => [kind, level, state])).toEqual([
      ['welcome', null, 'received'],
      ['join_group', null, 'open'],
      ['share_link', null, 'open'],
      ...[1, 2, 3, 4, 5].map((level) => ['level', level, 'open']),
    ]);
    expect(all.map(({ needs }) => needs).slice(3)).toEqual([1, 3, 10, 25, 50]);
    const { levels } = await services.call(teamSummary, {}, member);
    const names = levels.slice(1).map(({ gradeText }) => gradeText);
    expect(all.map(({ gradeText }) => gradeText)).toEqual([null, null, null, ...names]);
    expect(new Set(all.map(({ budget }) => budget))).toEqual(new Set(['promotion_budget']));
    const received = await services.call(receivedRewards, {}, member);
    expect(received.map(({ kind }) => kind)).toEqual(['welcome']);
  });

  it('show where the money of the welcome bonus is, and the day it arrived rather than the day of joining', async () => {
    expect(await stateOf(member, 'welcome')).toMatchObject({ credit: 'to_collect', receivedAt: null });
    await services.advance(DAY_MS);
    const collecting = { token: member.token, key: services.ports.newId('key') };
    const { arrivesAt } = await services.call(takeout, {}, collecting);
    expect(await stateOf(member, 'welcome')).toMatchObject({ credit: 'on_its_way', receivedAt: null });
    await services.advance(HOUR_MS);
    expect(await stateOf(member, 'welcome')).toMatchObject({ credit: 'arrived', receivedAt: arrivesAt });
    const [received] = await services.call(receivedRewards, {}, member);
    expect(received?.receivedAt).toBe(arrivesAt);
  });

  it.each([
    ['join_group', {}],
    ['share_link', {}],
    ['level', { level: 1 }],
  ])('cannot be taken before they are ready: %s', async (kind, input) => {
    expect((await receive(kind, undefined, input)).body.message).toBe('reward_not_ready');
    expect(await availableOf()).toBe('0.00');
  });

  it('require a level where they have one, and refuse one where they do not', async () => {
    for (const [kind, input, reason] of [
      ['welcome', { level: 3 }, 'malformed'],
      ['share_link', { level: 1 }, 'malformed'],
      ['level', {}, 'required'],
      ['level', { level: 6 }, 'above_maximum'],
    ] as const) {
      const { body } = await receive(kind, undefined, input);
      expect([body.message, body.data]).toEqual(['invalid_input', { fields: { level: reason } }]);
    }
  });

  it('are not taken twice', async () => {
    expect((await receive('welcome')).body.message).toBe('reward_received');
  });
});

describe('an empty promotion budget', () => {
  it('pays and loses nothing: an approved reward is ready, and can be taken once the budget suffices', async () => {
    const id = await handInPicture(member);
    await withEmptyBudget(async () => {
      await review({ id, approve: true });
      expect(await stateOf(member, 'join_group')).toMatchObject({ state: 'ready', budgetLeft: '0.00' });
      expect((await receive('join_group')).body.message).toBe('promotion_budget_empty');
    });
    expect(await availableOf()).toBe('0.00');
    const messages = await services.database.query<{ kind: string }>(
      `select kind from member_message where member_id = $1 and reference = $2`,
      [member.id, id],
    );
    expect(messages).toEqual([{ kind: 'submission_waiting' }]);

    const keys = Array.from({ length: 20 }, () => services.ports.newId('key'));
    const taken = await Promise.all(keys.map((key) => receive('join_group', key)));
    expect(taken.filter(({ body }) => body.message === 'ok')).toHaveLength(1);
    expect(taken.filter(({ body }) => body.message === 'reward_received')).toHaveLength(19);
    expect(await availableOf()).toBe('1.00');
  });

  it('keeps the welcome bonus for members who join meanwhile', async () => {
    member = await withEmptyBudget(() =>
      services.register('+919876502999', PUBLIC_INVITATION_CODES[0] ?? ''),
    );
    expect(await stateOf(member, 'welcome')).toMatchObject({ state: 'ready' });
    expect((await receive('welcome')).body.message).toBe('ok');
    expect(await stateOf(member, 'welcome')).toMatchObject({ state: 'received' });
    expect(await promotionPaidTo()).toHaveLength(1);
  });
});

describe('the gift of a level', () => {
  const ANANYA = { phone: '+919876543210', password: 'Ananya12345' };

  it('can be taken once for each level reached, and no other', async () => {
    member = { id: '', phone: ANANYA.phone, token: await services.login(ANANYA.phone, ANANYA.password) };
    const before = (await services.call(rewards, {}, member)).filter(({ kind }) => kind === 'level');
    const ready = before.filter(({ state }) => state === 'ready').map(({ level }) => level);
    // She took the first in the seed's past.
    expect(before.map(({ state }) => state)).toEqual(['received', 'ready', 'ready', 'open', 'open']);
    expect(ready).toEqual([2, 3]);
    expect((await receive('level', undefined, { level: 4 })).body.message).toBe('reward_not_ready');
    const key = services.ports.newId('key');
    const first = await receive('level', key, { level: 2 });
    expect(first.body.data).toMatchObject({ kind: 'team_benefits', amount: '2.00' });
    expect((await receive('level', key, { level: 2 })).body).toEqual(first.body);
    expect((await receive('level', undefined, { level: 1 })).body.message).toBe('reward_received');
    const rest = await Promise.all(
      Array.from({ length: 20 }, () => receive('level', undefined, { level: 3 })),
    );
    expect(rest.filter(({ body }) => body.message === 'ok')).toHaveLength(1);
    const states = (await services.call(rewards, {}, member)).filter(({ kind }) => kind === 'level');
    expect(states.map(({ state }) => state)).toEqual(['received', 'received', 'received', 'open', 'open']);
  });
});

import { userInfo } from '@paydirt/contract/account/session';
import {
  floorCounts,
  floorOne,
  floorTwo,
  inviter,
  shareInfo,
  teamIncome,
  teamSummary,
} from '@paydirt/contract/community/team';
import { createOrder, returnLease } from '@paydirt/contract/goods/orders';
import { faucet } from '@paydirt/contract/sandbox/world';
import { moneyReport } from '@paydirt/contract/wallet/money';
import { DAY_MS } from '@paydirt/domain';
import { describe, expect, test } from 'vitest';

import { RATE_LIMITS } from '../../../http/limits/rate-limits.ts';
import { READY_MADE } from '../../../people/people.ts';
import { AGREEMENT_VERSION } from '../../../seed/products.ts';
import { memberWith, withSeededServices } from '../../../testing/seeded-services.ts';
import type { TestMember } from '../../../testing/with-services.ts';
import { PUBLIC_INVITATION_CODES } from '../registration/create-member.ts';

let phones = 0;
const freshPhone = () => `+9198765${String(60_000 + (phones += 1))}`;

describe('a team', () => {
  const services = withSeededServices();
  const ananya = () => services.login(READY_MADE.ananya.account, READY_MADE.ananya.password);
  const codeOf = async ({ token }: Pick<TestMember, 'token'>) =>
    (await services.call(userInfo, {}, { token })).invitationCode;
  const join = async (inviting: Pick<TestMember, 'token'>) =>
    services.register(freshPhone(), await codeOf(inviting));
  const lease = (token: string, productId = 'gold-pan') =>
    services.call(
      createOrder,
      { productId, agreementVersion: AGREEMENT_VERSION },
      { token, key: services.ports.newId('key') },
    );

  test('has the same figures in every call that returns them', async () => {
    const token = await ananya();
    const counts = await services.call(floorCounts, {}, { token });
    const { cumulative, floor2, valid, level } = await services.call(shareInfo, {}, { token });
    const summary = await services.call(teamSummary, {}, { token });
    const one = await services.call(floorOne, { pageSize: 100 }, { token });
    const two = await services.call(floorTwo, { pageSize: 100 }, { token });
    expect(counts).toEqual({ floor1: cumulative, floor2, valid });
    expect(summary).toMatchObject({ ...counts, level });
    expect([one.total, two.total]).toEqual([counts.floor1, counts.floor2]);
    expect(one.list.filter((person) => person.valid)).toHaveLength(valid);
    expect(counts.floor1).toBeGreaterThan(valid);
  });

  test('shows of its people what an inviter may know, and no more', async () => {
    const token = await ananya();
    for (const call of [floorOne, floorTwo]) {
      const { body } = await services.send(call, { pageSize: 100 }, { token });
      for (const person of body.data.list) {
        expect(Object.keys(person).toSorted()).toEqual(['headUrl', 'id', 'joinedAt', 'name', 'valid']);
        expect(person.name).not.toMatch(/\d{5}|@/);
      }
    }
  });

  test.each([
    ['part of the name', 'ortega', ['Lucía Ortega']],
    ['without its accents', 'lucia', ['Lucía Ortega']],
    ['with other capitals and spaces around', '  EMRE SAHIN ', ['Emre Şahin']],
    ['a name that nobody has', 'nobody', []],
    ['a wildcard', '%', []],
    ['another wildcard', '_', []],
  ])('can be searched by name: %s', async (_what, q, names) => {
    const { total, list } = await services.call(floorOne, { q }, { token: await ananya() });
    expect(list.map(({ name }) => name)).toEqual(names);
    expect(total).toBe(names.length);
  });

  test('can be searched on the second floor too, page by page', async () => {
    const token = await ananya();
    const first = await services.call(floorTwo, { q: 'a', pageSize: 1 }, { token });
    const second = await services.call(floorTwo, { q: 'a', pageSize: 1, pageNum: 2 }, { token });
    expect(first.total).toBeGreaterThan(1);
    expect(second.total).toBe(first.total);
    expect(second.list[0]?.id).not.toBe(first.list[0]?.id);
  });

  test('cannot be searched for the digits that a shortened phone hides', async () => {
    const inviting = await memberWith(services, '0');
    const { phone } = await join(inviting);
    const find = async (q: string) => (await services.call(floorOne, { q }, inviting)).total;
    expect(await find(phone.slice(-4))).toBe(1);
    expect(await find(phone.slice(-5))).toBe(0);
    expect(await find(phone.slice(0, 6))).toBe(0);
  });

  test('is empty on level 0 for a new member', async () => {
    const alone = await memberWith(services, '0');
    expect(await services.call(floorOne, {}, alone)).toEqual({ total: 0, list: [] });
    expect(await services.call(teamSummary, {}, alone)).toMatchObject({
      level: 0,
      floor1: 0,
      floor2: 0,
      valid: 0,
      nextLevelNeeds: 1,
      rewards: { paid: 0, total: '0.00' },
    });
    const { levels } = await services.call(teamSummary, {}, alone);
    expect(await services.call(shareInfo, {}, alone)).toMatchObject({
      gradeText: levels[0]?.gradeText,
      nextGradeText: levels[1]?.gradeText,
    });
    expect(await services.call(teamIncome, {}, alone)).toEqual({
      total: '0.00',
      list: [],
      secondFloor: { people: 0, amount: '0.00' },
    });
  });

  test('counts a person as active while they hold a machine', async () => {
    const inviting = await memberWith(services, '0');
    const invited = await join(inviting);
    const active = async () => (await services.call(floorCounts, {}, inviting)).valid;
    await services.call(faucet, { phone: invited.phone, amount: '100' });
    expect(await active()).toBe(0);
    const { id } = await lease(invited.token);
    expect(await active()).toBe(1);
    await services.call(returnLease, { orderId: id }, { ...invited, key: services.ports.newId('key') });
    expect(await active()).toBe(0);
    const { validDays } = await lease(invited.token);
    expect(await active()).toBe(1);
    await services.advance((validDays + 1) * DAY_MS);
    expect(await active()).toBe(0);
  });

  test('has levels with published gifts and requirements, paid by a budget whose balance is shown', async () => {
    const token = await ananya();
    const { levels, budget } = await services.call(teamSummary, {}, { token });
    expect(levels.map(({ level, needs }) => [level, needs])).toEqual([
      [0, 0],
      [1, 1],
      [2, 3],
      [3, 10],
      [4, 25],
      [5, 50],
    ]);
    expect(levels[0]?.gift).toBe('0.00');
    const { accounts } = await services.call(moneyReport, {}, { token });
    expect(budget).toEqual({
      source: 'promotion_budget',
      left: accounts.find(({ account }) => account === 'promotion_budget')?.balance,
    });
  });
});

describe('the inviter behind a code', () => {
  const services = withSeededServices();

  test.each([
    ['as it is', (code: string) => code],
    ['in lower case', (code: string) => code.toLowerCase()],
    ['with spaces', (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)} `],
  ])('is returned with their public name and the corrected code: %s', async (_how, write) => {
    const token = await services.login(READY_MADE.mara.account, READY_MADE.mara.password);
    const { invitationCode } = await services.call(userInfo, {}, { token });
    expect(await services.call(inviter, { code: write(invitationCode) })).toEqual({
      code: invitationCode,
      name: 'Mara Okafor',
    });
  });

  test('is nobody for a public code', async () => {
    const [code] = PUBLIC_INVITATION_CODES;
    expect(await services.call(inviter, { code })).toEqual({ code, name: null });
  });

  test('is shortened where the name is a phone number', async () => {
    const member = await services.register(freshPhone(), PUBLIC_INVITATION_CODES[0]);
    const { invitationCode } = await services.call(userInfo, {}, member);
    const { name } = await services.call(inviter, { code: invitationCode });
    expect(name).toBe(`…${member.phone.slice(-4)}`);
  });

  test.each(['ZZZZZZZ', 'nope', '', '   ', '%', "' or ''='"])('is not found for %j', async (code) => {
    const { status, body } = await services.send(inviter, { code });
    expect([status, body.message]).toEqual([404, 'not_found']);
  });
});

describe('guessing codes', () => {
  const services = withSeededServices({ rateLimits: RATE_LIMITS });

  test('is limited, however many are tried concurrently', async () => {
    const tryAtOnce = async () => {
      const answers = await Promise.all(
        Array.from({ length: 100 }, () => services.send(inviter, { code: 'ZZZZZZZ' })),
      );
      const { found = [], refused = [] } = Object.groupBy(answers, ({ status, body }) =>
        status === 404 && body.message === 'not_found' ? 'found' : 'refused',
      );
      for (const { status, body } of refused)
        expect([status, body.message]).toEqual([429, 'too_many_requests']);
      return found.length;
    };
    // 90 a minute; the queue for costly calls holds 64 of one network and refuses the rest.
    const answered = await tryAtOnce();
    expect(answered).toBeGreaterThanOrEqual(64);
    expect(answered).toBeLessThanOrEqual(90);
    expect(await tryAtOnce()).toBe(0);
  });
});

import { deleteAccount } from '@paydirt/contract/account/leaving';
import { userInfo } from '@paydirt/contract/account/session';
import { floorCounts, shareInfo } from '@paydirt/contract/community/team';
import { createOrder } from '@paydirt/contract/goods/orders';
import { checkIn, checkInState } from '@paydirt/contract/rewards/check-in';
import { allCoupons, receiveCoupon } from '@paydirt/contract/rewards/coupons';
import { redeem } from '@paydirt/contract/rewards/redeem';
import { receivedRewards, receiveReward, rewards } from '@paydirt/contract/rewards/rewards';
import { createSubmission, reviewSubmission } from '@paydirt/contract/rewards/submission';
import { faucet } from '@paydirt/contract/sandbox/world';
import { records } from '@paydirt/contract/wallet/records';
import { addDays, CONSTANTS, DAY_MS, dayOf, MINUTE_MS, REFERRAL_REWARD_CAP } from '@paydirt/domain';
import { describe, expect, test } from 'vitest';

import { AGREEMENT_VERSION } from '../../../../seed/products.ts';
import { memberWith, withSeededServices } from '../../../../testing/seeded-services.ts';
import { type Account, accountsOf, newEmail, newPhone } from './accounts.fixture.ts';
import { readPerson } from './contacts.ts';

const OFFER = 'off_once';

describe('a benefit that a person can have once', () => {
  const services = withSeededServices({
    prepare: async (database) => {
      await database.query(
        `insert into coupon_offer (id, product_id, discount, starts_at, valid_days, position)
         values ('${OFFER}', 'trommel', 10000000, now() - interval '1 day', 300, 100)`,
      );
    },
  });
  const { sendRegister, askCode, join, confirm, leave, bind } = accountsOf(services);
  const key = () => services.ports.newId('key');
  async function lease({ token, name }: Account): Promise<void> {
    const phone = name;
    await services.call(faucet, { phone, amount: '20' });
    await services.call(
      createOrder,
      { productId: 'gold-pan', agreementVersion: AGREEMENT_VERSION },
      { token, key: key() },
    );
  }
  const money = ({ token }: Account, call: 'check-in' | 'redeem') =>
    call === 'check-in'
      ? services.send(checkIn, {}, { token, key: key() })
      : services.send(redeem, { code: 'GOLDPAN25', amount: '1' }, { token, key: key() });
  const paidTo = async ({ token }: Account, kind: 'bonus' | 'referral_bonus') =>
    (await services.call(records, { kind }, { token })).total;
  const rewardOf = async (account: Account, kind: string) =>
    (await services.call(rewards, {}, account)).find((reward) => reward.kind === kind);
  async function handIn(account: Account): Promise<string> {
    const link = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
    const { body } = await services.send(createSubmission, { kind: 'share_link', link }, account);
    if (body.message !== 'ok') return body.message;
    return (await services.send(reviewSubmission, { id: body.data.id, approve: true })).body.message;
  }

  /** Request every one-time benefit; returns the answer of each call. */
  async function takeAll(account: Account) {
    const { token } = account;
    return {
      checkIn: (await money(account, 'check-in')).body.message,
      redeem: (await money(account, 'redeem')).body.message,
      coupon: (await services.send(receiveCoupon, { couponId: OFFER }, { token })).body.message,
      share: await handIn(account),
    };
  }
  const ALL_OK = { checkIn: 'ok', redeem: 'ok', coupon: 'ok', share: 'ok' };
  const ALL_HAD = {
    checkIn: 'paid_before',
    redeem: 'paid_before',
    coupon: 'paid_before',
    share: 'paid_before',
  };

  async function expectNothing(account: Account): Promise<void> {
    expect(await rewardOf(account, 'welcome')).toMatchObject({
      state: 'received',
      earlier: true,
      recordId: null,
    });
    const again = await services.send(
      receiveReward,
      { kind: 'welcome' },
      { token: account.token, key: key() },
    );
    expect(again.body.message).toBe('paid_before');
    expect(await takeAll(account)).toEqual(ALL_HAD);
    expect(await paidTo(account, 'bonus')).toBe(0);
    expect(await services.call(receivedRewards, {}, account)).toEqual([]);
    const state = await services.call(checkInState, {}, account);
    expect(state).toMatchObject({ signed: true, earlier: true, recordId: null });
    const { available } = await services.call(allCoupons, {}, account);
    expect(available.find(({ couponId }) => couponId === OFFER)).toMatchObject({
      taken: null,
      takenEarlier: true,
    });
  }

  test('is not paid again to a member who returns with the same phone', async () => {
    const account = await join(newPhone());
    expect(await paidTo(account, 'bonus')).toBe(1);
    expect(await rewardOf(account, 'welcome')).toMatchObject({ state: 'received', earlier: false });
    expect(await takeAll(account)).toEqual(ALL_OK);
    await leave(account);
    await expectNothing(await join(account.name));
  });

  test('is not paid again to a member who returns with the same e-mail address', async () => {
    const account = await join(newEmail());
    expect(await takeAll(account)).toEqual(ALL_OK);
    await leave(account);
    await expectNothing(await join(account.name));
  });

  test('is not paid again to a member who returns with their other address, and then with the first', async () => {
    const phone = newPhone();
    const email = newEmail();
    const account = await join(phone);
    expect(await takeAll(account)).toEqual(ALL_OK);
    await bind(account, email);
    await leave(account);
    const back = await join(email);
    await expectNothing(back);
    const third = await join(phone);
    await expectNothing(third);
    await leave(third);
    await expectNothing(await join(phone));
  });

  test('is not paid again to a member who adds an address that already had it', async () => {
    const account = await join(newEmail());
    expect(await takeAll(account)).toEqual(ALL_OK);
    await leave(account);
    const other = await join(newPhone());
    await bind(other, account.name);
    expect(await takeAll(other)).toEqual(ALL_HAD);
    // And what both received is known for the phone, too, after its account was deleted.
    await leave(other);
    expect(await takeAll(await join(other.name))).toEqual(ALL_HAD);
  });

  test('is not paid again to a second account of a member who still exists under another address', async () => {
    const first = newEmail();
    const account = await join(newPhone());
    await bind(account, first);
    await bind(account, newEmail());
    const second = await join(first);
    expect(await rewardOf(second, 'welcome')).toMatchObject({ state: 'received', earlier: true });
    const both = await Promise.all([money(account, 'redeem'), money(second, 'redeem')]);
    expect(both.map(({ body }) => body.message).toSorted()).toEqual(['ok', 'paid_before']);
  });

  test('is paid to somebody else who never shared an address', async () => {
    const account = await join(newPhone());
    expect(await takeAll(account)).toEqual(ALL_OK);
    await leave(account);
    expect(await takeAll(await join(newPhone()))).toEqual(ALL_OK);
  });

  test('pays an inviter once per person, whichever account that person returns with', async () => {
    const inviter = await memberWith(services, '0');
    const { invitationCode } = await services.call(userInfo, {}, inviter);
    const phone = newPhone();
    for (let turn = 0; turn < 3; turn += 1) {
      const invited = await join(phone, invitationCode);
      await lease(invited);
      await services.advance(DAY_MS + MINUTE_MS);
      await leave(invited);
      expect(await paidTo({ ...inviter, name: '' }, 'referral_bonus')).toBe(1);
    }
  });

  test('pays nobody for inviting themselves, with an account that gets their former address later', async () => {
    const former = newEmail();
    const inviter = await join(newPhone());
    await bind(inviter, former);
    await bind(inviter, newEmail());
    const { invitationCode } = await services.call(userInfo, {}, inviter);
    const other = await join(newPhone(), invitationCode);
    await bind(other, former);
    await lease(other);
    await services.advance(DAY_MS + MINUTE_MS);
    expect(await paidTo(inviter, 'referral_bonus')).toBe(0);
  });

  test('counts nobody who registers by a former address of the inviter as invited by them', async () => {
    const former = newEmail();
    const inviter = await join(newPhone());
    await bind(inviter, former);
    await bind(inviter, newEmail());
    const { invitationCode } = await services.call(userInfo, {}, inviter);
    await join(former, invitationCode);
    expect((await services.call(floorCounts, {}, inviter)).floor1).toBe(0);
    await join(newEmail(), invitationCode);
    expect((await services.call(floorCounts, {}, inviter)).floor1).toBe(1);
  });

  test('is capped for an inviter over all accounts of that person', async () => {
    const phone = newPhone();
    const before = await join(phone);
    // The rewards for twenty people, without the people.
    await services.database.query(
      `insert into capital_record (id, code, member_id, kind, amount, subject, at, status, source, reference)
       select 'rec_cap_' || n, 'CAP' || n, $1, 'referral_bonus', 1, 'campaign:referral', now(), 'credited',
         'promotion_budget', 'mem_cap_' || n from generate_series(1, $2) as n`,
      [before.id, REFERRAL_REWARD_CAP],
    );
    await leave(before);
    await services.database.query(`delete from capital_record where id like 'rec_cap_%'`);
    const back = await join(phone);
    const share = await services.call(shareInfo, {}, back);
    expect([share.rewardedAtMost, share.rewardedEarlier]).toEqual([REFERRAL_REWARD_CAP, REFERRAL_REWARD_CAP]);
    const { invitationCode } = await services.call(userInfo, {}, back);
    await lease(await join(newPhone(), invitationCode));
    await services.advance(DAY_MS + MINUTE_MS);
    expect(await paidTo(back, 'referral_bonus')).toBe(0);
  });

  test('codes of the day keep counting', async () => {
    const phone = newPhone();
    const codesTo = async () => {
      const bucket = `codes:destination:${Buffer.from(await readPerson(services.database, phone)).toString('base64url')}`;
      const [row] = await services.database.query<{ hits: number }>(
        `select hits from rate_limit where bucket = $1`,
        [bucket],
      );
      return row?.hits ?? 0;
    };
    const account = await join(phone);
    await leave(account);
    expect(await codesTo()).toBe(2);
    await join(phone);
    expect(await codesTo()).toBe(3);
  });

  test('is paid once to a person who registers twice concurrently, or registers while leaving', async () => {
    const phone = newPhone();
    const code = await askCode(phone);
    const answers = await Promise.all(Array.from({ length: 8 }, () => sendRegister(phone, code, 'NUGGET')));
    const joined = answers.filter(({ body }) => body.message === 'ok');
    expect(joined).toHaveLength(1);
    const [first] = joined;
    const account = { id: first?.body.data.userId ?? '', token: first?.body.msg ?? '', name: phone };
    expect(await paidTo(account, 'bonus')).toBe(1);

    const confirmed = await confirm(account);
    const next = await askCode(phone);
    const [left, ...back] = await Promise.all([
      services.send(
        deleteAccount,
        { code: confirmed },
        { token: account.token, key: services.ports.newId('key') },
      ),
      ...Array.from({ length: 4 }, () => sendRegister(phone, next, 'NUGGET')),
    ]);
    expect(left?.body.message).toBe('ok');
    expect(back.filter(({ status }) => status >= 500)).toEqual([]);
    const [paid] = await services.database.query<{ bonuses: number }>(
      `select count(*)::int as bonuses from capital_record where subject = 'campaign:welcome' and member_id = any($1)`,
      [[account.id, ...back.map(({ body }) => (body.data as { userId?: string } | null)?.userId ?? '')]],
    );
    expect(paid?.bonuses).toBe(1);
  });

  test('is stored under a hash that reveals no number, for 90 whole clock days, and can be paid again afterwards', async () => {
    const account = await join(newPhone());
    expect(await takeAll(account)).toEqual(ALL_OK);
    await leave(account);
    const rest = async () =>
      services.database.query<{ until: number; text: string }>(
        `select until, person_claim::text as text from person_claim where person = $1`,
        [await readPerson(services.database, account.name)],
      );
    const kept = await rest();
    expect(kept.length).toBeGreaterThan(3);
    for (const { text } of kept) {
      expect(text).not.toContain(account.name.slice(1));
      expect(text).not.toContain(account.id);
    }
    const day = dayOf(await services.now());
    await services.advance((CONSTANTS.PERSON_KEPT_DAYS - 1) * DAY_MS);
    expect(await rest()).toEqual(kept);
    await services.advance(2 * DAY_MS);
    expect(dayOf(await services.now())).toBe(addDays(day, CONSTANTS.PERSON_KEPT_DAYS + 1));
    expect(await rest()).toEqual([]);
    const back = await join(account.name);
    expect(await paidTo(back, 'bonus')).toBe(1);
    const again = await takeAll(back);
    // The codes of the seed have ended by then.
    expect(again).toEqual({ ...ALL_OK, redeem: again.redeem });
    expect(again.redeem).not.toBe('paid_before');
  });
});

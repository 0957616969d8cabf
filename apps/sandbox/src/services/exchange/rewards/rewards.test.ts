import type { Envelope, ResultOf } from '@paydirt/contract';
import type { Upload } from '@paydirt/contract/account/upload';
import { receivedRewards, receiveReward, rewards } from '@paydirt/contract/rewards/rewards';
import {
  createSubmission,
  openSubmissions,
  reviewSubmission,
  submissions,
} from '@paydirt/contract/rewards/submission';
import { balance } from '@paydirt/contract/wallet/balance';
import { takeout } from '@paydirt/contract/wallet/income';
import { recordDetail } from '@paydirt/contract/wallet/records';
import { CURRENCY, DAY_MS, HOUR_MS, type Money, negate, ONE_TIME_REWARDS, toDecimal } from '@paydirt/domain';
import { PNG } from '@paydirt/domain/picture/pictures.fixture';
import { beforeEach, describe, expect, it } from 'vitest';

import { serviceNow } from '../../../platform/clock.ts';
import { queryAmounts } from '../../../database/amounts.ts';
import { readOperatorBalance, writeEntry } from '../../../ledger/ledger.ts';
import { payPromotion } from '../../income/promotion.ts';
import { PUBLIC_INVITATION_CODES } from '../../user/registration/create-member.ts';
import { type TestMember, withServices } from '../../../testing/with-services.ts';

const HOST = 'http://localhost';
const services = withServices({ seeded: true });
const VIDEO = 'https://www.youtube.com/watch?v=7';

let member: TestMember;
let next = 0;

beforeEach(async () => {
  next += 1;
  member = await services.register(`+91987650${String(1000 + next)}`, PUBLIC_INVITATION_CODES[0] ?? '');
});

async function uploadAs(token: string, purpose = 'submission'): Promise<string> {
  const body = new FormData();
  body.append('purpose', purpose);
  body.append('file', new File([PNG], 'a.png'));
  const headers = { 'X-Access-Token': token };
  const response = await services.app.request(`${HOST}/api/user/file/upload`, {
    method: 'POST',
    headers,
    body,
  });
  return ((await response.json()) as Envelope<Upload>).data.id;
}

const handIn = (input: Record<string, unknown>, { token } = member) =>
  services.send(createSubmission, input, { token });

async function handInPicture(who = member): Promise<string> {
  const { body } = await handIn({ kind: 'join_group', fileId: await uploadAs(who.token) }, who);
  expect(body.message).toBe('ok');
  return body.data.id;
}

async function stateOf(kind: string, who = member): Promise<ResultOf<typeof rewards>[number]> {
  const all = await services.call(rewards, {}, who);
  const found = all.find((reward) => reward.kind === kind && (reward.level ?? 1) === 1);
  if (!found) throw new Error(`no reward ${kind}`);
  return found;
}

const receive = (kind: string, key = services.ports.newId('key'), input = {}) =>
  services.send(receiveReward, { kind, ...input }, { token: member.token, key });
const review = (input: Record<string, unknown>) => services.send(reviewSubmission, input);
const availableOf = async () => (await services.call(balance, {}, member)).available;

/** Let the promotion budget hold nothing while something is done, for it was all paid to somebody. */
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
  it('are the welcome, which was received, two to earn and a gift of each level', async () => {
    const all = await services.call(rewards, {}, member);
    expect(all.map(({ kind, level, state }) => [kind, level, state])).toEqual([
      ['welcome', null, 'received'],
      ['join_group', null, 'open'],
      ['share_link', null, 'open'],
      ...[1, 2, 3, 4, 5].map((level) => ['level', level, 'open']),
    ]);
    expect(all.map(({ needs }) => needs).slice(3)).toEqual([1, 3, 10, 25, 50]);
    expect(new Set(all.map(({ budget }) => budget))).toEqual(new Set(['promotion_budget']));
    const received = await services.call(receivedRewards, {}, member);
    expect(received.map(({ kind }) => kind)).toEqual(['welcome']);
  });

  it('say of the welcome where its money is, and the day on which it arrived, not that of joining', async () => {
    expect(await stateOf('welcome')).toMatchObject({ credit: 'to_collect', receivedAt: null });
    await services.advance(DAY_MS);
    const collecting = { token: member.token, key: services.ports.newId('key') };
    const { arrivesAt } = await services.call(takeout, {}, collecting);
    expect(await stateOf('welcome')).toMatchObject({ credit: 'on_its_way', receivedAt: null });
    await services.advance(HOUR_MS);
    expect(await stateOf('welcome')).toMatchObject({ credit: 'arrived', receivedAt: arrivesAt });
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

  it('name their level where they have one, and none where they have none', async () => {
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

describe('a screenshot of the group', () => {
  it('waits for its review, and pays by itself when it is approved', async () => {
    const id = await handInPicture();
    expect(await stateOf('join_group')).toMatchObject({ state: 'in_review' });
    const [waiting] = (await services.call(openSubmissions, {})).filter((open) => open.id === id);
    const picture = await services.app.request(HOST + (waiting?.pictureUrl ?? ''));
    expect(picture.headers.get('Content-Type')).toBe('image/png');

    expect((await review({ id, approve: true })).body.message).toBe('ok');
    const reward = await stateOf('join_group');
    expect(reward).toMatchObject({ state: 'received', amount: '1.00' });
    expect(await availableOf()).toBe('1.00');
    const detail = await services.call(recordDetail, { id: reward.recordId ?? '' }, member);
    expect(detail.record).toMatchObject({ kind: 'bonus', source: 'promotion_budget', status: 'credited' });
    expect(detail.entries.map(({ kind }) => kind)).toEqual(['reward_credit']);
    const messages = await services.database.query(
      `select from member_message where member_id = $1 and kind = 'submission_approved'`,
      [member.id],
    );
    expect(messages).toHaveLength(1);
  });

  it('can be handed in again after it was refused, with the reason shown', async () => {
    const id = await handInPicture();
    expect((await review({ id, approve: false })).body.data).toEqual({ fields: { reason: 'required' } });
    await review({ id, approve: false, reason: 'Too dark.' });
    expect(await stateOf('join_group')).toMatchObject({ state: 'refused', reason: 'Too dark.' });
    expect((await receive('join_group')).body.message).toBe('reward_not_ready');
    await handInPicture();
    expect(await stateOf('join_group')).toMatchObject({ state: 'in_review' });
    const { total, list } = await services.call(submissions, { kind: 'join_group' }, member);
    expect([total, list.map(({ state }) => state)]).toEqual([2, ['in_review', 'refused']]);
  });

  it('is under way once, however many send one at once, and takes no more once it was approved', async () => {
    const files = await Promise.all(Array.from({ length: 8 }, () => uploadAs(member.token)));
    const sent = await Promise.all(files.map((fileId) => handIn({ kind: 'join_group', fileId })));
    expect(sent.map(({ body }) => body.message).toSorted()).toEqual([
      'ok',
      ...Array.from({ length: 7 }, () => 'submission_under_way'),
    ]);
    const id = sent.find(({ body }) => body.message === 'ok')?.body.data.id;
    await review({ id, approve: true });
    const again = await handIn({ kind: 'join_group', fileId: await uploadAs(member.token) });
    expect(again.body.message).toBe('reward_received');
  });

  it('is decided once, however many decide at once, and paid once', async () => {
    const id = await handInPicture();
    const decisions = await Promise.all(Array.from({ length: 10 }, () => review({ id, approve: true })));
    expect(decisions.filter(({ body }) => body.message === 'ok')).toHaveLength(1);
    expect(decisions.filter(({ body }) => body.message === 'submission_decided')).toHaveLength(9);
    expect(await availableOf()).toBe('1.00');
  });

  it('must be a picture that this member uploaded for that, and not used', async () => {
    const other = await services.insertMember();
    const theirs = await uploadAs(other.token);
    const asPost = await uploadAs(member.token, 'post');
    const used = await uploadAs(member.token);
    await handIn({ kind: 'share_link', fileId: used });
    for (const fileId of [theirs, asPost, used, 'fil_00000000000000000000'])
      expect((await handIn({ kind: 'join_group', fileId })).body.message).toBe('not_found');
    expect(await stateOf('join_group')).toMatchObject({ state: 'open' });
    const { list } = await services.call(submissions, {}, other);
    expect(list).toEqual([]);
  });
});

describe('a shared video', () => {
  it('is handed in as a link or as a screenshot', async () => {
    const { body } = await handIn({ kind: 'share_link', link: ` ${VIDEO} ` });
    expect(body.data).toMatchObject({
      kind: 'share_link',
      link: VIDEO,
      pictureUrl: null,
      state: 'in_review',
    });
    await review({ id: body.data.id, approve: true });
    expect(await stateOf('share_link')).toMatchObject({
      state: 'received',
      amount: toDecimal(ONE_TIME_REWARDS.share_link),
    });
  });

  it('is kept as a parser writes its link', async () => {
    const { body } = await handIn({ kind: 'share_link', link: 'HTTPS://YouTu.be/a/../AbC?t=1#x' });
    expect(body.data.link).toBe('https://youtu.be/AbC?t=1');
    const [open] = (await services.call(openSubmissions, {})).filter(({ id }) => id === body.data.id);
    expect(open?.link).toBe(body.data.link);
  });

  it.each([
    [{ kind: 'share_link' }, { fileId: 'required' }],
    [{ kind: 'share_link', link: 'https://mara:secret@youtube.com/a' }, { link: 'link_malformed' }],
    [{ kind: 'share_link', link: 'http://youtube.com/a' }, { link: 'link_malformed' }],
    [{ kind: 'share_link', link: 'javascript:alert(1)' }, { link: 'link_malformed' }],
    [{ kind: 'share_link', link: 'https://evil.example/a' }, { link: 'video_site_unknown' }],
    [{ kind: 'share_link', link: VIDEO, fileId: 'fil_1' }, { link: 'malformed' }],
    [{ kind: 'join_group', link: VIDEO }, { link: 'malformed' }],
    [{ kind: 'level', link: VIDEO }, { kind: 'malformed' }],
  ])('is refused as %j', async (input, fields) => {
    expect((await handIn(input)).body.data).toEqual({ fields });
  });
});

describe('an empty promotion budget', () => {
  it('pays nothing and loses nothing: what was approved is ready, and taken once there is enough', async () => {
    const id = await handInPicture();
    await withEmptyBudget(async () => {
      await review({ id, approve: true });
      expect(await stateOf('join_group')).toMatchObject({ state: 'ready', budgetLeft: '0.00' });
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

  it('keeps the welcome of whoever joins then', async () => {
    member = await withEmptyBudget(() =>
      services.register('+919876502999', PUBLIC_INVITATION_CODES[0] ?? ''),
    );
    expect(await stateOf('welcome')).toMatchObject({ state: 'ready' });
    expect((await receive('welcome')).body.message).toBe('ok');
    expect(await stateOf('welcome')).toMatchObject({ state: 'received' });
    expect(await promotionPaidTo()).toHaveLength(1);
  });
});

describe('the gift of a level', () => {
  const ANANYA = { phone: '+919876543210', password: 'Ananya12345' };

  it('is taken once for each level that was reached, and no other', async () => {
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

it('cannot be reviewed where there is none', async () => {
  expect((await review({ id: 'sbm_1', approve: true })).body.message).toBe('not_found');
});

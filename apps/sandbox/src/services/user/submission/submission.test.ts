import { receiveReward } from '@paydirt/contract/rewards/rewards';
import { openSubmissions, submissions } from '@paydirt/contract/rewards/submission';
import { balance } from '@paydirt/contract/wallet/balance';
import { recordDetail } from '@paydirt/contract/wallet/records';
import { ONE_TIME_REWARDS, toDecimal } from '@paydirt/domain';
import { beforeEach, describe, expect, it } from 'vitest';

import type { TestMember } from '../../../testing/with-services.ts';
import { PUBLIC_INVITATION_CODES } from '../registration/create-member.ts';
import { withSubmissions } from './submission.fixture.ts';

const VIDEO = 'https://www.youtube.com/watch?v=7';
const { services, uploadAs, handIn, handInPicture, review, stateOf } = withSubmissions();

let member: TestMember;
let next = 0;

beforeEach(async () => {
  next += 1;
  member = await services.register(`+91987650${String(1000 + next)}`, PUBLIC_INVITATION_CODES[0] ?? '');
});

const availableOf = async () => (await services.call(balance, {}, member)).available;

describe('a screenshot of the group', () => {
  it('is reviewed, and paid automatically when approved', async () => {
    const id = await handInPicture(member);
    expect(await stateOf(member, 'join_group')).toMatchObject({ state: 'in_review' });
    const [waiting] = (await services.call(openSubmissions, {})).filter((open) => open.id === id);
    const picture = await services.app.request(`http://localhost${waiting?.pictureUrl ?? ''}`);
    expect(picture.headers.get('Content-Type')).toBe('image/png');

    expect((await review({ id, approve: true })).body.message).toBe('ok');
    const reward = await stateOf(member, 'join_group');
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

  it('can be submitted again after a refusal, whose reason is shown', async () => {
    const id = await handInPicture(member);
    expect((await review({ id, approve: false })).body.data).toEqual({ fields: { reason: 'required' } });
    await review({ id, approve: false, reason: 'Too dark.' });
    expect(await stateOf(member, 'join_group')).toMatchObject({
      state: 'refused',
      reason: 'Test panel: Too dark.',
    });
    const receiving = { token: member.token, key: services.ports.newId('key') };
    const received = await services.send(receiveReward, { kind: 'join_group' }, receiving);
    expect(received.body.message).toBe('reward_not_ready');
    await handInPicture(member);
    expect(await stateOf(member, 'join_group')).toMatchObject({ state: 'in_review' });
    const { total, list } = await services.call(submissions, { kind: 'join_group' }, member);
    expect([total, list.map(({ state }) => state)]).toEqual([2, ['in_review', 'refused']]);
  });

  it('is under review once, however many are sent concurrently, and cannot be submitted again once approved', async () => {
    const files = await Promise.all(Array.from({ length: 8 }, () => uploadAs(member.token)));
    const sent = await Promise.all(files.map((fileId) => handIn(member, { kind: 'join_group', fileId })));
    expect(sent.map(({ body }) => body.message).toSorted()).toEqual([
      'ok',
      ...Array.from({ length: 7 }, () => 'submission_under_way'),
    ]);
    const id = sent.find(({ body }) => body.message === 'ok')?.body.data.id;
    await review({ id, approve: true });
    const again = await handIn(member, { kind: 'join_group', fileId: await uploadAs(member.token) });
    expect(again.body.message).toBe('reward_received');
  });

  it('is decided and paid once, however many decisions are concurrent', async () => {
    const id = await handInPicture(member);
    const decisions = await Promise.all(Array.from({ length: 10 }, () => review({ id, approve: true })));
    expect(decisions.filter(({ body }) => body.message === 'ok')).toHaveLength(1);
    expect(decisions.filter(({ body }) => body.message === 'submission_decided')).toHaveLength(9);
    expect(await availableOf()).toBe('1.00');
  });

  it('must be an unused picture that this member uploaded for it', async () => {
    const other = await services.insertMember();
    const theirs = await uploadAs(other.token);
    const asPost = await uploadAs(member.token, 'post');
    const used = await uploadAs(member.token);
    await handIn(member, { kind: 'share_link', fileId: used });
    for (const fileId of [theirs, asPost, used, 'fil_00000000000000000000'])
      expect((await handIn(member, { kind: 'join_group', fileId })).body.message).toBe('not_found');
    expect(await stateOf(member, 'join_group')).toMatchObject({ state: 'open' });
    const { list } = await services.call(submissions, {}, other);
    expect(list).toEqual([]);
  });
});

describe('a shared video', () => {
  it('can be submitted as a link or as a screenshot', async () => {
    const { body } = await handIn(member, { kind: 'share_link', link: ` ${VIDEO} ` });
    expect(body.data).toMatchObject({
      kind: 'share_link',
      link: VIDEO,
      pictureUrl: null,
      state: 'in_review',
    });
    await review({ id: body.data.id, approve: true });
    expect(await stateOf(member, 'share_link')).toMatchObject({
      state: 'received',
      amount: toDecimal(ONE_TIME_REWARDS.share_link),
    });
  });

  it('is stored with its normalised link', async () => {
    const { body } = await handIn(member, { kind: 'share_link', link: 'HTTPS://YouTu.be/a/../AbC?t=1#x' });
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
    expect((await handIn(member, input)).body.data).toEqual({ fields });
  });
});

it('cannot be reviewed when it does not exist', async () => {
  expect((await review({ id: 'sbm_1', approve: true })).body.message).toBe('not_found');
});

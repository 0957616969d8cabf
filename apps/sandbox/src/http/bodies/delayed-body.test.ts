import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import { createAdaptorServer, type ServerType } from '@hono/node-server';
import type { Call } from '@paydirt/contract';
import { sendFundPasswordCode, updateFundPassword } from '@paydirt/contract/account/fund-password';
import {
  login,
  register,
  resetPassword,
  sendRegisterCode,
  sendResetCode,
} from '@paydirt/contract/account/login';
import { logout } from '@paydirt/contract/account/session';
import { allCalls } from '@paydirt/contract/calls';
import { addComment } from '@paydirt/contract/community/comments';
import { addPost, postList } from '@paydirt/contract/community/posts';
import { createOrder } from '@paydirt/contract/goods/orders';
import { leaseAgreement } from '@paydirt/contract/goods/products';
import { faucet, outbox } from '@paydirt/contract/sandbox/world';
import { addRecharge } from '@paydirt/contract/wallet/recharge';
import { createWalletAddress } from '@paydirt/contract/wallet/wallet-address';
import { DAY_MS } from '@paydirt/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { holdBack } from '../../testing/raw-request.ts';
import { memberWith } from '../../testing/seeded-services.ts';
import { type TestMember, withServices } from '../../testing/with-services.ts';

const FORTY_DAYS = 40 * DAY_MS;
/** As long as a busy machine may take to move the clock. */
const LONG_DEADLINES = { withinMs: 600_000, graceMs: 600_000, leastBytesPerSecond: 1 };

describe('a request whose body arrives late', () => {
  const services = withServices({ seeded: true, bodyDeadlines: LONG_DEADLINES });
  let server: ServerType;
  let port: number;

  beforeAll(async () => {
    server = createAdaptorServer({ fetch: services.app.fetch });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(async () => {
    const closed = once(server, 'close');
    server.close();
    await closed;
  });

  const key = () => services.ports.newId('key');
  const codeFor = async (to: string) => (await services.call(outbox, { to }))[0]?.code ?? '';
  const hold = (call: Call, input: Record<string, unknown>, token?: string) =>
    holdBack(port, call, input, {
      ...(token !== undefined && { token }),
      ...(call.money && { key: key() }),
    });

  /** Calls with which a member moves money or writes texts. */
  async function deeds(token: string): Promise<readonly (readonly [Call, Record<string, unknown>])[]> {
    const { version } = await services.call(leaseAgreement, { productId: 'gold-pan' });
    const [post] = (await services.call(postList, { pageNum: 1, pageSize: 1 }, { token })).list;
    return [
      [createOrder, { productId: 'gold-pan', agreementVersion: version }],
      [createWalletAddress, { chain: 'BEP20', currency: 'USDT', address: 'test1heldback', label: 'Theirs' }],
      [addPost, { content: 'Held back' }],
      [addComment, { squareId: post?.id, content: 'Held back' }],
      [addRecharge, { channel: 'usdt', amount: '10' }],
    ];
  }

  /** Everything that one of these calls would leave behind, with its time on the clock. */
  const traces = async ({ id }: TestMember) =>
    services.database.query<{ what: string; at: number }>(
      `select 'order' as what, bought_at as at from lease_order where member_id = $1
       union all select 'address', created_at from wallet_address where member_id = $1
       union all select 'post', at from post where author_id = $1
       union all select 'comment', at from comment where author_id = $1
       union all select 'recharge', created_at from recharge where member_id = $1`,
      [id],
    );

  const calls = allCalls.filter(({ method, auth }) => method === 'POST' && auth === 'member');

  test('is refused after a logout, whatever it requests', async () => {
    expect(calls.length).toBeGreaterThan(25);
    const { phone } = await memberWith(services, '100');
    const answers = await Promise.all(
      calls.map(async (call) => {
        const token = (await services.send(login, { phone, password: 'gold1234' })).body.msg;
        return { call, token, request: await hold(call, {}, token) };
      }),
    );
    for (const { token } of answers) await services.call(logout, {}, { token });
    for (const { call, request } of answers) {
      const { status, body } = await request.finish();
      expect([call.path, status, body.message]).toEqual([call.path, 401, 'unauthorized']);
    }
  });

  test('does nothing after a new password was set', async () => {
    const member = await memberWith(services, '1000');
    const requests = [];
    for (const [call, input] of await deeds(member.token))
      requests.push(await hold(call, input, member.token));
    await services.call(sendResetCode, { phone: member.phone });
    await services.call(resetPassword, {
      phone: member.phone,
      password: 'dredge99',
      confirmPassword: 'dredge99',
      code: await codeFor(member.phone),
    });
    for (const request of requests) expect((await request.finish()).body.message).toBe('unauthorized');
    expect(await traces(member)).toEqual([]);
  });

  test('is dated by the clock at the time it is processed', async () => {
    const member = await memberWith(services, '1000');
    const requests = [];
    for (const [call, input] of await deeds(member.token))
      requests.push(await hold(call, input, member.token));
    const grant = await hold(faucet, { phone: member.phone, amount: '10' });
    await services.advance(FORTY_DAYS);
    const now = await services.now();
    for (const request of [...requests, grant]) expect((await request.finish()).body.message).toBe('ok');
    const left = await traces(member);
    expect(left.map(({ what }) => what).toSorted()).toEqual([
      'address',
      'comment',
      'order',
      'post',
      'recharge',
    ]);
    for (const { what, at } of left) expect(at, what).toBeGreaterThanOrEqual(now);
    const [granted] = await services.database.query<{ at: number; booked: number }>(
      `select record.at, entry.at as booked from capital_record as record
       join record_entry on record_id = record.id join entry on entry.id = entry_id
       where member_id = $1 and subject = 'campaign:faucet' order by record.seq desc limit 1`,
      [member.id],
    );
    expect(granted?.at).toBeGreaterThanOrEqual(now);
    expect(granted?.booked).toBeGreaterThanOrEqual(now);
  });

  test('is refused when its code expired in the meantime', async () => {
    const member = await memberWith(services, '0');
    const stranger = '+919876599901';
    const passwords = { password: 'dredge99', confirmPassword: 'dredge99' };
    await services.call(sendRegisterCode, { phone: stranger });
    await services.call(sendResetCode, { phone: member.phone });
    const resetCode = await codeFor(member.phone);
    await services.call(sendFundPasswordCode, {}, { token: member.token });
    const fundPasswords = { password: '271828', confirmPassword: '271828' };
    const requests = [
      await hold(register, {
        phone: stranger,
        ...passwords,
        code: await codeFor(stranger),
        invitateCode: 'NUGGET',
      }),
      await hold(resetPassword, { phone: member.phone, ...passwords, code: resetCode }),
      await hold(updateFundPassword, { ...fundPasswords, code: await codeFor(member.phone) }, member.token),
    ];
    await services.advance(FORTY_DAYS);
    for (const request of requests) expect((await request.finish()).body.message).toBe('code_expired');
  });
});

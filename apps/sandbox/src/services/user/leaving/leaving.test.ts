import { voidIntent } from '@paydirt/contract/account/intent';
import { accountData, deleteAccount } from '@paydirt/contract/account/leaving';
import { login } from '@paydirt/contract/account/login';
import { userInfo } from '@paydirt/contract/account/session';
import { addComment, commentList } from '@paydirt/contract/community/comments';
import { addPost, hidePost, likePost, postList } from '@paydirt/contract/community/posts';
import { floorOne, shareInfo, teamIncome } from '@paydirt/contract/community/team';
import { createOrder } from '@paydirt/contract/goods/orders';
import { faucet } from '@paydirt/contract/sandbox/world';
import { takeout } from '@paydirt/contract/wallet/income';
import { createWalletAddress } from '@paydirt/contract/wallet/wallet-address';
import { createWithdrawal } from '@paydirt/contract/wallet/withdrawal';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@paydirt/domain';
import { describe, expect, test } from 'vitest';

import { AGREEMENT_VERSION } from '../../../seed/products.ts';
import { memberWith, withSeededServices } from '../../../testing/seeded-services.ts';
import { bind, FUND_PASSWORD } from '../../wallet/withdrawal/withdraw.fixture.ts';
import { EXPORT_FILES } from './export-files.ts';
import { busyMember, confirm, NAME } from './leaving.fixture.ts';
import { MEMBER_TRACES } from './member-traces.ts';
import { NOT_EXPORTED } from './not-exported.ts';

describe('leaving', () => {
  const services = withSeededServices();
  const remove = (token: string, code: string, fundPassword?: string, key = services.ports.newId('key')) =>
    services.send(
      deleteAccount,
      { code, ...(fundPassword !== undefined && { fundPassword }) },
      { token, key },
    );

  /** Every table with a row that holds a text, whatever the column. */
  async function tablesWith(text: string): Promise<string[]> {
    const tables = await services.database.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = current_schema() order by 1`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const rows = await services.database.query(
        `select from "${name}" as row where strpos(to_jsonb(row)::text, $1) > 0 limit 1`,
        [text],
      );
      if (rows.length > 0) found.push(name);
    }
    return found;
  }

  test('every column that names a member declares what a deletion does to it, and what the export contains', async () => {
    const columns = await services.database.query<{ table: string; column: string }>(
      `select source.relname as table, attribute.attname as column
       from pg_constraint join pg_class source on source.oid = conrelid
       join pg_class target on target.oid = confrelid
       join pg_attribute attribute on attribute.attrelid = conrelid and attribute.attnum = conkey[1]
       where contype = 'f' and target.relname = 'member' and source.relnamespace = current_schema()::regnamespace`,
    );
    const named = columns.map(({ table, column }) => `${table}.${column}`);
    expect(Object.keys(MEMBER_TRACES).toSorted()).toEqual([...new Set(named)].toSorted());
    const exported = EXPORT_FILES.map(({ select }) => select).join(' ');
    const tables = [...new Set(columns.map(({ table }) => table))];
    const missing = tables.filter(
      (table) => !new RegExp(`\\b${table}\\b`).test(exported) && !(table in NOT_EXPORTED),
    );
    expect(missing).toEqual([]);
  });

  test('a deleted member is nowhere in the database, and the ledger still balances', async () => {
    const member = await busyMember(services);
    const { token, phone, email } = member;
    const summary = await services.call(accountData, {}, { token });
    expect(summary.fundPasswordSet).toBe(true);
    expect([summary.leaving.leases, summary.leaving.withdrawals]).toEqual([1, 1]);
    expect(Number(summary.leaving.paidOut)).toBeGreaterThan(400);
    await services.advance(MINUTE_MS);
    const code = await confirm(services, member);
    expect((await remove(token, code)).body).toMatchObject({
      data: { fields: { fundPassword: 'required' } },
    });
    expect((await remove(token, code, FUND_PASSWORD)).body.message).toBe('ok');

    for (const text of [phone, phone.slice(1), email, NAME, 'test1stayspending', '1000000009'])
      expect([text, (await tablesWith(text)).filter((table) => !SEEDED[text]?.includes(table))]).toEqual([
        text,
        [],
      ]);
    expect((await services.send(userInfo, {}, { token })).body.code).toBe(401);
    expect((await services.send(login, { phone, password: 'gold1234' })).body.message).toBe(
      'wrong_credentials',
    );
    const [left] = await services.database.query<{ total: bigint }>(
      `select sum(abs(balance))::int8 as total from account where member_id = $1`,
      [member.id],
    );
    expect(left?.total).toBe(0n);
    // Jobs that fall due later find nothing to do.
    await services.advance(3 * DAY_MS);
    expect(services.outcomes.filter(({ failure }) => failure !== null)).toEqual([]);
    const again = await services.register(phone, 'NUGGET');
    expect(again.id).not.toBe(member.id);
  });

  test('pays out the amount shown or deletes nothing, so that money received since is not left behind', async () => {
    const member = await busyMember(services);
    const { token, phone } = member;
    const { leaving: shown } = await services.call(accountData, {}, { token });
    await services.call(faucet, { phone, amount: '10' });
    await services.advance(MINUTE_MS);
    const code = await confirm(services, member);
    const removeFor = (paidOut: string) =>
      services.send(
        deleteAccount,
        { code, fundPassword: FUND_PASSWORD, paidOut },
        { token, key: services.ports.newId('key') },
      );
    const late = await removeFor(shown.paidOut);
    expect([late.status, late.body.message]).toEqual([409, 'amount_changed']);
    const { leaving: now } = await services.call(accountData, {}, { token });
    expect(Number(now.paidOut)).toBeCloseTo(Number(shown.paidOut) + 9.5, 2);
    expect(now.leases).toBe(shown.leases);
    expect((await removeFor(now.paidOut)).body.message).toBe('ok');
  });

  test('replies to a member who left remain, without the name', async () => {
    const reader = await memberWith(services, '0');
    const member = await busyMember(services);
    const { postId: own, elsewhere } = member;
    await services.advance(MINUTE_MS);
    await remove(member.token, await confirm(services, member), FUND_PASSWORD);
    expect((await services.send(commentList, { squareId: own }, { token: reader.token })).body.message).toBe(
      'not_found',
    );
    const comments = await services.call(commentList, { postId: elsewhere }, { token: reader.token });
    expect(comments.list.map(({ username }) => username)).not.toContain(NAME);
  });

  test('a team shows that somebody left by having no name for them', async () => {
    const inviter = await memberWith(services, '20');
    const { invitationCode } = await services.call(userInfo, {}, inviter);
    const between = await services.register('+919876512121', invitationCode);
    const below = await services.register(
      '+919876512122',
      (await services.call(userInfo, {}, between)).invitationCode,
    );
    await services.call(faucet, { phone: between.phone, amount: '50' });
    await services.call(
      createOrder,
      { productId: 'gold-pan', agreementVersion: AGREEMENT_VERSION },
      { token: between.token, key: services.ports.newId('key') },
    );
    await services.advance(2 * DAY_MS);
    expect((await services.call(shareInfo, {}, below)).referrer).toBe('…2121');
    expect((await remove(between.token, await confirm(services, between))).body.message).toBe('ok');
    expect((await services.call(shareInfo, {}, below)).referrer).toBeNull();
    const { total, list } = await services.call(floorOne, {}, inviter);
    expect([total, list.map(({ name }) => name)]).toEqual([1, [null]]);
    expect((await services.call(floorOne, { q: '—' }, inviter)).total).toBe(0);
    const income = await services.call(teamIncome, {}, inviter);
    expect(income.list.map(({ personId, name, lines }) => [personId, name, lines[0]?.name])).toEqual([
      [list[0]?.id, null, null],
    ]);
    expect(income.total).toBe('2.00');
  });

  test('twenty concurrent deletions delete once', async () => {
    const member = await memberWith(services, '100');
    const code = await confirm(services, member);
    const answers = await Promise.all(Array.from({ length: 20 }, () => remove(member.token, code)));
    const names = answers.map(({ body }) => body.message);
    expect(names.filter((name) => name === 'ok')).toHaveLength(1);
    expect(new Set(names.filter((name) => name !== 'ok'))).toEqual(new Set(['unauthorized']));
    const [closures] = await services.database.query<{ count: bigint }>(
      `select count(*) as count from entry where kind = 'account_closure' and reference = $1`,
      [member.id],
    );
    expect(closures?.count).toBe(1n);
  });

  test('a deletion whose answer was lost can be asked for once more by its key, although the session is over', async () => {
    const member = await memberWith(services, '100');
    const code = await confirm(services, member);
    const key = services.ports.newId('key');
    const first = await remove(member.token, code, undefined, key);
    expect(first.body.message).toBe('ok');
    const again = await remove(member.token, code, undefined, key);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('Idempotency-Hit')).toBe('true');
    for (const [other, otherKey] of [
      [code, services.ports.newId('key')],
      ['000000', key],
    ] as const)
      expect((await remove(member.token, other, undefined, otherKey)).body.message).toBe('unauthorized');
  });

  test('a deletion that was given up in advance is refused, and the member stays', async () => {
    const member = await memberWith(services, '100');
    const code = await confirm(services, member);
    const key = services.ports.newId('key');
    const given = { call: 'user/account/delete', key };
    expect(await services.call(voidIntent, given, { token: member.token })).toEqual({ voided: true });
    expect((await remove(member.token, code, undefined, key)).body.message).toBe('key_void');
    expect((await services.call(userInfo, {}, { token: member.token })).userId).toBe(member.id);
  });

  test('counts wrong codes, each under its own key', async () => {
    const member = await memberWith(services, '10');
    const code = await confirm(services, member);
    const wrong = code === '000000' ? '000001' : '000000';
    const left: unknown[] = [];
    for (let tries = 0; tries < 2; tries += 1)
      left.push(((await remove(member.token, wrong)).body.data as { triesLeft?: number }).triesLeft);
    expect(left).toEqual([4, 3]);
  });

  test('requires the confirmation, the code and the withdrawal PIN', async () => {
    const member = await memberWith(services, '10');
    const { token } = member;
    expect((await remove(token, '123456')).body.message).toBe('verify_needed');
    const code = await confirm(services, member);
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await remove(token, wrong)).body.message).toBe('code_wrong');
    await services.advance(10 * MINUTE_MS);
    expect((await remove(token, code)).body.message).toBe('verify_needed');
    expect(await services.call(userInfo, {}, { token })).toMatchObject({ userId: member.id });
  });

  test('rolls back completely after a failure halfway', async () => {
    const member = await busyMember(services);
    await services.advance(MINUTE_MS);
    const code = await confirm(services, member);
    const before = await services.call(accountData, {}, { token: member.token });
    await services.database.script(
      `create function stop_here() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$;
       create trigger stop_here before delete on outbox for each row execute function stop_here();`,
    );
    expect((await remove(member.token, code, FUND_PASSWORD)).status).toBe(500);
    await services.database.script(`drop trigger stop_here on outbox; drop function stop_here();`);
    const after = await services.call(accountData, {}, { token: member.token });
    expect(after.leaving).toEqual(before.leaving);
    expect((await remove(member.token, code, FUND_PASSWORD)).body.message).toBe('ok');
  });

  test('income on its way and a withdrawal being processed are paid out once', async () => {
    const member = await memberWith(services, '100');
    const { id, token } = member;
    const { addressId } = await bind(services, member, {
      address: 'test1succeedslater',
      account: '1000000008',
    });
    await services.advance(DAY_MS);
    await services.send(takeout, {}, { token, key: 'take' });
    const withdrawal = { channel: 'usdt', amount: '20', addressId, fundPassword: FUND_PASSWORD } as const;
    await services.call(createWithdrawal, withdrawal, { token, key: 'out' });
    const code = await confirm(services, member);
    const [status] = await services.database.query<{ status: string }>(
      `update withdrawal set status = 'processing' where member_id = $1 returning status`,
      [id],
    );
    expect(status?.status).toBe('processing');
    expect((await remove(token, code, FUND_PASSWORD)).body.message).toBe('ok');
    await services.advance(5 * DAY_MS + HOUR_MS);
    const [paid] = await services.database.query<{ count: bigint }>(
      `select count(*) as count from entry where kind = 'withdrawal_settlement'
         and reference in (select id from withdrawal where member_id = $1)`,
      [id],
    );
    expect(paid?.count).toBe(0n);
  });

  test('posts, comments and likes are counted under their kind, and nothing else is counted with them', async () => {
    const { token } = await memberWith(services, '0');
    const countsOf = async () => {
      const { kept } = await services.call(accountData, {}, { token });
      return kept.filter(({ what }) => what === 'community' || what === 'choices').map(({ count }) => count);
    };
    const { list } = await services.call(postList, {}, { token });
    const [first = '', second = ''] = list.map(({ id }) => id);
    expect(await countsOf()).toEqual([0, 0]);
    await services.call(addPost, { content: 'A morning at the sluice.' }, { token });
    await services.call(addComment, { postId: first, content: 'Good to know.' }, { token });
    await services.call(likePost, { postId: first }, { token });
    await services.call(hidePost, { postId: second, hidden: true }, { token });
    expect(await countsOf()).toEqual([3, 1]);
  });

  test('the faucet of the test panel no longer finds the member', async () => {
    const member = await memberWith(services, '10');
    await remove(member.token, await confirm(services, member));
    const answer = await services.send(faucet, { phone: member.phone, amount: '5' }, { key: 'late' });
    expect(answer.body.message).toBe('account_unknown');
    const form = { chain: 'BEP20', currency: 'USDT', address: 'test1succeedsatonce', label: 'x' };
    expect((await services.send(createWalletAddress, form, { token: member.token })).body.code).toBe(401);
  });
});

/** Tables in which the seed has these texts, of other members. */
const SEEDED: Readonly<Record<string, readonly string[]>> = {
  test1stayspending: ['wallet_address'],
};

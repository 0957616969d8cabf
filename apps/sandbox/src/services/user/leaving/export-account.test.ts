import { exportAccount } from '@paydirt/contract/account/leaving';
import { logout } from '@paydirt/contract/account/session';
import { addPost } from '@paydirt/contract/community/posts';
import { redeem } from '@paydirt/contract/rewards/redeem';
import { unwrap } from '@paydirt/domain';
import { unzipSync } from 'fflate';
import { describe, expect, test, vi } from 'vitest';

import { requestFile } from '../../../testing/request-file.ts';
import { memberWith, withSeededServices } from '../../../testing/seeded-services.ts';
import type { Services, TestMember } from '../../../testing/with-services.ts';
import { EXPORT_FILES } from './export-files.ts';
import { busyMember, leave } from './leaving.fixture.ts';
import { COLUMNS_NOT_EXPORTED } from './not-exported.ts';

describe('the export of an account', () => {
  const services = withSeededServices();

  test('contains everything that is kept, in both formats, and explains itself', async () => {
    const member = await busyMember(services);
    const { token } = member;
    const archive = await services.call(exportAccount, {}, { token });
    const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
    const read = (name: string) => new TextDecoder().decode(files[name]);
    expect(Object.keys(files)).toContain('README.txt');
    for (const { what, name } of EXPORT_FILES) {
      expect(read('README.txt')).toContain(`${what}/${name}.json`);
      const rows = JSON.parse(read(`${what}/${name}.json`)) as unknown[];
      const lines = read(`${what}/${name}.csv`).trim().split('\r\n');
      if (
        ![
          'posts',
          'comments',
          'sent_messages',
          'handed_in',
          'delivery_addresses',
          'feedback',
          'support_chat',
        ].includes(name)
      )
        expect([name, lines.length - 1]).toEqual([name, rows.length]);
    }
    expect(read('account/account.json')).toContain(member.phone);
    expect(read('books/records.csv')).toContain('recharge');
    const whole = Object.values(files)
      .map((bytes) => new TextDecoder().decode(bytes))
      .join('');
    expect(whole).not.toContain('scrypt');
    expect(whole).not.toContain(token);
    const csvOnly = await services.call(exportAccount, { format: 'csv' }, { token });
    const names = Object.keys(unzipSync(new Uint8Array(await csvOnly.arrayBuffer())));
    expect(names.filter((name) => name.endsWith('.json'))).toEqual([]);
  });

  test('contains every column of its tables, or declares why not', async () => {
    const columns = await services.database.query<{ table: string; column: string }>(
      `select table_name::text as table, column_name::text as column from information_schema.columns
       where table_schema = current_schema()`,
    );
    const leftOut = Object.values(COLUMNS_NOT_EXPORTED).flat();
    const missing = EXPORT_FILES.flatMap(({ from, select }) => {
      const [table = ''] = from.split(' ');
      return columns
        .filter((one) => one.table === table && !new RegExp(`\\b${one.column}\\b`).test(select))
        .filter(({ column }) => !leftOut.includes(column) && !leftOut.includes(`${table}.${column}`))
        .map(({ column }) => `${table}.${column}`);
    });
    expect(missing).toEqual([]);
  });

  test('writes amounts in another currency in that currency', async () => {
    const { token } = await memberWith(services, '0');
    const code = { code: 'RIVER20K', amount: '20000' };
    await services.call(redeem, code, { token, key: services.ports.newId('key') });
    const archive = await services.call(exportAccount, { format: 'json' }, { token });
    const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
    const [taken] = JSON.parse(new TextDecoder().decode(files['books/redeemed_codes.json']));
    expect(taken).toMatchObject({ taken: '20000', currency: 'NGN', rate: expect.any(String) });
    expect(Number(taken.rate)).toBeGreaterThan(100);
  });

  test('contains ten thousand records, in the order they were written', async () => {
    const member = await memberWith(services, '0');
    await services.database.query(
      `insert into capital_record (id, code, member_id, kind, amount, subject, at, status, source)
       select 'rec_many_' || n, 'PD-MANY' || n, $1, 'bonus', 1, 'campaign:welcome', now(), 'failed', 'promotion_budget'
       from generate_series(1, 10000) as n`,
      [member.id],
    );
    const archive = await services.call(exportAccount, { format: 'json' }, { token: member.token });
    const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
    const rows = JSON.parse(new TextDecoder().decode(files['books/records.json'])) as { id: string }[];
    const many = rows.filter(({ id }) => id.startsWith('rec_many_'));
    expect(many).toHaveLength(10_000);
    expect(many.at(-1)?.id).toBe('rec_many_10000');
  });

  test.each([
    ['the account is deleted', leave],
    [
      'the member logs out',
      (_services: Services, { token }: TestMember) => services.call(logout, {}, { token }),
    ],
  ])('is refused and leaves nothing if %s while it waits', async (_what, end) => {
    const member = await memberWith(services, '0');
    const { written } = services.ports.queues;
    const before = await written.enter(member.id, new AbortController().signal);
    const enter = vi.spyOn(written, 'enter');
    const answer = requestFile(services, exportAccount, {}, member);
    await vi.waitFor(() => expect(enter).toHaveBeenCalled(), { timeout: 60_000 });
    enter.mockRestore();
    await end(services, member);
    unwrap(before).leave();
    expect((await answer).status).toBe(401);
    const noted = await services.database.query(`select from security_event where member_id = $1`, [
      member.id,
    ]);
    expect(noted).toEqual([]);
  });

  test('over a slow connection blocks nobody, and is complete', async () => {
    const member = await memberWith(services, '0');
    await services.database.query(
      `insert into capital_record (id, code, member_id, kind, amount, subject, at, status, source)
       select 'rec_slow_' || n, 'PD-SLOW' || n, $1, 'bonus', 1, 'campaign:welcome', now(), 'failed', 'promotion_budget'
       from generate_series(1, 3000) as n`,
      [member.id],
    );
    const archive = await requestFile(services, exportAccount, { format: 'csv' }, member);
    const parts: Uint8Array[] = [];
    let posts = 0;
    for await (const part of archive.body ?? []) {
      parts.push(part);
      // While a part is sent, others and the member itself continue.
      if (parts.length % 5 !== 1) continue;
      posts += 1;
      await services.call(addPost, { content: `Written meanwhile, ${posts}.` }, { token: member.token });
    }
    expect(posts).toBeGreaterThan(1);
    const files = unzipSync(Buffer.concat(parts));
    const records = new TextDecoder().decode(files['books/records.csv']);
    expect(records.match(/rec_slow_/g)).toHaveLength(3000);
  });

  test('loses nothing else when rows are deleted during the export', async () => {
    const member = await memberWith(services, '0');
    await services.database.query(
      `insert into comment (id, post_id, author_name, author_id, content, at)
       select 'com_read_' || n || '_', (select id from post limit 1), 'Mara', $1, md5(n::text), now()
       from generate_series(1, 3000) as n`,
      [member.id],
    );
    const archive = await requestFile(services, exportAccount, { format: 'csv' }, member);
    const parts: Uint8Array[] = [];
    for await (const part of archive.body ?? []) {
      parts.push(part);
      await services.database.query(
        `delete from comment where id in (select id from comment where author_id = $1 order by seq limit 5)`,
        [member.id],
      );
    }
    const files = unzipSync(Buffer.concat(parts));
    const comments = new TextDecoder().decode(files['community/comments.csv']);
    const left = await services.database.query<{ id: string }>(
      `select id from comment where author_id = $1 order by seq`,
      [member.id],
    );
    expect(left.length).toBeGreaterThan(1000);
    expect(left.filter(({ id }) => !comments.includes(id))).toEqual([]);
  });
});

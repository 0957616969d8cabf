import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createClient } from '@paydirt/contract';
import { accountData, deleteAccount } from '@paydirt/contract/account/leaving';
import { sendVerifyCode, verify } from '@paydirt/contract/account/security';
import { userInfo } from '@paydirt/contract/account/session';
import { addPost } from '@paydirt/contract/community/posts';
import { outbox } from '@paydirt/contract/sandbox/world';
import { addRecharge } from '@paydirt/contract/wallet/recharge';
import { expect, test } from 'vitest';

import { checkLedger } from '../../../ledger/check.ts';
import { replayLedger } from '../../../ledger/replay.ts';
import { freePort, startKillable } from '../../../testing/killed-services.fixture.ts';
import { memberWith, withSeededServices } from '../../../testing/seeded-services.ts';

const services = withSeededServices();

/** A lock that the test holds and the deletion runs into. */
const IN_THE_WAY = 4_711_012;
/** Number of polls; far more than a busy machine needs. */
const SEEN = { interval: 20, timeout: 60_000 };
/** Processes start twice, on a machine that may be busy. */
const MANY_STARTS_MS = 400_000;

/** Rows about a member in every table that has one, so that a partial deletion shows. */
async function everythingOf(memberId: string): Promise<Record<string, string>> {
  const columns = await services.database.query<{ table: string; column: string }>(
    `select source.relname as table, attribute.attname as column
     from pg_constraint join pg_class source on source.oid = conrelid
     join pg_class target on target.oid = confrelid
     join pg_attribute attribute on attribute.attrelid = conrelid and attribute.attnum = conkey[1]
     where contype = 'f' and target.relname = 'member' and source.relnamespace = current_schema()::regnamespace
       -- Seen whenever a request comes.
       and source.relname <> 'session'
     order by 1, 2`,
  );
  const kept: Record<string, string> = {};
  for (const { table, column } of [...columns, { table: 'member', column: 'id' }]) {
    const [row] = await services.database.query<{ hash: string | null }>(
      `select md5(string_agg(row::text, ' ' order by row::text)) as hash from "${table}" as row where "${column}" = $1`,
      [memberId],
    );
    kept[`${table}.${column}`] = row?.hash ?? '';
  }
  return kept;
}

/** Run a deletion in a separate process into a lock at a chosen place, and kill the process there. */
test.each([
  [
    'before the first row is removed',
    'account_closure',
    `before insert on entry`,
    `new.kind = 'account_closure'`,
  ],
  ['in the middle', 'posts', `before delete on post`, `true`],
  ['at its last statement', 'member', `before update on member`, `new.deleted_at is not null`],
])(
  'a deletion whose process is killed %s has done nothing, and succeeds completely afterwards',
  async (_when, name, event, condition) => {
    const folder = await mkdtemp(join(tmpdir(), 'paydirt-leave-killed-'));
    const env = { PAYDIRT_DATA: folder, PAYDIRT_WEB: folder, DATABASE_URL: services.fresh.url };
    const { database } = services;
    const { id, token, phone } = await memberWith(services, '300');
    await services.call(addPost, { content: 'Soon gone.' }, { token });
    await services.call(addRecharge, { channel: 'usdt', amount: '50' }, { token, key: `before-${name}` });
    await services.call(sendVerifyCode, {}, { token });
    const code = (await services.call(outbox, { to: phone }))[0]?.code ?? '';
    await services.call(verify, { code }, { token });
    await database.script(
      `create function in_the_way() returns trigger language plpgsql as $$ begin
         if ${condition} then perform pg_advisory_xact_lock(${IN_THE_WAY}); end if;
         return coalesce(new, old);
       end $$;
       create trigger in_the_way ${event} for each row execute function in_the_way();`,
    );
    const port = await freePort();
    const process = await startKillable(port, env);
    const remote = createClient({
      baseUrl: (service) => `${process.address}/api/${service}`,
      language: () => 'en_US',
      token: () => token,
      timeoutMs: 60_000,
      fetch: globalThis.fetch,
    });
    const before = await everythingOf(id);
    const data = await services.call(accountData, {}, { token });
    try {
      await database.transaction(async (sql) => {
        await sql.query(`select pg_advisory_xact_lock($1)`, [IN_THE_WAY]);
        const cutOff = remote.call(deleteAccount, { code }, { idempotencyKey: 'left' }).then(
          () => 'answered',
          () => 'cut off',
        );
        // Polled until it waits there: a process that will be killed does not report its progress.
        await expect.poll(isWaiting, SEEN).toBe(true);
        await process.kill();
        expect(await cutOff).toBe('cut off');
      });
      // The database notices that its client is gone once it has something to tell it.
      await expect.poll(isUnderWay, SEEN).toBe(false);
      expect(await everythingOf(id)).toEqual(before);
      expect((await services.call(accountData, {}, { token })).leaving).toEqual(data.leaving);
      expect(await services.call(userInfo, {}, { token })).toMatchObject({ userId: id, phone });
    } finally {
      await database.script(`drop function in_the_way() cascade`);
      await rm(folder, { recursive: true, force: true });
    }
    expect(
      (await services.send(deleteAccount, { code }, { token, key: services.ports.newId('key') })).body
        .message,
    ).toBe('ok');
    expect((await services.send(userInfo, {}, { token })).body.code).toBe(401);
    const check = await checkLedger(database);
    expect([check.sum, check.broken]).toEqual([0n, []]);
    expect((await replayLedger(database)).firstBreak).toBeNull();

    async function isWaiting(): Promise<boolean> {
      const waiting = await database.query(
        `select from pg_locks where locktype = 'advisory' and not granted and objid = ${IN_THE_WAY}`,
      );
      return waiting.length > 0;
    }
    async function isUnderWay(): Promise<boolean> {
      const held = await database.query(
        `select from pg_locks where locktype = 'advisory' and objid = ${IN_THE_WAY}`,
      );
      return held.length > 0;
    }
  },
  MANY_STARTS_MS,
);

import type { Call } from '@paydirt/contract';
import { deleteAccount } from '@paydirt/contract/account/leaving';
import { askPerson, enterSupport, sendSupport, supportLink } from '@paydirt/contract/messages/support';
import { spendBudget } from '@paydirt/contract/sandbox/budget';
import { faucet } from '@paydirt/contract/sandbox/world';
import { CURRENCY, zero } from '@paydirt/domain';
import { describe, expect, test } from 'vitest';

import { readBalances } from '../../../ledger/ledger.ts';
import { memberWith, withSeededServices } from '../../../testing/seeded-services.ts';
import type { TestMember } from '../../../testing/with-services.ts';
import { untilWaiting } from '../../../testing/until-waiting.ts';
import { noteSecurityEvent } from '../members/note-security-event.ts';
import { confirm } from './leaving.fixture.ts';

// With one connection, as in a browser, the transactions would wait for themselves.
describe.skipIf(process.env['TEST_DATABASE'] === 'browser')('while an account is being deleted', () => {
  const services = withSeededServices();

  /** Begin something else while the deletion of a member's account waits to commit; returns its outcome. */
  async function meanwhile<T>({ phone, token }: TestMember, begin: () => Promise<T>): Promise<T> {
    const code = await confirm(services, { phone, token });
    const key = services.ports.newId('key');
    const sent = await services.database.transaction(async (sql) => {
      await sql.query(`select take_turn()`);
      const left = services.send(deleteAccount, { code }, { token, key });
      await untilWaiting(services.database, 1);
      const late = begin();
      await untilWaiting(services.database, 2);
      return { left, late };
    });
    expect((await sent.left).body.message).toBe('ok');
    return sent.late;
  }

  const rowsOf = (table: string, { id }: TestMember) =>
    services.database.query(`select from ${table} where member_id = $1`, [id]);

  test.each([
    ['the faucet', faucet, { amount: '7' }, 'account_unknown'],
    ['the promotion budget', spendBudget, { left: '1' }, 'promotion_budget_empty'],
  ] as [string, Call, Record<string, unknown>, string][])(
    'a payment by %s is refused, because the money would belong to nobody',
    async (_from, call, input, refusal) => {
      const member = await memberWith(services, '5');
      const paid = await meanwhile(member, () => services.send(call, { phone: member.phone, ...input }));
      expect(paid.body.message).toBe(refusal);
      const balances = await readBalances(services.database, member.id);
      expect(balances).toMatchObject({ available: zero(CURRENCY) });
    },
  );

  test.each([
    ['message', sendSupport, { text: 'Are you there?' }],
    ['request for a person', askPerson, { person: true }],
  ] as [string, Call, Record<string, unknown>][])(
    'a %s in the support chat is refused, not stored',
    async (_what, call, input) => {
      const member = await memberWith(services, '0');
      const { url } = await services.call(supportLink, {}, member);
      const { key } = await services.call(enterSupport, { ticket: url.split('ticket=')[1] ?? '' });
      const said = await meanwhile(member, () => services.send(call, { key, ...input }));
      expect(said.body.message).toBe('support_ended');
      expect(await rowsOf('support_thread', member)).toEqual([]);
    },
  );

  test('an event of the account leaves no device, network or message', async () => {
    const member = await memberWith(services, '0');
    const { database: sql, ports } = services;
    const context = { sql, ports, now: await services.now(), device: 'A browser', address: '192.0.2.1' };
    await meanwhile(member, () => noteSecurityEvent(context, member.id, 'data_exported'));
    expect(await rowsOf('security_event', member)).toEqual([]);
    expect(await rowsOf('member_message', member)).toEqual([]);
  });
});

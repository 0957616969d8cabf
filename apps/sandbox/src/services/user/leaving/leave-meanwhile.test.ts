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
import { confirm } from './leaving.fixture.ts';

// With one connection, as in a browser, the transactions would wait for themselves.
describe.skipIf(process.env['TEST_DATABASE'] === 'browser')('while an account is being deleted', () => {
  const services = withSeededServices();

  /** Send a call while the deletion of a member's account waits to commit; returns the call's outcome. */
  async function sendMeanwhile(
    { phone, token }: TestMember,
    call: Call,
    input: Record<string, unknown>,
  ): Promise<string> {
    const code = await confirm(services, { phone, token });
    const key = services.ports.newId('key');
    const sent = await services.database.transaction(async (sql) => {
      await sql.query(`select take_turn()`);
      const left = services.send(deleteAccount, { code }, { token, key });
      await untilWaiting(services.database, 1);
      const late = services.send(call, input);
      await untilWaiting(services.database, 2);
      return { left, late };
    });
    expect((await sent.left).body.message).toBe('ok');
    return (await sent.late).body.message;
  }

  test.each([
    ['the faucet', faucet, { amount: '7' }, 'account_unknown'],
    ['the promotion budget', spendBudget, { left: '1' }, 'promotion_budget_empty'],
  ] as [string, Call, Record<string, unknown>, string][])(
    'a payment by %s is refused, because the money would belong to nobody',
    async (_from, call, input, refusal) => {
      const member = await memberWith(services, '5');
      expect(await sendMeanwhile(member, call, { phone: member.phone, ...input })).toBe(refusal);
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
      expect(await sendMeanwhile(member, call, { key, ...input })).toBe('support_ended');
      const { id } = member;
      expect(await services.database.query(`select from support_thread where member_id = $1`, [id])).toEqual(
        [],
      );
    },
  );
});

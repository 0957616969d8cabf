import type { Call } from '@paydirt/contract';
import { deleteAccount } from '@paydirt/contract/account/leaving';
import { spendBudget } from '@paydirt/contract/sandbox/budget';
import { faucet } from '@paydirt/contract/sandbox/world';
import { CURRENCY, zero } from '@paydirt/domain';
import { describe, expect, test } from 'vitest';

import { readBalances } from '../../../ledger/ledger.ts';
import { memberWith, withSeededServices } from '../../../testing/seeded-services.ts';
import { untilWaiting } from '../../../testing/until-waiting.ts';
import { confirm } from './leaving.fixture.ts';

// With one connection, as in a browser, the transactions would wait for themselves.
describe.skipIf(process.env['TEST_DATABASE'] === 'browser')(
  'a payment to a member whose account is being deleted',
  () => {
    const services = withSeededServices();

    test.each([
      ['the faucet', faucet, { amount: '7' }, 'account_unknown'],
      ['the promotion budget', spendBudget, { left: '1' }, 'promotion_budget_empty'],
    ] as [string, Call, Record<string, string>, string][])(
      'is refused for %s, because the money would belong to nobody',
      async (_from, call, input, refusal) => {
        const { id, phone, token } = await memberWith(services, '5');
        const code = await confirm(services, { phone, token });
        const key = services.ports.newId('key');
        const sent = await services.database.transaction(async (sql) => {
          // The payment begins while the deletion waits here to commit.
          await sql.query(`select take_turn()`);
          const left = services.send(deleteAccount, { code }, { token, key });
          await untilWaiting(services.database, 1);
          const paid = services.send(call, { phone, ...input });
          await untilWaiting(services.database, 2);
          return { left, paid };
        });
        expect((await sent.left).body.message).toBe('ok');
        expect((await sent.paid).body.message).toBe(refusal);
        expect(await readBalances(services.database, id)).toMatchObject({ available: zero(CURRENCY) });
      },
    );
  },
);

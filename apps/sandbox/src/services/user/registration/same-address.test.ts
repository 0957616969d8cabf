import { bindEmail, sendBindEmailCode } from '@paydirt/contract/account/fund-password';
import { registerByEmail, sendRegisterEmailCode } from '@paydirt/contract/account/login';
import { sendVerifyCode, undoEmailChange, verify } from '@paydirt/contract/account/security';
import { userInfo } from '@paydirt/contract/account/session';
import { outbox } from '@paydirt/contract/sandbox/world';
import { MINUTE_MS } from '@paydirt/domain';
import { describe, expect, test } from 'vitest';

import { memberWith, withSeededServices } from '../../../testing/seeded-services.ts';
import { untilWaiting } from '../../../testing/until-waiting.ts';
import type { WireAnswer } from '../../../testing/with-services.ts';

// With one connection, as in a browser, the transactions would wait for themselves.
describe.skipIf(process.env['TEST_DATABASE'] === 'browser')(
  'an e-mail address that two ask for at once',
  () => {
    const services = withSeededServices();
    const codeTo = async (to: string) => (await services.call(outbox, { to }))[0]?.code ?? '';

    /** Send another request for the address of a registration that has written its member and not committed. */
    async function registeredBefore(
      email: string,
      other: () => Promise<WireAnswer<unknown>>,
    ): Promise<readonly string[]> {
      await services.call(sendRegisterEmailCode, { email });
      const form = { password: 'sluice77', confirmPassword: 'sluice77', invitateCode: 'NUGGET' };
      const input = { email, code: await codeTo(email), ...form };
      const sent = await services.database.transaction(async (sql) => {
        await sql.query(`select pg_advisory_xact_lock(hashtextextended('person:' || $1, 0))`, [email]);
        const first = services.send(registerByEmail, input);
        await untilWaiting(services.database, 1);
        const second = other();
        await untilWaiting(services.database, 2);
        return [first, second];
      });
      return (await Promise.all(sent)).map(({ body }) => body.message);
    }

    async function verified(token: string, phone: string): Promise<void> {
      await services.call(sendVerifyCode, {}, { token });
      await services.call(verify, { code: await codeTo(phone) }, { token });
    }

    test('goes to the member who registers; the other request is told that it has an account', async () => {
      const { token, phone } = await memberWith(services, '0');
      await verified(token, phone);
      const email = 'both.want.it@paydirt.example';
      await services.call(sendBindEmailCode, { email }, { token });
      const bound = { email, code: await codeTo(email) };
      const answers = await registeredBefore(email, () => services.send(bindEmail, bound, { token }));
      expect(answers).toEqual(['ok', 'account_exists']);
    });

    test('stays with the member who registers when an e-mail change to it is undone', async () => {
      const { token, phone } = await memberWith(services, '0');
      const [earlier, later] = ['given.up@paydirt.example', 'instead.of.it@paydirt.example'];
      for (const email of [earlier, later]) {
        await verified(token, phone);
        await services.call(sendBindEmailCode, { email }, { token });
        await services.call(bindEmail, { email, code: await codeTo(email) }, { token });
        await services.advance(MINUTE_MS);
      }
      const link = (await services.call(outbox, { to: earlier }))[0]?.text ?? '';
      const undo = /token=([\w-]{43})/.exec(link)?.[1] ?? '';
      const answers = await registeredBefore(earlier, () => services.send(undoEmailChange, { token: undo }));
      expect(answers).toEqual(['ok', 'ok']);
      expect(await services.login(earlier, 'sluice77')).toHaveLength(43);
      const again = await services.login(phone, 'gold1234');
      expect(await services.call(userInfo, {}, { token: again })).toMatchObject({ email: null });
    });
  },
);

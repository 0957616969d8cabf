import type { Call } from '@paydirt/contract';
import { bindEmail, sendBindEmailCode } from '@paydirt/contract/account/fund-password';
import {
  login,
  registerByEmail,
  resetPassword,
  sendRegisterEmailCode,
  sendResetCode,
} from '@paydirt/contract/account/login';
import { sendVerifyCode, undoEmailChange, verify } from '@paydirt/contract/account/security';
import { userInfo } from '@paydirt/contract/account/session';
import { checkIn } from '@paydirt/contract/rewards/check-in';
import { redeem } from '@paydirt/contract/rewards/redeem';
import { outbox } from '@paydirt/contract/sandbox/world';
import { MINUTE_MS } from '@paydirt/domain';
import { describe, expect, test } from 'vitest';

import { markVerified } from '../../../testing/mark-verified.ts';
import { memberWith, withSeededServices } from '../../../testing/seeded-services.ts';
import type { TestMember } from '../../../testing/with-services.ts';
import { leave } from '../leaving/leaving.fixture.ts';

const PASSWORD = 'dredge99';

describe('an e-mail address that belonged to another member', () => {
  const services = withSeededServices();
  let addresses = 0;
  const freshEmail = () => `passed.on.${(addresses += 1)}@paydirt.example`;
  const codeTo = async (to: string) =>
    (await services.call(outbox, { to })).find(({ code }) => code !== null)?.code ?? '';
  async function bind({ id, token }: TestMember, email: string): Promise<void> {
    await services.advance(MINUTE_MS);
    await markVerified(services.database, id);
    await services.call(sendBindEmailCode, { email }, { token });
    await services.call(bindEmail, { email, code: await codeTo(email) }, { token });
  }
  const undoLink = async (sentTo: string) => {
    const [notice] = await services.call(outbox, { to: sentTo });
    return { token: /token=([\w-]{43})/.exec(notice?.text ?? '')?.[1] ?? '' };
  };
  /** Let the owner of an address request a code for a new password, then give the address up. */
  async function giveUp(owner: TestMember, email: string) {
    await services.call(sendResetCode, { phone: email });
    const form = { phone: email, code: await codeTo(email), password: PASSWORD, confirmPassword: PASSWORD };
    await bind(owner, freshEmail());
    return form;
  }

  test('takes no password by their code when somebody registers with it', async () => {
    const email = freshEmail();
    const earlier = await memberWith(services, '0');
    await bind(earlier, email);
    const form = await giveUp(earlier, email);
    await services.call(sendRegisterEmailCode, { email });
    const rest = { password: 'gold1234', confirmPassword: 'gold1234', invitationCode: 'NUGGET' };
    await services.call(registerByEmail, { email, code: await codeTo(email), ...rest });
    expect((await services.send(resetPassword, form)).body.message).toBe('code_expired');
  });

  /** Let a thief replace the address in a member's account, and take it with an account of their own. */
  async function stolen() {
    const email = freshEmail();
    const victim = await memberWith(services, '0');
    await bind(victim, email);
    await bind(victim, freshEmail());
    const undo = await undoLink(email);
    const thief = await memberWith(services, '0');
    await bind(thief, email);
    return { email, victim, undo, thief };
  }

  test('takes no password by their code when it is given back', async () => {
    const { email, undo, thief } = await stolen();
    const form = await giveUp(thief, email);
    await services.call(undoEmailChange, undo);
    expect((await services.send(resetPassword, form)).body.message).toBe('code_expired');
  });

  test('cannot keep its earlier member from undoing the rest, if they have a phone number', async () => {
    const { email, victim, undo, thief } = await stolen();
    const setPhone = (phone: string | null) =>
      services.database.query(`update member set phone = $2 where id = $1`, [victim.id, phone]);
    await setPhone(null);
    expect((await services.send(undoEmailChange, undo)).body.message).toBe('account_exists');
    await setPhone(victim.phone);
    expect((await services.send(undoEmailChange, undo)).body.message).toBe('ok');
    expect((await services.send(userInfo, {}, { token: victim.token })).status).toBe(401);
    const token = await services.login(victim.phone, 'gold1234');
    expect(await services.call(userInfo, {}, { token })).toMatchObject({ email: null });
    expect(await services.call(userInfo, {}, thief)).toMatchObject({ email });
  });

  test('makes no two members one person if a thief bound it', async () => {
    const [email, victim] = [freshEmail(), await memberWith(services, '0')];
    await bind(victim, email);
    const undo = await undoLink(victim.phone);
    await bind(victim, freshEmail());
    await services.call(undoEmailChange, undo);
    const thief = await memberWith(services, '0');
    await bind(thief, email);
    const again = { ...victim, token: await services.login(victim.phone, 'gold1234') };
    const take = async (call: Call, { token }: TestMember) =>
      (await services.send(call, { code: 'GOLDPAN25', amount: '1' }, { token, key: crypto.randomUUID() }))
        .body.message;
    expect([await take(redeem, again), await take(redeem, thief)]).toEqual(['ok', 'ok']);
    expect([await take(checkIn, thief), await take(checkIn, again)]).toEqual(['ok', 'ok']);
  });

  test('keeps its codes, messages and wrong passwords when the earlier member leaves, but not theirs', async () => {
    const [email, earlier] = [freshEmail(), await memberWith(services, '0')];
    await bind(earlier, email);
    await giveUp(earlier, email);
    const next = await memberWith(services, '0');
    await bind(next, email);
    await services.advance(MINUTE_MS);
    await services.call(sendVerifyCode, { channel: 'email' }, next);
    const code = await codeTo(email);
    const tryPassword = async () =>
      (await services.send(login, { phone: email, password: 'wrong1234' })).body.data;
    expect(await tryPassword()).toEqual({ triesLeft: 9 });

    await leave(services, earlier);
    expect((await services.call(outbox, { to: email })).map((message) => message.code)).toEqual([code]);
    expect(await tryPassword()).toEqual({ triesLeft: 8 });
    await services.call(verify, { code }, next);
  });
});

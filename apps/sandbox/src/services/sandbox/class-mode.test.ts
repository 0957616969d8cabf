import type { Call } from '@paydirt/contract';
import { bindEmail, sendBindEmailCode } from '@paydirt/contract/account/fund-password';
import { exportAccount } from '@paydirt/contract/account/leaving';
import {
  login,
  register,
  resetPassword,
  sendRegisterCode,
  sendResetCode,
} from '@paydirt/contract/account/login';
import { logout, userInfo } from '@paydirt/contract/account/session';
import { faucet, outbox, reset, seed } from '@paydirt/contract/sandbox/world';
import { balance } from '@paydirt/contract/wallet/balance';
import { addRecharge, confirmDeposit } from '@paydirt/contract/wallet/recharge';
import { MINUTE_MS } from '@paydirt/domain';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';

import { keptClassKey } from '../../http/class-mode.ts';
import { READY_MADE } from '../../people/people.ts';
import { markVerified } from '../../testing/mark-verified.ts';
import { withSeededServices } from '../../testing/seeded-services.ts';
import type { SendOptions } from '../../testing/with-services.ts';

const KEY = '4821-7735';
const HOST = { headers: { 'X-Class-Key': KEY } };
const PASSWORD = 'gold1234';

let phones = 0;
const newPhone = () => `+9198${String(55_000_000 + (phones += 1))}`;

// Requests of these tests have no socket, and so do not count as coming from this machine.
describe('in class mode', () => {
  const services = withSeededServices({ classMode: { key: KEY, trustsLoopback: true } });

  /** A browser: it keeps its cookie, and the token of the logged-in member. */
  function newBrowser() {
    let cookie = '';
    let token: string | undefined;
    const browser = {
      async send<C extends Call>(call: C, input: Record<string, unknown>, more: SendOptions = {}) {
        const answer = await services.send(call, input, {
          ...(token !== undefined && { token }),
          ...more,
          headers: { ...(cookie !== '' && { Cookie: cookie }), ...more.headers },
        });
        cookie = answer.headers.get('Set-Cookie')?.split(';', 1)[0] ?? cookie;
        return answer.body;
      },
      async outbox(input: { to?: string } = {}) {
        const { message, data } = await browser.send(outbox, input);
        expect(message).toBe('ok');
        return data;
      },
      async askToRegister(phone: string) {
        expect((await browser.send(sendRegisterCode, { phone })).message).toBe('ok');
        return (await browser.outbox({ to: phone }))[0]?.code ?? '';
      },
      /** Register as a person does, with the data that the panel shows. */
      async register(phone = newPhone()) {
        const code = await browser.askToRegister(phone);
        const input = { phone, code, password: PASSWORD, confirmPassword: PASSWORD, invitateCode: 'NUGGET' };
        const answer = await browser.send(register, input);
        expect(answer.message).toBe('ok');
        token = answer.msg;
        return { phone, id: answer.data.userId };
      },
      async leave() {
        await browser.send(logout, {});
        token = undefined;
      },
    };
    return browser;
  }

  test('the panel shows public data, and with the key the ready-made members', async () => {
    const seeded = await services.send(seed, {});
    expect(seeded.body.data).toMatchObject({ keyNeeded: true, members: [] });
    expect(seeded.body.data.invitationCodes.length).toBeGreaterThan(0);
    expect(seeded.body.data.redemptionCodes.length).toBeGreaterThan(0);
    expect(JSON.stringify(seeded.body)).not.toContain(READY_MADE.mara.password);
    const all = await services.send(seed, {}, HOST);
    expect(all.body.data.keyNeeded).toBe(false);
    expect(all.body.data.members.map(({ name }) => name)).toContain(READY_MADE.mara.name);
  });

  test('a newcomer registers with the code that their own browser shows, and nobody else sees it', async () => {
    const [mine, other] = [newBrowser(), newBrowser()];
    const phone = newPhone();
    const code = await mine.askToRegister(phone);
    expect(code).toMatch(/^\d{6}$/);
    expect(await other.outbox()).toEqual([]);
    expect(await other.outbox({ to: phone })).toEqual([]);
    await other.register();
    expect((await other.outbox()).map(({ to }) => to)).not.toContain(phone);
    expect((await newBrowser().outbox()).length).toBe(0);
    expect((await services.send(outbox, { to: phone }, HOST)).body.data[0]?.code).toBe(code);
  });

  test('a browser that starts a registration sees the same whether or not the number has an account', async () => {
    const { phone } = await newBrowser().register();
    await services.advance(MINUTE_MS);
    const nobodys = newPhone();
    const shown = async (to: string) => {
      const browser = newBrowser();
      await browser.askToRegister(to);
      return JSON.stringify(await browser.outbox())
        .replaceAll(to, 'NUMBER')
        .replaceAll(/\d{6}/g, 'CODE')
        .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME');
    };
    const there = await shown(phone);
    expect(there).toContain('CODE');
    expect(there).toBe(await shown(nobodys));
  });

  test('a code for a new password is shown to its member and the host, and to no browser that requested it', async () => {
    const [mine, thief] = [newBrowser(), newBrowser()];
    const { phone } = await mine.register();
    await thief.register();
    await services.advance(MINUTE_MS);
    expect((await thief.send(sendResetCode, { phone })).message).toBe('ok');
    expect((await thief.outbox()).map(({ to }) => to)).not.toContain(phone);
    const [seen] = await mine.outbox();
    expect(seen?.to).toBe(phone);
    const [seeded] = (await services.send(outbox, { to: phone }, HOST)).body.data;
    expect(seeded?.code).toBe(seen?.code);
    await mine.leave();
    expect((await mine.outbox()).filter(({ code }) => code === seen?.code)).toEqual([]);
  });

  test('the code for an added address is shown to the member who requested it, in any browser, and to nobody else', async () => {
    const [mine, other] = [newBrowser(), newBrowser()];
    const { id } = await mine.register();
    await other.register();
    await markVerified(services.database, id);
    const email = 'pupil.one@paydirt.example';
    expect((await mine.send(sendBindEmailCode, { email })).message).toBe('ok');
    const [sent] = await mine.outbox({ to: email });
    expect(sent?.code).toMatch(/^\d{6}$/);
    expect(await other.outbox({ to: email })).toEqual([]);
    expect((await mine.send(bindEmail, { email, code: sent?.code })).message).toBe('ok');
    await mine.leave();
    // The next person at the same browser is another member.
    await mine.register();
    expect(await mine.outbox({ to: email })).toEqual([]);
  });

  test('a member who takes over an address does not see what was sent there before, nor export it', async () => {
    const [first, second] = [newBrowser(), newBrowser()];
    const email = 'handed.down@paydirt.example';
    const bind = async (browser: ReturnType<typeof newBrowser>, address: string, id: string) => {
      await markVerified(services.database, id);
      await services.advance(MINUTE_MS);
      await browser.send(sendBindEmailCode, { email: address });
      const [sent] = await browser.outbox({ to: address });
      expect((await browser.send(bindEmail, { email: address, code: sent?.code })).message).toBe('ok');
    };
    const { id } = await first.register();
    await bind(first, email, id);
    await first.send(sendResetCode, { phone: email });
    const [resetCode] = await first.outbox({ to: email });
    await bind(first, 'moved.on@paydirt.example', id);
    const before = (await services.send(outbox, { to: email }, HOST)).body.data;
    expect(before.length).toBeGreaterThan(2);
    const next = await second.register();
    await bind(second, email, next.id);
    const texts = (await second.outbox({ to: email })).map(({ text }) => text);
    const token = await services.login(next.phone, PASSWORD);
    const archive = await services.call(exportAccount, { format: 'json' }, { token });
    const exported = unzipSync(new Uint8Array(await archive.arrayBuffer()))['outbox/sent_messages.json'];
    const rows = JSON.parse(new TextDecoder().decode(exported)) as { body: string }[];
    expect(rows.length).toBeGreaterThan(0);
    texts.push(...rows.map(({ body }) => body));
    for (const { text } of before) expect(texts).not.toContain(text);
    // Nor does the earlier member's code set a password for the new one.
    const form = { phone: email, code: resetCode?.code, password: 'dredge99', confirmPassword: 'dredge99' };
    expect((await first.send(resetPassword, form)).message).toBe('code_expired');
  });

  test.each(Object.values(READY_MADE))('logging in as $name needs the key', async (member) => {
    const { account, password, email } = member;
    for (const phone of [account, ...(email === null ? [] : [email])]) {
      const answer = await newBrowser().send(login, { phone, password });
      expect(answer).toMatchObject({ message: 'class_key_needed', code: 4020 });
      expect(answer.msg).toMatch(/class key/);
      expect(
        (await newBrowser().send(login, { phone, password }, { headers: { 'X-Class-Key': '1' } })).message,
      ).toBe('class_key_wrong');
    }
    const asHost = await newBrowser().send(login, { phone: account, password }, HOST);
    expect(asHost.message).toBe('ok');
    // Once logged in, a session needs no key.
    expect((await services.send(userInfo, {}, { token: asHost.msg })).body.data.name).toBe(member.name);
  });

  test('a ready-made member cannot be taken over by a new password', async () => {
    const thief = newBrowser();
    await thief.register();
    const phone = READY_MADE.mara.account;
    await thief.send(sendResetCode, { phone });
    expect((await thief.outbox()).map(({ to }) => to)).not.toContain(phone);
    const guess = { phone, code: '000000', password: PASSWORD, confirmPassword: PASSWORD };
    expect((await thief.send(resetPassword, guess)).message).toMatch(/^code_/);
  });

  test('members log in with their own password without a key', async () => {
    const browser = newBrowser();
    const { phone } = await browser.register();
    expect((await newBrowser().send(login, { phone, password: PASSWORD })).message).toBe('ok');
  });

  test('without the key the faucet pays only oneself', async () => {
    const [mine, other] = [newBrowser(), newBrowser()];
    const { phone } = await mine.register();
    const { phone: others } = await other.register();
    const grant = (to: string, more: SendOptions = {}) =>
      mine.send(faucet, { phone: to, amount: '5.00' }, { key: crypto.randomUUID(), ...more });
    expect((await grant(phone)).data).toMatchObject({ available: expect.stringMatching(/^\d+\.\d\d$/) });
    // A known and an unknown member are refused alike.
    for (const to of [others, newPhone(), READY_MADE.mara.account])
      expect(await grant(to)).toMatchObject({ message: 'class_key_needed', data: null });
    expect((await services.send(faucet, { phone, amount: '5.00' })).body.message).toBe('class_key_needed');
    const before = (await other.send(balance, {})).data;
    expect((await grant(others, HOST)).message).toBe('ok');
    const after = (await other.send(balance, {})).data;
    expect(Number(after.available) - Number(before.available)).toBe(5);
  });

  test('a member can confirm their own deposit, and does not find that of another', async () => {
    const [mine, other] = [newBrowser(), newBrowser()];
    await mine.register();
    await other.register();
    const recharge = await mine.send(
      addRecharge,
      { channel: 'usdt', amount: '20.00' },
      { key: crypto.randomUUID() },
    );
    expect(recharge.message).toBe('ok');
    const { id } = recharge.data;
    expect((await other.send(confirmDeposit, { id })).message).toBe('not_found');
    expect((await services.send(confirmDeposit, { id })).body.message).toBe('not_found');
    expect((await mine.send(confirmDeposit, { id })).message).toBe('ok');
  });

  test('all processes share one key, which survives a reset', async () => {
    const { database, ports, fresh } = services;
    const key = await keptClassKey(database, ports);
    expect(key).toMatch(/^\d{4}-\d{4}$/);
    const others = await Promise.all([1, 2, 3].map(() => keptClassKey(fresh.again(), ports)));
    expect(others).toEqual([key, key, key]);
    expect((await services.send(reset, {})).body.message).toBe('class_key_needed');
    expect((await services.send(reset, {}, HOST)).body.message).toBe('ok');
    expect(await keptClassKey(database, ports)).toBe(key);
  });
});

describe('on this machine alone', () => {
  const services = withSeededServices();

  test('everything works without a key: all messages, all members, and no cookie for a code', async () => {
    const phone = newPhone();
    const sent = await services.send(sendRegisterCode, { phone });
    expect(sent.headers.get('Set-Cookie')).toBeNull();
    expect((await services.call(outbox, { to: phone })).length).toBe(1);
    const seeded = await services.call(seed, {});
    expect(seeded.keyNeeded).toBe(false);
    expect(seeded.members).toHaveLength(4);
    expect(await services.database.query(`select from class_key`)).toEqual([]);
  });
});

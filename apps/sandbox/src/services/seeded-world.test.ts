import { WORLD_HEADER } from '@paydirt/contract';
import { userInfo } from '@paydirt/contract/account/session';
import { addPost } from '@paydirt/contract/community/posts';
import { shareInfo } from '@paydirt/contract/community/team';
import { createOrder } from '@paydirt/contract/goods/orders';
import { clock, ledgerCheck, moveClock, reset, seed } from '@paydirt/contract/sandbox/world';
import { balance } from '@paydirt/contract/wallet/balance';
import { takeout } from '@paydirt/contract/wallet/income';
import { describe, expect, it, vi } from 'vitest';

import { AGREEMENT_VERSION } from '../seed/products.ts';
import { memberWith } from '../testing/seeded-services.ts';
import { withServices } from '../testing/with-services.ts';

const services = withServices({ seeded: true });
// A reset plays forty days, on a machine that may be busy.
vi.setConfig({ testTimeout: 300_000 });

describe('the seeded world', () => {
  it('lets each ready-made member log in', async () => {
    const { members } = await services.call(seed, {});
    for (const { phone, password, name } of members) {
      const token = await services.login(phone, password);
      expect((await services.call(userInfo, {}, { token })).name).toBe(name);
    }
  });

  it('runs for thirty days with every job done and every invariant kept', async () => {
    const before = Date.parse((await services.call(clock, {})).now);
    let { now, to } = await services.call(moveClock, { advanceSeconds: 30 * 86_400 });
    while (to !== null) ({ now, to } = await services.call(moveClock, { to }));
    expect(Date.parse(now) - before).toBeGreaterThanOrEqual(30 * 86_400_000);
    expect(services.outcomes.length).toBeGreaterThan(0);
    expect(services.outcomes.filter(({ failure }) => failure)).toEqual([]);
    expect(await services.call(ledgerCheck, {})).toMatchObject({ ok: true, broken: [], sum: '0.00' });
  });

  it('can be reset under load: requests complete before it, or find their session ended', async () => {
    const { token } = await memberWith(services, '500');
    const messages = new Set<string>();
    const act = async () => {
      for (let round = 1, ended = false; round <= 12 || !ended; round += 1) {
        const key = services.ports.newId('key');
        const answers = await Promise.all([
          services.send(
            createOrder,
            { productId: 'gold-pan', agreementVersion: AGREEMENT_VERSION },
            { token, key },
          ),
          services.send(takeout, {}, { token, key }),
          services.send(addPost, { content: 'Colour in the pan' }, { token }),
          services.send(shareInfo, {}, { token }),
          services.send(userInfo, {}, { token }),
        ]);
        for (const { body } of answers) messages.add(body.message);
        // A database within the process answers in one turn of the event loop, for which the reset's hashes wait.
        await new Promise((resolve) => setImmediate(resolve));
        ended = answers.every(({ body }) => body.message === 'unauthorized');
      }
    };
    const acting = act();
    const resets = await Promise.all([1, 2].map(() => services.send(reset, {})));
    await acting;
    expect(resets.map(({ body }) => body.message)).toEqual(['ok', 'ok']);
    expect([...messages]).not.toContain('internal');
    expect([...messages]).toContain('unauthorized');
  });

  it('starts over at a reset: the clock at real time, all sessions ended, and a new world id on every answer', async () => {
    const worldOf = async () => (await services.send(seed, {})).headers.get(WORLD_HEADER);
    const before = await worldOf();
    expect(before).toMatch(/^[\da-f-]{36}$/);
    expect(await worldOf()).toBe(before);
    const { members } = await services.call(seed, {});
    const [{ phone, password } = { phone: '', password: '' }] = members;
    const token = await services.login(phone, password);
    expect((await services.send(reset, {})).headers.get(WORLD_HEADER)).not.toBe(before);
    expect(await worldOf()).not.toBe(before);
    expect((await services.send(balance, {}, { token })).status).toBe(401);
    expect(await services.database.query('select offset_ms from clock')).toEqual([{ offset_ms: 0n }]);
    await services.login(phone, password);
  });
});

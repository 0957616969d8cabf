import { messageList } from '@paydirt/contract/messages/messages';
import { balance } from '@paydirt/contract/wallet/balance';
import { recordDetail, records, recordsExport } from '@paydirt/contract/wallet/records';
import { cancelWithdrawal, createWithdrawal, failNextWithdrawal } from '@paydirt/contract/wallet/withdrawal';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS, subtract, toDecimal } from '@paydirt/domain';
import { describe, expect, test } from 'vitest';

import { createJobRunner } from '../../../jobs/runner.ts';
import { readOperatorBalance } from '../../../ledger/ledger.ts';
import { translatorOf } from '../../../platform/texts.ts';
import { requestFile } from '../../../testing/request-file.ts';
import { memberWith, withSeededServices } from '../../../testing/seeded-services.ts';
import { jobKinds } from '../../job-kinds.ts';
import { advanceTo, bind, FUND_PASSWORD, readWithdrawal, type Withdrawer } from './withdraw.fixture.ts';

const WEDNESDAY = 3;
const SATURDAY = 6;

describe('a withdrawal', () => {
  const services = withSeededServices();

  /** The job runner of another process, where the database can have two. */
  const elsewhere = () => {
    const { fresh, ports } = services;
    return createJobRunner({ database: fresh.again(), ports, kinds: jobKinds });
  };
  const withdrawer = async (bound: { address?: string; account?: string } = {}, funds = '50') =>
    bind(services, await memberWith(services, funds), {
      address: 'test1succeedslater',
      account: '1000000002',
      ...bound,
    });
  const key = () => ({ key: services.ports.newId('key') });
  const ask = (member: Withdrawer, channel: 'usdt' | 'cash' = 'usdt') =>
    services.call(
      createWithdrawal,
      {
        channel,
        amount: '20',
        fundPassword: FUND_PASSWORD,
        ...(channel === 'usdt' ? { addressId: member.addressId } : { bankId: member.bankId }),
      },
      { token: member.token, ...key() },
    );
  const cancel = (member: Withdrawer, id: string) =>
    services.send(cancelWithdrawal, { id }, { token: member.token, ...key() });
  const held = ({ token }: Withdrawer) => services.call(balance, {}, { token });
  const read = (member: Withdrawer, id: string) => readWithdrawal(services, member, id);
  const messagesOf = async ({ token }: Withdrawer, kind: string) =>
    (await services.call(records, { kind }, { token })).list;

  test('to an address is processed after ten minutes and arrives within the hour of a weekday', async () => {
    await advanceTo(services, WEDNESDAY, 12);
    const member = await withdrawer();
    const fees = await readOperatorBalance(services.database, 'operator_fees');
    const { id, processingAt, arrivesAt, waitsForMonday, recordId } = await ask(member);
    expect(waitsForMonday).toBe(false);
    await services.advance(9 * MINUTE_MS);
    expect(await read(member, id)).toMatchObject({ status: 'pending', cancellable: true });
    await services.advance(2 * MINUTE_MS);
    expect(await read(member, id)).toMatchObject({ status: 'processing', cancellable: false, processingAt });
    expect((await messagesOf(member, 'withdrawal'))[0]?.status).toBe('processing');
    await services.advance(HOUR_MS);
    expect(await read(member, id)).toMatchObject({
      status: 'succeeded',
      finishedAt: arrivesAt,
      returnRecordId: null,
    });
    expect(await held(member)).toMatchObject({ available: '30.00', withdrawing: '0.00' });
    const after = await readOperatorBalance(services.database, 'operator_fees');
    expect(toDecimal(subtract(after, fees))).toBe('1.00');
    const detail = await services.call(recordDetail, { id: recordId }, { token: member.token });
    expect(detail.record.status).toBe('succeeded');
    expect(detail.entries.map(({ kind }) => kind)).toEqual(['withdrawal_request', 'withdrawal_settlement']);
    const table = await requestFile(services, recordsExport, { kind: 'withdrawal' }, { token: member.token });
    expect(await table.text()).toContain(`,${(await translatorOf('en-US')).t('withdraw.status.succeeded')},`);
  });

  test('requested on a weekend settles on Monday, and can be cancelled until then', async () => {
    await advanceTo(services, SATURDAY, 10);
    const member = await withdrawer();
    const usdt = await ask(member);
    const cash = await ask(member, 'cash');
    expect([usdt.waitsForMonday, cash.waitsForMonday]).toEqual([true, true]);
    await services.advance(DAY_MS + 13 * HOUR_MS);
    expect(await read(member, usdt.id)).toMatchObject({ status: 'pending', cancellable: true });
    await services.advance(2 * HOUR_MS);
    expect((await read(member, usdt.id)).status).toBe('succeeded');
    expect((await read(member, cash.id)).status, 'banks open at nine').toBe('pending');
    await services.advance(9 * HOUR_MS);
    expect((await read(member, cash.id)).status).toBe('processing');
    await services.advance(4 * HOUR_MS);
    const settled = await read(member, cash.id);
    expect(settled).toMatchObject({ status: 'succeeded', finishedAt: cash.arrivesAt });
    expect(new Date(settled.finishedAt ?? '').getUTCDay()).toBe(1);
  });

  test('ends as its test value says', async () => {
    await advanceTo(services, WEDNESDAY, 12);
    const now = await withdrawer({ address: 'test1succeedsatonce' });
    const stuck = await withdrawer({ address: 'test1stayspending' });
    const wrong = await withdrawer({ account: '1000000004' });
    const returned = await withdrawer({ address: 'test1failsandreturns' });
    const request = {
      now: await ask(now),
      stuck: await ask(stuck),
      wrong: await ask(wrong, 'cash'),
      returned: await ask(returned),
    };
    await services.advance(SECOND_MS);
    expect((await read(now, request.now.id)).status).toBe('succeeded');
    await services.advance(4 * DAY_MS);
    expect(await read(stuck, request.stuck.id)).toMatchObject({ status: 'pending', cancellable: true });
    expect(await read(wrong, request.wrong.id)).toMatchObject({
      status: 'failed',
      failure: 'wrong_bank_data',
      reason: expect.stringContaining('doesn’t recognize this account'),
    });
    expect(await read(returned, request.returned.id)).toMatchObject({
      status: 'failed',
      failure: 'sent_back',
    });
    const back = await messagesOf(wrong, 'withdrawal_failed');
    expect(back).toEqual([
      expect.objectContaining({
        amount: '20.00',
        status: 'credited',
        source: 'refund',
        balanceAfter: '50.00',
        reference: request.wrong.id,
      }),
    ]);
    expect((await read(wrong, request.wrong.id)).returnRecordId).toBe(back[0]?.id);
    expect((await messagesOf(wrong, 'withdrawal'))[0]?.status).toBe('failed');
    expect(await held(wrong)).toMatchObject({ available: '50.00', withdrawing: '0.00' });
  });

  test('fails next when the test panel asks for it, once, with the given reason and its source', async () => {
    await advanceTo(services, WEDNESDAY, 12);
    const member = await withdrawer();
    const other = await withdrawer();
    const reason = 'Pay 50 USDT to unlock it.';
    // Not as the services' own words (H14).
    const named = `Test panel: ${reason}`;
    await services.call(failNextWithdrawal, { phone: member.phone, reason: 'An older reason' });
    await services.call(failNextWithdrawal, { phone: member.phone, reason });
    const [failing, untouched] = [await ask(member), await ask(other)];
    await services.advance(HOUR_MS);
    expect(await read(member, failing.id)).toMatchObject({
      status: 'failed',
      failure: 'test_panel',
      reason: named,
    });
    expect((await held(member)).available).toBe('50.00');
    expect((await read(other, untouched.id)).status).toBe('succeeded');
    const next = await ask(member);
    await services.advance(HOUR_MS);
    expect((await read(member, next.id)).status).toBe('succeeded');
    // The member is notified of each end, once, with the reason and a link.
    const { list } = await services.call(messageList, {}, { token: member.token });
    expect(list.filter(({ href }) => href?.startsWith('/user/withrecord'))).toMatchObject([
      { title: 'Withdrawal paid out', href: `/user/withrecord?id=${next.id}` },
      {
        title: 'Withdrawal failed',
        body: expect.stringContaining(named),
        href: `/user/withrecord?id=${failing.id}`,
      },
    ]);
    const unknown = await services.send(failNextWithdrawal, { phone: '+919000000000', reason });
    expect(unknown.body.message).toBe('account_unknown');
  });

  test('is cancelled while it is pending, in full and once', async () => {
    await advanceTo(services, WEDNESDAY, 12);
    const member = await withdrawer();
    const stranger = await withdrawer();
    const { id } = await ask(member);
    expect((await cancel(stranger, id)).body.message).toBe('not_found');
    const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(member, id)));
    const outcomes = Map.groupBy(answers, ({ body }) => body.message);
    expect(outcomes.get('ok')).toHaveLength(1);
    expect(outcomes.get('not_cancellable')).toHaveLength(9);
    expect(await held(member)).toMatchObject({ available: '50.00', withdrawing: '0.00' });
    const [back] = await messagesOf(member, 'refund');
    expect(back).toMatchObject({ amount: '20.00', reference: id });
    const detail = await services.call(recordDetail, { id: back?.id ?? '' }, { token: member.token });
    expect(detail.belongsTo).toBe('withdrawal');
    await services.advance(DAY_MS);
    expect(await read(member, id)).toMatchObject({ status: 'cancelled', cancellable: false });
    expect((await messagesOf(member, 'withdrawal'))[0]).toMatchObject({
      status: 'cancelled',
      amount: '-20.00',
    });

    const late = await ask(member);
    await services.advance(11 * MINUTE_MS);
    expect((await cancel(member, late.id)).body.message).toBe('not_cancellable');
  });

  test('is either cancelled or paid, never both, when both happen concurrently', async () => {
    await advanceTo(services, WEDNESDAY, 12);
    const member = await withdrawer({ address: 'test1succeedsatonce' }, '200');
    const statuses = [];
    for (let round = 0; round < 8; round += 1) {
      const { id } = await ask(member);
      const [answer] = await Promise.all([
        cancel(member, id),
        services.runner.runDue(),
        elsewhere().runDue(),
      ]);
      await services.runner.runDue();
      const { status } = await read(member, id);
      expect(status).toBe(answer.body.message === 'ok' ? 'cancelled' : 'succeeded');
      statuses.push(status);
      const paid = 20 * statuses.filter((one) => one === 'succeeded').length;
      expect(await held(member)).toMatchObject({ available: `${200 - paid}.00`, withdrawing: '0.00' });
    }
  });

  test('is settled once when many processes run due jobs', async () => {
    await advanceTo(services, WEDNESDAY, 12);
    const members = [];
    for (let i = 0; i < 6; i += 1) members.push(await withdrawer({ address: 'test1succeedsatonce' }));
    const request = [];
    for (const member of members) request.push([member, await ask(member)] as const);
    await Promise.all([elsewhere(), elsewhere(), elsewhere()].map((runner) => runner.runDue()));
    for (const [member, { id }] of request) {
      expect((await read(member, id)).status).toBe('succeeded');
      expect(await held(member)).toMatchObject({ available: '30.00', withdrawing: '0.00' });
    }
    expect(services.outcomes.filter(({ failure }) => failure !== null)).toEqual([]);
  });
});

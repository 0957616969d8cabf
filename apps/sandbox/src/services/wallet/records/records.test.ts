import { createDeliveryAddress } from '@paydirt/contract/goods/delivery-address';
import { holdings } from '@paydirt/contract/goods/holdings';
import { createOrder, orderDetail, returnLease } from '@paydirt/contract/goods/orders';
import { balance } from '@paydirt/contract/wallet/balance';
import { takeout } from '@paydirt/contract/wallet/income';
import {
  type CapitalRecord,
  recordDetail,
  records,
  recordsExport,
  statusWordOf,
} from '@paydirt/contract/wallet/records';
import { accountHistory } from '@paydirt/contract/wallet/statement';
import { DAY_MS, HOUR_MS, parseMoney, sum, toDecimal, unwrap } from '@paydirt/domain';
import { beforeAll, describe, expect, test } from 'vitest';

import { AGREEMENT_VERSION } from '../../../seed/products.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { translatorOf } from '../../../platform/texts.ts';
import { requestFile } from '../../../testing/request-file.ts';
import { memberWith, withSeededServices } from '../../../testing/seeded-services.ts';

const usdt = (text: string) => unwrap(parseMoney(text, 'USDT'));
const total = (amounts: readonly string[]) => toDecimal(sum(amounts.map(usdt), 'USDT'));

describe('records of a member', () => {
  const services = withSeededServices();
  let memberId: string;
  let token: string;
  let orderId: string;
  let mugId: string;

  beforeAll(async () => {
    const member = await memberWith(services, '500');
    ({ token } = member);
    memberId = member.id;
    const key = (name: string) => ({ token, key: name });
    const lease = { productId: 'trommel', agreementVersion: AGREEMENT_VERSION };
    orderId = (await services.call(createOrder, lease, key('lease'))).id;
    const place = await services.call(
      createDeliveryAddress,
      { name: '=HYPERLINK("x")', phone: '+2348012345678', lines: '4 Marina Road', country: 'NG' },
      { token },
    );
    const mug = { productId: 'enamel-mug', deliveryAddressId: place.id };
    mugId = (await services.call(createOrder, mug, key('mug'))).id;
    await services.advance(3 * DAY_MS);
    await services.call(takeout, {}, key('take'));
    await services.advance(HOUR_MS);
  });

  const csvOf = async (filter: Readonly<Record<string, string>> = {}) => {
    const response = await requestFile(services, recordsExport, filter, { token });
    expect(response.status).toBe(200);
    const rows = (await response.text()).replace('\ufeff', '').trimEnd().split('\r\n');
    return { head: rows[0]?.split(',') ?? [], rows: rows.slice(1).map((row) => row.split(',')) };
  };

  test('the table has the same records as the list, with the same statuses, order and filter', async () => {
    const { t } = await translatorOf('en-US');
    for (const filter of [{}, { kind: 'daily_income' }, { status: 'succeeded' }, { kind: 'refund' }]) {
      const { list } = await services.call(records, { ...filter, pageSize: 100 }, { token });
      const { rows } = await csvOf(filter);
      expect(rows.map((row) => [row[1], row[5], row[8]])).toEqual(
        list.map((record) => [record.code, record.amount, t(`record.status.${statusWordOf(record)}`)]),
      );
    }
  });

  test('the PDF has the same records and wording, for the requested days', async () => {
    const pdfOf = async (filter: Readonly<Record<string, string>>) => {
      const response = await requestFile(services, recordsExport, { ...filter, format: 'pdf' }, { token });
      expect(response.headers.get('content-disposition')).toMatch(/paydirt-records-[\d-]+\.pdf/);
      const { elements } = await readPdf(new Uint8Array(await response.arrayBuffer()));
      return elements.map(({ text }) => text).join(' ');
    };
    const filter = { kind: 'daily_income,buy_machine' };
    const { rows } = await csvOf(filter);
    const text = await pdfOf(filter);
    expect(rows.length).toBeGreaterThan(2);
    for (const [, code = '', , , , , , , status = ''] of rows) {
      expect(text).toContain(code);
      expect(text).toContain(status);
    }
    const empty = await pdfOf({ from: '2020-01-01', to: '2020-01-02' });
    expect(empty).toContain('Jan 2, 2020');
    expect(empty).not.toContain(rows[0]?.[1]);
  });

  test('the rows of a day explain its balance: everything that moved it, and nothing else', async () => {
    const { list } = await services.call(records, { pageNum: 1, pageSize: 50 }, { token });
    const moved = list.filter((record) => record.movedAt !== null);
    const times = moved.map(({ movedAt }) => Date.parse(movedAt ?? ''));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    // Pending ones come first.
    expect(list.slice(list.length - moved.length)).toEqual(moved);
    const days = Map.groupBy(moved, ({ movedAt }) => movedAt?.slice(0, 10));
    let before = '0.00';
    for (const rows of [...days.values()].toReversed()) {
      const closing = rows.find(({ balanceAfter }) => balanceAfter !== null)?.balanceAfter ?? before;
      expect(total([before, ...rows.map(({ amount }) => amount)])).toBe(closing);
      before = closing;
    }
    expect(before).toBe((await services.call(balance, {}, { token })).available);
  });

  test('paging behind the last known record returns each record once, pending ones too', async () => {
    const { list: all } = await services.call(records, { pageNum: 1, pageSize: 50 }, { token });
    const found: typeof all = [];
    for (let page = 1; found.length < all.length; page += 1) {
      const after = found.at(-1)?.id;
      const { list } = await services.call(
        records,
        { pageNum: page, pageSize: 3, ...(after !== undefined && { after }) },
        { token },
      );
      expect(list.length).toBeGreaterThan(0);
      found.push(...list);
    }
    expect(found).toEqual(all);
    // Another member's record is not a position in this list.
    const stranger = await memberWith(services, '5');
    const first = { pageNum: 1, pageSize: 3 };
    const theirs = await services.call(records, first, { token: stranger.token });
    const place = { ...first, after: all.at(-1)?.id ?? '' };
    expect(await services.call(records, place, { token: stranger.token })).toEqual(theirs);
  });

  test('a pending record that is settled between two pages makes the next one skip none', async () => {
    const other = await memberWith(services, '0');
    await services.database.query(
      `insert into capital_record (id, code, member_id, kind, amount, subject, at, status, source)
       select 'pend_' || n, 'PD-P' || n, $1, 'recharge', 1000000, 'campaign:recharge-usdt', now(), 'pending', 'test_faucet'
       from generate_series(1, 5) as n`,
      [other.id],
    );
    const pageAfter = async (last?: CapitalRecord) => {
      const after = {
        kind: 'recharge',
        ...(last && { after: last.id, afterPending: last.movedAt === null }),
      };
      return (await services.call(records, { pageNum: 1, pageSize: 2, ...after }, other)).list;
    };
    const first = await pageAfter();
    expect(first.map(({ id }) => id)).toEqual(['pend_5', 'pend_4']);
    await services.database.query(
      `update capital_record set status = 'credited', balance_after = 1000000, arrives_at = now() where id = 'pend_4'`,
    );
    const second = await pageAfter(first.at(-1));
    expect(second.map(({ id }) => id)).toEqual(['pend_3', 'pend_2']);
    const third = await pageAfter(second.at(-1));
    expect(third.map(({ id }) => id)).toEqual(['pend_1', 'pend_4']);
    await services.database.query(`delete from capital_record where id like 'pend_%'`);
  });

  test('a day that does not exist is refused at its field, in the list and in the table', async () => {
    for (const call of [records, recordsExport]) {
      const response = await requestFile(services, call, { from: '2026-02-30' }, { token });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ data: { fields: { from: 'malformed' } } });
    }
  });

  test('the table contains all of ten thousand records', async () => {
    const other = await services.insertMember();
    await services.database.query(
      `insert into capital_record (id, code, member_id, kind, amount, subject, at, status, source)
       select 'many_' || n, 'PD-' || n, $1, 'daily_income', 0, 'product:trommel', now(), 'arrived', 'machine_revenue'
       from generate_series(1, 10000) as n`,
      [other.id],
    );
    const response = await requestFile(services, recordsExport, {}, { token: other.token });
    const rows = (await response.text()).trimEnd().split('\r\n');
    expect(rows).toHaveLength(10_001);
    expect(rows[1]).toContain('PD-10000,');
    expect(rows.at(-1)).toContain('PD-1,');
  });

  test('a purchase is labelled by what was bought, in the list and in the table', async () => {
    const { list } = await services.call(records, { kind: 'buy_machine' }, { token });
    expect(list.map(({ goods }) => goods)).toEqual(['merchandise', 'machine']);
    expect(list.map(({ productImage }) => productImage)).toEqual([
      '/media/products/enamel-mug.svg',
      '/media/products/trommel.svg',
    ]);
    const { rows } = await csvOf({ kind: 'buy_machine' });
    expect(rows.map((row) => row[2])).toEqual(['Merchandise purchase', 'Machine lease']);
  });

  test('a record of a machine has its name and its drawing, any other has neither', async () => {
    const { list } = await services.call(records, { pageSize: 100 }, { token });
    const drawn = Map.groupBy(list, ({ kind, productImage }) => `${kind} ${productImage}`);
    expect([...drawn.keys()].toSorted()).toEqual([
      'bonus null',
      'buy_machine /media/products/enamel-mug.svg',
      'buy_machine /media/products/trommel.svg',
      'daily_income /media/products/trommel.svg',
      'recharge null',
    ]);
  });

  test('each record has the balance before and after it, and links to its subject', async () => {
    const { list } = await services.call(records, { pageSize: 100 }, { token });
    for (const { id, amount, balanceAfter, kind } of list) {
      const detail = await services.call(recordDetail, { id }, { token });
      if (balanceAfter === null) expect(detail.balanceBefore).toBeNull();
      else expect(total([detail.balanceBefore ?? '', amount])).toBe(balanceAfter);
      // The faucet's grant is a recharge without a channel, and a bonus links to nothing.
      expect(detail.belongsTo).toBe(kind === 'buy_machine' || kind === 'daily_income' ? 'order' : null);
    }
  });

  test('the history adds up, day by day, to the member’s total', async () => {
    const { opening, days } = await services.call(accountHistory, {}, { token });
    expect(days).toHaveLength(30);
    let before = opening;
    for (const { day: _day, total: after, moved: _moved, ...shares } of days) {
      expect(total([before, ...Object.values(shares)])).toBe(after);
      before = after;
    }
    const held = await services.call(balance, {}, { token });
    expect(before).toBe(total([held.available, held.receivable, held.arriving, held.withdrawing]));
    expect(total(days.map(({ deposited }) => deposited))).toBe('500.00');
    expect(Number(total(days.map(({ machineRevenue }) => machineRevenue)))).toBeGreaterThan(0);
  });

  test('holdings are worth their return, and a returned one is no longer held', async () => {
    const before = await services.call(holdings, {}, { token });
    expect(before.list.map(({ order }) => order.id)).toEqual([orderId]);
    const quote = await services.call(returnLease, { orderId, quote: true }, { token });
    expect(before.list[0]?.giveBack).toEqual(quote);
    expect(before.value).toBe(quote.amount);
    await services.call(returnLease, { orderId }, { token, key: 'back' });
    expect(await services.call(holdings, {}, { token })).toEqual({ total: 0, value: '0.00', list: [] });
  });

  test('an order of merchandise has its delivery address', async () => {
    const order = await services.call(orderDetail, { orderId: mugId }, { token });
    expect(order.delivery).toMatchObject({ lines: '4 Marina Road', country: 'NG' });
    expect((await services.call(orderDetail, { orderId }, { token })).delivery).toBeNull();
  });

  test('nobody sees another member’s records, leases or history', async () => {
    const other = await services.insertMember();
    expect((await services.call(holdings, {}, { token: other.token })).total).toBe(0);
    const { days } = await services.call(accountHistory, {}, { token: other.token });
    expect(days.every(({ total: had }) => had === '0.00')).toBe(true);
    const [mine] = (await services.call(records, {}, { token })).list;
    const answer = await services.send(recordDetail, { id: mine?.id }, { token: other.token });
    expect(answer.status).toBe(404);
    expect(memberId).not.toBe(other.id);
  });
});

describe('a table of records', () => {
  let settle: (() => Promise<unknown>) | null = null;
  const services = withSeededServices({
    wrap: (database) => ({
      ...database,
      async query(statement, values) {
        const rows = await database.query<never>(statement, values);
        if (statement.includes('as cursor') && rows.length > 0) {
          const settled = settle;
          settle = null;
          await settled?.();
        }
        return rows;
      },
    }),
  });

  test('has a record once that is settled while the table is written', async () => {
    const member = await services.insertMember();
    await services.database.query(
      `insert into capital_record (id, code, member_id, kind, amount, subject, at, status, source)
       select 'pend_' || n, 'PD-P' || n, $1, 'recharge', 1000000, 'campaign:recharge-usdt', now(), 'pending', 'test_faucet'
       from generate_series(1, 501) as n`,
      [member.id],
    );
    settle = () =>
      services.database.query(
        `update capital_record set status = 'credited', balance_after = 1000000, arrives_at = now() where id = 'pend_300'`,
      );
    const response = await requestFile(services, recordsExport, {}, { token: member.token });
    const codes = (await response.text())
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((row) => row.split(',')[1]);
    expect(settle).toBeNull();
    expect([codes.length, new Set(codes).size]).toEqual([501, 501]);
    await services.database.query(`delete from capital_record where id like 'pend_%'`);
  });
});

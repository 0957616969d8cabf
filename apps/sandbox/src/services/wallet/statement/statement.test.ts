import { modifyName } from '@paydirt/contract/account/profile';
import { userInfo } from '@paydirt/contract/account/session';
import { createOrder, orderAgreement, orderDetail } from '@paydirt/contract/goods/orders';
import { faucet } from '@paydirt/contract/sandbox/world';
import { balance } from '@paydirt/contract/wallet/balance';
import { takeout } from '@paydirt/contract/wallet/income';
import { records } from '@paydirt/contract/wallet/records';
import { statementFile, statementList } from '@paydirt/contract/wallet/statement';
import {
  addDays,
  addMs,
  DAY_MS,
  dayOf,
  type EpochMs,
  HOUR_MS,
  isoDay,
  LOCALES,
  MINUTE_MS,
  parseMoney,
  SECOND_MS,
  sum,
  toDecimal,
  unwrap,
} from '@paydirt/domain';
import { loadCatalogue } from '@paydirt/i18n';
import { beforeAll, describe, expect, test, vi } from 'vitest';

import { boundsOf, monthOf } from '../../../documents/months.ts';
import { setClock } from '../../../platform/clock.ts';
import { AGREEMENT_VERSION } from '../../../seed/products.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { requestFile } from '../../../testing/request-file.ts';
import { memberWith, withSeededServices } from '../../../testing/seeded-services.ts';
import { untilWaiting } from '../../../testing/until-waiting.ts';

const usdt = (text: string) => unwrap(parseMoney(text, 'USDT'));
const MONTH = /^\d{4}-\d{2}$/;

describe('statements', () => {
  const services = withSeededServices();
  let token: string;
  let orderId: string;

  beforeAll(async () => {
    ({ token } = await memberWith(services, '500'));
    await services.call(modifyName, { name: 'Mara' }, { token });
    const order = await services.call(
      createOrder,
      { productId: 'trommel', agreementVersion: AGREEMENT_VERSION },
      { token, key: 'lease' },
    );
    orderId = order.id;
    await services.advance(3 * DAY_MS);
    await services.call(takeout, {}, { token, key: 'take' });
    await services.advance(HOUR_MS);
  });

  const newest = async () => {
    const [month] = await services.call(statementList, {}, { token });
    if (!month) throw new Error('there is a month');
    return month;
  };
  const pdf = async (month: string, locale: (typeof LOCALES)[number] = 'en-US') => {
    const response = await requestFile(services, statementFile, { month, format: 'pdf' }, { token, locale });
    expect(response.status).toBe(200);
    return readPdf(new Uint8Array(await response.arrayBuffer()));
  };

  test('each month adds up, starts where the previous one ended, and the latest ends with the balance', async () => {
    const months = await services.call(statementList, {}, { token });
    for (const [index, month] of months.entries()) {
      expect(month.month).toMatch(MONTH);
      const moved = Number(month.opening) + Number(month.moneyIn) - Number(month.moneyOut);
      expect(moved).toBeCloseTo(Number(month.closing), 6);
      expect(month.opening).toBe(months[index + 1]?.closing ?? '0.00');
    }
    const { available } = await services.call(balance, {}, { token });
    expect(months[0]).toMatchObject({ closed: false, closing: available });
  });

  test('a table has every movement between the opening and the closing balance', async () => {
    const month = await newest();
    const response = await requestFile(
      services,
      statementFile,
      { month: month.month, format: 'csv' },
      { token },
    );
    expect(response.headers.get('Content-Type')).toContain('text/csv');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(response.headers.get('Content-Disposition')).toBe(
      `attachment; filename="paydirt-statement-${month.month}.csv"`,
    );
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const rows = new TextDecoder()
      .decode(bytes)
      .trimEnd()
      .split('\r\n')
      .map((row) => row.split(','));
    const [, opening, ...rest] = rows;
    const closing = rest.pop();
    expect(opening?.[6]).toBe(month.opening);
    expect(closing?.[6]).toBe(month.closing);
    const amounts = rest.map((row) => usdt(row[5] ?? ''));
    expect(toDecimal(sum([usdt(month.opening), ...amounts], 'USDT'))).toBe(month.closing);
    expect(rest.at(-1)?.[6]).toBe(month.closing);
  });

  test('a document describes itself in its tags, and says on every page that it is play money', async () => {
    const month = await newest();
    const read = await pdf(month.month);
    expect(read).toMatchObject({
      tagged: true,
      language: 'en-US',
      title: expect.stringContaining('Statement for'),
    });
    expect(read.drawn).toHaveLength(read.pages);
    for (const [index, page] of read.drawn.entries()) {
      expect(page).toContain('Test mode · play money');
      const isLast = index + 1 === read.pages;
      expect(page).toContain(isLast ? `Page ${index + 1} of ${read.pages}` : `Page ${index + 1}`);
    }
    const cells = read.elements.filter(({ role }) => role === 'TD' || role === 'TH').map(({ text }) => text);
    expect(cells.join('|')).toContain(`Opening balance|${month.opening}`);
    expect(cells).toContain('Closing balance');
    expect(cells.find((cell) => cell.startsWith('Lease · Trommel'))).toBeDefined();
  });

  test.each(LOCALES)('a document is entirely in %s', async (locale) => {
    const month = await newest();
    const read = await pdf(month.month, locale);
    expect(read.language).toBe(locale);
    const { paper, shell } = (await loadCatalogue(locale)) as unknown as {
      paper: { statement: Record<string, string> };
      shell: Record<string, string>;
    };
    const texts = read.elements.map(({ text }) => text);
    for (const key of ['balance', 'opening', 'closing', 'movements', 'holder', 'invitationCode']) {
      expect(texts).toContain(paper.statement[key]?.normalize('NFC'));
    }
    expect(shell['ribbon']).toBeDefined();
  });

  test('there is none for a month before the member joined, after today, or that does not exist', async () => {
    for (const month of ['0000-01', '2019-01', '2999-12', '9999-12']) {
      const response = await requestFile(services, statementFile, { month, format: 'pdf' }, { token });
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ message: 'not_found' });
    }
    for (const month of ['2026-13', '2026-1', '../2026-11', '']) {
      const response = await requestFile(services, statementFile, { month, format: 'pdf' }, { token });
      expect(response.status).toBe(400);
    }
  });

  test('a file is for its member only', async () => {
    const { month } = await newest();
    const response = await requestFile(services, statementFile, { month, format: 'pdf' });
    expect(response.status).toBe(401);
    expect(response.headers.get('X-Paydirt-Mode')).toBe('test');
  });

  test('the agreement of an order has the text that was agreed to, with its fingerprint', async () => {
    const response = await requestFile(services, orderAgreement, { orderId }, { token, locale: 'hi-IN' });
    expect(response.headers.get('Content-Type')).toBe('application/pdf');
    const read = await readPdf(new Uint8Array(await response.arrayBuffer()));
    const texts = read.elements.map(({ text }) => text).join('\n');
    expect(texts).toContain(`Version ${AGREEMENT_VERSION}, as agreed`);
    expect(texts).toMatch(/\b[0-9a-f]{64}\b/);
    const { code } = await services.call(orderDetail, { orderId }, { token });
    expect(texts).toContain(code);
    expect(texts).not.toContain(orderId);
  });

  test('the agreement shows the outcome of the lease after price and fee before the scheduled income (H5)', async () => {
    const response = await requestFile(services, orderAgreement, { orderId }, { token });
    const { elements } = await readPdf(new Uint8Array(await response.arrayBuffer()));
    const texts = elements.map(({ text }) => text.replaceAll('\u00a0', ' '));
    const net = 'Net of price and 5% fee · If every day is paid in full';
    const from = texts.indexOf(net);
    expect(texts.slice(from, from + 8)).toEqual([
      net,
      '+25.35 USDT',
      'Paid, no refund at the end',
      '−120.00 USDT',
      'Scheduled, 45 × 3.40',
      '+153.00 USDT',
      'Fee when you withdraw it, 5%',
      '−7.65 USDT',
    ]);
  });

  test('a phone number used as a name is labelled as one', async () => {
    const nameless = await memberWith(services, '500');
    const order = await services.call(
      createOrder,
      { productId: 'trommel', agreementVersion: AGREEMENT_VERSION },
      { token: nameless.token, key: 'nameless' },
    );
    const input = { orderId: order.id };
    const response = await requestFile(services, orderAgreement, input, { token: nameless.token });
    const { elements } = await readPdf(new Uint8Array(await response.arrayBuffer()));
    const texts = elements.map(({ text }) => text);
    expect(texts[texts.indexOf(nameless.phone) - 1]).toBe('Phone');
    expect(texts).not.toContain('Member');
  });

  test('an agreement stays readable unchanged when other terms come into force', async () => {
    const { database } = services;
    const other = { title: 'Other terms', sections: [{ heading: 'All new', text: 'Nothing of the old.' }] };
    await database.query(
      `insert into content (kind, id, locale, at, body) values ('agreement', '2099-01', 'en-US', now(), $1)`,
      [JSON.stringify(other)],
    );
    await database.query(`update product set terms_version = '2099-01' where id = 'trommel'`);
    const response = await requestFile(services, orderAgreement, { orderId }, { token });
    const texts = (await readPdf(new Uint8Array(await response.arrayBuffer()))).elements.map(
      ({ text }) => text,
    );
    expect(texts).toContain(`Version ${AGREEMENT_VERSION}, as agreed`);
    expect(texts).not.toContain('All new');
    for (const change of [`update content set body = '{}'`, 'delete from content']) {
      await expect(database.query(`${change} where kind = 'agreement'`)).rejects.toThrow(/stays as it was/);
    }
  });

  test('nobody can read another member’s agreement', async () => {
    const other = await memberWith(services, '0');
    const response = await requestFile(services, orderAgreement, { orderId }, { token: other.token });
    expect(response.status).toBe(404);
  });
});

describe('a month', () => {
  const services = withSeededServices();

  /** The end of a month, a month from now at least. */
  async function nextEnd(): Promise<EpochMs> {
    const inAMonth = addDays(dayOf(await services.now()), 31);
    return boundsOf(monthOf(isoDay(inAMonth).slice(0, 7))).until;
  }

  // With one connection, as in a browser, the transactions would wait for themselves.
  test.skipIf(process.env['TEST_DATABASE'] === 'browser')(
    'does not close while a call that began in it is under way',
    async () => {
      const { database } = services;
      const { id, phone, token } = await memberWith(services, '0');
      const months = () => services.call(statementList, {}, { token });
      const end = await nextEnd();
      // In two steps: after a long one the database's statistics are refreshed, while the clock runs.
      for (const before of [HOUR_MS, 10 * SECOND_MS])
        await services.advance(end - (await services.now()) - before);
      const underWay = await database.transaction(async (sql) => {
        await sql.query('select from account where member_id = $1 for update', [id]);
        const granted = services.call(faucet, { phone, amount: '5' });
        await untilWaiting(database, 1);
        await vi.waitFor(async () => expect(await services.now()).toBeGreaterThan(end), MINUTE_MS);
        const listed = months();
        await Promise.race([listed, untilWaiting(database, 2)]);
        return { granted, listed };
      });
      await underWay.granted;
      const [grant] = (await services.call(records, {}, { token })).list;
      expect(Date.parse(grant?.time ?? '')).toBeLessThan(end);
      expect(await underWay.listed).toEqual(await months());
    },
  );

  test('is closed only when all that fell due in it is done', async () => {
    const other = await memberWith(services, '100');
    const lease = { productId: 'gold-pan', agreementVersion: AGREEMENT_VERSION };
    await services.call(createOrder, lease, { token: other.token, key: 'lease' });
    const monthBefore = async () => {
      const month = (await services.call(statementList, {}, { token: other.token }))[1];
      if (!month) throw new Error('test: the member joined in the month before');
      const format = 'csv' as const;
      const file = await requestFile(
        services,
        statementFile,
        { month: month.month, format },
        { token: other.token },
      );
      return { ...month, rows: (await file.text()).trimEnd().split('\r\n').length };
    };
    // Forty minutes before the end: it arrives ten minutes before it.
    const end = await nextEnd();
    await services.advance(end - (await services.now()) - 40 * MINUTE_MS);
    await services.call(takeout, {}, { token: other.token, key: 'last' });
    await setClock(services.database, addMs(end, 1));
    const early = await monthBefore();
    expect(early.closed).toBe(false);
    await services.runner.runDue();
    const later = await monthBefore();
    expect(later).toMatchObject({ closed: true, movements: early.movements + 1 });
    expect(await monthBefore()).toEqual(later);
  });

  test('is not closed while a reward for inviting that fell due in it is not decided', async () => {
    const inviter = await memberWith(services, '0');
    const { invitationCode } = await services.call(userInfo, {}, inviter);
    const end = await nextEnd();
    await services.advance(end - (await services.now()) - DAY_MS - 10 * MINUTE_MS);
    const { phone, token } = await services.register('+919876259998', invitationCode);
    await services.call(faucet, { phone, amount: '20' });
    const lease = { productId: 'gold-pan', agreementVersion: AGREEMENT_VERSION };
    await services.call(createOrder, lease, { token, key: 'invited' });
    await setClock(services.database, addMs(end, 1));
    const isClosed = async () => (await services.call(statementList, {}, inviter))[1]?.closed;
    expect(await isClosed()).toBe(false);
    await services.runner.runDue();
    expect(await isClosed()).toBe(true);
  });
});

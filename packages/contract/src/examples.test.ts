import {
  chargedPrice,
  type Money,
  parseMoney,
  scaleShown,
  scheduledTotal,
  subtract,
  sum,
  toDecimal,
  unwrap,
  withdrawalQuote,
} from '@paydirt/domain';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { anAccountData } from './account/leaving.examples.ts';
import type { Call } from './call.ts';
import { allCalls } from './calls.ts';
import { allExamples } from './examples.ts';
import { someHoldings } from './goods/holdings.examples.ts';
import { aLeaseReturn, anOrder } from './goods/orders.examples.ts';
import { anOpenMachine, aPreSale, aProduct, aSoldOutMachine } from './goods/products.examples.ts';
import { anIncomePattern } from './wallet/income.examples.ts';
import { aRecordDetail, someRecords } from './wallet/records.examples.ts';
import { aStanding } from './wallet/standing.examples.ts';
import { aFailedWithdrawal, someWithdrawals } from './wallet/withdrawal.examples.ts';

const nameOf = ({ method, service, path }: Call) => `${method} ${service}/${path}`;
const usdtOf = (decimal: string): Money => unwrap(parseMoney(decimal, 'USDT'));
const sumOf = (decimals: readonly string[]) => toDecimal(sum(decimals.map(usdtOf), 'USDT'));
/** Price × remaining days ÷ valid days, rounded down (PRODUCT 5). */
const refundOf = (paid: string, remaining: number, all: number) =>
  toDecimal(scaleShown(usdtOf(paid), BigInt(remaining), BigInt(all), 'floor'));
const quoteOf = (amount: string) => {
  const { fee, net } = withdrawalQuote(usdtOf(amount));
  return [fee, net].map(toDecimal);
};

describe('the examples', () => {
  it('exist once for every call', () => {
    const shown = allExamples().map(({ call }) => nameOf(call));
    expect(shown.toSorted()).toEqual(allCalls.map(nameOf).toSorted());
  });

  it.each(allExamples().map((example) => [nameOf(example.call), example] as const))(
    '%s: input and result match the schema',
    (_name, { call, input, result }) => {
      expect(v.is(call.input, input)).toBe(true);
      expect(v.parse(call.result, result)).toEqual(result);
    },
  );

  it('show a machine on a day without output', () => {
    expect(anIncomePattern().days.map((day) => day.unitRevenue)).toContain('0.00');
  });

  it('have paid shares that match the amounts beside them', () => {
    const shares = [
      ...anIncomePattern().days.map((day) => ({ ...day, amount: day.paid })),
      aRecordDetail().record,
      ...someRecords(),
    ].filter(({ coveragePermille }) => coveragePermille !== null);
    for (const { amount, scheduled, coveragePermille } of shares)
      expect(coveragePermille).toBe(Math.round((1000 * Number(amount)) / Number(scheduled)));
  });

  it('have orders, returns and offers that follow the rules of a lease', () => {
    for (const { dailyIncome, validDays, scheduledTotal: scheduled } of [
      aProduct(),
      anOpenMachine(),
      aPreSale(),
      aSoldOutMachine(),
    ])
      expect(scheduled).toBe(toDecimal(scheduledTotal(usdtOf(dailyIncome), validDays)));
    const order = anOrder();
    expect(order.paid).toBe(toDecimal(chargedPrice(usdtOf(order.price), usdtOf(order.discount))));
    expect(order.totalRevenue).toBe(toDecimal(scheduledTotal(usdtOf(order.dailyIncome), order.validDays)));
    expect(aLeaseReturn().amount).toBe(refundOf(order.paid, aLeaseReturn().remainingDays, order.validDays));
  });

  it('have holdings that give back what a return would, and the right total', () => {
    const { list, value } = someHoldings();
    for (const { order, giveBack } of list)
      expect(giveBack.amount).toBe(
        giveBack.basis === 'full'
          ? toDecimal(subtract(usdtOf(order.paid), usdtOf(order.received)))
          : refundOf(order.paid, giveBack.remainingDays, order.validDays),
      );
    expect(value).toBe(sumOf(list.map(({ giveBack }) => giveBack.amount)));
    const { leases, returns } = aStanding();
    expect(returns).toBe(
      sumOf(
        leases.map(({ price, validDays, daysAccrued }) =>
          refundOf(price, validDays - daysAccrued, validDays),
        ),
      ),
    );
  });

  it('deduct the right fee from withdrawals and from leaving', () => {
    for (const { amount, fee, net } of [...someWithdrawals(), aFailedWithdrawal()])
      expect([fee, net]).toEqual(quoteOf(amount));
    const { returned, withdrawing, available, income, fee, paidOut } = anAccountData().leaving;
    expect([fee, paidOut]).toEqual(quoteOf(sumOf([returned, withdrawing, available, income])));
  });

  it('add up to zero within each entry of a record', () => {
    for (const { postings } of aRecordDetail().entries) {
      const inThousandths = postings.map(({ amount }) => Number(amount.replace('.', '')));
      expect(inThousandths.reduce((all, part) => all + part, 0)).toBe(0);
    }
  });
});

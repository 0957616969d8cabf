import { type Example, exampleOf } from '../example.ts';
import {
  type AccountHistory,
  accountHistory,
  type HistoryDay,
  type Statement,
  statementFile,
  statementList,
} from './statement.ts';

/** Three monthly statements, the newest not complete yet; each begins where the previous one ended. */
export function someStatements(): Statement[] {
  return [
    {
      month: '2026-11',
      closed: false,
      opening: '1981.40',
      closing: '2418.60',
      moneyIn: '552.20',
      moneyOut: '115.00',
      movements: 24,
    },
    {
      month: '2026-10',
      closed: true,
      opening: '900.00',
      closing: '1981.40',
      moneyIn: '1201.40',
      moneyOut: '120.00',
      movements: 31,
    },
    {
      month: '2026-09',
      closed: true,
      opening: '0.00',
      closing: '900.00',
      moneyIn: '900.00',
      moneyOut: '0.00',
      movements: 1,
    },
  ];
}

const QUIET: Omit<HistoryDay, 'day' | 'total' | 'moved'> = {
  machineRevenue: '0.00',
  promotionBudget: '0.00',
  refund: '0.00',
  deposited: '0.00',
  spent: '0.00',
  withdrawn: '0.00',
};

/** Movements on some of thirty days, by the day's index, with the total afterwards in whole USDT. */
const MOVED: Readonly<Record<number, Partial<HistoryDay> & { readonly gain: number }>> = {
  0: { deposited: '500.00', gain: 500 },
  2: { spent: '-120.00', gain: -120 },
  9: { promotionBudget: '2.00', gain: 2 },
  14: { withdrawn: '-60.00', gain: -60 },
  21: { refund: '84.00', gain: 84 },
  25: { deposited: '200.00', spent: '-115.00', gain: 85 },
};

/**
 * Thirty days: income on most of them, none on two (H13), and every other source at least once. Income is collected on
 * the day after; withdrawn amounts left on the day before.
 */
export function anAccountHistory(): AccountHistory {
  let total = 1000;
  const incomeOf = (place: number) => (place < 3 || place === 11 || place === 18 ? 0 : 9);
  const days = Array.from({ length: 30 }, (_, place): HistoryDay => {
    const { gain = 0, ...moved }: Partial<HistoryDay> & { readonly gain?: number } = MOVED[place] ?? {};
    const income = incomeOf(place);
    total += gain + income;
    const day = new Date(Date.UTC(2026, 9, 23 + place)).toISOString().slice(0, 10);
    const came = [moved.deposited, moved.promotionBudget, moved.refund, incomeOf(place - 1)];
    const went = [moved.spent, MOVED[place + 1]?.withdrawn];
    const whole = (amounts: readonly (string | number | undefined)[]) =>
      `${amounts.reduce<number>((all, amount = 0) => all + Math.abs(Number(amount)), 0)}.00`;
    return {
      ...QUIET,
      ...moved,
      machineRevenue: `${income}.00`,
      day,
      total: `${total}.00`,
      moved: { moneyIn: whole(came), moneyOut: whole(went) },
    };
  });
  return { opening: '1000.00', days };
}

export function examples(): Example[] {
  return [
    exampleOf(accountHistory, {}, anAccountHistory()),
    exampleOf(statementList, {}, someStatements()),
    exampleOf(statementFile, { month: '2026-10', format: 'csv' }, new Response('time,amount')),
  ];
}

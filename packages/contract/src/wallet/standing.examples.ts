import { type Example, exampleOf } from '../example.ts';
import { type Standing, standing } from './standing.ts';

/** Thirty days, four of them bad: twenty-six paid in full, three in part, one without output. */
const PAST = Array.from({ length: 30 }, (_, place) => ({
  day: new Date(Date.UTC(2026, 9, 22 + place)).toISOString().slice(0, 10),
  paidPermille: { 3: 720, 11: 0, 18: 860, 25: 640 }[place] ?? 1000,
}));

/** Two leases, one of them older than a day; the member has put in more than they have. */
export function aStanding(changes: Partial<Standing> = {}): Standing {
  return {
    day: '2026-11-21',
    available: '74.15',
    receivable: '2.15',
    arriving: '0.00',
    returns: '199.33',
    withdrawing: '9.50',
    takenOut: '19.00',
    putIn: '320.00',
    feePermille: 50,
    leases: [
      {
        orderId: 'ord_new',
        productId: 'rocker-box',
        price: '115.00',
        dailyIncome: '3.10',
        validDays: 45,
        daysAccrued: 0,
      },
      {
        orderId: 'ord_7k2m4q',
        productId: 'trommel',
        price: '115.00',
        dailyIncome: '3.40',
        validDays: 45,
        daysAccrued: 12,
      },
    ],
    machines: [
      { productId: 'rocker-box', productName: 'Rocker box RB-2', days: PAST },
      { productId: 'trommel', productName: 'Trommel TR-4', days: PAST.toReversed() },
    ],
    ...changes,
  };
}

export function examples(): Example[] {
  return [exampleOf(standing, {}, aStanding())];
}

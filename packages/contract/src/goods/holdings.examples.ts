import { type Example, exampleOf } from '../example.ts';
import { type Holdings, holdings } from './holdings.ts';
import { anOrder } from './orders.examples.ts';

/** Two leases: one that is still refunded in full, and one that is refunded by its remaining days. */
export function someHoldings(): Holdings {
  return {
    total: 2,
    value: '199.33',
    list: [
      {
        order: anOrder({
          id: 'ord_new',
          productName: 'Rocker box RB-2',
          daysAccrued: 0,
          accrued: '0.00',
          received: '0.00',
          fullReturnUntil: '2026-11-22T09:12:00.000Z',
        }),
        giveBack: { amount: '115.00', basis: 'full', remainingDays: 45 },
      },
      {
        order: anOrder({ fullReturnUntil: '2026-11-01T09:12:00.000Z' }),
        giveBack: { amount: '84.33', basis: 'pro_rata', remainingDays: 33 },
      },
    ],
  };
}

export function examples(): Example[] {
  return [exampleOf(holdings, {}, someHoldings())];
}

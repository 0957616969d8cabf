import type { ResultOf } from '../call.ts';
import { type Example, exampleOf } from '../example.ts';
import { topUp, topUpDays } from './top-up.ts';

/** Two short days: one paid in part, and one without output. */
export function someTopUpDays(): ResultOf<typeof topUpDays> {
  return [
    {
      productId: 'trommel',
      productName: 'Trommel',
      day: '2026-11-17',
      coveragePermille: 940,
      missing: '2.04',
    },
    { productId: 'jig', productName: 'Jig', day: '2026-11-15', coveragePermille: 0, missing: '35.00' },
  ];
}

export function examples(): Example[] {
  return [
    exampleOf(topUpDays, {}, someTopUpDays()),
    exampleOf(
      topUp,
      { productId: 'trommel', day: '2026-11-20' },
      { productId: 'trommel', day: '2026-11-20', leases: 12, amount: '3.40' },
    ),
  ];
}

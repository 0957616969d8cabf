import type { ResultOf } from '../call.ts';
import { type Example, exampleOf } from '../example.ts';
import { anExchangeRate } from '../wallet/exchange-rate.examples.ts';
import { aRecord } from '../wallet/records.examples.ts';
import { checkRedemption, redeem } from './redeem.ts';

/** A code with a value. */
export function aRedemptionOffer(
  changes: Partial<ResultOf<typeof checkRedemption>> = {},
): ResultOf<typeof checkRedemption> {
  return {
    code: 'RIVER20K',
    currency: 'NGN',
    limit: '20000.00',
    rate: anExchangeRate(),
    validUntil: '2027-11-21T14:00:00.000Z',
    ...changes,
  };
}

export function examples(): Example[] {
  return [
    exampleOf(checkRedemption, { code: 'GOLDPAN25' }, aRedemptionOffer()),
    exampleOf(
      redeem,
      { code: 'GOLDPAN25', amount: '20' },
      aRecord({ kind: 'bonus', source: 'promotion_budget' }),
    ),
  ];
}

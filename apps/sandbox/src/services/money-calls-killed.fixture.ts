import type { Call, ResultOf } from '@paydirt/contract';
import { createOrder } from '@paydirt/contract/goods/orders';
import { checkIn, checkInToday } from '@paydirt/contract/rewards/check-in';
import { receiveReward } from '@paydirt/contract/rewards/rewards';
import { reviewSubmission } from '@paydirt/contract/rewards/submission';
import { topUp, type topUpDays } from '@paydirt/contract/sandbox/top-up';
import { faucet } from '@paydirt/contract/sandbox/world';
import { takeout } from '@paydirt/contract/wallet/income';
import { addRecharge } from '@paydirt/contract/wallet/recharge';
import { cancelWithdrawal, createWithdrawal } from '@paydirt/contract/wallet/withdrawal';

import { AGREEMENT_VERSION } from '../seed/products.ts';

/** Intent: its call and contents, and the key under which it is repeated until it is answered. */
export interface Intent {
  readonly call: Call;
  readonly input: Record<string, string>;
  readonly key: string;
}

/** A member's records that the intents refer to. */
interface Affairs {
  readonly phone: string;
  /** Submission that waits for its review. */
  readonly submissionId: string;
  readonly shortDays: ResultOf<typeof topUpDays>;
  /** An order of goods. */
  readonly goods: Record<string, string>;
  readonly couponId: string;
  /** Withdrawal that is created repeatedly. */
  readonly withdrawal: Record<string, string>;
  /** Withdrawals that were created in advance, to be cancelled. */
  readonly toCancel: readonly string[];
}

/** Mix intents of every call that moves money, each with its own key. */
export function moneyIntents(
  count: number,
  { phone, submissionId, shortDays, goods, couponId, withdrawal, toCancel }: Affairs,
): Intent[] {
  return Array.from({ length: count }, (_, i): Intent => {
    const key = `killed-${i}`;
    // These intents can be paid only once, under whichever key comes first.
    if (i % 50 === 1) return { call: i % 100 === 1 ? checkIn : checkInToday, key, input: {} };
    if (i % 50 === 5) return { call: receiveReward, key, input: { kind: 'level', level: '1' } };
    if (i % 50 === 35) return { call: reviewSubmission, key, input: { id: submissionId, approve: 'true' } };
    const short = i % 20 === 12 ? shortDays[Math.floor(i / 20) % 5] : undefined;
    if (short) return { call: topUp, key, input: { productId: short.productId, day: short.day } };
    if (i % 50 === 25) return { call: createOrder, key, input: goods };
    if (i % 250 === 30) return { call: createOrder, key, input: { ...goods, couponId } };
    if (i % 17 === 3)
      return {
        call: createOrder,
        key,
        input: { productId: 'gold-pan', agreementVersion: AGREEMENT_VERSION },
      };
    if (i % 20 === 7) return { call: takeout, key, input: {} };
    if (i % 20 === 11) return { call: createWithdrawal, key, input: withdrawal };
    // There are fewer of these than may be open at once.
    if (i % 125 === 15) return { call: addRecharge, key, input: { channel: 'usdt', amount: '10' } };
    // Cancel withdrawals early in the sequence, while that is still possible.
    const id = i % 10 === 4 ? toCancel[Math.floor(i / 10)] : undefined;
    if (id !== undefined) return { call: cancelWithdrawal, key, input: { id } };
    return { call: faucet, key, input: { phone, amount: '0.01' } };
  });
}

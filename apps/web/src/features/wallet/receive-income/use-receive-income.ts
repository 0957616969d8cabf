import type { Takeout } from '@paydirt/contract/wallet/income';
import { useState } from 'react';

import { useFailureText } from '../../../platform/hooks.tsx';
import { useTakeout } from '../data/income.ts';

/** Receiving income, and what came of the last tap. */
export interface ReceiveIncome {
  readonly receive: () => Promise<void>;
  /** Give up a tap whose answer was lost. */
  readonly giveUp: () => Promise<void>;
  readonly receiving: boolean;
  readonly taken: Takeout | null;
  /** The reason why nothing was received. */
  readonly failure: string | null;
  readonly call: ReturnType<typeof useTakeout>;
}

/**
 * Receive all income that waits, once for each tap.
 *
 * A tap whose answer was lost is repeated as it was, so that it cannot be received twice.
 */
export function useReceiveIncome(): ReceiveIncome {
  const failureText = useFailureText();
  const [outcome, setOutcome] = useState<Takeout | string | null>(null);
  const call = useTakeout((settled) => void settled.then(setOutcome));

  async function receive() {
    setOutcome(null);
    finish(await call.confirm({}));
  }

  function finish(result: Awaited<ReturnType<typeof call.again>>) {
    if (result !== null) setOutcome(result.ok ? result.value.data : failureText(result.error));
  }

  const failed = typeof outcome === 'string';
  return {
    receive,
    giveUp: async () => finish(await call.giveUp()),
    receiving: call.sending,
    taken: failed ? null : outcome,
    // Of a lost answer it is said that it may have happened.
    failure: failed && call.lost === null ? outcome : null,
    call,
  };
}

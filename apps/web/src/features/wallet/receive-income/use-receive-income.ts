import type { CallError, Takeout } from '@paydirt/contract';
import { incomeSummary } from '@paydirt/contract/calls/income';
import { useState } from 'react';

import { useTakeout } from '../data/income.ts';
import { useRefresh } from '../../../platform/data/use-call.ts';
import { useIntent } from '../../../platform/data/use-send.ts';

/** Receiving income, and what came of the last tap. */
export interface ReceiveIncome {
  readonly receive: () => Promise<void>;
  readonly receiving: boolean;
  readonly taken: Takeout | null;
  readonly error: CallError | null;
}

/**
 * Receive all income that waits, once for each tap.
 *
 * A tap whose answer was lost is repeated with the same key, so that it cannot be received twice.
 */
export function useReceiveIncome(): ReceiveIncome {
  const { send, sending } = useTakeout();
  const intent = useIntent('takeout');
  const refresh = useRefresh();
  const [outcome, setOutcome] = useState<Takeout | CallError | null>(null);

  async function receive() {
    const result = await send({}, intent);
    if (result === null) return;
    setOutcome(result.ok ? result.value.data : result.error);
    if (!result.ok && !result.error.retryable) void refresh(incomeSummary);
  }

  const failed = outcome instanceof Error;
  return {
    receive,
    receiving: sending,
    taken: failed ? null : outcome,
    error: failed ? outcome : null,
  };
}

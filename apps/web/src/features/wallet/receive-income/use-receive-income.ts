import type { Takeout } from '@paydirt/contract/wallet/income';
import { useTicker } from '@paydirt/ui/ticker';
import { useState, useSyncExternalStore } from 'react';

import { timeOf } from '../../../platform/data/wire.ts';
import { useFailureText } from '../../../platform/hooks.tsx';
import { useTakeout } from '../data/income.ts';

/** State of collecting income, and the outcome of the last tap. */
export interface ReceiveIncome {
  readonly receive: () => Promise<void>;
  /** Give up a tap whose answer was lost. */
  readonly giveUp: () => Promise<void>;
  readonly receiving: boolean;
  /** Income of the last tap, until it has arrived. */
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
  const taken = useUntilArrival(failed ? null : outcome);
  return {
    receive,
    giveUp: async () => finish(await call.giveUp()),
    receiving: call.sending,
    taken,
    // A request whose response was lost may have succeeded: it is shown as unanswered, not as failed.
    failure: failed && call.lost === null ? outcome : null,
    call,
  };
}

const neverChanges = () => () => undefined;

/** Get the collected income while it is on its way; null once it arrived. */
function useUntilArrival(taken: Takeout | null): Takeout | null {
  const ticker = useTicker();
  const arrived = useSyncExternalStore(taken === null ? neverChanges : ticker.subscribe, () => {
    const now = ticker.now();
    return taken !== null && now !== null && now >= timeOf(taken.arrivesAt);
  });
  return arrived ? null : taken;
}

import { type Answer, type Call, CallError, type InputOf, type ResultOf } from '@paydirt/contract';
import { err, ok, type Result } from '@paydirt/domain';
import { useMemo, useRef, useState } from 'react';

import { useClient, usePlatform } from '../hooks.tsx';
import type { Intent } from '../storage/intent.ts';
import { useRefresh } from './use-call.ts';

export interface SendOptions {
  /** Calls whose answers are out of date afterwards. */
  readonly refreshes?: readonly Call[];
}

/** A call that changes something, ready to be sent. */
export interface Sending<C extends Call> {
  /**
   * Send it. Expected failures are values. A call that moves money needs its intent.
   *
   * While the first is under way a second answers null and does nothing. The guard of one second
   * against double clicks is the button's: `<Button guarded>`.
   */
  readonly send: (
    input: InputOf<C>,
    intent?: Intent,
  ) => Promise<Result<Answer<ResultOf<C>>, CallError> | null>;
  readonly sending: boolean;
}

/** Whether the service has given its last word on a request: then the next try is a new intent. */
function isFinal(error: CallError): boolean {
  return !error.retryable;
}

/** Get a call ready for sending, with what it puts out of date. */
export function useSend<C extends Call>(call: C, { refreshes = [] }: SendOptions = {}): Sending<C> {
  const client = useClient();
  const refresh = useRefresh();
  const [sending, setSending] = useState(false);
  const busy = useRef(false);

  const send: Sending<C>['send'] = async (input, intent) => {
    if (busy.current) return null;
    if (call.money && !intent)
      throw new Error(`web: ${call.path} moves money and was sent without an intent`);
    busy.current = true;
    setSending(true);
    intent?.sent();
    try {
      const answer = await client.call(call, input, intent ? { idempotencyKey: intent.key } : {});
      intent?.settled();
      if (refreshes.length > 0) void refresh(...refreshes);
      return ok(answer);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (isFinal(error)) intent?.settled();
      return err(error);
    } finally {
      busy.current = false;
      setSending(false);
    }
  };
  return { send, sending };
}

/** Begin an intent when its form or confirmation opens: `useIntent('lease:7')`. Its key renews itself after a final answer. */
export function useIntent(name: string): Intent {
  const { intents } = usePlatform();
  return useMemo(() => intents.begin(name), [intents, name]);
}

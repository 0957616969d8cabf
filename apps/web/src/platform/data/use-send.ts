import {
  type Answer,
  type Call,
  CallError,
  type InputOf,
  type ResultOf,
  type Subject,
} from '@paydirt/contract';
import { err, ok, type Result } from '@paydirt/domain';
import { useRef, useState } from 'react';

import { useClient } from '../hooks.tsx';
import { useRefresh } from './use-call.ts';

export interface SendOptions {
  /** Data that the sender updates on the screen itself: it is not fetched again. */
  readonly updatedHere?: readonly Subject[];
}

/** The result of a request: its answer, an expected failure, or null where another was under way. */
export type SendResult<C extends Call> = Result<Answer<ResultOf<C>>, CallError> | null;

/** A call that changes something, ready to be sent. */
export interface Sending<C extends Call> {
  /**
   * Send it. Expected failures are values.
   *
   * While the first is under way a second answers null and does nothing. The guard of one second
   * against double clicks is the button's: `<Button guarded>`.
   */
  readonly send: (input: InputOf<C>) => Promise<SendResult<C>>;
  readonly sending: boolean;
}

/**
 * Get a call ready for sending; answers that show what it changes are reloaded. What moves money is sent by
 * `useMoneyCall`.
 */
export function useSend<C extends Call>(call: C, { updatedHere = [] }: SendOptions = {}): Sending<C> {
  const refresh = useRefresh();
  const { attempt, sending } = useAttempt(call);
  return {
    sending,
    async send(input) {
      if (call.money && !isQuote(input)) throw new Error(`web: ${call.path} moves money: use useMoneyCall`);
      const result = await attempt(input);
      const changed = call.changes.filter((subject) => !updatedHere.includes(subject));
      // A money call sent from here is a quote, which changes nothing.
      if (result?.ok && changed.length > 0 && !call.money) void refresh(...changed);
      return result;
    },
  };
}

function isQuote(input: unknown): boolean {
  return typeof input === 'object' && input !== null && 'quote' in input && input.quote === true;
}

/** Send a call, one at a time, under the key of its intent where it has one. */
export function useAttempt<C extends Call>(call: C) {
  const client = useClient();
  const [sending, setSending] = useState(false);
  const busy = useRef(false);

  async function attempt(input: InputOf<C>, idempotencyKey?: string): Promise<SendResult<C>> {
    if (busy.current) return null;
    busy.current = true;
    setSending(true);
    try {
      return ok(await client.call(call, input, idempotencyKey === undefined ? {} : { idempotencyKey }));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      return err(error);
    } finally {
      busy.current = false;
      setSending(false);
    }
  }
  return { attempt, sending };
}

import type { CallError } from '@paydirt/contract';
import type { LeaseReturn } from '@paydirt/contract/goods/orders';
import { useEffect, useRef, useState } from 'react';

import { useReturnQuote } from '../data/orders.ts';

/** What a return would give back, as far as the service has said. */
export type Quote =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: CallError }
  | { readonly status: 'ready'; readonly value: LeaseReturn };

export interface Quoting {
  readonly quote: Quote;
  /** Ask the service, when the return is opened and again on retry. */
  readonly ask: () => void;
}

/** Get what a return would give back; it changes by the day, so it is asked for each time, or `atOnce`. */
export function useQuote(orderId: string, atOnce = false): Quoting {
  const [quote, setQuote] = useState<Quote>({ status: 'loading' });
  const { send } = useReturnQuote();

  async function ask() {
    setQuote({ status: 'loading' });
    const result = await send({ orderId, quote: true });
    if (result === null) return;
    setQuote(
      result.ok ? { status: 'ready', value: result.value.data } : { status: 'failed', error: result.error },
    );
  }

  const first = useRef(atOnce);
  useEffect(() => {
    if (!first.current) return;
    first.current = false;
    void ask();
  });

  return { quote, ask: () => void ask() };
}

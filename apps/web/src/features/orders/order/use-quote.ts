import type { CallError } from '@paydirt/contract';
import type { LeaseReturn } from '@paydirt/contract/goods/orders';
import { useEffect, useRef, useState } from 'react';

import { useReturnQuote } from '../data/orders.ts';

/** The refund quoted for a return, or the state of the request for it. */
export type Quote =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: CallError }
  | { readonly status: 'ready'; readonly value: LeaseReturn };

export interface Quoting {
  readonly quote: Quote;
  /** Request the quote, when the return is opened and again on retry. */
  readonly request: () => void;
}

/** Get the quote of a return; it changes by the day, so it is requested each time, or `atOnce`. */
export function useQuote(orderId: string, atOnce = false): Quoting {
  const [quote, setQuote] = useState<Quote>({ status: 'loading' });
  const { send } = useReturnQuote();

  async function request() {
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
    void request();
  });

  return { quote, request: () => void request() };
}

import type { EpochMs } from '@paydirt/domain';

import { observable, type Observable } from './observable.ts';

/** A short message at the top of the screen. */
export interface ToastMessage {
  readonly id: string;
  readonly tone: 'info' | 'success' | 'failure';
  readonly text: string;
}

/** The messages of the page, oldest first; the first is shown. */
export interface Toasts extends Pick<Observable<readonly ToastMessage[]>, 'get' | 'subscribe'> {
  /** Show a message. A failure stays until it is closed or its page is left; any other goes when it has been read. */
  readonly show: (text: string, tone?: ToastMessage['tone']) => void;
  readonly dismiss: (id: string) => void;
  /**
   * Drop the messages of the page that was left. One that has just appeared stays: it concerns what led to the next
   * page.
   */
  readonly leavePage: () => void;
}

const AT_MOST = 3;
/** A message cannot be read in less time. */
const UNREAD_MS = 1000;

/** Hold the messages; the same text is not held twice, and one that follows a failure replaces it. */
export function createToasts(now: () => EpochMs): Toasts {
  const state = observable<readonly (ToastMessage & { readonly since: EpochMs })[]>([]);
  let last = 0;
  return {
    get: state.get,
    subscribe: state.subscribe,
    show(text, tone = 'info') {
      const others = state.get().filter((toast) => toast.text !== text && toast.tone !== 'failure');
      last += 1;
      state.set([...others.slice(1 - AT_MOST), { id: String(last), tone, text, since: now() }]);
    },
    dismiss: (id) => state.set(state.get().filter((toast) => toast.id !== id)),
    leavePage: () => state.set(state.get().filter(({ since }) => now() - since < UNREAD_MS)),
  };
}

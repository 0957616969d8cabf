import { observable, type Observable } from './observable.ts';

/** A short message at the edge of the screen. */
export interface ToastMessage {
  readonly id: string;
  readonly tone: 'info' | 'success' | 'failure';
  readonly text: string;
}

/** The toasts on screen, oldest first. */
export interface Toasts extends Pick<Observable<readonly ToastMessage[]>, 'get' | 'subscribe'> {
  readonly show: (text: string, tone?: ToastMessage['tone']) => void;
  readonly dismiss: (id: string) => void;
}

const AT_ONCE = 3;

/** Keep the toasts; the same text is not shown twice at once. */
export function createToasts(): Toasts {
  const state = observable<readonly ToastMessage[]>([]);
  let last = 0;
  return {
    get: state.get,
    subscribe: state.subscribe,
    show(text, tone = 'info') {
      const others = state.get().filter((toast) => toast.text !== text);
      last += 1;
      state.set([...others.slice(1 - AT_ONCE), { id: String(last), tone, text }]);
    },
    dismiss: (id) => state.set(state.get().filter((toast) => toast.id !== id)),
  };
}

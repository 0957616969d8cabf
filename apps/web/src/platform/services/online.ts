import type { Observable } from '../observable.ts';
import { observable } from '../observable.ts';

/** The device's network status, as far as it knows. */
export type Online = Pick<Observable<boolean>, 'get' | 'subscribe'>;

/** Follow the browser's own idea of being online. */
export function browserOnline(view: Window): Online {
  const state = observable(view.navigator.onLine);
  view.addEventListener('online', () => state.set(true));
  view.addEventListener('offline', () => state.set(false));
  return state;
}

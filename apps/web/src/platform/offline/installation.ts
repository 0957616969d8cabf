import { type Observable, observable } from '../observable.ts';

/** Way to install the app from this browser. */
export type Installation =
  /** The browser asks, when this is called. */
  | { readonly way: 'prompt'; readonly ask: () => void }
  /** Safari on a phone or tablet: the member does it by the browser's own menu. */
  | { readonly way: 'by-hand' }
  /** It is installed, or cannot be. */
  | { readonly way: 'none' };

/** Chromium's event, which no type of the DOM has. */
interface InstallPromptEvent extends Event {
  readonly prompt: () => Promise<unknown>;
}

/**
 * Track whether the app can be installed. The browser's own prompt is suppressed and shown where the member wants
 * it (H16).
 */
export function followInstallation(view: Window): Pick<Observable<Installation>, 'get' | 'subscribe'> {
  // Only Safari on iOS has `standalone`; it is false in a tab.
  const byHand = (view.navigator as { standalone?: boolean }).standalone === false;
  const state = observable<Installation>({ way: byHand ? 'by-hand' : 'none' });
  view.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    const ask = () => void (event as InstallPromptEvent).prompt().catch(() => undefined);
    state.set({ way: 'prompt', ask });
  });
  view.addEventListener('appinstalled', () => state.set({ way: 'none' }));
  return state;
}

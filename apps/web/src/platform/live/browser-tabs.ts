import type { Tabs } from './tabs-line.ts';

/** What this browser has for tabs to agree by; null where it lacks locks (outside of https) or channels. */
export function browserTabs(): Tabs | null {
  if (!('locks' in navigator) || !('BroadcastChannel' in window)) return null;
  return {
    locks: navigator.locks,
    openChannel: (name) => new BroadcastChannel(name),
    isVisible: () => document.visibilityState === 'visible',
    onVisible(listener) {
      const follow = () => {
        if (document.visibilityState === 'visible') listener();
      };
      document.addEventListener('visibilitychange', follow);
      return () => document.removeEventListener('visibilitychange', follow);
    },
  };
}

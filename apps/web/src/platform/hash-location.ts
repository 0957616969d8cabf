import { createContext, useContext, useSyncExternalStore } from 'react';

import type { HistoryEntry, Navigation, NavigateOptions } from './navigation.ts';

/** The address whose screen is drawn. It follows the real one when the screen's chunk has come. */
export const DrawnEntryContext = createContext<HistoryEntry | null>(null);
export const NavigationContext = createContext<Navigation | null>(null);

/** Read the navigation; for going somewhere, use {@link useNavigate}. */
export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (navigation === null) throw new Error('web: useNavigation is used outside of PlatformProvider');
  return navigation;
}

/** Read the address as the browser shows it, at once; the shell uses it. */
export function useEntry(): HistoryEntry {
  const navigation = useNavigation();
  return useSyncExternalStore(navigation.subscribe, navigation.entry, navigation.entry);
}

/** Read the address whose screen is drawn; screens use it. */
export function useDrawnEntry(): HistoryEntry {
  const present = useEntry();
  return useContext(DrawnEntryContext) ?? present;
}

/** Write an address as a link's `href`: path and query both behind the `#`, so that it loads cold. */
export function hashHref(address: string): string {
  return `#${address}`;
}

/** Read one parameter of the query, or null. */
export function useQueryParameter(name: string): string | null {
  return new URLSearchParams(useDrawnEntry().search).get(name);
}

/** Get the function that goes to an address made by `href`. */
export function useNavigate(): (to: string, options?: NavigateOptions) => void {
  return useNavigation().navigate;
}

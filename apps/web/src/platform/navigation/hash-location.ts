import { createContext, useContext, useSyncExternalStore } from 'react';
import { type BaseLocationHook, type BaseSearchHook, type Parser, useLocation } from 'wouter';

import type { HistoryEntry, Navigation, NavigateOptions } from './navigation.ts';

/** The address whose screen is drawn. It follows the real one when the screen's chunk has come. */
export const RenderedEntryContext = createContext<HistoryEntry | null>(null);
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
export function useRenderedEntry(): HistoryEntry {
  const present = useEntry();
  return useContext(RenderedEntryContext) ?? present;
}

/** Write an address as a link's `href`: path and query both behind the `#`, so that it loads cold. */
export function hashHref(address: string): string {
  return `#${address}`;
}

/**
 * Give wouter the app's location: the path behind the `#`, of the rendered screen inside of one and of the browser
 * elsewhere. Wouter's own hash hook keeps the query before the `#`, where no cold link has it.
 */
const useHashLocation: BaseLocationHook = () => [useRenderedEntry().path, useNavigation().navigate];

const useHashSearch: BaseSearchHook = () => useRenderedEntry().search;

/** Match a path as {@link routeOf} does: as it is written, a slash at its end forgiven. */
const parsePath: Parser = (pattern) => ({
  pattern: pattern === '*' ? /^/ : new RegExp(`^${pattern}/*$`),
  keys: [],
});

/** Options of wouter's `<Router>` for routing in the hash. */
export const hashRouter = {
  hook: useHashLocation,
  searchHook: useHashSearch,
  hrefs: hashHref,
  parser: parsePath,
};

/** Read one parameter of the query, or null. Not from wouter's search, which has been decoded once already. */
export function useQueryParameter(name: string): string | null {
  return new URLSearchParams(useRenderedEntry().search).get(name);
}

/** Get the function that goes to an address made by `href`. */
export function useNavigate(): (to: string, options?: NavigateOptions) => void {
  return useLocation<typeof useHashLocation>()[1];
}

import { useNavigation, useQueryParameter } from '../../platform/hash-location.ts';
import { definitionOf, routeOf } from '../../platform/routes.ts';

/** Where `?to=` leads: an address of this app for members, else null. */
export function returnAddressOf(to: string | null): string | null {
  const route = to === null ? null : routeOf(to.split('?', 1)[0] ?? '');
  return route !== null && definitionOf(route).access === 'member' ? to : null;
}

/** The way back to the form that sent a member here. */
export interface Return {
  /** Whether a form waits for the member. */
  readonly awaited: boolean;
  /** Go back: to the form's own place in the history, so that it stands as it was left. */
  readonly go: () => void;
}

/** Get the way back, by the address's `?to=`; without one, to where the member came from, else to `fallback`. */
export function useReturn(fallback: string): Return {
  const navigation = useNavigation();
  const to = returnAddressOf(useQueryParameter('to'));
  return { awaited: to !== null, go: () => navigation.back(to ?? fallback) };
}

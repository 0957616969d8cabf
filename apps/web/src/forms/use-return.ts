import { usePlatform } from '../platform/hooks.tsx';
import { useNavigation, useQueryParameter } from '../platform/navigation/hash-location.ts';
import { useIsInFront } from '../platform/navigation/use-is-in-front.ts';

/** The way back to the form that sent a member here. */
export interface Return {
  /** True while a form waits for the member to return. */
  readonly awaited: boolean;
  /** Go back to the form's own entry in the history, so that it is as it was left; nowhere if this page was left. */
  readonly go: () => void;
}

/** Get the way back, by the address's `?to=`; without one, to where the member came from, else to `fallback`. */
export function useReturn(fallback: string): Return {
  const navigation = useNavigation();
  const isInFront = useIsInFront();
  const { routes } = usePlatform();
  const requested = useQueryParameter('to');
  const awaited = routes.isForMembers(requested);
  return {
    awaited,
    go() {
      if (isInFront()) navigation.back(awaited ? requested : fallback);
    },
  };
}

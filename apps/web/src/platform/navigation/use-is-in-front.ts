import { useNavigation, useRenderedEntry } from './hash-location.ts';

/** Get a function that tells if this page is still in front: a late answer must not navigate away from another. */
export function useIsInFront(): () => boolean {
  const navigation = useNavigation();
  const { id } = useRenderedEntry();
  return () => navigation.entry().id === id;
}

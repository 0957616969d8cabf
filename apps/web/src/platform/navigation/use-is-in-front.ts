import { useNavigation, useRenderedEntry } from './hash-location.ts';

/** Get the test whether the rendered page is still in front: an answer that comes later must not leave another. */
export function useIsInFront(): () => boolean {
  const navigation = useNavigation();
  const { id } = useRenderedEntry();
  return () => navigation.entry().id === id;
}

import type { Area } from '@paydirt/i18n';
import { type ComponentType, lazy, use } from 'react';

import { usePlatform } from '../../platform/hooks.tsx';
import { preloads } from '../../platform/loading/preload-queue.ts';

interface PartOptions {
  /** Fetch it in idle time, before it is needed. */
  readonly preload?: boolean;
}

/**
 * Make a part of the app that is fetched when it is first drawn: its chunk and its texts at the same
 * time. Draw it inside of a `PartBoundary` or a `PagePart`.
 */
export function part<P extends object>(
  areas: readonly Area[],
  load: () => Promise<ComponentType<P>>,
  options: PartOptions = {},
): ComponentType<P> {
  let Loaded = begin();
  if (options.preload) preloads.add(load);

  function begin() {
    return lazy(async () => {
      try {
        return { default: await load() };
      } catch (failure) {
        // `lazy` caches a failure for good, so replace it: the next render tries again.
        Loaded = begin();
        throw failure;
      }
    });
  }

  return function Part(props: P) {
    const { languages } = usePlatform();
    if (!languages.has(areas)) {
      // Load the chunk in parallel with the texts; `Loaded` repeats and reports a failure.
      load().catch(() => undefined);
      use(languages.need(areas));
    }
    return <Loaded {...props} />;
  };
}

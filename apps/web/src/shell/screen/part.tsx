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
        // Kept as it is, it would fail for good; the next time it is drawn is another try.
        Loaded = begin();
        throw failure;
      }
    });
  }

  return function Part(props: P) {
    const { languages } = usePlatform();
    if (!languages.has(areas)) {
      // `Loaded` begins only when it is drawn; what fails here fails there again.
      load().catch(() => undefined);
      use(languages.need(areas));
    }
    return <Loaded {...props} />;
  };
}

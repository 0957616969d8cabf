import { ClockProvider } from '@paydirt/ui/ticker';

import { DataProvider } from './data/data-provider.tsx';
import { PlatformProvider } from './platform/hooks.tsx';
import type { Platform } from './platform/platform.ts';
import { CrashBoundary } from './shell/crash-boundary.tsx';
import { Shell } from './shell/shell.tsx';

/** The whole app on a platform: in the browser there is one, in stories one each. */
export function App({ platform }: { platform: Platform }) {
  return (
    <PlatformProvider platform={platform}>
      <ClockProvider now={platform.clock.now}>
        <CrashBoundary>
          <DataProvider>
            <Shell />
          </DataProvider>
        </CrashBoundary>
      </ClockProvider>
    </PlatformProvider>
  );
}

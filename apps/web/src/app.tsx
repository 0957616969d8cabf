import { ClockProvider } from '@paydirt/ui/ticker';
import { Router } from 'wouter';

import { DataProvider } from './data/data-provider.tsx';
import { hashRouter } from './platform/hash-location.ts';
import { PlatformProvider } from './platform/hooks.tsx';
import type { Platform } from './platform/platform.ts';
import { CrashBoundary } from './shell/crash-boundary.tsx';
import { Shell } from './shell/shell.tsx';

/** The whole app on a platform: in the browser there is one, in stories one each. */
export function App({ platform }: { platform: Platform }) {
  return (
    <PlatformProvider platform={platform}>
      <ClockProvider now={platform.clock.told}>
        <CrashBoundary>
          <DataProvider>
            <Router {...hashRouter}>
              <Shell />
            </Router>
          </DataProvider>
        </CrashBoundary>
      </ClockProvider>
    </PlatformProvider>
  );
}

import { loadIcons } from '@paydirt/ui/icon';
import { ClockProvider } from '@paydirt/ui/ticker';
import { Router } from 'wouter';

import { FEATURE_ROUTES, ROUTES } from './routes.ts';
import { DataProvider } from './platform/data/data-provider.tsx';
import { PlatformProvider } from './platform/hooks.tsx';
import { hashRouter } from './platform/navigation/hash-location.ts';
import { createRouteTable } from './platform/navigation/route-table.ts';
import type { Platform } from './platform/platform.ts';
import { CrashBoundary } from './shell/crash-boundary.tsx';
import { part } from './shell/part.tsx';
import { Shell } from './shell/shell.tsx';

const { home } = FEATURE_ROUTES.home;

/** The app's routes, for the platform. */
export const routeTable = createRouteTable({
  all: ROUTES,
  home,
  login: FEATURE_ROUTES.access.login,
  notFound: () => import('./shell/not-found/not-found-screen.tsx').then((module) => module.NotFoundScreen),
  // The first icons are home's; elsewhere the others come with the screen, so that none appears late.
  onLoad(route) {
    if (route !== home) loadIcons().catch(() => undefined);
  },
});

const TestPanel = part(['test'], async () => (await import('./features/test-panel/index.ts')).TestPanel);

/** The whole app on a platform: in the browser there is one, in stories one each. */
export function App({ platform }: { platform: Platform }) {
  return (
    <PlatformProvider platform={platform}>
      <ClockProvider now={platform.clock.told}>
        <CrashBoundary>
          <DataProvider>
            <Router {...hashRouter}>
              <Shell testPanel={TestPanel} />
            </Router>
          </DataProvider>
        </CrashBoundary>
      </ClockProvider>
    </PlatformProvider>
  );
}

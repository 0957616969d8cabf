import { loadIcons } from '@paydirt/ui/icon';
import { ClockProvider } from '@paydirt/ui/ticker';
import type { ComponentType } from 'react';
import { Router } from 'wouter';

import { DataProvider } from './platform/data/data-provider.tsx';
import { PlatformProvider } from './platform/hooks.tsx';
import { hashRouter } from './platform/navigation/hash-location.ts';
import { createRouteTable } from './platform/navigation/route-table.ts';
import type { Route } from './platform/navigation/routes.ts';
import type { Platform } from './platform/platform.ts';
import { accessRoutes } from './routes/access.ts';
import { homeRoutes } from './routes/home.ts';
import { ROUTES } from './routes/index.ts';
import { supportRoutes } from './routes/support.ts';
import { teamRoutes } from './routes/team.ts';
import { CrashBoundary } from './shell/screen/crash-boundary.tsx';
import { part } from './shell/screen/part.tsx';
import { Shell } from './shell/shell.tsx';

/** Every screen, by its module: each is a chunk of its own. */
const SCREENS = import.meta.glob<Readonly<Record<string, ComponentType>>>('./features/*/*/*-screen.tsx');

/** Load the screen of a route; null is the 404. */
async function loadScreen(route: Route | null): Promise<ComponentType> {
  // The first icons are home's; elsewhere the others come with the screen, so that none appears late.
  if (route !== homeRoutes.home) loadIcons().catch(() => undefined);
  if (route === null) return (await import('./shell/not-found/not-found-screen.tsx')).NotFoundScreen;
  const { name, screen } = route;
  const module = await SCREENS[`./${screen}`]?.();
  const Screen = module?.[`${name.charAt(0).toUpperCase()}${name.slice(1)}Screen`];
  if (Screen === undefined) throw new Error(`web: route ${name} has no screen in ${screen}`);
  return Screen;
}

/** The app's routes, for the platform. */
export const routeTable = createRouteTable({
  all: ROUTES,
  home: homeRoutes.home,
  login: accessRoutes.login,
  invitation: teamRoutes.invitation,
  support: supportRoutes.chat,
  load: loadScreen,
});

const TestPanel = part(
  ['test', 'care'],
  async () => (await import('./features/test-panel/index.ts')).TestPanel,
);

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

import { DataSaver } from '@paydirt/ui/data-saver';
import { ClockProvider } from '@paydirt/ui/ticker';
import type { ReactNode } from 'react';
import { Router } from 'wouter';

import { DataProvider } from './platform/data/data-provider.tsx';
import { PlatformProvider, useSettings, useT } from './platform/hooks.tsx';
import { hashRouter } from './platform/navigation/hash-location.ts';
import { createRouteTable } from './platform/navigation/route-table.ts';
import type { Platform } from './platform/platform.ts';
import { accessRoutes } from './routes/access.ts';
import { homeRoutes } from './routes/home.ts';
import { ROUTES } from './routes/index.ts';
import { supportRoutes } from './routes/support.ts';
import { teamRoutes } from './routes/team.ts';
import { DayPassHost, loadScreen, TestPanel } from './screens.ts';
import { CrashBoundary } from './shell/screen/crash-boundary.tsx';
import { Shell } from './shell/shell.tsx';

/** The app's routes, for the platform. */
export const routeTable = createRouteTable({
  all: ROUTES,
  home: homeRoutes.home,
  login: accessRoutes.login,
  invitation: teamRoutes.invitation,
  noPermission: accessRoutes.noPermission,
  support: supportRoutes.chat,
  load: loadScreen,
});

/** Without pictures before a tap, where the member wants it so. */
function Saved({ children }: { children: ReactNode }) {
  const t = useT();
  const [{ dataSaver }] = useSettings();
  return (
    <DataSaver on={dataSaver} label={t('common.showPicture')}>
      {children}
    </DataSaver>
  );
}

/** The whole app on a platform: in the browser there is one, in stories one each. */
export function App({ platform }: { platform: Platform }) {
  return (
    <PlatformProvider platform={platform}>
      <ClockProvider now={platform.clock.serviceTime}>
        <CrashBoundary>
          <DataProvider>
            <Router {...hashRouter}>
              <Saved>
                <Shell testPanel={TestPanel} dayPass={DayPassHost} />
              </Saved>
            </Router>
          </DataProvider>
        </CrashBoundary>
      </ClockProvider>
    </PlatformProvider>
  );
}

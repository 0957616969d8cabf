import { AppFrame } from '@paydirt/ui/app-frame';
import { PageTransition } from '@paydirt/ui/page-transition';
import { ProgressBar } from '@paydirt/ui/progress-bar';
import { Suspense, useEffect, useSyncExternalStore } from 'react';

import { useOnline, usePlatform, useSession, useT } from '../platform/hooks.tsx';
import { preloads } from '../platform/loading/preload-queue.ts';
import { applySettings } from '../platform/settings.ts';
import { CrashBoundary } from './screen/crash-boundary.tsx';
import { Crashed } from './screen/crashed.tsx';
import { LinkInterceptor } from './link-interceptor.tsx';
import { Overlays, type OverlaysProps } from './frame/overlays.tsx';
import { OnlineNotice } from './frame/online-notice.tsx';
import { Page } from './screen/page.tsx';
import { part } from './screen/part.tsx';
import { Ribbon } from './frame/ribbon.tsx';
import { Screen } from './screen/screen.tsx';
import { ScreenFailed } from './screen/screen-failed.tsx';
import { SideBySide } from './panes/side-by-side.tsx';
import { Tabs } from './frame/tabs.tsx';
import { usePanes } from './panes/use-panes.ts';
import { depthOf, useRouteView } from './route-view.ts';
import { useRoomForRail } from './panes/window-width.ts';

const NotTestMode = part([], async () => (await import('./frame/not-test-mode.tsx')).NotTestMode);
const SessionEnded = part([], async () => (await import('./frame/session-ended.tsx')).SessionEnded, {
  preload: true,
});

/** Draw the frame of the app, and the screen of the address in it. */
export function Shell({ testPanel, dayPass }: OverlaysProps) {
  const { refused } = usePlatform();
  useDocument();
  // If the services are not in test mode, no data of theirs is shown (H1).
  if (!useSyncExternalStore(refused.subscribe, refused.get))
    return <Running testPanel={testPanel} dayPass={dayPass} />;
  return (
    <CrashBoundary>
      <Suspense fallback={null}>
        <NotTestMode />
      </Suspense>
    </CrashBoundary>
  );
}

function Running({ testPanel, dayPass }: OverlaysProps) {
  const t = useT();
  const session = useSession();
  const online = useOnline();
  const { rendered, moved, loading, failed } = useRouteView();
  const { serverAnswers } = usePlatform();
  const hasScreen = rendered !== null;
  useEffect(() => {
    if (hasScreen) preloads.begin(serverAnswers);
  }, [hasScreen, serverAnswers]);
  const route = (failed ?? rendered)?.route ?? null;
  const panes = usePanes(failed === null ? rendered : null);
  const isTab = route?.tab !== undefined;
  const hasRail = useRoomForRail() && session.kind === 'member' && route?.access !== 'visitor';

  return (
    <LinkInterceptor>
      <AppFrame
        ribbon={<Ribbon />}
        tabBar={isTab || hasRail ? <Tabs current={route} /> : undefined}
        tabs={isTab ? 'everywhere' : 'rail'}
        extent={panes !== null || route?.wide ? 'page' : 'column'}
      >
        <ProgressBar active={loading} label={t('common.loading')} />
        {online ? null : <OnlineNotice />}
        {failed ? (
          <ScreenFailed {...failed} />
        ) : panes ? (
          <SideBySide {...panes} moved={moved} crashed={<PageCrashed />} />
        ) : rendered ? (
          <PageTransition pageKey={rendered.entry.id} depth={depthOf(rendered.route)} still={moved}>
            <CrashBoundary resetKey={rendered.entry.id} fallback={<PageCrashed />}>
              <Page rendered={rendered} />
            </CrashBoundary>
          </PageTransition>
        ) : null}
      </AppFrame>
      <Overlays testPanel={testPanel} dayPass={dayPass} />
      <CrashBoundary fallback={null} resetKey={session.kind}>
        <Suspense fallback={<ClicksBlocked />}>
          {session.kind === 'ended' ? <SessionEnded message={session.message} /> : null}
        </Suspense>
      </CrashBoundary>
    </LinkInterceptor>
  );
}

/** State that a page stopped working, below a header that leads away from it. */
function PageCrashed() {
  const t = useT();
  return (
    <Screen title={t('shell.crashed.title')}>
      <Crashed headingLevel={2} />
    </Screen>
  );
}

/** Take the clicks until the message itself has come. */
function ClicksBlocked() {
  return <div className="fixed inset-0 z-60" />;
}

/** Keep the document's root in line with the settings and the language. */
function useDocument(): void {
  const { settings, languages } = usePlatform();
  useEffect(() => {
    const apply = () => applySettings(document.documentElement, settings.get());
    apply();
    return settings.subscribe(apply);
  }, [settings]);
  useEffect(() => {
    const apply = () => {
      document.documentElement.lang = languages.get().locale;
    };
    apply();
    return languages.subscribe(apply);
  }, [languages]);
}

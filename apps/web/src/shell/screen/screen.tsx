import { Header, type HeaderSurface } from '@paydirt/ui/header';
import { IconButton, IconLink } from '@paydirt/ui/icon-button';
import { type ReactNode, useState } from 'react';

import { hashHref, useRenderedEntry, useNavigation } from '../../platform/navigation/hash-location.ts';
import { usePlatform, useSession, useT } from '../../platform/hooks.tsx';
import type { Route } from '../../platform/navigation/routes.ts';
import { usePane } from '../panes/pane-box.ts';
import { part } from './part.tsx';
import { PartBoundary } from './part-boundary.tsx';
import { useSheetEntry } from './sheet-entry.ts';

const HeaderMenu = part([], async () => (await import('@paydirt/ui/header-menu')).HeaderMenu, {
  preload: true,
});

export interface ScreenProps {
  /** Left out, the route's own title. */
  title?: string | undefined;
  /** The left of the header. Left out: nothing where a visit begins, on tab routes and login; Back elsewhere. */
  start?: ReactNode;
  /** Up to two icon buttons. */
  actions?: ReactNode;
  /** @default 'solid' */
  surface?: HeaderSurface | undefined;
  children: ReactNode;
}

/** Lay a screen out below its header. Content comes with its own padding: `px-4`. */
export function Screen({ title, start, actions, surface, children }: ScreenProps) {
  const t = useT();
  const { routes } = usePlatform();
  const route = routes.find(useRenderedEntry().path);
  const { role } = usePane();
  // Beside its detail a list has the rail to leave by, and Back is the detail's.
  const begins = role === 'list' || route?.tab !== undefined || route?.path === routes.login.path;
  return (
    <>
      <Header
        // What a service names may have no name.
        title={title || (route === null ? t('shell.notFound.title') : t(route.title))}
        surface={surface}
        // An element that draws nothing would still be a start, and make the title small.
        start={start ?? (begins ? undefined : <Back to={role === 'detail' ? route?.detailOf : undefined} />)}
        actions={
          <>
            {actions}
            {/* Once in a window: the list beside has them. */}
            {route === null || role === 'detail' ? null : <Support route={route} />}
            {role !== 'detail' && route?.access === 'member' && route.tab === undefined ? <Menu /> : null}
          </>
        }
      />
      <div className="flex flex-1 flex-col pb-8 has-data-action-bar:pb-0">{children}</div>
    </>
  );
}

/** Lead back, and where this visit began here `to` its list, or to where everything begins. */
function Back({ to }: { to: string | undefined }) {
  const t = useT();
  const navigation = useNavigation();
  const { routes } = usePlatform();
  const session = useSession();
  const fallback = to ?? (session.kind === 'member' ? routes.home.href() : routes.login.href());
  return <IconButton icon="back" label={t('common.back')} onClick={() => navigation.back(fallback)} />;
}

/**
 * Link to the support chat from every screen of a member (SCREENS). It is in the header and not above the page, where
 * it would cover what can be tapped.
 */
function Support({ route }: { route: Route }) {
  const t = useT();
  const { routes } = usePlatform();
  const session = useSession();
  const chat = routes.support;
  if (chat === null || session.kind !== 'member') return null;
  if (route.access === 'visitor' || route.path === chat.path) return null;
  return <IconLink icon="chat" label={t('shell.support')} href={hashHref(chat.href())} />;
}

/** The bottom menu, on what lies below the tabs: the tab routes that want to be in it. */
function Menu() {
  const t = useT();
  const { routes } = usePlatform();
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  useSheetEntry(open, () => setOpen(false));
  return (
    <>
      <IconButton
        icon="more"
        label={t('shell.menu')}
        aria-haspopup="dialog"
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
      />
      {wasOpened ? (
        <PartBoundary resetKey={String(open)} onFailed={() => setOpen(false)}>
          <HeaderMenu
            open={open}
            onOpenChange={setOpen}
            title={t('shell.menu')}
            closeLabel={t('common.close')}
            entries={routes.tabs.flatMap((route) =>
              route.tab?.inMenu
                ? { href: hashHref(route.href()), label: t(route.title), icon: route.tab.icon }
                : [],
            )}
          />
        </PartBoundary>
      ) : null}
    </>
  );
}

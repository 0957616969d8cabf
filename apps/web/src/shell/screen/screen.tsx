import { Header, type HeaderSurface } from '@paydirt/ui/header';
import type { HeaderMenuEntry, HeaderMenuLink } from '@paydirt/ui/header-menu';
import { IconButton, IconLink } from '@paydirt/ui/icon-button';
import type { ReactNode } from 'react';

import { hashHref, useRenderedEntry, useNavigation } from '../../platform/navigation/hash-location.ts';
import { usePlatform, useSession, useT } from '../../platform/hooks.tsx';
import type { Route } from '../../platform/navigation/routes.ts';
import { usePane } from '../panes/pane-box.ts';
import { useRoomForRail } from '../panes/window-width.ts';
import { PageMenu } from './page-menu.tsx';

export interface ScreenProps {
  /** Left out, the route's own title. */
  title?: string | undefined;
  /** The left of the header. Left out: nothing where a visit begins, on tab routes and login; Back elsewhere. */
  start?: ReactNode;
  /** One icon button, or two where the page has no menu and nothing else to lead to. */
  actions?: ReactNode;
  /** Further actions, in a menu that leads home as well: a header has two icons at most. */
  menu?: readonly HeaderMenuEntry[] | undefined;
  /** @default 'solid' */
  surface?: HeaderSurface | undefined;
  children: ReactNode;
}

/** Lay a screen out below its header. Content comes with its own padding: `px-4`. */
export function Screen({ title, start, actions, menu, surface, children }: ScreenProps) {
  const t = useT();
  const { routes } = usePlatform();
  const route = routes.find(useRenderedEntry().path);
  const { role } = usePane();
  // A list beside its detail has no Back button: the detail has one, and the rail leads elsewhere.
  const begins = role === 'list' || route?.tab !== undefined || route?.path === routes.login.path;
  return (
    <>
      <Header
        // A title that comes from the services may be empty.
        title={title || (route === null ? t('shell.notFound.title') : t(route.title))}
        surface={surface}
        // Undefined, because even an element that renders nothing would make the title small.
        start={start ?? (begins ? undefined : <Back to={role === 'detail' ? route?.detailOf : undefined} />)}
        actions={
          <>
            {actions}
            {/* Once in a window: the list beside has them. */}
            {route === null || role === 'detail' ? null : <Outward route={route} menu={menu} />}
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

/** Link to the support chat, in the header and not above the page, where it would cover what can be tapped. */
function useSupportLink(route: Route): HeaderMenuLink | null {
  const t = useT();
  const { routes } = usePlatform();
  const session = useSession();
  const chat = routes.support;
  if (chat === null || session.kind !== 'member' || !route.help) return null;
  return { icon: 'chat', label: t('shell.support'), href: hashHref(chat.href()) };
}

/** Link to the tabs from a deeper page. In a wide window the rail is there already. */
function useHomeLink(route: Route): HeaderMenuLink | null {
  const t = useT();
  const { home } = usePlatform().routes;
  const hasRail = useRoomForRail();
  if (route.access !== 'member' || route.tab !== undefined || hasRail) return null;
  return { icon: 'home', label: t(home.title), href: hashHref(home.href()) };
}

/** Lead to the chat and home: as icons, or below the page's own entries where it has a menu. */
function Outward({ route, menu }: { route: Route; menu: readonly HeaderMenuEntry[] | undefined }) {
  const links = [useSupportLink(route), useHomeLink(route)].filter((link) => link !== null);
  if (menu !== undefined) return <PageMenu entries={[...menu, ...links]} />;
  return links.map(({ icon, label, href }) => <IconLink key={icon} icon={icon} label={label} href={href} />);
}

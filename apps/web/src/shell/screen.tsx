import { Header, type HeaderSurface } from '@paydirt/ui/header';
import { IconButton, IconLink } from '@paydirt/ui/icon-button';
import { type ReactNode, useState } from 'react';

import { hashHref, useDrawnEntry, useNavigation } from '../platform/hash-location.ts';
import { useSession, useT } from '../platform/hooks.tsx';
import { definitionOf, href, routeOf } from '../platform/routes.ts';
import { part } from './part.tsx';
import { PartBoundary } from './part-boundary.tsx';
import { useSheetEntry } from './sheet-entry.ts';

const HeaderMenu = part([], async () => (await import('@paydirt/ui/header-menu')).HeaderMenu, {
  ahead: true,
});

/** What stands at the left of the header. */
export type ScreenStart = 'back' | 'language' | 'none';

export interface ScreenProps {
  /** Left out, the route's own title. */
  title?: string | undefined;
  /** Left out: nothing on tab routes, the languages on login, back elsewhere. */
  start?: ScreenStart | undefined;
  /** Up to two icon buttons. */
  actions?: ReactNode;
  /** @default 'solid' */
  surface?: HeaderSurface | undefined;
  children: ReactNode;
}

/** Lay a screen out below its header. Content comes with its own padding: `px-4`. */
export function Screen({ title, start, actions, surface, children }: ScreenProps) {
  const t = useT();
  const route = routeOf(useDrawnEntry().path);
  const definition = route === null ? null : definitionOf(route);
  const ownStart: ScreenStart =
    route === 'login' ? 'language' : definition?.tab === undefined ? 'back' : 'none';
  const kind = start ?? ownStart;
  return (
    <>
      <Header
        // What a service names may have no name.
        title={title || (definition === null ? t('shell.notFound.title') : t(definition.title))}
        surface={surface}
        // An element that draws nothing would still be a start, and make the title small.
        start={kind === 'none' ? undefined : <Start kind={kind} />}
        actions={
          <>
            {actions}
            {definition?.access === 'member' && definition.tab === undefined ? <Menu /> : null}
          </>
        }
      />
      <div className="flex flex-1 flex-col pb-8">{children}</div>
    </>
  );
}

function Start({ kind }: { kind: Exclude<ScreenStart, 'none'> }) {
  const t = useT();
  const navigation = useNavigation();
  const session = useSession();
  const fallback = session.kind === 'member' ? href.home() : href.login();
  switch (kind) {
    case 'language':
      return <IconLink icon="language" label={t('shell.languages')} href={hashHref(href.language())} />;
    case 'back':
      return <IconButton icon="back" label={t('common.back')} onClick={() => navigation.back(fallback)} />;
  }
}

/** The bottom menu, on what lies below the tabs: home, products and me. */
function Menu() {
  const t = useT();
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
            entries={[
              { href: hashHref(href.home()), label: t('shell.tab.home'), icon: 'home' },
              { href: hashHref(href.products()), label: t('shell.tab.machines'), icon: 'machines' },
              { href: hashHref(href.me()), label: t('shell.tab.me'), icon: 'me' },
            ]}
          />
        </PartBoundary>
      ) : null}
    </>
  );
}

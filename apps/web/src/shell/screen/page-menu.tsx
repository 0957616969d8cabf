import type { HeaderMenuEntry } from '@paydirt/ui/header-menu';
import { IconButton } from '@paydirt/ui/icon-button';
import { useState } from 'react';

import { useT } from '../../platform/hooks.tsx';
import { useRoomForRail } from '../panes/window-width.ts';
import { part } from './part.tsx';
import { PartBoundary } from './part-boundary.tsx';
import { useSheetEntry } from './sheet-entry.ts';

const HeaderMenu = part([], async () => (await import('@paydirt/ui/header-menu')).HeaderMenu, {
  preload: true,
});
const Menu = part([], async () => (await import('@paydirt/ui/menu')).Menu);

interface PageMenuProps {
  entries: readonly HeaderMenuEntry[];
}

/**
 * Offer the actions that do not fit into the header: in a sheet, nearer to the thumb, or next to the button in a
 * window wide enough for a pointer.
 */
export function PageMenu({ entries }: PageMenuProps) {
  return useRoomForRail() ? <Beside entries={entries} /> : <Below entries={entries} />;
}

function Below({ entries }: PageMenuProps) {
  const t = useT();
  const { open, setOpen, wasOpened, begin } = useOpening();
  return (
    <>
      <IconButton icon="more" label={t('shell.menu')} aria-haspopup="dialog" onClick={begin} />
      {wasOpened ? (
        <PartBoundary resetKey={String(open)} onFailed={() => setOpen(false)}>
          <HeaderMenu
            open={open}
            onOpenChange={setOpen}
            title={t('shell.menu')}
            closeLabel={t('common.close')}
            entries={entries}
          />
        </PartBoundary>
      ) : null}
    </>
  );
}

function Beside({ entries }: PageMenuProps) {
  const t = useT();
  const { open, setOpen, wasOpened, begin } = useOpening();
  const button = (
    <IconButton
      icon="more"
      label={t('shell.menu')}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={begin}
    />
  );
  if (!wasOpened) return button;
  return (
    <PartBoundary fallback={button} resetKey={String(open)} onFailed={() => setOpen(false)}>
      <Menu
        align="end"
        open={open}
        onOpenChange={setOpen}
        trigger={<IconButton icon="more" label={t('shell.menu')} />}
        entries={entries}
      />
    </PartBoundary>
  );
}

/** A menu that is fetched when it is first opened, and that Back closes. */
function useOpening() {
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  useSheetEntry(open, () => setOpen(false));
  const begin = () => {
    setWasOpened(true);
    setOpen(true);
  };
  return { open, setOpen, wasOpened, begin };
}

import { BottomSheet, type BottomSheetProps } from '../../primitives/bottom-sheet/bottom-sheet.tsx';
import type { IconName } from '../../foundations/icon/index.ts';
import { List, ListRow } from '../../primitives/list-row/list-row.tsx';

interface HeaderMenuLook {
  /** Label of the entry, unique in its menu. */
  readonly label: string;
  readonly icon: IconName;
}

/** An entry that leads to a screen. */
export interface HeaderMenuLink extends HeaderMenuLook {
  readonly href: string;
}

/** An entry that acts on the page. */
export interface HeaderMenuAction extends HeaderMenuLook {
  readonly href?: undefined;
  readonly onSelect: () => void;
}

export type HeaderMenuEntry = HeaderMenuLink | HeaderMenuAction;

export interface HeaderMenuProps extends Omit<BottomSheetProps, 'children' | 'flush' | 'footer'> {
  /** Actions on the page, followed by links that lead away from it. */
  entries: readonly HeaderMenuEntry[];
}

/**
 * Bottom menu of the header, for actions that do not fit beside its two icons. A {@link BottomSheet} of rows.
 *
 * @when Actions and links that the header has no room for, on a phone.
 * @instead Use `Menu` in a row or in a wide window: it opens beside its button.
 */
export function HeaderMenu({ entries, ...sheet }: HeaderMenuProps) {
  return (
    <BottomSheet {...sheet} flush>
      <List onClick={() => sheet.onOpenChange(false)}>
        {entries.map(({ label, icon, ...entry }) => (
          <ListRow key={label} icon={icon} title={label} {...entry} />
        ))}
      </List>
    </BottomSheet>
  );
}

import { BottomSheet, type BottomSheetProps } from '../../primitives/bottom-sheet/bottom-sheet.tsx';
import type { IconName } from '../../foundations/icon/index.ts';
import { List, ListRow } from '../../primitives/list-row/list-row.tsx';

/** A screen that the menu leads to. */
export interface HeaderMenuEntry {
  readonly href: string;
  readonly label: string;
  readonly icon: IconName;
}

export interface HeaderMenuProps extends Omit<BottomSheetProps, 'children' | 'flush' | 'footer'> {
  /** Home, products and me (SCREENS, Shell). */
  entries: readonly HeaderMenuEntry[];
}

/** Bottom menu of the header, with links to the main screens from any depth. A {@link BottomSheet} of links. */
export function HeaderMenu({ entries, ...sheet }: HeaderMenuProps) {
  return (
    <BottomSheet {...sheet} flush>
      <List onClick={() => sheet.onOpenChange(false)}>
        {entries.map(({ href, label, icon }) => (
          <ListRow key={href} href={href} icon={icon} title={label} />
        ))}
      </List>
    </BottomSheet>
  );
}

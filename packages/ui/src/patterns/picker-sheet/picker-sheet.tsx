import { BottomSheet, type BottomSheetProps } from '../../primitives/bottom-sheet/bottom-sheet.tsx';
import { Button } from '../../primitives/button/index.ts';
import { Picker, type PickerColumn } from '../../primitives/picker/picker.tsx';

export interface PickerSheetProps extends Omit<BottomSheetProps, 'children' | 'flush' | 'footer'> {
  /** True while it is shown. */
  open: boolean;
  /** Called by the handle, the close button, Escape and the backdrop; all of them keep the previous selection. */
  onOpenChange: (open: boolean) => void;
  /** One to three; see {@link Picker}. */
  columns: readonly PickerColumn[];
  /** Called when an item of a column is selected; pass new columns where later ones depend on it. */
  onValueChange: (column: number, value: string) => void;
  /** Label of the button that confirms; until then nothing changes outside the sheet. */
  confirmLabel: string;
  /** Called by the confirm button, which is disabled while a column has no selection. */
  onConfirm: () => void;
}

/**
 * A {@link Picker} in a {@link BottomSheet}, with a button that confirms the selection.
 *
 * @when A `Picker` that a field opens, with a button that confirms the selection.
 * @instead Use `Picker` where the page has room for it.
 */
export function PickerSheet({ columns, onValueChange, confirmLabel, onConfirm, ...sheet }: PickerSheetProps) {
  const complete = columns.every((column) => column.value !== null);
  return (
    <BottomSheet
      {...sheet}
      flush
      footer={
        <Button variant="primary" size="lg" wide disabled={!complete} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      }
    >
      {/* Down to the footer, whose line parts the two. */}
      <Picker columns={columns} onValueChange={onValueChange} className="-mb-5 border-t border-line" />
    </BottomSheet>
  );
}

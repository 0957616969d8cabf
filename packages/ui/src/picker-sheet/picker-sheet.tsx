import { BottomSheet } from '../bottom-sheet/index.ts';
import { Button } from '../button/index.ts';
import { Picker, type PickerColumn } from '../picker/index.ts';

export interface PickerSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  closeLabel: string;
  columns: readonly PickerColumn[];
  onValueChange: (column: number, value: string) => void;
  /** Takes the choice; until then nothing has changed outside the sheet. */
  confirmLabel: string;
  onConfirm: () => void;
}

/** A {@link Picker} in a {@link BottomSheet}, with the button that takes the choice. */
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
      <Picker columns={columns} onValueChange={onValueChange} className="border-y border-line" />
    </BottomSheet>
  );
}

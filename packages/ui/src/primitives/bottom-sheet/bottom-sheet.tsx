import { DialogFrame, type DialogContent } from '../dialog/dialog-frame.tsx';
import { useDragToClose } from './use-drag-to-close.ts';

export interface BottomSheetProps extends DialogContent {
  open: boolean;
  /** Asked for by the handle, the close button, Escape and the backdrop; Back is the app's to add. */
  onOpenChange: (open: boolean) => void;
}

/**
 * Ask for something, or show more of it, without leaving the screen. Renders a `role="dialog"` that rises
 * from below, holds the focus and gives it back. Load it lazily: it brings Radix's dialog with it.
 */
export function BottomSheet(props: BottomSheetProps) {
  const drag = useDragToClose(() => props.onOpenChange(false));
  return <DialogFrame {...props} shape="sheet" drag={drag} />;
}

import { DialogFrame, type DialogContent } from '../dialog/dialog-frame.tsx';
import { useDragToClose } from './use-drag-to-close.ts';

export interface BottomSheetProps extends DialogContent {
  /** True while it is shown. */
  open: boolean;
  /** Called by the handle, the close button, Escape and the backdrop; the app handles Back. */
  onOpenChange: (open: boolean) => void;
}

/**
 * Show details or ask for input without leaving the screen. Renders a `role="dialog"` that rises from below,
 * traps the focus and returns it. Load it lazily: it brings Radix's dialog with it.
 *
 * @when A short task on top of a screen, on a phone: choose, confirm, read.
 * @instead Work with a detail on a wide window takes `Dialog`; a yes or no takes `ConfirmDialog`; longer work is a
 *  screen of its own.
 */
export function BottomSheet(props: BottomSheetProps) {
  const drag = useDragToClose(() => props.onOpenChange(false));
  return <DialogFrame {...props} shape="sheet" drag={drag} />;
}

import { DialogFrame, type DialogContent } from '../dialog/dialog-frame.tsx';
import { useDragToClose } from './use-drag-to-close.ts';

export interface BottomSheetProps extends DialogContent {
  /** True while it is shown. */
  open: boolean;
  /** Called by the handle, the close button, Escape and the backdrop; the app handles Back. */
  onOpenChange: (open: boolean) => void;
}

/**
 * Show details or ask for input without leaving the screen. Renders a `role="dialog"` that slides up from the bottom,
 * traps focus and returns it. Load it lazily: it includes Radix's dialog.
 *
 * @when A short task on top of a screen, on a phone: to select, confirm or read something.
 * @instead Use `Dialog` for details in a wide window, `ConfirmDialog` for yes or no, and a separate screen for a longer
 *   task.
 */
export function BottomSheet(props: BottomSheetProps) {
  const drag = useDragToClose(() => props.onOpenChange(false));
  return <DialogFrame {...props} shape="sheet" drag={drag} />;
}

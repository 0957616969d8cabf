import { DialogFrame, type DialogContent } from '../dialog/dialog-frame.tsx';
import { useDragToClose } from './use-drag-to-close.ts';

export interface BottomSheetProps extends DialogContent {
  /** Whether it is shown. */
  open: boolean;
  /** Called by the handle, the close button, Escape and the backdrop; the app handles Back. */
  onOpenChange: (open: boolean) => void;
}

/**
 * Show details or ask for input without leaving the screen. Renders a `role="dialog"` that rises from below,
 * traps the focus and returns it. Load it lazily: it brings Radix's dialog with it.
 */
export function BottomSheet(props: BottomSheetProps) {
  const drag = useDragToClose(() => props.onOpenChange(false));
  return <DialogFrame {...props} shape="sheet" drag={drag} />;
}

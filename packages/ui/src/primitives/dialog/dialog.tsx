import type { ReactElement } from 'react';
import { useControllableState } from '../../foundations/controllable-state/use-controllable-state.ts';
import { DialogFrame, type DialogContent } from './dialog-frame.tsx';

export interface DialogProps extends DialogContent {
  /** Open state, controlled. Without it the dialog opens by its `trigger` and closes itself. */
  open?: boolean | undefined;
  /** Initial open state, uncontrolled. @default false */
  defaultOpen?: boolean | undefined;
  /** Called by the trigger, the close button, Escape and a tap outside. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The button that opens it, rendered in place of the dialog. Other elements can set `open` as well. */
  trigger?: ReactElement | undefined;
}

/**
 * Show details or ask for input over the page. Renders a `role="dialog"` in the middle of the window, or at the bottom
 * of a phone, that traps focus and returns it. For one question with two answers use `ConfirmDialog`; for a sheet that
 * can be dragged down, `BottomSheet`. Load it lazily: it includes Radix's dialog.
 *
 * @when A task or a text on top of a page in a wide window, without leaving the page.
 * @instead Use `BottomSheet` on a phone, and `ConfirmDialog` for yes or no. Content that everybody needs belongs on the
 *   page.
 */
export function Dialog({ open, defaultOpen, onOpenChange, ...content }: DialogProps) {
  const [isOpen, change] = useControllableState(
    { value: open, defaultValue: defaultOpen, onValueChange: onOpenChange },
    false,
  );
  return <DialogFrame {...content} shape="panel" open={isOpen} onOpenChange={change} />;
}

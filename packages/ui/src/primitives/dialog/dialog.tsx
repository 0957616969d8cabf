import type { ReactElement } from 'react';
import { useControllableState } from '../../foundations/controllable-state/use-controllable-state.ts';
import { DialogFrame, type DialogContent } from './dialog-frame.tsx';

export interface DialogProps extends DialogContent {
  /** Open state, controlled. Without it the dialog opens by its `trigger` and closes itself. */
  open?: boolean | undefined;
  /** Initial open state, uncontrolled. @default false */
  defaultOpen?: boolean | undefined;
  /** Called by the trigger, the close button, Escape and a tap beside it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The button that opens it, drawn where the dialog is written. Any other may set `open` as well. */
  trigger?: ReactElement | undefined;
}

/**
 * Show details or ask for input over the page. Renders a `role="dialog"` in the middle of the window, on a phone at its
 * foot, that traps the focus and returns it. For one question with two answers take
 * `ConfirmDialog`; for a sheet that can be dragged down, `BottomSheet`. It brings Radix's dialog with it:
 * load it lazily.
 *
 * @when A task or a text on top of a page on a wide window, with the page left as it is.
 * @instead On a phone it is a `BottomSheet`; a yes or no takes `ConfirmDialog`; what everybody needs belongs on
 *  the page.
 */
export function Dialog({ open, defaultOpen, onOpenChange, ...content }: DialogProps) {
  const [isOpen, change] = useControllableState(
    { value: open, defaultValue: defaultOpen, onValueChange: onOpenChange },
    false,
  );
  return <DialogFrame {...content} shape="panel" open={isOpen} onOpenChange={change} />;
}

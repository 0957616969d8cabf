import * as AlertDialog from 'radix-ui/alert-dialog';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { AlertPanel } from './alert-panel.tsx';

export interface ConfirmDialogProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** True while it is shown. */
  open: boolean;
  /** Called by Cancel and by Escape; a tap outside the dialog does not close it. */
  onOpenChange: (open: boolean) => void;
  /** The question, with its object: "Delete this address?". */
  title: string;
  /** Consequences of confirming, with amounts where there are any. */
  text: string;
  /** Further content of the question: figures, a checkbox. */
  children?: ReactNode;
  /** A verb with its object, never "OK". */
  confirmLabel: string;
  /** Label of the button that cancels. */
  cancelLabel: string;
  /** Called when confirmed. The dialog stays open until `open` changes, and shows `busy` and `error`. */
  onConfirm: () => void;
  /** Error after confirming, with the next step. The dialog stays open for another try. */
  error?: string | undefined;
  /**
   * `danger` for an action that cannot be undone: its button is red. `calm` is neither red nor gold. @default 'primary'
   */
  tone?: 'primary' | 'calm' | 'danger' | undefined;
  /** Element to render it into, for a part of the page with a theme of its own. @default the body */
  container?: HTMLElement | null | undefined;
  /** The answer is being processed: neither button responds. @default false */
  busy?: boolean | undefined;
}

/**
 * Ask for confirmation before an action that costs or cannot be undone. Renders a `role="alertdialog"` with two buttons
 * of the same size (H16); focus starts on Cancel. Load it lazily: it includes Radix's dialog.
 *
 * @when A decision that cannot be undone, with its figures.
 * @instead Do an action that can be undone at once, and offer to undo it in a `ToastRegion`. Use `Dialog` for content
 *   to read.
 */
export function ConfirmDialog({
  onOpenChange,
  confirmLabel,
  cancelLabel,
  onConfirm,
  error,
  tone = 'primary',
  busy = false,
  container,
  ...props
}: ConfirmDialogProps) {
  return (
    <AlertPanel
      {...props}
      onOpenChange={(next) => (busy ? undefined : onOpenChange(next))}
      error={error}
      container={container}
      buttons={
        <>
          <AlertDialog.Cancel asChild>
            <Button disabled={busy}>{cancelLabel}</Button>
          </AlertDialog.Cancel>
          <Button variant={tone === 'calm' ? 'secondary' : tone} busy={busy} guarded onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}

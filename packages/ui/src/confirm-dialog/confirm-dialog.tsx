import { cx } from 'class-variance-authority';
import * as AlertDialog from 'radix-ui/alert-dialog';
import type { ComponentProps, ReactNode } from 'react';
import { Backdrop } from '../backdrop/index.ts';
import { Button } from '../button/index.ts';
import { useOpenerFocus } from '../opener-focus/index.ts';

export interface ConfirmDialogProps extends Omit<ComponentProps<'div'>, 'title'> {
  open: boolean;
  /** Asked for by Cancel and by Escape; a tap beside the dialog does not answer it. */
  onOpenChange: (open: boolean) => void;
  /** The question, with its object: "Delete this address?". */
  title: string;
  /** What happens then, in numbers where there are any. */
  text: string;
  /** More that belongs to the question: figures, a checkbox. */
  children?: ReactNode;
  /** A verb with its object, never "OK". */
  confirmLabel: string;
  /** Leaves everything as it is. */
  cancelLabel: string;
  /** The dialog stays open until `open` changes: meanwhile it is `busy`, and says an `error`. */
  onConfirm: () => void;
  /** What went wrong after it was confirmed, and what to do; the question stays, to be tried again. */
  error?: string | undefined;
  /** `danger` for what cannot be undone: its button is red. `calm` is neither red nor gold. @default 'primary' */
  tone?: 'primary' | 'calm' | 'danger' | undefined;
  /** Where it is put, for a part of the page in a theme of its own. @default the body */
  container?: HTMLElement | null | undefined;
  /** The answer is under way: neither button takes a tap. @default false */
  busy?: boolean | undefined;
}

/**
 * Ask before something that costs or cannot be undone. Renders a `role="alertdialog"` with two buttons of
 * the same size (H16); the focus starts on Cancel. Load it lazily: it brings Radix's dialog with it.
 */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  text,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  error,
  tone = 'primary',
  busy = false,
  container,
  className,
  ...props
}: ConfirmDialogProps) {
  const opener = useOpenerFocus();
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => (busy ? undefined : onOpenChange(next))}>
      <AlertDialog.Portal container={container}>
        <Backdrop open={open} />
        <AlertDialog.Content
          {...props}
          {...opener}
          className={cx(
            'pointer-events-auto fixed inset-x-3 bottom-[calc(--spacing(3)+env(safe-area-inset-bottom))] z-50 mx-auto max-h-[calc(100dvh-var(--ribbon)-1.5rem)] max-w-phone overflow-y-auto overscroll-contain rounded-sheet bg-sheet p-5 text-ink shadow-float outline-none data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in md:inset-y-0 md:my-auto md:h-fit',
            className,
          )}
        >
          <AlertDialog.Title className="font-title text-20 font-bold text-balance">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-1.5 text-15 text-pretty text-ink-2">
            {text}
          </AlertDialog.Description>
          {children ? <div className="mt-4">{children}</div> : null}
          {/* In the document before its text, so that it is heard. */}
          <p role="alert" className="mt-3 text-13 font-medium text-garnet empty:sr-only">
            {error}
          </p>
          {/* Side by side at one width, or beneath each other where a label would need a second line there. */}
          <div className="mt-5 flex flex-wrap gap-2 *:min-w-[calc(50%-var(--spacing))] *:flex-auto">
            <AlertDialog.Cancel asChild>
              <Button disabled={busy}>{cancelLabel}</Button>
            </AlertDialog.Cancel>
            <Button variant={tone === 'calm' ? 'secondary' : tone} busy={busy} guarded onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

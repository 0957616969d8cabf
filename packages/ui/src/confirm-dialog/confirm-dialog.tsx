import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Backdrop } from '../backdrop/index.ts';
import { Button } from '../button/index.ts';
import { useOpenerFocus } from '../opener-focus/index.ts';

export interface ConfirmDialogProps {
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
  cancelLabel: string;
  /** The dialog stays open until `open` changes, so that a failure can be shown in it. */
  onConfirm: () => void;
  /** @default 'primary' */
  tone?: 'primary' | 'danger' | undefined;
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
  tone = 'primary',
  busy = false,
}: ConfirmDialogProps) {
  const opener = useOpenerFocus();
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => (busy ? undefined : onOpenChange(next))}>
      <AlertDialog.Portal>
        <Backdrop open={open} />
        <AlertDialog.Content
          {...opener}
          className="fixed inset-x-0 bottom-0 z-50 mx-auto max-h-[calc(100dvh-var(--ribbon)-1.5rem)] w-full max-w-phone overflow-y-auto p-3 pb-safe-3 outline-none data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in md:inset-y-0 md:my-auto md:h-fit"
        >
          <div className="rounded-sheet bg-sheet p-5 text-ink shadow-float">
            <AlertDialog.Title className="font-title text-20 font-bold text-balance">
              {title}
            </AlertDialog.Title>
            <AlertDialog.Description className="mt-1.5 text-15 text-pretty text-ink-2">
              {text}
            </AlertDialog.Description>
            {children ? <div className="mt-4">{children}</div> : null}
            {/* Side by side at the same width, or, where a word does not fit that, beneath each other. */}
            <div className="mt-5 flex flex-wrap gap-2 *:min-w-min *:flex-[1_1_calc(50%-var(--spacing)*2)]">
              <AlertDialog.Cancel asChild>
                <Button variant="secondary" disabled={busy}>
                  {cancelLabel}
                </Button>
              </AlertDialog.Cancel>
              <Button variant={tone} busy={busy} guarded onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

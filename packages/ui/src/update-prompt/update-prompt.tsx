import { cx } from 'class-variance-authority';
import * as AlertDialog from 'radix-ui/alert-dialog';
import type { ComponentProps } from 'react';
import { Backdrop } from '../backdrop/index.ts';
import { Button } from '../button/index.ts';
import { useOpenerFocus } from '../opener-focus/index.ts';

export interface UpdatePromptProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  open: boolean;
  /** The question or the demand: "Version 1.3.0 is here". */
  title: string;
  /** What this version is and what it changes to ("You have 1.2.0"); when compulsory, why it must be. */
  text: string;
  /** Heads the list ("What is new"). */
  changesLabel?: string | undefined;
  /** One line each. Plain: markup in it is shown as written. */
  changes: readonly string[];
  /** A verb with its object: "Update to 1.3.0". */
  confirmLabel: string;
  /** Null where the update cannot be opened; `error` says why. */
  onConfirm: (() => void) | null;
  /** The way out; null where the update is compulsory: then neither Cancel nor Escape is there. */
  cancel: { readonly label: string; readonly onCancel: () => void } | null;
  /** Where it is put, for a part of the page in a theme of its own. @default the body */
  container?: HTMLElement | null | undefined;
  /** What went wrong, and what to do. */
  error?: string | undefined;
  /** The update is being opened. @default false */
  busy?: boolean | undefined;
}

/**
 * Offer a newer version, or require it (PRODUCT 5). Renders a `role="alertdialog"`; the focus starts on
 * Cancel, or on the dialog where there is none. It decides nothing: versions, addresses and what was
 * cancelled before are the app's. Load it lazily: it brings Radix's dialog with it.
 */
export function UpdatePrompt({
  open,
  title,
  text,
  changesLabel,
  changes,
  confirmLabel,
  onConfirm,
  cancel,
  error,
  busy = false,
  container,
  className,
  ...props
}: UpdatePromptProps) {
  const opener = useOpenerFocus();
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => (next || busy ? undefined : cancel?.onCancel())}>
      <AlertDialog.Portal container={container}>
        <Backdrop open={open} />
        <AlertDialog.Content
          {...props}
          onOpenAutoFocus={(event) => {
            opener.onOpenAutoFocus(event);
            // Radix puts it on Cancel, and nowhere where there is none.
            if (!cancel && event.target instanceof HTMLElement) event.target.focus();
          }}
          onCloseAutoFocus={opener.onCloseAutoFocus}
          data-compulsory={cancel === null || undefined}
          className={cx(
            'pointer-events-auto fixed inset-x-3 bottom-[calc(--spacing(3)+env(safe-area-inset-bottom))] z-50 mx-auto max-h-[calc(100dvh-var(--ribbon)-1.5rem)] max-w-phone overflow-y-auto overscroll-contain rounded-sheet bg-sheet p-5 text-ink shadow-float outline-none data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in md:inset-y-0 md:my-auto md:h-fit',
            className,
          )}
        >
          <AlertDialog.Title className="font-title text-20 font-bold text-balance">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-1.5 text-15 text-pretty text-ink-2">
            {text}
          </AlertDialog.Description>
          {changes.length === 0 ? null : (
            <div className="mt-4 flex flex-col gap-1.5">
              {changesLabel === undefined ? null : <h3 className="text-13 font-semibold">{changesLabel}</h3>}
              <ul role="list" className="flex flex-col gap-1.5 text-15">
                {changes.map((change) => (
                  <li key={change} className="flex gap-2.5">
                    <span
                      aria-hidden="true"
                      className="mt-[0.6em] size-1.5 shrink-0 rounded-full bg-gold-ink"
                    />
                    <span className="min-w-0">{change}</span>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <p role="alert" className="mt-3 text-13 font-medium text-garnet empty:sr-only">
            {error}
          </p>
          {/* Side by side at one width, or beneath each other where a label would need a second line there. */}
          <div className="mt-5 flex flex-wrap gap-2 *:min-w-[calc(50%-var(--spacing))] *:flex-auto">
            {cancel ? (
              <AlertDialog.Cancel asChild>
                <Button disabled={busy}>{cancel.label}</Button>
              </AlertDialog.Cancel>
            ) : null}
            <Button
              variant="primary"
              busy={busy}
              disabled={onConfirm === null}
              guarded
              onClick={() => onConfirm?.()}
            >
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

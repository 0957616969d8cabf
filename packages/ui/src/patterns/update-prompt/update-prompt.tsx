import * as AlertDialog from 'radix-ui/alert-dialog';
import type { ComponentProps } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { AlertPanel } from '../confirm-dialog/alert-panel.tsx';

export interface UpdatePromptProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** True while it is shown. */
  open: boolean;
  /** The question or the requirement: "Version 1.3.0 is here". */
  title: string;
  /** The installed and the new version ("You have 1.2.0"); for a compulsory update, its reason. */
  text: string;
  /** Heading of the list ("What is new"). */
  changesLabel?: string | undefined;
  /** One line each, as plain text: markup in it is shown as written. */
  changes: readonly string[];
  /** A verb with its object: "Update to 1.3.0". */
  confirmLabel: string;
  /** Null where the update cannot be opened; `error` gives the reason. */
  onConfirm: (() => void) | null;
  /** Label of the cancel button; null for a compulsory update, which has neither Cancel nor Escape. */
  cancel: { readonly label: string; readonly onCancel: () => void } | null;
  /** Element to render it into, for a part of the page with a theme of its own. @default the body */
  container?: HTMLElement | null | undefined;
  /** Error message, with the next step. */
  error?: string | undefined;
  /** The update is being opened. @default false */
  busy?: boolean | undefined;
}

/**
 * Offer a newer version, or require it (PRODUCT 5). Renders a `role="alertdialog"`; focus starts on Cancel, or on the
 * dialog where there is none. It decides nothing: versions, addresses and what was cancelled before are up to the app.
 * Load it lazily: it includes Radix's dialog.
 *
 * @when A new version of the app, offered or required.
 * @instead Use `ConfirmDialog` for other questions.
 */
export function UpdatePrompt({
  changesLabel,
  changes,
  confirmLabel,
  onConfirm,
  cancel,
  error,
  busy = false,
  container,
  ...props
}: UpdatePromptProps) {
  return (
    <AlertPanel
      {...props}
      data-compulsory={cancel === null || undefined}
      onOpenChange={(next) => (next || busy ? undefined : cancel?.onCancel())}
      onOpenAutoFocus={({ target }) => {
        // Radix focuses Cancel, and without a Cancel button nothing.
        if (!cancel && target instanceof HTMLElement) target.focus({ preventScroll: true });
      }}
      error={error}
      container={container}
      buttons={
        <>
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
        </>
      }
    >
      {changes.length === 0 ? null : (
        <div className="flex flex-col gap-1.5">
          {changesLabel === undefined ? null : <h3 className="text-13 font-semibold">{changesLabel}</h3>}
          <ul role="list" className="flex flex-col gap-1.5 text-15">
            {changes.map((change) => (
              <li key={change} className="flex gap-2.5">
                <span aria-hidden="true" className="mt-[0.6em] size-1.5 shrink-0 rounded-full bg-gold-ink" />
                <span className="min-w-0">{change}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </AlertPanel>
  );
}

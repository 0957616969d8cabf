import { cx } from 'class-variance-authority';
import * as AlertDialog from 'radix-ui/alert-dialog';
import type { ComponentProps, ReactNode } from 'react';
import { Backdrop } from '../../primitives/backdrop/backdrop.tsx';
import { answers, panel } from '../../primitives/dialog/dialog-look.ts';
import { useOpenerFocus } from '../../foundations/opener-focus/use-opener-focus.ts';

interface AlertPanelProps extends Omit<ComponentProps<typeof AlertDialog.Content>, 'title'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  text: string;
  error: string | undefined;
  container: HTMLElement | null | undefined;
  /** Its buttons: the one that cancels is an `AlertDialog.Cancel`, which receives focus first. */
  buttons: ReactNode;
}

/** Props of `ConfirmDialog` and `UpdatePrompt`: a question, its answers and an error. */
export function AlertPanel({
  open,
  onOpenChange,
  title,
  text,
  error,
  container,
  buttons,
  onOpenAutoFocus,
  className,
  children,
  ...props
}: AlertPanelProps) {
  const opener = useOpenerFocus();
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal container={container}>
        <Backdrop open={open} />
        <AlertDialog.Content
          {...props}
          onOpenAutoFocus={(event) => {
            opener.onOpenAutoFocus(event);
            onOpenAutoFocus?.(event);
          }}
          onCloseAutoFocus={opener.onCloseAutoFocus}
          className={cx(panel, 'p-5', className)}
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
          <div className={cx('mt-5', answers)}>{buttons}</div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

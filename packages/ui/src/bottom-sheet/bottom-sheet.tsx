import { cx } from 'class-variance-authority';
import * as Dialog from 'radix-ui/dialog';
import type { ComponentProps, ReactNode } from 'react';
import { Backdrop } from '../backdrop/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useOpenerFocus } from '../opener-focus/index.ts';
import { useDragToClose } from './use-drag-to-close.ts';
import { useKeyboardInset } from './use-keyboard-inset.ts';

export interface BottomSheetProps extends Omit<ComponentProps<'div'>, 'title'> {
  open: boolean;
  /** Asked for by the handle, the close button, Escape and the backdrop; Back is the app's to add. */
  onOpenChange: (open: boolean) => void;
  /** Names the sheet; drawn at its top. */
  title: string;
  /** A line below the title, read out with it. */
  text?: string | undefined;
  /** Names the close button. */
  closeLabel: string;
  /** Stands below what scrolls, above the keyboard: the sheet's buttons. */
  footer?: ReactNode;
  /** Where it is put, for a part of the page in a theme of its own. @default the body */
  container?: HTMLElement | null | undefined;
  /** Leave out the padding, for lists that run to the edge. @default false */
  flush?: boolean | undefined;
  children: ReactNode;
}

/**
 * Ask for something, or show more of it, without leaving the screen. Renders a `role="dialog"` that rises
 * from below, holds the focus and gives it back. Load it lazily: it brings Radix's dialog with it.
 */
export function BottomSheet({
  open,
  onOpenChange,
  title,
  text,
  closeLabel,
  footer,
  flush = false,
  container,
  className,
  children,
  ...props
}: BottomSheetProps) {
  const drag = useDragToClose(() => onOpenChange(false));
  const opener = useOpenerFocus();
  useKeyboardInset(open);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal container={container}>
        <Backdrop open={open} />
        {/* The sheet itself scrolls, so that the keys that scroll reach it while it has the focus. What takes it
            inside is brought out from under the title and the footer (WCAG 2.4.11). */}
        <Dialog.Content
          {...props}
          {...(text ? {} : { 'aria-describedby': undefined })}
          className={cx(
            'pointer-events-auto fixed inset-x-0 bottom-(--keyboard) z-50 mx-auto flex max-h-[calc(100dvh-var(--ribbon)-var(--keyboard)-1.5rem)] w-full max-w-phone flex-col overflow-y-auto scroll-pt-[calc(--spacing(32)-var(--sheet-away))] scroll-pb-[calc(--spacing(36)-var(--sheet-away))] overscroll-contain rounded-t-sheet bg-sheet text-ink shadow-float outline-none transition-transform duration-enter data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in md:bottom-[calc(var(--keyboard)+1.5rem)] md:rounded-b-sheet',
            className,
          )}
          onOpenAutoFocus={(event) => {
            opener.onOpenAutoFocus(event);
            event.preventDefault();
            if (event.target instanceof HTMLElement) event.target.focus();
          }}
          onCloseAutoFocus={opener.onCloseAutoFocus}
          onPointerDownOutside={keepForToasts}
          onInteractOutside={keepForToasts}
        >
          <div
            {...drag}
            className="sticky -top-(--sheet-away) z-10 shrink-0 cursor-grab touch-none bg-sheet px-4 pt-2 active:cursor-grabbing"
          >
            <div
              aria-hidden="true"
              className="mx-auto h-1 w-9 rounded-full bg-line forced-colors:bg-[GrayText]"
            />
            <div className="flex items-start gap-2 py-2">
              <Dialog.Title className="min-w-0 flex-1 pt-1.5 font-title text-20 font-bold text-balance">
                {title}
              </Dialog.Title>
              <Dialog.Close asChild>
                <IconButton icon="close" label={closeLabel} className="-me-2" />
              </Dialog.Close>
            </div>
          </div>
          <div className={cx('flex-1 pb-5', flush ? '' : 'px-4')}>
            {text ? (
              <Dialog.Description className={cx('pb-3 text-15 text-ink-2', flush && 'px-4')}>
                {text}
              </Dialog.Description>
            ) : null}
            {children}
          </div>
          {footer ? (
            <div className="sticky -bottom-(--sheet-away) z-10 flex shrink-0 gap-2 border-t border-line bg-sheet px-4 pt-3 pb-safe-3">
              {footer}
            </div>
          ) : (
            <div className="shrink-0 pb-safe" />
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** A tap on a toast or on the ribbon is not a tap on the backdrop. */
function keepForToasts(event: Event & { readonly detail?: { readonly originalEvent: Event } }) {
  const target = event.detail?.originalEvent.target ?? event.target;
  if (target instanceof Element && target.closest('[data-keeps-sheet]')) event.preventDefault();
}

import { cx } from 'class-variance-authority';
import * as Radix from 'radix-ui/dialog';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Backdrop } from '../backdrop/backdrop.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useOpenerFocus } from '../../foundations/opener-focus/use-opener-focus.ts';
import { frames } from './dialog-look.ts';
import { useKeyboardInset } from './use-keyboard-inset.ts';

/** Props of a dialog with a title, a close button and any content. */
export interface DialogContent extends Omit<ComponentProps<'div'>, 'title'> {
  /** Title, drawn at its top. */
  title: string;
  /** A line below the title, read out with it. */
  text?: string | undefined;
  /** Label of the close button. */
  closeLabel: string;
  /** Buttons below the scrolling content, above the on-screen keyboard. */
  footer?: ReactNode;
  /** Element to render it into, for a part of the page with a theme of its own. @default the body */
  container?: HTMLElement | null | undefined;
  /** Leave out the padding, for lists that extend to the edge. @default false */
  flush?: boolean | undefined;
  /** The content, which scrolls between title and footer. */
  children: ReactNode;
}

interface DialogFrameProps extends DialogContent {
  shape: keyof typeof frames;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  trigger?: ReactElement | undefined;
  /** Pointer handlers of the head, for a dialog that can be dragged down. */
  drag?: Partial<ComponentProps<'div'>> | undefined;
}

/** Frame of `Dialog` and `BottomSheet`: focus and its return, fixed title and footer, on-screen keyboard. */
export function DialogFrame({
  shape,
  open,
  onOpenChange,
  trigger,
  title,
  text,
  closeLabel,
  footer,
  flush = false,
  container,
  drag,
  className,
  children,
  ...props
}: DialogFrameProps) {
  const opener = useOpenerFocus();
  useKeyboardInset(open);
  const look = frames[shape];
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      <Radix.Portal container={container}>
        <Backdrop open={open} />
        {/* It scrolls itself, so that the keys that scroll reach it while it has the focus. */}
        <Radix.Content
          {...props}
          {...(text ? {} : { 'aria-describedby': undefined })}
          className={cx(look.frame, className)}
          onOpenAutoFocus={(event) => {
            opener.onOpenAutoFocus(event);
            event.preventDefault();
            // The dialog is fixed, so a page around it must not scroll to it.
            if (event.target instanceof HTMLElement) event.target.focus({ preventScroll: true });
          }}
          onCloseAutoFocus={opener.onCloseAutoFocus}
          onPointerDownOutside={keepOpen}
          onInteractOutside={keepOpen}
        >
          <div {...drag} className={look.head}>
            {drag ? (
              <div
                aria-hidden="true"
                className="mx-auto h-1 w-9 rounded-pill bg-line forced-colors:bg-[GrayText]"
              />
            ) : null}
            <div className="flex items-start gap-2 py-2">
              {/* At 200 % a title grows less than the text, which needs the room, as in phones' own settings. */}
              <Radix.Title className="min-w-0 flex-1 pt-1.5 font-title text-20 [font-size:min(1.25rem,8.5vw)] font-bold text-balance">
                {title}
              </Radix.Title>
              <Radix.Close asChild>
                <IconButton icon="close" label={closeLabel} className="-me-2" />
              </Radix.Close>
            </div>
          </div>
          <div className={cx(look.body, !flush && look.inset)}>
            {text ? (
              <Radix.Description className={cx('pb-3 text-15 text-ink-2', flush && look.inset)}>
                {text}
              </Radix.Description>
            ) : null}
            {children}
          </div>
          {footer ? (
            <div className={look.foot}>{footer}</div>
          ) : shape === 'sheet' ? (
            <div className="shrink-0 pb-safe" />
          ) : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * Keep the dialog open on a tap on a toast or on the ribbon, which is not a tap on the backdrop; neither is a tap on
 * the root element, to which the browser sends all taps while a page changes.
 */
function keepOpen(event: Event & { readonly detail?: { readonly originalEvent: Event } }) {
  const target = event.detail?.originalEvent.target ?? event.target;
  if (!(target instanceof Element)) return;
  if (target === document.documentElement || target.closest('[data-keeps-sheet]')) event.preventDefault();
}

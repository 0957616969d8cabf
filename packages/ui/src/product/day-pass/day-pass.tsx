import { cx } from 'class-variance-authority';
import * as Dialog from 'radix-ui/dialog';
import { useEffect, useEffectEvent, useState, useSyncExternalStore, type ComponentProps } from 'react';
import { Backdrop } from '../../primitives/backdrop/backdrop.tsx';
import { useOpenerFocus } from '../../foundations/opener-focus/use-opener-focus.ts';
import { DayPassReceipt, type DayPassReceiptProps } from './day-pass-receipt.tsx';
import type { DayPassScene } from './day-pass-scene.ts';
import { DayPassStage } from './day-pass-stage.tsx';
import { DAY_PASS_MS } from './duration.ts';

/** Texts of the animation and its receipt. */
export interface DayPassLabels {
  /** Heading of the list of machines. */
  readonly machines: string;
  readonly close: string;
  readonly skip: string;
}

export interface DayPassProps
  extends Omit<ComponentProps<'div'>, 'title' | 'children'>, Omit<DayPassReceiptProps, 'labels'> {
  /** The machine whose day is played, before the member's share of all. Left out, only the receipt is shown. */
  scene?: DayPassScene | undefined;
  /** Texts of the button that skips, of the one that closes, and of the list of machines. */
  labels: DayPassLabels;
  /** Called when the animation has ended, was skipped, or was not played: the receipt is shown. */
  onPlayed?: (() => void) | undefined;
  /** Element to render it into, for a part of the page with a theme of its own. @default the body */
  container?: HTMLElement | null | undefined;
}

/** True where motion is reduced, by the system or by the member: the style sheet knows both. */
function holdsStill(): boolean {
  const duration = getComputedStyle(document.documentElement).getPropertyValue('--duration-page');
  return /^0m?s$/.test(duration.trim());
}

const neverChanges = () => () => undefined;
/** A server renders the receipt, without the animation. */
const onServer = () => true;

/**
 * Play a day that has passed in three seconds, then show its receipt, whose figures link to their entries. Renders a
 * `role="dialog"` over the whole page below the ribbon; a tap or Escape skips the animation. Under reduced motion, and
 * where large text leaves no room for the animation, the receipt is shown at once. Give each day its own `key`. Load it
 * lazily: it includes Radix's dialog.
 *
 * @when A day that has passed: what each machine earned, and a receipt.
 * @instead Use `DescriptionList` for the record of one payment, and `ToastRegion` for a change on the page.
 */
export function DayPass({
  title,
  scene,
  yours,
  sums,
  machines,
  action,
  labels,
  onPlayed,
  onClose,
  container,
  className,
  ...props
}: DayPassProps) {
  const opener = useOpenerFocus();
  const still = useSyncExternalStore(neverChanges, holdsStill, onServer);
  const [over, setOver] = useState(false);
  const playing = scene !== undefined && !still && !over;
  const played = useEffectEvent(() => onPlayed?.());

  useEffect(() => {
    if (!playing) {
      played();
      return undefined;
    }
    const end = setTimeout(() => setOver(true), DAY_PASS_MS);
    return () => clearTimeout(end);
  }, [playing]);

  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal container={container}>
        <Backdrop open />
        <Dialog.Content
          {...props}
          aria-describedby={undefined}
          data-theme="dark"
          data-state={playing ? 'playing' : 'receipt'}
          className={cx(
            'pointer-events-auto fixed inset-x-0 top-(--ribbon) bottom-0 z-50 animate-fade-in bg-paper text-ink outline-none',
            className,
          )}
          onOpenAutoFocus={(event) => {
            opener.onOpenAutoFocus(event);
            event.preventDefault();
            if (event.target instanceof HTMLElement) event.target.focus({ preventScroll: true });
          }}
          onCloseAutoFocus={opener.onCloseAutoFocus}
          onEscapeKeyDown={(event) => {
            if (!playing) return;
            event.preventDefault();
            setOver(true);
          }}
          // Only the ribbon is outside of the dialog, and using it must not close the dialog.
          onInteractOutside={(event) => event.preventDefault()}
        >
          {playing ? (
            <>
              <Dialog.Title className="sr-only">{title}</Dialog.Title>
              <DayPassStage
                title={title}
                scene={scene}
                yours={yours}
                skipLabel={labels.skip}
                durationMs={DAY_PASS_MS}
                onSkip={() => setOver(true)}
              />
            </>
          ) : (
            <DayPassReceipt {...{ title, yours, sums, machines, action, labels, onClose }} />
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

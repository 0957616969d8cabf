import { cx } from 'class-variance-authority';
import { type ComponentProps } from 'react';
import { Icon, type IconName } from '../../foundations/icon/index.ts';
import { useMergedRef } from '../../foundations/merged-ref/use-merged-ref.ts';
import { readingMs } from './reading-time.ts';
import { usePauseWhileHidden } from './use-pause-while-hidden.ts';
import { useRegionHotkey } from './use-region-hotkey.ts';

/** Kind of toast. */
export type ToastTone = 'info' | 'success' | 'failure';

/** One message. */
export interface Toast {
  /** Unique for each message, even for two messages with the same text. */
  readonly id: string;
  readonly tone: ToastTone;
  readonly text: string;
  /** Action of the toast, which closes when the action is used. */
  readonly action?: { readonly label: string; readonly onSelect: () => void } | undefined;
  /**
   * Time on screen in milliseconds, paused while the toast is hovered or focused or the page is hidden; with null it
   * stays until it is closed. A failure stays by default. @default 2000 and 70 for each character
   */
  readonly durationMs?: number | null | undefined;
}

export interface ToastRegionProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Label of the region. */
  label: string;
  /** Label of the button that closes a toast. */
  dismissLabel: string;
  /** Oldest first. One is shown at a time; the others wait. */
  toasts: readonly Toast[];
  /** Called when a toast expires or is closed: remove it from `toasts`. */
  onDismiss: (id: string) => void;
}

const icons = { info: 'info', success: 'check', failure: 'alert' } satisfies Record<ToastTone, IconName>;

/**
 * Announce events at the top of the page, one at a time. Renders one polite live region, without height while it is
 * empty. Mount it once, as `ribbon` of the `AppFrame` or as `notice` of a `TestRibbon` there: at the top of the page it
 * pushes the content down and covers nothing, not even dialogs. F6 moves to the toast's button and back, even from a
 * dialog that traps focus. A failure stays until it is closed.
 *
 * @when The result of an action, with a way to undo it; it disappears automatically.
 * @instead Use `NoticeBar` or `ConfirmDialog` for what must be read or decided. Show the error of a field at the field.
 */
export function ToastRegion({
  label,
  dismissLabel,
  toasts,
  onDismiss,
  ref,
  className,
  ...props
}: ToastRegionProps) {
  const [region, root] = useMergedRef<HTMLDivElement>(ref);
  const goBack = useRegionHotkey(region);
  usePauseWhileHidden(region);
  const [first] = toasts;

  return (
    <div
      {...props}
      ref={root}
      role="region"
      aria-label={label}
      aria-live="polite"
      aria-keyshortcuts="F6"
      className={className}
    >
      {first === undefined ? null : (
        <ToastItem
          key={first.id}
          {...first}
          dismissLabel={dismissLabel}
          onDismiss={() => {
            goBack();
            onDismiss(first.id);
          }}
        />
      )}
    </div>
  );
}

function ToastItem({
  tone,
  text,
  action,
  durationMs = tone === 'failure' ? null : readingMs(text),
  dismissLabel,
  onDismiss,
}: Toast & { dismissLabel: string; onDismiss: () => void }) {
  return (
    <div
      data-tone={tone}
      className="group @container relative mx-auto flex w-full max-w-phone animate-fade-in items-start gap-3 overflow-hidden bg-ink px-safe-4 text-15 text-paper"
    >
      {/* Where text is largest its room is worth more than the picture of what it says. */}
      <Icon name={icons[tone]} size={20} className="my-2.5 h-lh shrink-0 @max-[15rem]:hidden" />
      {/* The next step goes below a text that it would leave no room for. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
        <p className="min-w-0 flex-[1_1_10rem] py-2.5 font-medium">{text}</p>
        {action ? (
          <button
            type="button"
            className="target -mx-2 -mt-2.5 rounded-control px-2 py-2.5 text-start font-semibold underline underline-offset-3 hover:decoration-2 active:translate-y-px outline-offset-[-4px] focus-visible:outline-paper"
            onClick={() => {
              action.onSelect();
              onDismiss();
            }}
          >
            {action.label}
          </button>
        ) : null}
      </div>
      <button
        type="button"
        aria-label={dismissLabel}
        className="target -me-3 grid shrink-0 place-items-center rounded-pill hover:opacity-90 active:translate-y-px outline-offset-[-4px] focus-visible:outline-paper"
        onClick={onDismiss}
      >
        <Icon name="close" size={18} />
      </button>
      {/* The toast's clock: an animation waits by itself under the pointer and the focus. */}
      {durationMs === null ? null : (
        <span
          aria-hidden="true"
          style={{ animationDuration: `${durationMs}ms` }}
          className={cx(
            'absolute inset-x-0 bottom-0 h-0.5 origin-left rtl:origin-right animate-elapse bg-paper/40 forced-colors:bg-[Highlight]',
            'group-focus-within:[animation-play-state:paused] group-hover:[animation-play-state:paused] motion-reduce:opacity-0',
          )}
          onAnimationEnd={() => {
            // Some browsers run the animation of a hidden page, where nobody has seen the toast.
            if (!document.hidden) onDismiss();
          }}
        />
      )}
    </div>
  );
}

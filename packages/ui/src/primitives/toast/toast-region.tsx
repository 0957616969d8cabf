import { cx } from 'class-variance-authority';
import { useEffect, type ComponentProps } from 'react';
import { Icon, type IconName } from '../../foundations/icon/index.ts';
import { useMergedRef } from '../../foundations/merged-ref/use-merged-ref.ts';
import { usePauseWhileHidden } from './use-pause-while-hidden.ts';
import { useRegionHotkey } from './use-region-hotkey.ts';

/** Kind of toast. */
export type ToastTone = 'info' | 'success' | 'failure';

/** One message. */
export interface Toast {
  /** Unique for each message, also for the same text twice. */
  readonly id: string;
  readonly tone: ToastTone;
  readonly text: string;
  /** Action of the toast, which closes once it is used. */
  readonly action?: { readonly label: string; readonly onSelect: () => void } | undefined;
  /** Time on screen in milliseconds, paused as the SPEC says. Default 5000. */
  readonly durationMs?: number | undefined;
}

export interface ToastRegionProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Label of the region. */
  label: string;
  /** Label of the button that closes a toast. */
  dismissLabel: string;
  /** Oldest first. Three are shown at a time; the others wait. */
  toasts: readonly Toast[];
  /** Called when a toast expires or is closed: remove it from `toasts`. */
  onDismiss: (id: string) => void;
}

/** More would cover the page; at the largest text, so would two. */
const MOST_AT_ONCE = 3;

const icons = { info: 'info', success: 'check', failure: 'alert' } satisfies Record<ToastTone, IconName>;

/**
 * Announce events above everything, dialogs too. Renders one polite live region in the top layer; mount it
 * once, with the app. F6 moves to the first toast and back, also out of a dialog that traps the focus. A
 * toast is never the only place of a task: that is on its screen as well.
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

  // Shown once and for good: a live region that appears together with its text is often not heard.
  useEffect(() => {
    if (!region.current?.matches(':popover-open')) region.current?.showPopover();
  }, [region]);

  return (
    <div
      {...props}
      ref={root}
      popover="manual"
      role="region"
      aria-label={label}
      aria-live="polite"
      aria-keyshortcuts="F6"
      data-keeps-sheet=""
      className={cx(
        '@container pointer-events-none fixed inset-x-0 top-auto bottom-[calc(max(var(--bar-bottom)-var(--bars-away),env(safe-area-inset-bottom))+var(--keyboard))] m-0 mx-auto w-full max-w-phone overflow-visible border-0 bg-transparent p-3',
        className,
      )}
    >
      {/* All of them wait while one is looked at: none moves under the pointer. */}
      <ol role="list" className="group flex flex-col gap-2">
        {toasts.slice(0, MOST_AT_ONCE).map((toast) => (
          <ToastItem
            key={toast.id}
            {...toast}
            dismissLabel={dismissLabel}
            onDismiss={() => {
              goBack();
              onDismiss(toast.id);
            }}
          />
        ))}
      </ol>
    </div>
  );
}

function ToastItem({
  tone,
  text,
  action,
  durationMs = 5000,
  dismissLabel,
  onDismiss,
}: Toast & { dismissLabel: string; onDismiss: () => void }) {
  return (
    <li
      data-tone={tone}
      className="@container pointer-events-auto relative flex not-first:@max-[15rem]:hidden animate-rise-in items-start gap-3 overflow-hidden rounded-card bg-ink ps-4 pe-1 text-15 text-paper shadow-float"
    >
      {/* Where text is largest its room is worth more than the picture of what it says. */}
      <Icon name={icons[tone]} size={20} className="my-3 h-lh shrink-0 @max-[15rem]:hidden" />
      {/* The next step goes below a text that it would leave no room for. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
        <p className="min-w-0 flex-[1_1_10rem] py-3 font-medium">{text}</p>
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
        className="target grid shrink-0 place-items-center rounded-full hover:opacity-90 active:translate-y-px outline-offset-[-4px] focus-visible:outline-paper"
        onClick={onDismiss}
      >
        <Icon name="close" size={18} />
      </button>
      {/* The toast's clock: an animation waits by itself under the pointer and the focus. */}
      <span
        aria-hidden="true"
        style={{ animationDuration: `${durationMs}ms` }}
        className={cx(
          'absolute inset-x-0 bottom-0 h-0.5 origin-left animate-elapse bg-paper/40 forced-colors:bg-[Highlight]',
          'group-focus-within:[animation-play-state:paused] group-hover:[animation-play-state:paused] motion-reduce:opacity-0',
        )}
        onAnimationEnd={() => {
          // A browser that counts on for a hidden page has told nobody.
          if (!document.hidden) onDismiss();
        }}
      />
    </li>
  );
}

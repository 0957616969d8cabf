import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode, Ref } from 'react';

export interface AppFramePanesProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The list screen, which scrolls with the window. */
  list: ReactNode;
  /** The selected entry, in a separate scroll container, or a text that nothing is selected yet. */
  detail: ReactNode;
  /** Label of the detail pane for screen readers. */
  detailLabel: string;
  /** The element of the detail pane, which can be focused or used as a container. */
  detailRef?: Ref<HTMLDivElement>;
}

/**
 * Lay out a list and its detail side by side, in a wide `AppFrame` (`extent="page"`). Sticky bars in the
 * detail stay within it. In a narrower window only the list is drawn: show the screens one by one there.
 */
export function AppFramePanes({
  list,
  detail,
  detailLabel,
  detailRef,
  className,
  ...props
}: AppFramePanesProps) {
  return (
    <div {...props} className={cx('flex flex-1', className)}>
      <div className="relative flex min-w-0 flex-1 flex-col lg:max-w-104 lg:border-e lg:border-line">
        {list}
      </div>
      <section
        aria-label={detailLabel}
        className="sticky top-(--ribbon) hidden h-[calc(100dvh-var(--ribbon))] min-w-0 flex-1 lg:block"
      >
        <div
          id="detail"
          ref={detailRef}
          tabIndex={-1}
          data-bars=""
          className="relative flex h-full scroll-pt-[calc(var(--bar-top)+1rem)] scroll-pb-[calc(var(--bar-bottom)+1rem)] flex-col overflow-y-auto overscroll-contain outline-none [--bar-bottom:0px] [--bar-top:0px] [--bars-away:0px] [--ribbon:0px]"
        >
          {detail}
        </div>
      </section>
    </div>
  );
}

import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { Icon } from '../../foundations/icon/index.ts';

interface MessageProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** An `Illustration`, an `<img>` or your own drawing; it is decorative. */
  illustration?: ReactElement | undefined;
  /** The state in a few words. */
  title: string;
  /** Explanation, with the next step. */
  text?: ReactNode;
  /** The heading level of the title in the page. @default 2 */
  headingLevel?: 1 | 2 | 3 | undefined;
}

export interface EmptyStateProps extends MessageProps {
  /** The next step: a `Button` or `ButtonLink`. */
  action?: ReactNode;
}

/**
 * Show an empty state with its next step. Renders a `<section>`.
 *
 * @when The place of a list that is empty, failed or unreachable: the state, and the next step.
 * @instead Use `NoticeBar` for a failure beside content that stays, and `Skeleton` while loading.
 */
export function EmptyState({ action, ...props }: EmptyStateProps) {
  return (
    <Message {...props} data-state="empty">
      {action}
    </Message>
  );
}

export interface FailedStateProps extends MessageProps {
  /** Called by the retry button. */
  onRetry?: (() => void) | undefined;
  /** The button's text; without it there is no retry. */
  retryLabel?: string | undefined;
  /** The retry is under way. @default false */
  retrying?: boolean | undefined;
  /** Another action, besides the retry. */
  action?: ReactNode;
}

/** Show an error with a retry. Renders a `<section role="alert">`. */
export function FailedState({ onRetry, retryLabel, retrying, action, ...props }: FailedStateProps) {
  return (
    <Message {...props} role="alert" data-state="failed">
      {onRetry && retryLabel ? (
        <Button icon="refresh" busy={retrying} onClick={onRetry}>
          {retryLabel}
        </Button>
      ) : null}
      {action}
    </Message>
  );
}

export interface OfflineNoticeProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** "Offline", and the age of the data shown: "Offline · as of 14:05". */
  text: string;
}

/** Show that the content is stale, and its age. Renders a `<p role="status">`. */
export function OfflineNotice({ text, className, ...props }: OfflineNoticeProps) {
  return (
    <p
      {...props}
      role="status"
      className={cx(
        'flex items-center justify-center gap-2 bg-slate-wash px-4 py-2 text-13 font-medium text-slate',
        className,
      )}
    >
      <Icon name="offline" size={16} className="shrink-0" />
      <span className="min-w-0">{text}</span>
    </p>
  );
}

function Message({
  illustration,
  title,
  text,
  headingLevel = 2,
  className,
  children,
  ...props
}: MessageProps & { children?: ReactNode }) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section {...props} className={cx('flex flex-col items-center gap-4 px-6 py-10 text-center', className)}>
      {illustration ? (
        <div aria-hidden="true" className="w-40 max-w-full">
          {illustration}
        </div>
      ) : null}
      <div className="flex w-full max-w-80 flex-col gap-1.5">
        <Heading className="font-title text-20 font-bold text-balance">{title}</Heading>
        {text ? <div className="text-15 text-balance text-ink-2">{text}</div> : null}
      </div>
      {children ? <div className="flex flex-wrap justify-center gap-2 empty:hidden">{children}</div> : null}
    </section>
  );
}

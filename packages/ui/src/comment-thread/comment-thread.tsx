import { cx } from 'class-variance-authority';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { Avatar } from '../avatar/index.ts';
import { CommentForm, type CommentFormLabels } from './comment-form.tsx';

/** One comment; its text is plain. */
export interface Comment {
  id: string;
  name: string;
  avatarSrc?: string | undefined;
  /** Whom it answers. */
  toName?: string | undefined;
  text: string;
  time: string;
}

export interface CommentThreadLabels extends CommentFormLabels {
  /** Said of a comment that answers another: "to Ravi". */
  toName: (name: string) => string;
  /** Named by it, the button on a comment: "Reply to Ravi". */
  replyTo: (name: string) => string;
}

export interface CommentThreadProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Name of the list ("Comments"). */
  label: string;
  comments: readonly Comment[];
  /** What is being written. */
  value: string;
  onValueChange: (value: string) => void;
  /** The comment that is being answered. */
  replyTo: Comment | null;
  onReplyToChange: (comment: Comment | null) => void;
  onSend: () => void;
  /** The call is under way: what was written stays until it succeeded. @default false */
  sending?: boolean;
  /** Why it was not sent. */
  error?: string | undefined;
  labels: CommentThreadLabels;
  /** Below the comments: how the list goes on, or that there are none yet. */
  ending?: ReactNode;
}

/**
 * Read comments, answer one by tapping it, write one.
 * Renders a `<section>` with a list and a form; a tap on a comment moves focus to the field.
 */
export function CommentThread({
  label,
  comments,
  value,
  onValueChange,
  replyTo,
  onReplyToChange,
  onSend,
  sending = false,
  error,
  labels,
  ending,
  className,
  ...props
}: CommentThreadProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <section {...props} aria-label={label} className={cx('flex flex-col', className)}>
      <ul>
        {comments.map((comment) => (
          <li
            key={comment.id}
            className="relative border-b border-line data-[chosen=true]:bg-wash"
            data-chosen={replyTo?.id === comment.id}
          >
            <div className="flex gap-3 px-4 py-3">
              <Avatar name={comment.name} src={comment.avatarSrc} size="sm" decorative />
              <div className="min-w-0 grow">
                <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                  <span className="max-w-full text-13 font-semibold text-ink">
                    {comment.name}
                    {comment.toName === undefined ? null : (
                      <span className="font-normal text-ink-2"> {labels.toName(comment.toName)}</span>
                    )}
                  </span>
                  <span className="tabular text-12 text-ink-2">{comment.time}</span>
                </p>
                <p className="leading-text whitespace-pre-line text-ink">{comment.text}</p>
              </div>
            </div>
            {/* Over the whole comment, so that a tap anywhere on it answers; its text stays text. */}
            <button
              type="button"
              aria-label={labels.replyTo(comment.name)}
              aria-pressed={replyTo?.id === comment.id}
              onClick={() => {
                onReplyToChange(comment);
                field.current?.focus();
              }}
              className="absolute inset-0 -outline-offset-2"
            />
          </li>
        ))}
      </ul>
      {ending}
      <CommentForm
        ref={field}
        value={value}
        onValueChange={onValueChange}
        replyName={replyTo?.name}
        onReplyEnd={() => onReplyToChange(null)}
        onSend={onSend}
        sending={sending}
        error={error}
        labels={labels}
      />
    </section>
  );
}

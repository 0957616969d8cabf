import { cx } from 'class-variance-authority';
import { useRef, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { CommentForm, type CommentFormLabels } from './comment-form.tsx';

/** One comment; its text is plain. */
export interface Comment {
  id: string;
  name: string;
  avatarSrc?: string | undefined;
  /** Name of the person that it answers. */
  toName?: string | undefined;
  text: string;
  /** The language of the text, where it is not the page's. */
  language?: string | undefined;
  /** Time of the comment: a `RelativeTime`, or a text. */
  time: ReactNode;
  /** It is being sent: shown without actions. @default false */
  sending?: boolean | undefined;
  /** Result of an action on the comment, below its text: a refusal and its reason. */
  notice?: ReactNode;
}

export interface CommentThreadLabels extends CommentFormLabels {
  /** Text on a comment that answers another: "to Ravi". */
  toName: (name: string) => string;
  /** Label of the button on a comment ("Reply to Ravi"). */
  replyTo: (name: string) => string;
  /** Label of the menu button ("More options for the comment by Ravi"). */
  menu?: ((name: string) => string) | undefined;
}

export interface CommentThreadProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Name of the list ("Comments"). */
  label: string;
  /** The comments, in display order. */
  comments: readonly Comment[];
  /** The current draft. */
  value: string;
  /** Called with the draft as it is typed. */
  onValueChange: (value: string) => void;
  /** The comment that is being answered. */
  replyTo: Comment | null;
  /** Called with the comment that was tapped, or null when the reply was cancelled. */
  onReplyToChange: (comment: Comment | null) => void;
  /** Called when the draft should be sent. */
  onSend: () => void;
  /** Called by the menu button: offer to delete or report a comment. Requires `labels.menu`. */
  onMenu?: ((comment: Comment) => void) | undefined;
  /** The comment is being sent: the draft stays until that has succeeded. @default false */
  sending?: boolean;
  /** Error message, where sending failed. */
  error?: string | undefined;
  /** Texts of the field and of the buttons. */
  labels: CommentThreadLabels;
  /** Content below the comments: a button that loads more, or a text that says there are none. */
  ending?: ReactNode;
}

/**
 * Show comments, and let the member write one or reply to one by tapping it. Renders a `<section>` with a list and a
 * form; a tap on a comment moves focus to the field.
 *
 * @when Comments below a post, with a field to reply.
 * @instead Use `FeedPost` for a post, and a separate screen for a conversation of two people.
 */
export function CommentThread({
  label,
  comments,
  value,
  onValueChange,
  replyTo,
  onReplyToChange,
  onSend,
  onMenu,
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
      <ul role="list">
        {comments.map((comment) => (
          <CommentItem
            key={comment.id}
            comment={comment}
            labels={labels}
            chosen={replyTo?.id === comment.id}
            onMenu={onMenu && (() => onMenu(comment))}
            onChoose={() => {
              onReplyToChange(comment);
              field.current?.focus();
            }}
          />
        ))}
      </ul>
      {ending}
      <CommentForm
        ref={field}
        value={value}
        onValueChange={onValueChange}
        replyName={replyTo?.name}
        onReplyEnd={() => {
          onReplyToChange(null);
          // The pressed button is removed, which would lose the focus.
          field.current?.focus();
        }}
        onSend={onSend}
        sending={sending}
        error={error}
        labels={labels}
      />
    </section>
  );
}

interface CommentItemProps {
  comment: Comment;
  labels: CommentThreadLabels;
  /** It is being answered. */
  chosen: boolean;
  onChoose: () => void;
  onMenu: (() => void) | undefined;
}

/** One comment. Its button, or a tap anywhere on it, starts a reply. */
function CommentItem({ comment, labels, chosen, onChoose, onMenu }: CommentItemProps) {
  function tap({ target }: MouseEvent) {
    if (comment.sending) return;
    // The other buttons of the comment have actions of their own.
    const button = target instanceof Element ? target.closest('button') : null;
    if (button && !('reply' in button.dataset)) return;
    // Selecting text, as for copying, is not a reply.
    const marked = getSelection()?.isCollapsed === false;
    if (marked && !button) return;
    onChoose();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- its button is there for keys, and its click is heard here
    <li
      data-state={comment.sending ? 'sending' : chosen ? 'chosen' : undefined}
      aria-busy={comment.sending || undefined}
      className="flex data-[state=sending]:animate-breathe not-data-[state=sending]:cursor-pointer flex-wrap gap-x-3 border-b border-line py-3 ps-4 pe-2 hover:bg-wash active:bg-wash data-[state=chosen]:bg-wash"
      onClick={tap}
    >
      <Avatar name={comment.name} src={comment.avatarSrc} size="sm" decorative />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2 text-13">
          <span className="max-w-full font-semibold text-ink">
            {comment.name}
            {comment.toName === undefined ? null : (
              <span className="font-normal text-ink-2"> {labels.toName(comment.toName)}</span>
            )}
          </span>
          <span className="tabular text-12 text-balance text-ink-2">{comment.time}</span>
        </p>
        <p lang={comment.language} className="leading-text whitespace-pre-line text-ink">
          {comment.text}
        </p>
      </div>
      {comment.sending ? null : (
        <span className="-my-1.5 flex shrink-0 flex-wrap justify-end self-start text-ink-2">
          <IconButton
            data-reply=""
            icon="comment"
            label={labels.replyTo(comment.name)}
            aria-pressed={chosen}
          />
          {onMenu && labels.menu ? (
            <IconButton
              icon="more"
              label={labels.menu(comment.name)}
              aria-haspopup="dialog"
              onClick={onMenu}
            />
          ) : null}
        </span>
      )}
      {comment.notice === undefined ? null : <div className="basis-full pe-2">{comment.notice}</div>}
    </li>
  );
}

import { cx } from 'class-variance-authority';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Icon } from '../../foundations/icon/index.ts';
import { FeedPostText, type FeedPostFold } from './feed-post-text.tsx';

/** Like button of a post. It turns on after the service's answer, and stays on (PRODUCT 5). */
export interface FeedPostLike {
  /** Label of the button ("Like"). */
  label: string;
  /** Formatted number; null where the service gives none (H3). */
  count: string | null;
  liked: boolean;
  /** The call is in progress. @default false */
  busy?: boolean | undefined;
  onLike: () => void;
}

/** The button that opens the comments. */
export interface FeedPostComment {
  readonly label: string;
  /** Formatted number; null where the service gives none (H3). */
  readonly count: string | null;
  readonly onOpen: () => void;
}

export interface FeedPostProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The author, even if somebody else published the post for them (H9). */
  name: string;
  /** The author's `Avatar`. */
  avatar: ReactNode;
  /** Time of the post: a `RelativeTime`, or a text. */
  time: ReactNode;
  /** "Posted by a guide for Mara", where a guide did (H9). */
  guideLabel?: string | undefined;
  /** The text, one entry per paragraph, as plain text: markup in it is shown as written. */
  paragraphs: readonly string[];
  /** Language of the text, where it is not the page's. */
  textLanguage?: string | undefined;
  /** Name of that language ("In Tamil"), for readers who may not know it. */
  languageLabel?: string | undefined;
  /** Collapses a long text, with the labels of its button. Without it, the whole text is shown. */
  fold?: FeedPostFold | undefined;
  /** Pictures, or a video behind its cover. */
  media?: ReactNode;
  /** The like button: its state, its label and its count. */
  like: FeedPostLike;
  /** The button that opens the comments: its label and their count. */
  comment: FeedPostComment;
  /** Content opposite the author, such as a menu for reporting. */
  menu?: ReactNode;
  /** Result of an action on the post, below its buttons: a refusal and its reason. */
  notice?: ReactNode;
}

/**
 * Show one post of the feed. Renders an `<article>` named by its author.
 *
 * @when One post of a member, with its real author.
 * @instead Use `MessageRow` for news of the operator, and `CommentThread` for replies.
 */
export function FeedPost({
  name,
  avatar,
  time,
  guideLabel,
  paragraphs,
  textLanguage,
  languageLabel,
  fold,
  media,
  like,
  comment,
  menu,
  notice,
  className,
  ...props
}: FeedPostProps) {
  const id = useId();
  return (
    <article
      {...props}
      aria-labelledby={id}
      className={cx('border-b border-line px-4 pt-4 pb-1 wrap-anywhere contain-content', className)}
    >
      <div className="flex items-start gap-3">
        <div className="shrink-0">{avatar}</div>
        <div className="min-w-0 grow">
          <h3 id={id} className="font-semibold text-ink">
            {name}
          </h3>
          <p className="tabular flex flex-wrap gap-x-1.5 text-13 text-balance text-ink-2">
            {time}
            {languageLabel === undefined ? null : (
              <span>
                <span aria-hidden="true">· </span>
                {languageLabel}
              </span>
            )}
          </p>
        </div>
        {menu}
      </div>
      {guideLabel === undefined ? null : (
        <p className="mt-2 flex items-start gap-1.5 rounded-control border border-transparent bg-lapis-wash px-2.5 py-1.5 text-13 font-medium text-lapis">
          <Icon name="edit" size={16} className="mt-0.5 shrink-0" />
          <span className="min-w-0">{guideLabel}</span>
        </p>
      )}
      <FeedPostText paragraphs={paragraphs} language={textLanguage} fold={fold} />
      {media ? <div className="mt-3">{media}</div> : null}
      <div className="-mx-2 mt-1 flex flex-wrap">
        <LikeButton {...like} nameId={id} />
        <button
          type="button"
          aria-describedby={id}
          onClick={comment.onOpen}
          className={cx(reaction, answers, 'text-ink-2')}
        >
          <Icon name="comment" size={20} />
          <span className="sr-only">{comment.label}</span>
          {comment.count}
        </button>
      </div>
      {notice}
    </article>
  );
}

function LikeButton({
  label,
  count,
  liked,
  busy = false,
  onLike,
  nameId,
}: FeedPostLike & { nameId: string }) {
  return (
    <button
      type="button"
      aria-pressed={liked}
      aria-describedby={nameId}
      aria-busy={busy || undefined}
      aria-disabled={liked || busy || undefined}
      onClick={liked || busy ? undefined : onLike}
      className={cx(
        reaction,
        liked ? 'text-garnet' : 'text-ink-2',
        busy ? 'animate-breathe' : !liked && answers,
      )}
    >
      <Icon name={liked ? 'heart-filled' : 'heart'} size={20} />
      <span className="sr-only">{label}</span>
      {count}
    </button>
  );
}

const reaction = 'tabular target flex items-center gap-1.5 rounded-control px-2 text-13 font-medium';
/** Hover and active styles, for actions that have not been done yet. */
const answers = 'hover:bg-wash active:translate-y-px';

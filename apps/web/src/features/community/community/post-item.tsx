import type { Post } from '@paydirt/contract/community/posts';
import { Avatar } from '@paydirt/ui/avatar';
import { Button } from '@paydirt/ui/button';
import { FeedPost } from '@paydirt/ui/feed-post';
import { IconButton } from '@paydirt/ui/icon-button';
import { useState } from 'react';

import { useLike } from '../data/community.ts';
import { isPending } from '../data/publish.ts';
import { FormFailure } from '../../../forms/form-failure.tsx';
import { useFailureText, useFormat, useT } from '../../../platform/hooks.tsx';
import { paragraphsOf } from './plain-text.ts';
import { PostMedia } from './post-media.tsx';
import type { Refusal } from './refusals.ts';
import { Refused } from './refused.tsx';
import { When } from './when.tsx';
import { useWrittenLanguage } from './written-language.ts';

/** Actions on a post of the feed. */
export interface PostActions {
  readonly onLiked: (post: Post) => void;
  readonly onComments: (post: Post) => void;
  /** Show what else can be done with it. */
  readonly onReportAndBlock: (post: Post) => void;
  readonly onPicture: (post: Post, index: number) => void;
  readonly onShowAgain: (post: Post) => void;
}

interface PostItemProps extends PostActions {
  post: Post;
  /** The member has just hidden it. */
  hidden: boolean;
  /** An action on it was refused. */
  refusal: Refusal | undefined;
  /** Ids of the posts that are shown whole: the list takes a post away that is far from the screen. */
  unfolded: Set<string>;
}

/** One post of the feed. Its like turns on when the service has it, and stays on (PRODUCT 5). */
export function PostItem({ post, hidden, refusal, unfolded, ...actions }: PostItemProps) {
  const t = useT();
  const format = useFormat();
  const failureText = useFailureText();
  const languageOf = useWrittenLanguage();
  const { send, sending } = useLike();
  const [likeFailure, setLikeFailure] = useState<string | null>(null);

  if (hidden) return <HiddenPost refusal={refusal} onShowAgain={() => actions.onShowAgain(post)} />;

  async function like() {
    setLikeFailure(null);
    const result = await send({ postId: post.id });
    if (result === null) return;
    if (result.ok) actions.onLiked(post);
    else setLikeFailure(failureText(result.error));
  }

  const language = languageOf(post.content, post.contentLanguage);
  const hasMedia = post.urls.length > 0 || post.videoUrl !== null;
  return (
    <FeedPost
      name={post.username}
      avatar={<Avatar name={post.username} src={post.avatarUrl ?? undefined} decorative />}
      time={isPending(post) ? t('community.sending') : <When iso={post.createTime} />}
      aria-busy={isPending(post) || undefined}
      guideLabel={guideLabel(post, t)}
      paragraphs={paragraphsOf(post.content)}
      textLanguage={language.tag}
      languageLabel={language.label}
      fold={{
        more: t('common.showMore'),
        less: t('common.showLess'),
        defaultExpanded: unfolded.has(post.id),
        onExpandedChange: (expanded) => {
          if (expanded) unfolded.add(post.id);
          else unfolded.delete(post.id);
        },
      }}
      media={
        hasMedia ? <PostMedia post={post} onPicture={(index) => actions.onPicture(post, index)} /> : undefined
      }
      menu={
        isPending(post) ? undefined : (
          <IconButton
            icon="more"
            label={t('community.more', { name: post.username })}
            aria-haspopup="dialog"
            className="-me-2.5 -mt-2 shrink-0 text-ink-2"
            onClick={() => actions.onReportAndBlock(post)}
          />
        )
      }
      like={{
        label: t('community.likeLabel'),
        count: format.number(post.likeCount),
        liked: post.liked,
        busy: sending || isPending(post),
        onLike: () => void like(),
      }}
      comment={{
        label: t('community.comments.title'),
        count: format.number(post.commentCount),
        onOpen: () => {
          if (!isPending(post)) actions.onComments(post);
        },
      }}
      notice={
        <>
          <FormFailure className="pt-2" text={likeFailure} />
          {refusal === undefined ? null : <Refused {...refusal} />}
        </>
      }
    />
  );
}

/** Label a guide's post as such, and name the member it was posted for (H9). */
function guideLabel({ authorKind, postedFor }: Post, t: ReturnType<typeof useT>): string | undefined {
  if (authorKind !== 'guide') return undefined;
  return postedFor === null ? t('community.guide') : t('community.postedFor', { name: postedFor });
}

/** Offer to show a hidden post again, in its place, until the feed is reloaded. */
function HiddenPost({ refusal, onShowAgain }: { refusal: Refusal | undefined; onShowAgain: () => void }) {
  const t = useT();
  return (
    <div className="border-b border-line bg-wash px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <p className="min-w-0 flex-[1_1_10rem] text-15 text-ink-2">{t('community.hidden')}</p>
        <Button size="sm" onClick={onShowAgain}>
          {t('community.showAgain')}
        </Button>
      </div>
      {/* The button that was pressed is there, to try it again. */}
      <FormFailure className="pt-2" text={refusal?.reason ?? null} />
    </div>
  );
}

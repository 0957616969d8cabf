import type { Post } from '@paydirt/contract';
import { Avatar } from '@paydirt/ui/avatar';
import { FeedPost } from '@paydirt/ui/feed-post';

import { useLike } from '../data/community.ts';
import { timeOf } from '../../../platform/data/wire.ts';
import { useFailureText, useFormat, useT, useToast } from '../../../platform/hooks.tsx';
import { paragraphsOf } from './plain-text.ts';
import { scriptLanguage } from './script-language.ts';

interface PostItemProps {
  post: Post;
  /** Ids of the posts that are shown whole: the list takes a post away that is far from the screen. */
  unfolded: Set<string>;
  onComments: () => void;
}

/** One post of the feed. Its like turns on when the service has it, and stays on (PRODUCT 5). */
export function PostItem({ post, unfolded, onComments }: PostItemProps) {
  const t = useT();
  const format = useFormat();
  const toast = useToast();
  const failureText = useFailureText();
  const { send, sending } = useLike();

  async function like() {
    const result = await send({ postId: post.id });
    if (result !== null && !result.ok) toast(failureText(result.error), 'failure');
  }

  return (
    <FeedPost
      name={post.username}
      avatar={<Avatar name={post.username} src={post.avatarUrl ?? undefined} decorative />}
      time={format.dateTime(timeOf(post.createTime))}
      guideLabel={guideLabel(post, t)}
      paragraphs={paragraphsOf(post.content)}
      textLanguage={scriptLanguage(post.content)}
      fold={{
        more: t('common.showMore'),
        less: t('common.showLess'),
        defaultExpanded: unfolded.has(post.id),
        onExpandedChange: (expanded) => {
          if (expanded) unfolded.add(post.id);
          else unfolded.delete(post.id);
        },
      }}
      media={post.urls.length === 0 ? undefined : <Pictures urls={post.urls} />}
      like={{
        label: t('community.likeLabel'),
        count: format.number(post.likeCount),
        liked: post.liked,
        busy: sending,
        onLike: () => void like(),
      }}
      comment={{
        label: t('community.comments.title'),
        count: format.number(post.commentCount),
        onOpen: onComments,
      }}
    />
  );
}

/** What a guide wrote says so, and for whom (H9). */
function guideLabel({ authorKind, postedFor }: Post, t: ReturnType<typeof useT>): string | undefined {
  if (authorKind !== 'guide') return undefined;
  return postedFor === null ? t('community.guide') : t('community.postedFor', { name: postedFor });
}

/** Members' own pictures: photographs, not drawings that take the theme's colours. */
function Pictures({ urls }: { urls: readonly string[] }) {
  const t = useT();
  const format = useFormat();
  return (
    <div className={`grid gap-2 ${urls.length > 1 ? 'grid-cols-2' : ''}`}>
      {urls.map((url, index) => (
        <div key={url} className="overflow-hidden rounded-card bg-wash">
          <img
            src={url}
            alt={t('community.picture', {
              index: format.number(index + 1),
              count: format.number(urls.length),
            })}
            loading="lazy"
            decoding="async"
            className="block aspect-picture w-full object-cover"
          />
        </div>
      ))}
    </div>
  );
}

import type { Post } from '@paydirt/contract/community/posts';
import { readVideoLink } from '@paydirt/domain';
import { LazyVideo } from '@paydirt/ui/lazy-video';
import { OutsideLink } from '@paydirt/ui/outside-link';
import { PictureGrid } from '@paydirt/ui/picture-grid';

import { useFormat, useT } from '../../../platform/hooks.tsx';

/** A picture of a post with its description, or its number where it has none. */
export interface PostPicture {
  readonly src: string;
  readonly text: string;
}

/** Tell if an address has the app's own origin: nothing else is ever fetched. */
function isOurs(url: string): boolean {
  return /^\/(?!\/)/.test(url);
}

/** Get what gives the pictures of a post. */
export function usePostPictures(): (post: Pick<Post, 'urls' | 'pictureTexts'>) => readonly PostPicture[] {
  const t = useT();
  const format = useFormat();
  return ({ urls, pictureTexts }) =>
    urls
      .map((src, index) => ({ src, text: pictureTexts[index] ?? '' }))
      .filter(({ src }) => isOurs(src))
      .map(({ src, text }, index, { length }) => ({
        src,
        text:
          text || t('community.picture', { index: format.number(index + 1), count: format.number(length) }),
      }));
}

interface PostMediaProps {
  post: Post;
  onPicture: (index: number) => void;
}

/** Show the pictures of a post, or its video: ours behind a cover, an external one as a card that names its site. */
export function PostMedia({ post, onPicture }: PostMediaProps) {
  const t = useT();
  const pictures = usePostPictures()(post);
  if (pictures.length > 0) {
    return (
      <PictureGrid
        pictures={pictures.map(({ src, text }) => ({
          src,
          label: `${t('community.media.enlarge')}: ${text}`,
        }))}
        onOpen={onPicture}
      />
    );
  }
  const link = post.videoUrl === null ? null : readVideoLink(post.videoUrl);
  // Services other than ours may send anything: an invalid address is not rendered.
  if (!link?.ok) return null;
  const title = post.videoText || t('community.media.video');
  if (link.value.kind === 'outside') {
    return (
      <OutsideLink
        href={link.value.url}
        host={link.value.host}
        title={title}
        note={t('community.media.outside')}
        className="max-w-144"
      />
    );
  }
  return (
    <LazyVideo
      src={link.value.path}
      title={title}
      cover={post.coverUrl !== null && isOurs(post.coverUrl) ? post.coverUrl : undefined}
      labels={{
        play: t('community.media.play', { title }),
        failed: t('community.media.failed'),
        retry: t('common.retry'),
      }}
      className="max-w-144"
    />
  );
}

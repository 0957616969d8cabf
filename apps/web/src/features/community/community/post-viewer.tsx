import type { Post } from '@paydirt/contract/community/posts';

import { useT } from '../../../platform/hooks.tsx';
import { Viewer, type ViewerProps } from '../../../shell/screen/viewer.tsx';
import { usePostPictures } from './post-media.tsx';

interface PostViewerProps extends Omit<ViewerProps, 'title' | 'pictures'> {
  post: Post;
}

/** Show the pictures of a post large. Back closes it. */
export function PostViewer({ post, ...viewer }: PostViewerProps) {
  const t = useT();
  const pictures = usePostPictures()(post);
  return (
    <Viewer
      {...viewer}
      title={t('community.media.pictures', { name: post.username })}
      pictures={pictures.map(({ src, text }) => ({ src, alt: text }))}
    />
  );
}

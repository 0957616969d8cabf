import type { Post } from '@paydirt/contract';
import { PictureViewer } from '@paydirt/ui/picture-viewer';

import { useFormat, useT } from '../../../platform/hooks.tsx';
import { useSheetEntry } from '../../../shell/screen/sheet-entry.ts';
import { usePostPictures } from './post-media.tsx';

interface PostViewerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  post: Post;
  index: number;
  onIndexChange: (index: number) => void;
}

/** Show the pictures of a post large. Back closes it. */
export function PostViewer({ open, onOpenChange, post, index, onIndexChange }: PostViewerProps) {
  const t = useT();
  const format = useFormat();
  const pictures = usePostPictures()(post);
  useSheetEntry(open, () => onOpenChange(false));
  return (
    <PictureViewer
      open={open}
      onOpenChange={onOpenChange}
      pictures={pictures.map(({ src, text }) => ({ src, alt: text }))}
      index={index}
      onIndexChange={onIndexChange}
      labels={{
        title: t('community.media.pictures', { name: post.username }),
        close: t('common.close'),
        previous: t('community.media.previous'),
        next: t('community.media.next'),
        zoomIn: t('community.media.enlarge'),
        zoomOut: t('community.media.reduce'),
        position: (number, count) =>
          t('community.picture', { index: format.number(number), count: format.number(count) }),
        scale: (percent) => format.percent(percent * 10),
        failed: t('common.loadFailed'),
        retry: t('common.retry'),
      }}
    />
  );
}

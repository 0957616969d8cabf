import type { StoryLanguage } from '@paydirt/testkit/story-language';
import type { PictureViewerLabels } from './picture-viewer-labels.ts';

/** The product's texts of a viewer, except its title. */
export function viewerTexts({ t, format }: StoryLanguage): Omit<PictureViewerLabels, 'title'> {
  return {
    close: t('common.close'),
    previous: t('community.media.previous'),
    next: t('community.media.next'),
    zoomIn: t('community.media.zoomIn'),
    zoomOut: t('community.media.zoomOut'),
    position: (number, count) =>
      t('community.picture', { index: format.number(number), count: format.number(count) }),
    scale: (percent) => format.percent(percent * 10),
    failed: t('common.loadFailed'),
    retry: t('common.retry'),
  };
}

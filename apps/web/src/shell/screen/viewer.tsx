import { PictureViewer, type ViewedPicture } from '@paydirt/ui/picture-viewer';

import { useFormat, useT } from '../../platform/hooks.tsx';
import { useSheetEntry } from './sheet-entry.ts';

export interface ViewerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names what is shown: "Pictures by Ines". */
  title: string;
  pictures: readonly ViewedPicture[];
  index: number;
  onIndexChange: (index: number) => void;
}

/** Show pictures large. Back closes it. It has the area `community` among its texts. */
export function Viewer({ open, onOpenChange, title, ...shown }: ViewerProps) {
  const t = useT();
  const format = useFormat();
  useSheetEntry(open, () => onOpenChange(false));
  return (
    <PictureViewer
      {...shown}
      open={open}
      onOpenChange={onOpenChange}
      labels={{
        title,
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
      }}
    />
  );
}

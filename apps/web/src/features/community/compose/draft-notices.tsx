import { NoticeBar } from '@paydirt/ui/notice-bar';

import { useFormat, useT } from '../../../platform/hooks.tsx';
import { SharedNotice, type SharedNoticeProps } from './shared-notice.tsx';

interface DraftNoticesProps extends Omit<SharedNoticeProps, 'id'> {
  /** Names of pictures that have to be picked again. */
  lost: readonly string[];
  /** Id of content that another app shared; null where there is none. */
  shared: string | null;
}

/**
 * Show what matters before the member continues writing: pictures that were not kept, and content that another app
 * shared.
 */
export function DraftNotices({ lost, shared, ...props }: DraftNoticesProps) {
  const t = useT();
  const format = useFormat();
  return (
    <>
      {lost.length === 0 ? null : (
        <NoticeBar tone="pending" className="mb-4">
          {t('compose.lost', { names: format.list(lost) })}
        </NoticeBar>
      )}
      {shared === null ? null : <SharedNotice key={shared} id={shared} {...props} />}
    </>
  );
}

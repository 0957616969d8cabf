import type { Translate } from '@paydirt/i18n';
import type { ListEnding } from '@paydirt/ui/list-end';

import type { Pages } from '../../platform/data/use-pages.ts';

/** Describe the end of a list that grows. */
export function endingOf(
  { hasMore, loadingMore, moreError }: Pick<Pages<unknown>, 'hasMore' | 'loadingMore' | 'moreError'>,
  t: Translate,
  failureText: (error: unknown) => string,
): ListEnding {
  if (moreError !== undefined)
    return { kind: 'failed', label: failureText(moreError), retryLabel: t('common.retry') };
  if (loadingMore) return { kind: 'loading', label: t('common.loading') };
  if (hasMore) return { kind: 'more', label: t('common.showMore') };
  return { kind: 'complete', label: t('common.listEnd') };
}

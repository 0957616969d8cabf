import type { EpochMs } from '@paydirt/domain';
import { Button } from '@paydirt/ui/button';
import { Illustration, scenes } from '@paydirt/ui/illustration';
import { NoticeBar } from '@paydirt/ui/notice-bar';
import { FailedState, OfflineNotice } from '@paydirt/ui/state-message';
import { useTicker } from '@paydirt/ui/ticker';
import { CallError } from '@paydirt/contract';
import { type ReactNode, useSyncExternalStore } from 'react';

import { isNotFound, type View } from '../../platform/data/view.ts';
import { useRefresh } from '../../platform/data/use-call.ts';
import { useFailureText, useFormat, useOnline, useT } from '../../platform/hooks.tsx';

export interface ViewedProps<T> {
  view: View<T>;
  /** The placeholder while nothing is loaded: with the exact geometry of the content. */
  skeleton: ReactNode;
  /** The content for an empty answer; left out where that cannot be. */
  empty?: ReactNode;
  /** The id that the address names; null or empty where it names none. */
  id?: string | null;
  /** The content where there is nothing of the id; left out where that is a failure like others. */
  notFound?: ReactNode;
  /**
   * The content is inside a padding already, so its notice takes the box's width instead of the page's. @default
   * false
   */
  inset?: boolean;
  /** A part of a page whose own view states already that there is no network. @default false */
  part?: boolean;
  children: (value: T) => ReactNode;
}

/**
 * Render a view: loading, empty, not found, failed with a retry, or ready, with the age of data that could not be
 * refreshed, and of all data from the moment that there is no network.
 */
export function Viewed<T>({
  view,
  skeleton,
  empty = null,
  id,
  notFound,
  inset = false,
  part = false,
  children,
}: ViewedProps<T>) {
  const online = useOnline();
  if (notFound !== undefined && (id === null || id === '' || isNotFound(view))) return notFound;
  switch (view.status) {
    case 'loading':
      return skeleton;
    case 'empty':
      // Of the same shape as below: a form that is part of both keeps its focus and text.
      return (
        <>
          {null}
          {empty}
        </>
      );
    case 'failed':
      return <ViewFailed error={view.error} retry={view.retry} />;
    case 'ready':
      return (
        <>
          {(online ? view.stale : !part) ? <StaleNotice asOf={view.asOf} inset={inset} /> : null}
          {children(view.value)}
        </>
      );
  }
}

/** Show a failed request, with a retry. */
export function ViewFailed({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useT();
  const failureText = useFailureText();
  const online = useOnline();
  const isOffline = error instanceof CallError && error.name === 'offline';
  return (
    <FailedState
      illustration={<Illustration src={isOffline ? scenes.offline : scenes.failed} />}
      // That there is no network, the shell says above.
      title={t(isOffline && online ? 'shell.offline.title' : 'common.loadFailed')}
      text={isOffline ? t('shell.offline.text') : failureText(error)}
      retryLabel={t('common.retry')}
      onRetry={retry}
    />
  );
}

/** Show the age of the figures below: when they were right, and how long ago that is. */
function StaleNotice({ asOf, inset }: { asOf: EpochMs; inset: boolean }) {
  const t = useT();
  const format = useFormat();
  const online = useOnline();
  const refresh = useRefresh();
  const ticker = useTicker();
  const ago = useSyncExternalStore(ticker.subscribe, () => {
    const now = ticker.now();
    return now === null ? '' : format.ago(asOf, now);
  });
  const at = format.dateTime(asOf);
  // After a week, `ago` is only the day, which `at` already contains.
  const time = at.includes(ago) ? at : `${at} (${ago})`;
  const room = inset ? 'mb-3 rounded-card' : '';
  if (!online) return <OfflineNotice text={t('common.offlineAsOf', { time })} className={room} />;
  return (
    <div className={inset ? room : 'px-4 pt-2'}>
      <NoticeBar
        tone="pending"
        action={
          <Button size="sm" onClick={() => void refresh()}>
            {t('common.retry')}
          </Button>
        }
      >
        {t('common.staleAsOf', { time })}
      </NoticeBar>
    </div>
  );
}

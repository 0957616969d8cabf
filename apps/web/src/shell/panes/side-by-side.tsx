import { AppFramePanes } from '@paydirt/ui/app-frame';
import { PageTransition } from '@paydirt/ui/page-transition';
import { useState, type ReactNode } from 'react';

import { useT } from '../../platform/hooks.tsx';
import { CrashBoundary } from '../screen/crash-boundary.tsx';
import { Page } from '../screen/page.tsx';
import { depthOf } from '../route-view.ts';
import { NoDetail } from './no-detail.tsx';
import { PaneContext } from './pane-box.ts';
import type { Panes } from './panes-of.ts';

interface SideBySideProps extends Panes {
  /** The list's chunk and texts have come. */
  listReady: boolean;
  /** The page was animated in and needs no animation of its own. */
  moved: boolean;
  /** The replacement of a page that stopped working. */
  crashed: ReactNode;
}

/** Draw a list and its open item. The list stays as it is while items are opened. */
export function SideBySide({ list, listReady, detail, moved, crashed }: SideBySideProps) {
  const t = useT();
  const [box, setBox] = useState<HTMLElement | null>(null);
  const title = detail?.route?.title ?? list.route?.title;
  return (
    <AppFramePanes
      detailLabel={title === undefined ? '' : t(title)}
      detailRef={setBox}
      list={
        listReady ? (
          <PaneContext key={list.entry.id} value={{ role: 'list', box, chosen: detail?.entry.search }}>
            <CrashBoundary resetKey={list.entry.id} fallback={crashed}>
              <Page rendered={list} current={detail === null} />
            </CrashBoundary>
          </PaneContext>
        ) : null
      }
      detail={
        detail === null ? (
          list.route?.opensDetail ? null : (
            <NoDetail />
          )
        ) : (
          <PageTransition pageKey={detail.entry.id} depth={depthOf(detail.route)} still={moved}>
            <PaneContext value={{ role: 'detail', box: null }}>
              <CrashBoundary resetKey={detail.entry.id} fallback={crashed}>
                <Page rendered={detail} />
              </CrashBoundary>
            </PaneContext>
          </PageTransition>
        )
      }
    />
  );
}

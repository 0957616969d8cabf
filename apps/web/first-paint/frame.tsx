import { AppFrame } from '@paydirt/ui/app-frame';
import { BalanceCardSkeleton } from '@paydirt/ui/balance-card';
import { Header } from '@paydirt/ui/header';
import { IncomePanelSkeleton } from '@paydirt/ui/income-panel';
import { MachineStripSkeleton } from '@paydirt/ui/machine-strip';
import { ProductCardSkeleton } from '@paydirt/ui/product-card';
import { SkeletonBlock, SkeletonLine, SkeletonRow } from '@paydirt/ui/skeleton';
import { TabBar } from '@paydirt/ui/tab-bar';
import { TestRibbon } from '@paydirt/ui/test-ribbon';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import type { Route, SkeletonKind } from '../src/platform/navigation/routes.ts';

/** A placeholder for a text that the first script fills in, of characters that no text of the shell has. */
const textOf = (name: string) => `\u{E000}${name}\u{E001}`;
const TEXT = /\u{E000}([^\u{E001}]*)\u{E001}/gu;

const nothing = () => undefined;

interface FrameProps {
  tabs: readonly Route[];
  /** The tab route that it frames; -1 is any other. */
  current: number;
  /** Is a member's screen: a wide window has its rail. */
  rail?: boolean;
}

/** The shell around a screen. */
function Frame({ tabs, current, rail = false }: FrameProps) {
  const shown = tabs[current];
  return (
    <AppFrame
      ribbon={
        <TestRibbon
          text={textOf('ribbon')}
          clock={null}
          clockSample={textOf('clock')}
          openLabel={textOf('ribbon')}
          onOpen={nothing}
          action={{ label: textOf('day'), onSelect: null }}
        />
      }
      tabBar={
        shown === undefined && !rail ? undefined : (
          <TabBar
            label={textOf('tabs')}
            items={tabs.map((route, index) => ({
              href: `#${route.href()}`,
              label: textOf(`tab ${index}`),
              icon: route.tab?.icon ?? 'home',
              current: index === current,
            }))}
          />
        )
      }
      tabs={shown === undefined ? 'rail' : 'everywhere'}
      extent={shown?.wide ? 'page' : 'column'}
    >
      <div className="flex flex-1 flex-col">
        <Header
          title={shown === undefined ? '' : textOf(`tab ${current}`)}
          // Home has the languages there, other tabs nothing, and pages below them the way back.
          start={shown === undefined || shown.skeleton === 'home' ? <span className="target" /> : undefined}
        />
        <div className="flex flex-1 flex-col pb-8">
          <div role="status" aria-busy="true" data-first="screen">
            <span className="sr-only">{textOf('loading')}</span>
          </div>
        </div>
      </div>
    </AppFrame>
  );
}

const NO_TEXT = '\u{A0}';

/** Each kind of screen while it loads, in the boxes that it will have. */
const SKELETONS: Readonly<Record<SkeletonKind, ReactNode>> = {
  home: (
    <div className="grid grid-cols-1 gap-6 px-4 lg:grid-cols-2 lg:gap-8">
      <div className="flex min-w-0 flex-col gap-5">
        <BalanceCardSkeleton
          chart
          texts={{ label: NO_TEXT, note: NO_TEXT, figures: [], actions: [NO_TEXT, NO_TEXT] }}
        />
        <IncomePanelSkeleton />
        <div>
          <div className="mb-13 h-11 border-b border-line" />
          <MachineStripSkeleton />
        </div>
      </div>
      <div className="pt-12">
        <MachineStripSkeleton />
      </div>
    </div>
  ),
  cards: (
    <div className="flex flex-col gap-3 px-4 pt-1">
      <SkeletonBlock className="target" />
      <SkeletonBlock className="target" />
      <ProductCardSkeleton />
      <ProductCardSkeleton />
      <ProductCardSkeleton />
    </div>
  ),
  feed: (
    <div className="animate-breathe">
      <FeedItem />
      <FeedItem />
      <FeedItem />
    </div>
  ),
  list: (
    <div className="animate-breathe">
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
    </div>
  ),
  form: (
    <div className="flex animate-breathe flex-col gap-6 px-4 pt-2">
      <SkeletonLine extent="long" />
      <SkeletonBlock className="h-12" />
      <SkeletonBlock className="h-12" />
      <SkeletonBlock className="h-12" />
    </div>
  ),
  page: (
    <div className="flex animate-breathe flex-col gap-6 px-4 pt-2">
      <div className="flex flex-col gap-2">
        <SkeletonLine size="24" extent="medium" />
        <SkeletonLine size="13" extent="full" />
      </div>
      <SkeletonBlock className="h-32" />
      <SkeletonBlock className="h-56" />
    </div>
  ),
};

function FeedItem() {
  return (
    <div className="flex flex-col gap-3 border-b border-line px-4 py-4">
      <div className="flex items-center gap-3">
        <SkeletonBlock className="size-10 rounded-card" />
        <SkeletonLine extent="short" className="flex-1" />
      </div>
      <SkeletonLine extent="full" />
      <SkeletonLine extent="long" />
    </div>
  );
}

/** Render the first script's templates by name: the frame of each tab, one without a tab, and each skeleton. */
export function templates(tabs: readonly Route[]): Readonly<Record<string, string>> {
  const frames = [-1, ...tabs.keys()].map(
    (current) => [`frame-${current}`, markupOf(<Frame tabs={tabs} current={current} />)] as const,
  );
  const rail = markupOf(<Frame tabs={tabs} current={-1} rail />);
  const skeletons = Object.entries(SKELETONS).map(
    ([kind, skeleton]) => [kind, markupOf(<div aria-hidden="true">{skeleton}</div>)] as const,
  );
  return Object.fromEntries([...frames, ['frame-rail', rail], ...skeletons]);
}

/**
 * Markup without inline styles, which the page's policy forbids, and with a mark on every element that gets a text.
 */
function markupOf(element: ReactNode): string {
  return (
    renderToStaticMarkup(element)
      .replaceAll(/ style="flex-grow:(\d+)"/g, ' data-grow="$1"')
      .replaceAll(/ aria-label="\u{E000}([^\u{E001}]*)\u{E001}"/gu, ' data-label="$1"')
      // A page without a tab has its name from its screen.
      .replaceAll(/<h1 ([^>]*)><\/h1>/g, '<h1 aria-hidden="true" $1></h1>')
      .replaceAll(/>\u{E000}([^\u{E001}]*)\u{E001}</gu, ' data-first="$1"><')
      .replaceAll(TEXT, '')
  );
}

import { ActionBar } from '@paydirt/ui/action-bar';
import { AppFrame, AppFramePanes } from '@paydirt/ui/app-frame';
import { Avatar } from '@paydirt/ui/avatar';
import { Backdrop } from '@paydirt/ui/backdrop';
import { BottomSheet } from '@paydirt/ui/bottom-sheet';
import { Button } from '@paydirt/ui/button';
import { ConfirmDialog } from '@paydirt/ui/confirm-dialog';
import { Countdown } from '@paydirt/ui/countdown';
import { DayPass } from '@paydirt/ui/day-pass';
import { Dialog } from '@paydirt/ui/dialog';
import { FeedPost } from '@paydirt/ui/feed-post';
import { Header } from '@paydirt/ui/header';
import { HeaderMenu } from '@paydirt/ui/header-menu';
import { Icon } from '@paydirt/ui/icon';
import { CountDot, IconButton, IconLink } from '@paydirt/ui/icon-button';
import { LazyVideo } from '@paydirt/ui/lazy-video';
import { ListEnd } from '@paydirt/ui/list-end';
import { Menu } from '@paydirt/ui/menu';
import { NoticeBar } from '@paydirt/ui/notice-bar';
import { NoticeTicker } from '@paydirt/ui/notice-ticker';
import { OutsideLink } from '@paydirt/ui/outside-link';
import { pageDirection, PageTransition } from '@paydirt/ui/page-transition';
import { PickerSheet } from '@paydirt/ui/picker-sheet';
import { PictureGrid } from '@paydirt/ui/picture-grid';
import { PictureViewer } from '@paydirt/ui/picture-viewer';
import { Progress } from '@paydirt/ui/progress';
import { ProgressBar } from '@paydirt/ui/progress-bar';
import { ProgressTimeline } from '@paydirt/ui/progress-timeline';
import { ProofPath } from '@paydirt/ui/proof-path';
import { RecordList, RecordListSkeleton, type RecordListRow } from '@paydirt/ui/record-list';
import { RecordRow, RecordRowSkeleton, type RecordRowContent } from '@paydirt/ui/record-row';
import { RelativeTime } from '@paydirt/ui/relative-time';
import { RiskNotice } from '@paydirt/ui/risk-notice';
import { SectionHeading } from '@paydirt/ui/section-heading';
import { EmptyState, FailedState, OfflineNotice } from '@paydirt/ui/state-message';
import { Spinner } from '@paydirt/ui/spinner';
import { TabBar } from '@paydirt/ui/tab-bar';
import { TestRibbon } from '@paydirt/ui/test-ribbon';
import { TextLink } from '@paydirt/ui/text-link';
import { ToastRegion } from '@paydirt/ui/toast';
import { UpdatePrompt } from '@paydirt/ui/update-prompt';
import { addMs, epochMs, formatMoneyParts, usdt } from '@paydirt/ui/values';
import type { ReactNode } from 'react';

const nothing = () => undefined;
const noon = epochMs(Date.UTC(2026, 10, 21, 12));
const amount = formatMoneyParts(usdt(12_000_000n), 'en-US', 'delta');
const node = { label: 'You', amount, hash: 'a1b2' };

const record: RecordRowContent = {
  icon: 'receipt',
  title: 'Income',
  time: '12:00',
  source: 'Machine revenue',
  amount,
  flow: 'income',
  status: 'Arrived',
  statusKind: 'settled',
};
const row = (key: number): RecordListRow => ({ key, href: `#/record/${key}`, ...record });
const daysOf = (count: number) => [
  { key: 'today', label: 'Today', figure: '+3.40', records: Array.from({ length: count }, (_, at) => at) },
];
const few = daysOf(3);
const many = daysOf(1000);

/** The frame of an app around its content, and each component that tells what goes on. */
export function EveryFrame({ children }: { children: ReactNode }) {
  return (
    <AppFrame
      ribbon={<TestRibbon text="Test" clock="12:00" openLabel="What is this?" onOpen={nothing} />}
      tabBar={<TabBar label="Main" items={[{ href: '#/', label: 'Home', icon: 'home', current: true }]} />}
    >
      <DayPass
        title="Nov 22 has passed"
        scene={{
          picture: '/media/jig.svg',
          text: 'Jig earned 3.88',
          streams: [
            {
              tone: 'paid',
              text: '2.81',
              label: 'to those who lease it',
              note: '1.69 short',
              short: true,
              share: 0.7,
            },
          ],
        }}
        yours={{ label: 'Your share', text: '+1.25', href: '#/records' }}
        sums={{ href: '#/money', rows: [{ label: 'Machines earned', text: '139.59' }] }}
        machines={[
          {
            id: 'jig',
            name: 'Jig',
            text: '3.88 earned, 4.50 owed, 2.81 paid',
            note: '1.69 short',
            short: true,
            yours: '+1.25',
            href: '#/money',
          },
        ]}
        action={{ label: 'Collect', href: '#/collect' }}
        labels={{ machines: 'Machine by machine', skip: 'Skip', close: 'Close' }}
        onClose={nothing}
      />
      <ProgressBar active label="Loading" />
      <Progress value={3} max={12} label="Confirmations" valueText="3 of 12" counted />
      <Spinner size="lg" label="Loading" />
      <Header
        title="Machines"
        start={<IconLink href="#/" icon="back" label="Back" />}
        actions={<IconButton icon="bell" label="Messages" count={3} />}
      />
      <PageTransition pageKey="machines" depth={pageDirection(0, 1) === 'deeper' ? 1 : 0}>
        <AppFramePanes list={children} detail="Nothing chosen yet" detailLabel="Machine" />
      </PageTransition>
      <NoticeBar tone="info" title="Note" onDismiss={nothing} dismissLabel="Dismiss">
        The service is well
      </NoticeBar>
      <NoticeTicker
        label="Notices"
        notices={[{ id: '1', text: 'A notice', href: '#/notice' }]}
        nextLabel="Next"
        countLabel={(shown, all) => `${shown} of ${all}`}
      />
      <SectionHeading title="Records" more={{ href: '#/records', label: 'All' }} />
      <RecordList
        label="Few records"
        days={few}
        row={row}
        ending={{ kind: 'more', label: 'More' }}
        onEndReached={nothing}
      />
      <RecordList
        label="Many records"
        days={many}
        row={row}
        ending={{ kind: 'complete', label: 'That is all' }}
      />
      <RecordListSkeleton rows={2} />
      <RecordRow {...record} />
      <RecordRowSkeleton />
      <ListEnd ending={{ kind: 'loading', label: 'Loading' }} onEndReached={nothing} />
      <PictureGrid pictures={[{ src: '/a.png', label: 'A picture' }]} onOpen={nothing} />
      <OutsideLink href="https://example.org/film" host="example.org" title="A film" note="Opens elsewhere" />
      <FeedPost
        name="Ada"
        avatar={<Avatar name="Ada" decorative />}
        time={<RelativeTime at={epochMs(0)} format={() => 'Today'} exact="1 January" />}
        paragraphs={['First', 'Second']}
        media={
          <LazyVideo
            src="/film.mp4"
            title="A film"
            labels={{ play: 'Play', failed: 'Does not play', retry: 'Retry' }}
          />
        }
        like={{ label: 'Like', count: '3', liked: false, onLike: nothing }}
        comment={{ label: 'Comment', count: null, onOpen: nothing }}
      />
      <ProgressTimeline
        steps={[{ label: 'Asked', state: 'done' }]}
        stateLabels={{ done: 'Done', current: 'Now', upcoming: 'Then', failed: 'Failed' }}
      />
      <ProofPath
        label="Proof"
        leaf={node}
        steps={[{ ...node, side: 'left', above: node }]}
        root={node}
        state="valid"
        result="It holds"
        stepsLabel="Steps"
      />
      <RiskNotice title="Risk" link={<TextLink href="#/risk">Read on</TextLink>}>
        Income can fail to come.
      </RiskNotice>
      <EmptyState title="Nothing here" action={<Button>Look again</Button>} />
      <FailedState title="Could not be loaded" onRetry={nothing} retryLabel="Retry" />
      <OfflineNotice text="As of 12:00" />
      <p>
        <Icon name="home" size={20} /> <Icon name="wallet" /> <CountDot count={3} />
        <Countdown
          endsAt={addMs(noon, 60_000)}
          format={{ running: 'Ends in {left}', days: '{days} d {clock}', ended: 'Over' }}
          announce={() => 'Soon over'}
        />
      </p>
      <ActionBar>
        <Button variant="primary">Go on</Button>
      </ActionBar>
      <EveryOverlay />
    </AppFrame>
  );
}

function EveryOverlay() {
  const closed = { open: false, onOpenChange: nothing };
  return (
    <>
      <div hidden>
        <Backdrop open={false} />
      </div>
      <BottomSheet {...closed} title="Sheet" closeLabel="Close">
        In a sheet
      </BottomSheet>
      <ConfirmDialog
        {...closed}
        title="Sure?"
        text="This ends it."
        confirmLabel="End it"
        cancelLabel="Keep it"
        onConfirm={nothing}
      />
      <Dialog
        title="Dialog"
        closeLabel="Close"
        trigger={<Button>Open</Button>}
        footer={<Button>Save</Button>}
      >
        In a dialog
      </Dialog>
      <Menu
        trigger={<IconButton icon="more" label="More" />}
        entries={[
          { label: 'Open', href: '#/open' },
          { label: 'Danger', entries: [{ label: 'Delete', tone: 'danger', onSelect: nothing }] },
        ]}
      />
      <HeaderMenu {...closed} title="Menu" closeLabel="Close" entries={[]} />
      <PickerSheet
        {...closed}
        title="Pick"
        closeLabel="Close"
        columns={[]}
        onValueChange={nothing}
        confirmLabel="OK"
        onConfirm={nothing}
      />
      <PictureViewer
        {...closed}
        pictures={[]}
        index={0}
        onIndexChange={nothing}
        labels={{
          title: 'Pictures',
          close: 'Close',
          previous: 'Previous',
          next: 'Next',
          zoomIn: 'Closer',
          zoomOut: 'Farther',
          position: (number, count) => `${number} of ${count}`,
          scale: (percent) => `${percent} %`,
          failed: 'Failed',
          retry: 'Retry',
        }}
      />
      <ToastRegion
        label="Messages"
        dismissLabel="Dismiss"
        toasts={[{ id: '1', tone: 'success', text: 'Done' }]}
        onDismiss={nothing}
      />
      <UpdatePrompt
        open={false}
        title="New version"
        text="Load it"
        changesLabel="Changes"
        changes={[]}
        confirmLabel="Load"
        onConfirm={nothing}
        cancel={null}
      />
    </>
  );
}

import type { IncomeSummary } from '@paydirt/contract/wallet/income';
import { SegmentedTabs, TabPanel } from '@paydirt/ui/segmented-tabs';
import { SkeletonRow } from '@paydirt/ui/skeleton';

import { useEntryState } from '../../../platform/navigation/entry-state.ts';
import { useT } from '../../../platform/hooks.tsx';
import { PagePart } from '../../../shell/screen/page-part.tsx';
import { part } from '../../../shell/screen/part.tsx';
import { HomeMachines } from './home-machines.tsx';

// These chunks and their texts load when their tab is first selected.
const HomeWallet = part(['balance'], async () => (await import('./home-wallet.tsx')).HomeWallet);
const HomeYou = part(['checkin', 'mailbox'], async () => (await import('./home-you.tsx')).HomeYou);

type OverviewTab = 'machines' | 'wallet' | 'you';

/** Show the member's machines, their week of money and their profile, one at a time. */
export function HomeOverview({ income }: { income: IncomeSummary | null }) {
  const t = useT();
  const [tab, setTab] = useEntryState<OverviewTab>('overview', 'machines');
  return (
    <section>
      <SegmentedTabs
        variant="lines"
        label={t('home.overview.label')}
        value={tab}
        onValueChange={setTab}
        items={[
          { value: 'machines', label: t('shell.tab.machines') },
          { value: 'wallet', label: t('home.overview.wallet') },
          { value: 'you', label: t('home.overview.you') },
        ]}
      >
        <TabPanel value="machines" className="pt-2">
          <HomeMachines income={income} />
        </TabPanel>
        <TabPanel value="wallet">
          <PagePart skeleton={<RowsSkeleton />}>
            <HomeWallet />
          </PagePart>
        </TabPanel>
        <TabPanel value="you">
          <PagePart skeleton={<RowsSkeleton />}>
            <HomeYou />
          </PagePart>
        </TabPanel>
      </SegmentedTabs>
    </section>
  );
}

function RowsSkeleton() {
  return (
    <div aria-hidden="true" className="-mx-4 animate-breathe">
      {[0, 1, 2, 3].map((row) => (
        <SkeletonRow key={row} />
      ))}
    </div>
  );
}

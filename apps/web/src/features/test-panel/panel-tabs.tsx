import { SegmentedTabs, TabPanel } from '@paydirt/ui/segmented-tabs';
import { type ReactNode, useState } from 'react';

import { useT } from '../../platform/hooks.tsx';
import type { PanelPart } from '../../platform/platform.ts';
import { PanelBreaking } from './panel-breaking.tsx';
import { PanelBudget } from './panel-budget.tsx';
import { PanelClassKey } from './panel-class-key.tsx';
import { PanelClock } from './panel-clock.tsx';
import { PanelClosable } from './panel-closable.tsx';
import { PanelDeposits } from './panel-deposits.tsx';
import { PanelFaucet } from './panel-faucet.tsx';
import { PanelFeedback } from './panel-feedback.tsx';
import { PanelGuide } from './panel-guide.tsx';
import { PanelInvitations } from './panel-invitations.tsx';
import { PanelLedger } from './panel-ledger.tsx';
import { PanelMembers } from './panel-members.tsx';
import { PanelOutbox } from './panel-outbox.tsx';
import { PanelPublish } from './panel-publish.tsx';
import { PanelReports } from './panel-reports.tsx';
import { PanelReset } from './panel-reset.tsx';
import { PanelScenarios } from './panel-scenarios.tsx';
import { partId } from './panel-section.tsx';
import { PanelSubmissions } from './panel-submissions.tsx';
import { PanelSupport } from './panel-support.tsx';
import { PanelTopUp } from './panel-top-up.tsx';
import { PanelValues } from './panel-values.tsx';
import { PanelVersion } from './panel-version.tsx';
import { PanelWithdrawal } from './panel-withdrawal.tsx';
import { PanelWorld } from './panel-world.tsx';

const TABS = ['time', 'accounts', 'money', 'values', 'inbox', 'app', 'world'] as const;
type Tab = (typeof TABS)[number];

/** The tab of each part that something leads to. */
const TAB_OF: Readonly<Record<PanelPart, Tab>> = {
  clock: 'time',
  outbox: 'time',
  members: 'accounts',
  faucet: 'money',
  submissions: 'inbox',
};

export interface PanelTabsProps {
  /** The requested part. */
  part: PanelPart;
  /** Without the class key: what is the member's own, and a field for the key (decision 0026). */
  own: boolean;
  onDone: () => void;
}

/** Group the parts of the panel, a tab for each group; only the parts of the open tab ask the services. */
export function PanelTabs(props: PanelTabsProps) {
  const t = useT();
  const [chosen, setChosen] = useState(TAB_OF[props.part]);
  const groups = props.own ? ownGroups(props) : allGroups(props);
  const tab = groups[chosen] === null ? 'time' : chosen;
  return (
    <SegmentedTabs
      label={t('test.title')}
      items={TABS.flatMap((value) =>
        groups[value] === null ? [] : { value, label: t(`test.tab.${value}`) },
      )}
      value={tab}
      onValueChange={setChosen}
    >
      <TabPanel
        value={tab}
        className="flex flex-col gap-6 pt-4 *:not-first:border-t *:not-first:border-line *:not-first:pt-6"
      >
        {groups[tab]}
      </TabPanel>
    </SegmentedTabs>
  );
}

type Groups = Readonly<Record<Tab, ReactNode>>;

function ownGroups({ part, onDone }: PanelTabsProps): Groups {
  return {
    time: (
      <>
        <PanelClassKey />
        <PanelClock id={partId('clock')} readOnly />
        <PanelOutbox id={partId('outbox')} onDone={onDone} />
      </>
    ),
    accounts: <PanelInvitations onDone={onDone} />,
    money: (
      <>
        <PanelFaucet id={partId('faucet')} own onDone={part === 'faucet' ? onDone : undefined} />
        <PanelDeposits />
      </>
    ),
    values: <PanelValues />,
    inbox: null,
    app: null,
    world: (
      <>
        <PanelBreaking />
        <PanelLedger />
      </>
    ),
  };
}

function allGroups({ part, onDone }: PanelTabsProps): Groups {
  return {
    time: (
      <>
        <PanelClock id={partId('clock')} />
        <PanelOutbox id={partId('outbox')} onDone={onDone} />
      </>
    ),
    accounts: (
      <>
        <PanelInvitations onDone={onDone} />
        <PanelMembers id={partId('members')} onDone={onDone} />
      </>
    ),
    money: (
      <>
        <PanelFaucet id={partId('faucet')} onDone={part === 'faucet' ? onDone : undefined} />
        <PanelDeposits />
        <PanelWithdrawal />
        <PanelBudget />
        <PanelTopUp />
      </>
    ),
    values: <PanelValues />,
    inbox: (
      <>
        <PanelSubmissions id={partId('submissions')} />
        <PanelReports />
        <PanelGuide />
        <PanelSupport />
        <PanelFeedback />
      </>
    ),
    app: (
      <>
        <PanelPublish />
        <PanelVersion />
        <PanelClosable name="coupons" />
        <PanelClosable name="emailRegistration" />
      </>
    ),
    world: (
      <>
        <PanelBreaking />
        <PanelLedger />
        <PanelScenarios onDone={onDone} />
        <PanelWorld onDone={onDone} />
        <PanelReset onDone={onDone} />
      </>
    ),
  };
}

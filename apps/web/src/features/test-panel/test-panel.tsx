import { Divider } from '@paydirt/ui/card';
import { Skeleton, SkeletonRow } from '@paydirt/ui/skeleton';
import { useEffect, useState } from 'react';

import { useT } from '../../platform/hooks.tsx';
import type { PanelPart } from '../../platform/platform.ts';
import { Sheet } from '../../shell/screen/sheet.tsx';
import { usePanelAccess } from './data/panel-access.ts';
import { PanelBreaking } from './panel-breaking.tsx';
import { PanelBudget } from './panel-budget.tsx';
import { PanelClock } from './panel-clock.tsx';
import { PanelClosable } from './panel-closable.tsx';
import { PanelDeposits } from './panel-deposits.tsx';
import { PanelFeedback } from './panel-feedback.tsx';
import { PanelFaucet } from './panel-faucet.tsx';
import { PanelGuide } from './panel-guide.tsx';
import { PanelInvitations } from './panel-invitations.tsx';
import { PanelLedger } from './panel-ledger.tsx';
import { PanelMembers } from './panel-members.tsx';
import { PanelOutbox } from './panel-outbox.tsx';
import { PanelOwn, type PanelOwnProps } from './panel-own.tsx';
import { PanelReports } from './panel-reports.tsx';
import { PanelPublish } from './panel-publish.tsx';
import { PanelSupport } from './panel-support.tsx';
import { PanelReset } from './panel-reset.tsx';
import { partId } from './panel-section.tsx';
import { PanelSubmissions } from './panel-submissions.tsx';
import { PanelScenarios } from './panel-scenarios.tsx';
import { PanelTopUp } from './panel-top-up.tsx';
import { PanelValues } from './panel-values.tsx';
import { PanelVersion } from './panel-version.tsx';
import { PanelWithdrawal } from './panel-withdrawal.tsx';

/** Events of a person who uses the panel. */
const INTERACTION_EVENTS = ['pointerdown', 'wheel', 'touchmove', 'keydown'] as const;

export interface TestPanelProps {
  /** The part that is scrolled to when it opens. */
  part: PanelPart;
  onClose: () => void;
}

/** The drawer behind the ribbon: clock, messages, members, play money, and ways to break things (PRODUCT 11). */
export function TestPanel({ part, onClose }: TestPanelProps) {
  const t = useT();
  const [open, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    onClose();
  };

  useEffect(() => {
    if (part === 'clock') return undefined;
    // The sheet's own chunk comes after this one, and the parts above this one later still: it is kept in view
    // until somebody takes over.
    const changed = new MutationObserver(scroll);
    function scroll() {
      document.getElementById(partId(part))?.scrollIntoView({ block: 'start' });
    }
    const stop = () => changed.disconnect();
    changed.observe(document.body, { childList: true, subtree: true });
    scroll();
    for (const type of INTERACTION_EVENTS) window.addEventListener(type, stop, { once: true, passive: true });
    return () => {
      stop();
      for (const type of INTERACTION_EVENTS) window.removeEventListener(type, stop);
    };
  }, [part]);

  return (
    <Sheet
      open={open}
      onOpenChange={(next) => {
        if (!next) close();
      }}
      title={t('test.title')}
      text={t('test.intro')}
    >
      <div className="flex flex-col gap-6">
        <Parts part={part} onDone={close} />
      </div>
    </Sheet>
  );
}

function Parts({ part, onDone }: PanelOwnProps) {
  const t = useT();
  const access = usePanelAccess();
  if (access === 'asking') {
    return (
      <Skeleton label={t('common.loading')}>
        <SkeletonRow />
        <SkeletonRow />
        <SkeletonRow />
      </Skeleton>
    );
  }
  if (access === 'own') return <PanelOwn part={part} onDone={onDone} />;
  return (
    <>
      <PanelClock id={partId('clock')} />
      <Divider />
      <PanelOutbox id={partId('outbox')} onDone={onDone} />
      <Divider />
      <PanelMembers id={partId('members')} onDone={onDone} />
      <Divider />
      <PanelInvitations id={partId('invitations')} onDone={onDone} />
      <Divider />
      <PanelFaucet id={partId('faucet')} onDone={part === 'faucet' ? onDone : undefined} />
      <Divider />
      <PanelDeposits />
      <Divider />
      <PanelValues />
      <Divider />
      <PanelSubmissions id={partId('submissions')} />
      <Divider />
      <PanelWithdrawal />
      <Divider />
      <PanelClosable name="coupons" />
      <Divider />
      <PanelClosable name="emailRegistration" />
      <Divider />
      <PanelReports />
      <Divider />
      <PanelGuide />
      <Divider />
      <PanelPublish />
      <Divider />
      <PanelVersion />
      <Divider />
      <PanelSupport />
      <Divider />
      <PanelFeedback />
      <Divider />
      <PanelBudget />
      <Divider />
      <PanelTopUp />
      <Divider />
      <PanelBreaking />
      <Divider />
      <PanelLedger />
      <Divider />
      <PanelScenarios onDone={onDone} />
      <Divider />
      <PanelReset onDone={onDone} />
    </>
  );
}

import { Divider } from '@paydirt/ui/card';
import { useEffect, useState } from 'react';

import { useT } from '../../platform/hooks.tsx';
import type { PanelPart } from '../../platform/platform.ts';
import { Sheet } from '../../shell/screen/sheet.tsx';
import { PanelBreaking } from './panel-breaking.tsx';
import { PanelClock } from './panel-clock.tsx';
import { PanelDeposits } from './panel-deposits.tsx';
import { PanelFaucet } from './panel-faucet.tsx';
import { PanelInvitations } from './panel-invitations.tsx';
import { PanelLedger } from './panel-ledger.tsx';
import { PanelMembers } from './panel-members.tsx';
import { PanelOutbox } from './panel-outbox.tsx';
import { PanelReset } from './panel-reset.tsx';
import { PanelValues } from './panel-values.tsx';
import { PanelWithdrawal } from './panel-withdrawal.tsx';

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
    // The sheet's own chunk comes after this one, so its parts are looked for until they are there.
    const appeared = new MutationObserver(scroll);
    function scroll() {
      const element = document.getElementById(partId(part));
      if (element === null) return;
      appeared.disconnect();
      if (part !== 'clock') element.scrollIntoView({ block: 'start' });
    }
    appeared.observe(document.body, { childList: true, subtree: true });
    scroll();
    return () => appeared.disconnect();
  }, [part]);

  return (
    <Sheet
      open={open}
      onOpenChange={(next) => {
        if (!next) close();
      }}
      title={t('test.title')}
      description={t('test.intro')}
    >
      <div className="flex flex-col gap-6">
        <PanelClock id={partId('clock')} />
        <Divider />
        <PanelOutbox id={partId('outbox')} />
        <Divider />
        <PanelMembers id={partId('members')} onDone={close} />
        <Divider />
        <PanelInvitations id={partId('invitations')} />
        <Divider />
        <PanelFaucet id={partId('faucet')} />
        <Divider />
        <PanelDeposits />
        <Divider />
        <PanelValues />
        <Divider />
        <PanelWithdrawal />
        <Divider />
        <PanelBreaking />
        <Divider />
        <PanelLedger />
        <Divider />
        <PanelReset onDone={close} />
      </div>
    </Sheet>
  );
}

function partId(part: PanelPart): string {
  return `test-panel-${part}`;
}

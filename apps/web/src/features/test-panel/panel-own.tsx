import { Divider } from '@paydirt/ui/card';

import type { PanelPart } from '../../platform/platform.ts';
import { PanelBreaking } from './panel-breaking.tsx';
import { PanelClassKey } from './panel-class-key.tsx';
import { PanelClock } from './panel-clock.tsx';
import { PanelDeposits } from './panel-deposits.tsx';
import { PanelFaucet } from './panel-faucet.tsx';
import { PanelInvitations } from './panel-invitations.tsx';
import { PanelLedger } from './panel-ledger.tsx';
import { PanelOutbox } from './panel-outbox.tsx';
import { partId } from './panel-section.tsx';
import { PanelValues } from './panel-values.tsx';

export interface PanelOwnProps {
  /** The requested part. */
  part: PanelPart;
  onDone: () => void;
}

/** Show the part of the panel that anybody has in class mode, and the way to the rest of it. */
export function PanelOwn({ part, onDone }: PanelOwnProps) {
  return (
    <>
      <PanelClassKey />
      <Divider />
      <PanelClock id={partId('clock')} readOnly />
      <Divider />
      <PanelOutbox id={partId('outbox')} own onDone={onDone} />
      <Divider />
      <PanelInvitations id={partId('invitations')} onDone={onDone} />
      <Divider />
      <PanelFaucet id={partId('faucet')} own onDone={part === 'faucet' ? onDone : undefined} />
      <Divider />
      <PanelDeposits />
      <Divider />
      <PanelValues />
      <Divider />
      <PanelBreaking />
      <Divider />
      <PanelLedger />
    </>
  );
}

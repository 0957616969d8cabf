import type { ResultOf } from '@paydirt/contract';
import type { rechargeConfig } from '@paydirt/contract/wallet/recharge';
import type { ReactNode } from 'react';

import { useRechargeConfig } from '../data/recharge.ts';
import { useQueryParameter } from '../../../platform/navigation/hash-location.ts';
import { Screen } from '../../../shell/screen/screen.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { RechargeStatus } from './recharge-status.tsx';

interface RechargePageProps {
  skeleton: ReactNode;
  /** The form of this way of recharging, once what it needs and costs is known. */
  children: (config: ResultOf<typeof rechargeConfig>) => ReactNode;
}

/** The page of one way of recharging: its form, and then the recharge itself, at an address of its own. */
export function RechargePage({ skeleton, children }: RechargePageProps) {
  const id = useQueryParameter('id');
  const config = useRechargeConfig();
  if (id !== null) return <RechargeStatus id={id} />;
  return (
    <Screen>
      <Viewed view={config} skeleton={skeleton}>
        {children}
      </Viewed>
    </Screen>
  );
}

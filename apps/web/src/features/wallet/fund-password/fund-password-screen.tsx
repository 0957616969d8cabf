import { Skeleton, SkeletonBlock, SkeletonLine } from '@paydirt/ui/skeleton';

import { useFundPasswordChannels, useFundPasswordState } from '../data/destinations.ts';
import { useReturn } from '../../../forms/use-return.ts';
import { useT, useToast } from '../../../platform/hooks.tsx';
import { useQueryParameter } from '../../../platform/navigation/hash-location.ts';
import { accountRoutes } from '../../../routes/account.ts';
import { walletRoutes } from '../../../routes/wallet.ts';
import { Screen } from '../../../shell/screen/screen.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { FundPasswordForm } from './fund-password-form.tsx';

/** Set or change the fund password, by a code. */
export function FundPasswordScreen() {
  const t = useT();
  const toast = useToast();
  const here = walletRoutes.fundPassword.href({ to: useQueryParameter('to') });
  const back = useReturn(accountRoutes.me.href());
  const state = useFundPasswordState();
  const channels = useFundPasswordChannels();
  return (
    <Screen>
      <Viewed view={state} skeleton={<FormSkeleton />}>
        {(known) => (
          <Viewed view={channels} skeleton={<FormSkeleton />}>
            {(ways) => (
              <div className="px-4 pt-2">
                <FundPasswordForm
                  state={known}
                  channels={ways}
                  here={here}
                  onSet={() => {
                    toast(t('destinations.fund.doneSet'), 'success');
                    back.go();
                  }}
                />
              </div>
            )}
          </Viewed>
        )}
      </Viewed>
    </Screen>
  );
}

function FormSkeleton() {
  const t = useT();
  return (
    <Skeleton label={t('common.loading')}>
      <div className="flex flex-col gap-6 px-4 pt-2">
        <SkeletonLine size="15" extent="long" />
        {[0, 1, 2, 3].map((index) => (
          <SkeletonBlock key={index} className="h-18" />
        ))}
      </div>
    </Skeleton>
  );
}

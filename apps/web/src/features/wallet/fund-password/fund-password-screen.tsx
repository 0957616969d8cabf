import { Skeleton, SkeletonBlock, SkeletonLine } from '@paydirt/ui/skeleton';

import { useFundPasswordChannels, useFundPasswordState } from '../data/destinations.ts';
import { useT } from '../../../platform/hooks.tsx';
import { Screen } from '../../../shell/screen/screen.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { FundPasswordForm } from './fund-password-form.tsx';

/** Set or change the fund password, by a code. */
export function FundPasswordScreen() {
  const state = useFundPasswordState();
  const channels = useFundPasswordChannels();
  return (
    <Screen>
      <Viewed view={state} skeleton={<FormSkeleton />}>
        {(known) => (
          <Viewed view={channels} skeleton={<FormSkeleton />}>
            {(ways) => <FundPasswordForm state={known} channels={ways} />}
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

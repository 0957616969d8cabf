import { Skeleton, SkeletonBlock, SkeletonLine } from '@paydirt/ui/skeleton';

import { useT } from '../../../platform/hooks.tsx';
import { Screen } from '../../../shell/screen/screen.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { useRewardOfKind } from '../data/rewards.ts';
import { SubmissionStatus } from '../submission/submission-status.tsx';
import { VideoForm } from './video-form.tsx';

/** Share a video: its link or a screenshot, and how its review goes. */
export function ShareLinkScreen() {
  const t = useT();
  return (
    <Screen>
      <div className="flex flex-col gap-5 px-4 pt-2">
        <p className="text-15 text-pretty text-ink-2">{t('earn.kind.share_link.rule')}</p>
        <Viewed
          inset
          view={useRewardOfKind('share_link')}
          skeleton={
            <Skeleton label={t('common.loading')}>
              <SkeletonLine extent="long" />
              <SkeletonBlock className="my-4 h-11" />
              <SkeletonBlock className="h-14" />
            </Skeleton>
          }
        >
          {(kind) => (
            <>
              <SubmissionStatus {...kind} />
              {kind.reward.state === 'open' || kind.reward.state === 'refused' ? <VideoForm /> : null}
            </>
          )}
        </Viewed>
      </div>
    </Screen>
  );
}

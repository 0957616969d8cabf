import { ButtonLink } from '@paydirt/ui/button';
import { NoticeBar } from '@paydirt/ui/notice-bar';
import { Skeleton, SkeletonBlock, SkeletonLine } from '@paydirt/ui/skeleton';
import type { ReactNode } from 'react';

import { useVerification } from '../../../forms/code/verification.ts';
import { useT } from '../../../platform/hooks.tsx';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { accountRoutes } from '../../../routes/account.ts';
import { Viewed } from '../../../shell/screen/viewed.tsx';

interface VerifyGateProps {
  /** The form's address, to which the member returns. */
  to: string;
  children: ReactNode;
}

/**
 * Show a sensitive form once this session's identity is confirmed; before, link to the confirmation, which leads
 * back.
 */
export function VerifyGate({ to, children }: VerifyGateProps) {
  const t = useT();
  return (
    <Viewed view={useVerification()} skeleton={<FormSkeleton />}>
      {({ verifiedUntil }) =>
        verifiedUntil === null ? (
          <div className="px-4 pt-2">
            <NoticeBar
              tone="pending"
              action={
                <ButtonLink variant="primary" href={hashHref(accountRoutes.verify.href({ to }))}>
                  {t('security.verify.title')}
                </ButtonLink>
              }
            >
              {t('security.verify.intro')}
            </NoticeBar>
          </div>
        ) : (
          children
        )
      }
    </Viewed>
  );
}

/** A form of four fields on its way. */
export function FormSkeleton() {
  const t = useT();
  return (
    <Skeleton label={t('common.loading')}>
      <div className="flex flex-col gap-6 px-4 pt-2">
        <SkeletonLine size="15" extent="long" />
        {[0, 1, 2].map((index) => (
          <SkeletonBlock key={index} className="h-18" />
        ))}
      </div>
    </Skeleton>
  );
}

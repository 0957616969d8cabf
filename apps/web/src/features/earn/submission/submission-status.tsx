import type { Submission } from '@paydirt/contract/rewards/submission';
import { SavedImage } from '@paydirt/ui/data-saver';
import { Button, ButtonLink } from '@paydirt/ui/button';
import { Card } from '@paydirt/ui/card';
import { NoticeBar } from '@paydirt/ui/notice-bar';
import { Stack } from '@paydirt/ui/stack';
import { Text } from '@paydirt/ui/text';

import { moneyOf, timeOf } from '../../../platform/data/wire.ts';
import { useFormat, usePlatform, useT } from '../../../platform/hooks.tsx';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { earnRoutes } from '../../../routes/earn.ts';
import { walletRoutes } from '../../../routes/wallet.ts';
import type { KindView } from '../data/rewards.ts';

/** Show the status of a submission together with its contents; null before the first. */
export function SubmissionStatus({ reward, last }: KindView) {
  const t = useT();
  const format = useFormat();
  const { panel } = usePlatform();
  const amount = format.money(moneyOf(reward.amount), 'price');
  switch (reward.state) {
    case 'open':
      return null;
    case 'refused':
      return (
        <NoticeBar tone="failure" title={t('earn.refused.title')}>
          {t('earn.refused.text', { reason: reward.reason ?? '' })}
        </NoticeBar>
      );
    case 'in_review':
      return (
        <Card className="flex flex-col gap-4">
          {/* The submission is requested by itself, and may arrive after its state. */}
          <Outcome
            title={t('earn.review.title')}
            text={last && t('earn.review.text', { amount, time: format.dateTime(timeOf(last.submittedAt)) })}
          />
          {last === null ? null : <SubmittedProof submission={last} />}
          <Button onClick={() => panel.set('submissions')}>{t('earn.review.panel')}</Button>
        </Card>
      );
    case 'ready':
      return (
        <NoticeBar
          tone="pending"
          title={t('earn.unpaid.title')}
          action={<ButtonLink href={hashHref(earnRoutes.earn.href())}>{t('earn.titles.earn')}</ButtonLink>}
        >
          {t('earn.unpaid.text', { amount })}
        </NoticeBar>
      );
    case 'received':
      return (
        <Card tone="income" className="flex flex-col gap-3">
          <Outcome
            title={t('earn.approved.title')}
            text={
              reward.receivedAt === null
                ? reward.earlier
                  ? t('common.earlierAccount')
                  : null
                : t('earn.approved.text', { amount, day: format.day(timeOf(reward.receivedAt)) })
            }
          />
          {reward.recordId === null ? null : (
            <ButtonLink href={hashHref(walletRoutes.records.href({ id: reward.recordId }))}>
              {t('earn.action.record')}
            </ButtonLink>
          )}
        </Card>
      );
  }
}

/** Show the outcome of the review, announced when it changes. */
function Outcome({ title, text }: { title: string; text: string | null }) {
  return (
    <Stack role="status" gap={1}>
      <Text as="h2" size={20} weight="bold" family="title">
        {title}
      </Text>
      {text === null ? null : (
        <Text size={15} lines="pretty">
          {text}
        </Text>
      )}
    </Stack>
  );
}

function SubmittedProof({ submission: { pictureUrl, link } }: { submission: Submission }) {
  const t = useT();
  if (pictureUrl === null) return <p className="text-15 wrap-anywhere">{link}</p>;
  return (
    <SavedImage
      src={pictureUrl}
      alt={t('earn.review.picture')}
      className="max-h-80 w-fit max-w-full self-center rounded-control border border-line object-contain"
    />
  );
}

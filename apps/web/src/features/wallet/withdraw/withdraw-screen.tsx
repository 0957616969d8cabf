import type { WithdrawalTerms } from '@paydirt/contract/wallet/withdrawal';
import { ButtonLink } from '@paydirt/ui/button';
import { Card } from '@paydirt/ui/card';
import { DescriptionList, type Description } from '@paydirt/ui/description-list';
import { NoticeBar } from '@paydirt/ui/notice-bar';
import { SectionHeading } from '@paydirt/ui/section-heading';
import { Skeleton, SkeletonBlock } from '@paydirt/ui/skeleton';

import { useWithdrawConfig } from '../data/withdrawals.ts';
import { moneyOf } from '../../../platform/data/wire.ts';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useClock, useFormat, useT } from '../../../platform/hooks.tsx';
import { Screen } from '../../../shell/screen/screen.tsx';
import { usePreloadScreens } from '../../../shell/screen/use-preload-screens.ts';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { arrivesText, bankHours, type TermsTexts, weekendText } from './terms-text.ts';
import { walletRoutes } from '../../../routes/wallet.ts';
import { WalletNotice } from '../wallet-notice.tsx';

/** Choose a way to withdraw: both the same size, each with its fee, minimum and times (H8). */
export function WithdrawScreen() {
  const t = useT();
  const format = useFormat();
  const clock = useClock();
  usePreloadScreens(walletRoutes.withdrawUsdt, walletRoutes.withdrawCash);
  const texts = { t, format };
  return (
    <Screen>
      <div className="flex flex-col gap-4 px-4 pt-2">
        <WalletNotice />
        <Viewed inset view={useWithdrawConfig()} skeleton={<WaysSkeleton />}>
          {({ usdt, cash }) => {
            const now = clock();
            const weekend = weekendText(usdt, now, texts);
            return (
              <>
                {weekend === null ? null : <NoticeBar tone="pending">{weekend}</NoticeBar>}
                <div className="grid auto-rows-fr grid-cols-1 gap-3">
                  <Way
                    title={t('withdraw.ways.usdt')}
                    action={t('withdraw.title.usdt')}
                    href={hashHref(walletRoutes.withdrawUsdt.href())}
                    items={[
                      ...termsItems(usdt, texts),
                      { term: t('withdraw.terms.settles'), value: t('withdraw.terms.settlesUsdt') },
                    ]}
                  />
                  <Way
                    title={t('withdraw.ways.cash')}
                    action={t('withdraw.title.cash')}
                    href={hashHref(walletRoutes.withdrawCash.href())}
                    items={[...termsItems(cash, texts), bankHours(cash, texts)]}
                  />
                </div>
              </>
            );
          }}
        </Viewed>
        <div className="flex flex-col gap-2">
          <ButtonLink wide icon="clock" href={hashHref(walletRoutes.withdrawals.href())}>
            {t('withdraw.title.list')}
          </ButtonLink>
          <ButtonLink wide icon="receipt" href={hashHref(walletRoutes.withdrawalRecords.href())}>
            {t('shell.title.withdrawalRecords')}
          </ButtonLink>
        </div>
      </div>
    </Screen>
  );
}

function termsItems(terms: WithdrawalTerms, texts: TermsTexts): Description[] {
  const { t, format } = texts;
  return [
    { term: t('withdraw.terms.fee'), value: format.percent(terms.feePermille) },
    { term: t('withdraw.terms.minimum'), value: format.money(moneyOf(terms.minimum), 'price') },
    {
      term: t('withdraw.terms.arrives'),
      value: arrivesText(terms, texts),
    },
  ];
}

function Way({
  title,
  action,
  href: address,
  items,
}: {
  title: string;
  action: string;
  href: string;
  items: readonly Description[];
}) {
  return (
    <Card className="flex flex-col">
      <SectionHeading title={title} />
      <DescriptionList items={items} />
      <ButtonLink wide className="mt-auto" href={address}>
        {action}
      </ButtonLink>
    </Card>
  );
}

function WaysSkeleton() {
  const t = useT();
  return (
    <Skeleton label={t('common.loading')}>
      <div className="grid grid-cols-1 gap-3">
        <SkeletonBlock className="h-80" />
        <SkeletonBlock className="h-80" />
      </div>
    </Skeleton>
  );
}

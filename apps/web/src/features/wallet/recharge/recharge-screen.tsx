import { CURRENCY, networkText } from '@paydirt/domain';
import type { ResultOf } from '@paydirt/contract';
import type { rechargeConfig } from '@paydirt/contract/wallet/recharge';
import { ButtonLink } from '@paydirt/ui/button';
import { Card } from '@paydirt/ui/card';
import { DescriptionList } from '@paydirt/ui/description-list';
import { type IconName } from '@paydirt/ui/icon';
import { IconWell, List, ListRow } from '@paydirt/ui/list-row';
import { SectionHeading } from '@paydirt/ui/section-heading';
import { Skeleton, SkeletonBlock } from '@paydirt/ui/skeleton';

import { amountOf, useOpenRecharges, useRechargeConfig } from '../data/recharge.ts';
import { moneyOf, timeOf } from '../../../platform/data/wire.ts';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useFormat, useOwnFormat, useT } from '../../../platform/hooks.tsx';
import { Screen } from '../../../shell/screen/screen.tsx';
import { usePreloadScreens } from '../../../shell/screen/use-preload-screens.ts';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { durationText } from './duration-text.ts';
import { rateText } from './rate-text.ts';
import { RECHARGE_ROUTES } from './use-start-recharge.ts';
import { walletRoutes } from '../../../routes/wallet.ts';
import { WalletNotice } from '../wallet-notice.tsx';

/** Choose a way to recharge: what each needs, costs and takes is there before the choice (H8). */
export function RechargeScreen() {
  usePreloadScreens(walletRoutes.rechargeUsdt, walletRoutes.rechargeCash);
  const t = useT();
  const config = useRechargeConfig();
  return (
    <Screen>
      <div className="flex flex-col gap-6 px-4 pt-2">
        <WalletNotice />
        <p className="text-15 text-pretty text-ink-2">{t('recharge.choose.intro')}</p>
        <Viewed inset view={config} skeleton={<Loading />}>
          {(terms) => <Ways config={terms} />}
        </Viewed>
        {/* One failure per page is enough, above. */}
        {config.status === 'failed' ? null : <UnderWay />}
        <div className="flex flex-col gap-2">
          <ButtonLink wide icon="ticket" href={hashHref(walletRoutes.exchange.href())}>
            {t('exchange.title')}
          </ButtonLink>
          <ButtonLink wide icon="receipt" href={hashHref(walletRoutes.rechargeRecords.href())}>
            {t('shell.title.rechargeRecords')}
          </ButtonLink>
        </div>
      </div>
    </Screen>
  );
}

function Ways({ config: { usdt, cash } }: { config: ResultOf<typeof rechargeConfig> }) {
  const t = useT();
  const format = useFormat();
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-4">
      <Way
        icon="wallet"
        title={CURRENCY}
        text={t('recharge.choose.usdtText', { chain: networkText(usdt.chain) })}
        address={walletRoutes.rechargeUsdt.href()}
        action={t('recharge.titleUsdt')}
        items={[
          { term: t('recharge.choose.minimum'), value: format.money(moneyOf(usdt.minimum), 'price') },
          { term: t('recharge.choose.time'), value: durationText(t, usdt.seconds) },
          { term: t('recharge.choose.fee'), value: t('recharge.choose.noFee') },
        ]}
      />
      <Way
        icon="receipt"
        title={t('recharge.choose.cash')}
        text={rateText({ t, format }, cash.rate)}
        address={walletRoutes.rechargeCash.href()}
        action={t('recharge.titleCash')}
        items={[
          { term: t('recharge.choose.minimum'), value: format.money(amountOf(cash.minimum, 'NGN'), 'price') },
          { term: t('recharge.choose.time'), value: durationText(t, cash.seconds) },
          { term: t('recharge.choose.fee'), value: t('recharge.choose.noFee') },
        ]}
      />
    </div>
  );
}

interface WayProps {
  icon: IconName;
  title: string;
  text: string;
  address: string;
  action: string;
  items: readonly { readonly term: string; readonly value: string }[];
}

/** One way, with all that counts for the choice. */
function Way({ icon, title, text, address, action, items }: WayProps) {
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <IconWell name={icon} />
        <div className="min-w-0">
          <h2 className="font-title text-20 font-bold">{title}</h2>
          <p className="text-13 text-ink-2">{text}</p>
        </div>
      </div>
      <DescriptionList items={items} className="border-t border-line" />
      <ButtonLink wide className="mt-auto" href={hashHref(address)}>
        {action}
      </ButtonLink>
    </Card>
  );
}

/** List unfinished recharges, so that members find them again. */
function UnderWay() {
  const t = useT();
  const format = useOwnFormat();
  const view = useOpenRecharges();
  if (view.status !== 'ready' && view.status !== 'failed') return null;
  return (
    <section className="flex flex-col gap-2">
      <SectionHeading title={t('recharge.choose.open')} />
      <Viewed inset part view={view} skeleton={null}>
        {({ list }) => (
          <List fullBleed>
            {list.map((record) => (
              // A record does not name its channel: one that waits for a deposit is in USDT, and of the others most
              // are by card. The page redirects if its address is of the other channel.
              <ListRow
                key={record.id}
                title={record.description}
                text={`${format.money(moneyOf(record.amount), 'balance')} · ${t('recharge.choose.openText', { time: format.dateTime(timeOf(record.time)) })}`}
                href={hashHref(
                  RECHARGE_ROUTES[record.status === 'pending' ? 'usdt' : 'cash'].href({
                    id: record.reference,
                  }),
                )}
              />
            ))}
          </List>
        )}
      </Viewed>
    </section>
  );
}

function Loading() {
  const t = useT();
  return (
    <Skeleton label={t('common.loading')}>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-4">
        <SkeletonBlock className="h-71 rounded-card" />
        <SkeletonBlock className="h-71 rounded-card" />
      </div>
    </Skeleton>
  );
}

import type { User } from '@paydirt/contract/account/session';
import { CURRENCY, parseMoney, unwrap } from '@paydirt/domain';
import { AmountText } from '@paydirt/ui/amount-text';
import { Avatar } from '@paydirt/ui/avatar';
import { Badge } from '@paydirt/ui/badge';
import { ButtonLink } from '@paydirt/ui/button';
import { IconButton } from '@paydirt/ui/icon-button';
import { List, ListRow } from '@paydirt/ui/list-row';
import { SectionHeading } from '@paydirt/ui/section-heading';
import { Skeleton, SkeletonLine } from '@paydirt/ui/skeleton';

import { useBalance } from '../../wallet/index.ts';
import { useUser } from '../../../platform/data/user.ts';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { useFormat, useMember, useSettings, useT } from '../../../platform/hooks.tsx';
import { LogOut } from '../log-out/log-out.tsx';
import { givenName } from '../../../platform/member-name.ts';
import { Screen } from '../../../shell/screen/screen.tsx';
import { Viewed } from '../../../shell/screen/viewed.tsx';
import { walletRoutes } from '../../../routes/wallet.ts';
import { ME_GROUPS } from './me-entries.ts';
import { Unsent } from './unsent.tsx';

/** Show the member's profile and balance, and links to everything else in the app. */
export function MeScreen() {
  const t = useT();
  // The session's copy is shown at once; the service's replaces it when it arrives.
  const member = useMember();
  const user = useUser();
  const unread = user.status === 'ready' ? user.value.unread : 0;

  return (
    <Screen>
      <div className="flex flex-col gap-6 px-4 pt-2">
        {member === null ? null : <Profile user={user.status === 'ready' ? user.value : member} />}
        <BalancePart />
        <WaysInAndOut />
        <Unsent />
        {ME_GROUPS.map((group) => (
          <section key={group.title} className="flex flex-col gap-2">
            <SectionHeading title={t(group.title)} />
            <List fullBleed>
              {group.entries.map((entry) => (
                <ListRow
                  key={entry.title}
                  icon={entry.icon}
                  title={t(entry.title)}
                  text={entry.counts && unread > 0 ? t('shell.unread', { count: unread }) : undefined}
                  href={hashHref(entry.href)}
                />
              ))}
            </List>
          </section>
        ))}
        <LogOut />
      </div>
    </Screen>
  );
}

function Profile({ user }: { user: User }) {
  const t = useT();
  const format = useFormat();
  const account = user.phone ?? user.email;
  const name = givenName(user);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Avatar
        name={name ?? user.invitationCode}
        src={user.avatarUrl ?? undefined}
        frame={user.markBackgroundUrl ?? undefined}
        size="lg"
        decorative
      />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-title text-20 font-bold wrap-anywhere">{name ?? t('me.information.noName')}</p>
        <p className="tabular text-13 wrap-anywhere text-ink-2">{account}</p>
        <Badge className="mt-1">
          {t('me.level', { level: format.number(user.vipLevel), name: user.markText ?? user.gradeText })}
        </Badge>
      </div>
    </div>
  );
}

/** Leaving is as easy as entering: side by side, the same size (H8). */
function WaysInAndOut() {
  const t = useT();
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-3">
      <ButtonLink icon="arrow-down" href={hashHref(walletRoutes.recharge.href())}>
        {t('me.recharge')}
      </ButtonLink>
      <ButtonLink icon="arrow-up" href={hashHref(walletRoutes.withdraw.href())}>
        {t('me.withdraw')}
      </ButtonLink>
    </div>
  );
}

function BalancePart() {
  return (
    <Viewed inset view={useBalance()} skeleton={<BalanceSkeleton />}>
      {({ available }) => <Available amount={available} />}
    </Viewed>
  );
}

function BalanceSkeleton() {
  const t = useT();
  return (
    <Skeleton label={t('common.loading')}>
      <SkeletonLine size="13" extent="medium" />
      <SkeletonLine size="32" extent="long" />
    </Skeleton>
  );
}

function Available({ amount }: { amount: string }) {
  const t = useT();
  const format = useFormat();
  const [{ amountsHidden }, change] = useSettings();
  return (
    <div className="flex items-start justify-between gap-2">
      <div className="min-w-0">
        <p className="text-13 text-ink-2">{t('me.available')}</p>
        <AmountText
          amount={format.moneyParts(unwrap(parseMoney(amount, CURRENCY)), 'balance')}
          size="lg"
          rolling
          concealed={amountsHidden}
          concealedLabel={t('me.amountHidden')}
        />
      </div>
      <IconButton
        icon={amountsHidden ? 'eye-off' : 'eye'}
        label={amountsHidden ? t('me.showAmounts') : t('me.hideAmounts')}
        className="-me-2 -mt-2"
        onClick={() => change({ amountsHidden: !amountsHidden })}
      />
    </div>
  );
}

import { List, ListRow } from '@paydirt/ui/list-row';

import { useUser } from '../../../platform/data/user.ts';
import { moneyOf } from '../../../platform/data/wire.ts';
import { useFormat, useMember, useT } from '../../../platform/hooks.tsx';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { checkInRoutes } from '../../../routes/check-in.ts';
import { earnRoutes } from '../../../routes/earn.ts';
import { messagesRoutes } from '../../../routes/messages.ts';
import { teamRoutes } from '../../../routes/team.ts';
import { useCheckInState, useRewards } from '../data/overview.ts';

/**
 * Show the member's level, today's check-in, messages and pending rewards. Each row links to its page; data that
 * could not be read is left out.
 */
export function HomeYou() {
  const t = useT();
  const format = useFormat();
  const member = useMember();
  const answer = useUser();
  const user = answer.status === 'ready' ? answer.value : member;
  const checkIn = useCheckInState();
  const rewards = useRewards();
  const today = checkIn.status === 'ready' ? checkIn.value : null;
  const waiting =
    rewards.status === 'ready' ? rewards.value.filter(({ state }) => state === 'ready').length : null;
  return (
    <List className="-mx-4">
      {user === null ? null : (
        <ListRow
          icon="star"
          title={t('home.level', { level: user.vipLevel })}
          value={user.gradeText}
          href={hashHref(teamRoutes.levels.href())}
        />
      )}
      <ListRow
        icon="calendar"
        title={t('checkIn.title')}
        value={
          today === null
            ? undefined
            : today.signed
              ? t('checkIn.isDone')
              : format.money(moneyOf(today.reward), 'delta')
        }
        href={hashHref(checkInRoutes.checkIn.href())}
      />
      <ListRow
        icon="bell"
        title={t('mailbox.title')}
        value={user === null ? undefined : format.number(user.unread)}
        href={hashHref(messagesRoutes.messages.href())}
      />
      <ListRow
        icon="gift"
        title={t('home.rewardsWaiting')}
        value={waiting === null ? undefined : format.number(waiting)}
        href={hashHref(earnRoutes.earn.href())}
      />
    </List>
  );
}

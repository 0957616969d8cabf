import type { User } from '@paydirt/contract/account/session';
import { List, ListRow } from '@paydirt/ui/list-row';

import { useUser } from '../../../platform/data/user.ts';
import { timeOf } from '../../../platform/data/wire.ts';
import { useFormat, useMember, useT } from '../../../platform/hooks.tsx';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { accountRoutes } from '../../../routes/account.ts';
import { Screen } from '../../../shell/screen/screen.tsx';
import { OwnPicture } from '../picture/own-picture.tsx';
import { LogOut } from '../log-out/log-out.tsx';
import { givenName } from '../../../platform/member-name.ts';

/** Show the member's own profile: identity, contact details and picture. */
export function InformationScreen() {
  // The session's copy is shown at once; the service's replaces it when it arrives.
  const member = useMember();
  const user = useUser();
  const known = user.status === 'ready' ? user.value : member;
  return <Screen>{known === null ? null : <Information user={known} />}</Screen>;
}

function Information({ user }: { user: User }) {
  const t = useT();
  const format = useFormat();
  const name = givenName(user);
  return (
    <div className="flex flex-col gap-6 px-4 pt-2">
      <OwnPicture user={user} />
      <List fullBleed>
        <ListRow
          icon="user"
          title={t('me.information.name')}
          text={<span className="wrap-anywhere">{name ?? t('me.information.noName')}</span>}
          href={hashHref(accountRoutes.name.href())}
        />
        <ListRow
          icon="phone"
          title={t('me.information.phone')}
          text={<span className="tabular">{user.phone ?? t('me.information.none')}</span>}
        />
        <ListRow
          icon="mail"
          title={t('me.information.email')}
          text={<span className="break-all">{user.email ?? t('me.information.none')}</span>}
          href={hashHref(accountRoutes.bindEmail.href())}
        />
        <ListRow icon="users" title={t('me.information.invitationCode')} text={user.invitationCode} />
        <ListRow
          icon="calendar"
          title={t('me.information.since')}
          text={format.day(timeOf(user.createTime))}
        />
      </List>
      <LogOut />
    </div>
  );
}

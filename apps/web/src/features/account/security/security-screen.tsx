import { List, ListRow } from '@paydirt/ui/list-row';
import { SectionHeading } from '@paydirt/ui/section-heading';

import { useUser } from '../../../platform/data/user.ts';
import { useMember, useT } from '../../../platform/hooks.tsx';
import { hashHref } from '../../../platform/navigation/hash-location.ts';
import { accountRoutes } from '../../../routes/account.ts';
import { walletRoutes } from '../../../routes/wallet.ts';
import { Screen } from '../../../shell/screen/screen.tsx';
import { usePinState } from '../data/security.ts';
import { SecurityEvents } from './security-events.tsx';
import { SecuritySessions } from './security-sessions.tsx';

/** Show the account's passwords, contact channels, sessions and security events. */
export function SecurityScreen() {
  const t = useT();
  return (
    <Screen>
      <div className="flex flex-col gap-6 px-4 pt-2">
        <Ways />
        <SecuritySessions />
        <SecurityEvents />
        <List fullBleed>
          <ListRow icon="download" title={t('security.data')} href={hashHref(accountRoutes.privacy.href())} />
        </List>
      </div>
    </Screen>
  );
}

function Ways() {
  const t = useT();
  // The session's copy is shown at once; the service's replaces it when it arrives.
  const member = useMember();
  const user = useUser();
  const pin = usePinState();
  const email = (user.status === 'ready' ? user.value : member)?.email ?? null;
  const pinState = pin.status === 'ready' ? t(pin.value.set ? 'security.set' : 'security.notSet') : null;
  return (
    <section className="flex flex-col gap-2">
      <SectionHeading title={t('security.ways')} />
      <List fullBleed>
        <ListRow
          icon="lock"
          title={t('security.loginPassword')}
          href={hashHref(accountRoutes.loginPassword.href())}
        />
        <ListRow
          icon="shield"
          title={t('security.pin')}
          text={pinState}
          href={hashHref(walletRoutes.fundPassword.href())}
        />
        <ListRow
          icon="mail"
          title={t('security.email')}
          text={<span className="break-all">{email ?? t('security.none')}</span>}
          href={hashHref(accountRoutes.bindEmail.href())}
        />
      </List>
    </section>
  );
}

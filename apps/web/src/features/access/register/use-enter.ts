import type { User } from '@paydirt/contract/account/session';
import { useEffect, useEffectEvent } from 'react';

import type { AccountWay } from '../../../forms/account/use-account.ts';
import { usePlatform, useT, useToast } from '../../../platform/hooks.tsx';
import { useEntry, useNavigate, useQueryParameter } from '../../../platform/navigation/hash-location.ts';
import { accessRoutes } from '../../../routes/access.ts';

/** A member who was made, and does not go on yet. */
export interface NewMember {
  readonly token: string;
  readonly user: User;
}

/** Let a new member in, once no question of the registration has an entry in the history any more. */
export function useEnter(way: AccountWay, member: NewMember | null): void {
  const t = useT();
  const toast = useToast();
  const navigate = useNavigate();
  const { session } = usePlatform();
  const to = useQueryParameter('to');
  const { sheets } = useEntry();
  const ready = member !== null && sheets.length === 0;
  const enter = useEffectEvent(() => {
    if (member === null) return;
    const { token, user } = member;
    toast(
      user.name === user.phone
        ? t('auth.register.doneUnnamed')
        : t('auth.register.done', { name: user.name }),
      'success',
    );
    const route = way === 'phone' ? accessRoutes.register : accessRoutes.registerByEmail;
    // At the invitation's address, a member would be told that they already have an account: leave it first.
    navigate(route.href({ to }), { replace: true });
    session.begin(token, user);
  });
  useEffect(() => {
    if (ready) enter();
  }, [ready]);
}

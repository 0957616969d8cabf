import type { IconName } from '@paydirt/ui/icon';

import type { PlainKey } from '../../../platform/language/plain-key.ts';
import { accountRoutes } from '../../../routes/account.ts';
import { couponsRoutes } from '../../../routes/coupons.ts';
import { earnRoutes } from '../../../routes/earn.ts';
import { messagesRoutes } from '../../../routes/messages.ts';
import { ordersRoutes } from '../../../routes/orders.ts';
import { supportRoutes } from '../../../routes/support.ts';
import { walletRoutes } from '../../../routes/wallet.ts';

export interface MeEntry {
  readonly title: PlainKey;
  readonly icon: IconName;
  readonly href: string;
  /** Shows the number of unread messages. */
  readonly counts?: 'unread';
}

export interface MeGroup {
  readonly title: PlainKey;
  readonly entries: readonly MeEntry[];
}

/** The pages that neither a tab nor another entry leads to: at most twelve (SCREENS, "Me"). */
export const ME_GROUPS: readonly MeGroup[] = [
  {
    title: 'me.group.money',
    entries: [
      { title: 'me.entry.balance', icon: 'chart', href: walletRoutes.balance.href() },
      { title: 'shell.title.orders', icon: 'machines', href: ordersRoutes.orders.href() },
      { title: 'shell.title.records', icon: 'receipt', href: walletRoutes.records.href() },
      { title: 'me.entry.money', icon: 'scale', href: walletRoutes.money.href() },
      { title: 'me.entry.addresses', icon: 'wallet', href: walletRoutes.addresses.href() },
    ],
  },
  {
    title: 'me.group.messages',
    entries: [
      { title: 'me.entry.messages', icon: 'bell', href: messagesRoutes.messages.href(), counts: 'unread' },
      { title: 'me.entry.coupons', icon: 'ticket', href: couponsRoutes.myCoupons.href() },
      { title: 'me.entry.earn', icon: 'gift', href: earnRoutes.earn.href() },
    ],
  },
  {
    title: 'me.group.account',
    entries: [
      { title: 'me.information.title', icon: 'user', href: accountRoutes.information.href() },
      { title: 'me.entry.security', icon: 'shield', href: accountRoutes.security.href() },
      { title: 'me.settings.title', icon: 'settings', href: accountRoutes.settings.href() },
      { title: 'me.entry.help', icon: 'help', href: supportRoutes.help.href() },
    ],
  },
];

import type { IconName } from '@paydirt/ui/icon';

import type { PlainKey } from '../../../platform/language/plain-key.ts';
import { accountRoutes } from '../../../routes/account.ts';
import { checkInRoutes } from '../../../routes/check-in.ts';
import { couponsRoutes } from '../../../routes/coupons.ts';
import { earnRoutes } from '../../../routes/earn.ts';
import { messagesRoutes } from '../../../routes/messages.ts';
import { ordersRoutes } from '../../../routes/orders.ts';
import { supportRoutes } from '../../../routes/support.ts';
import { teamRoutes } from '../../../routes/team.ts';
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

/** Every page that is not a tab, grouped as a person would look for it: possessions, people, settings. */
export const ME_GROUPS: readonly MeGroup[] = [
  {
    title: 'me.group.money',
    entries: [
      { title: 'me.entry.receiveIncome', icon: 'arrow-down', href: walletRoutes.receiveIncome.href() },
      { title: 'me.entry.holdings', icon: 'machines', href: ordersRoutes.holdings.href() },
      { title: 'me.entry.orders', icon: 'box', href: ordersRoutes.orders.href() },
      { title: 'me.entry.balance', icon: 'chart', href: walletRoutes.balance.href() },
      { title: 'me.entry.records', icon: 'receipt', href: walletRoutes.records.href() },
      {
        title: 'me.entry.receivedIncome',
        icon: 'arrow-up-right',
        href: walletRoutes.records.href({ type: 5 }),
      },
      { title: 'me.entry.withdrawals', icon: 'arrow-up', href: walletRoutes.withdrawals.href() },
      { title: 'me.entry.documents', icon: 'book', href: walletRoutes.documents.href() },
      { title: 'me.entry.money', icon: 'scale', href: walletRoutes.money.href() },
      { title: 'me.entry.addresses', icon: 'wallet', href: walletRoutes.addresses.href() },
      { title: 'me.entry.bankCards', icon: 'copy', href: walletRoutes.bankCards.href() },
      { title: 'me.entry.deliveryAddresses', icon: 'truck', href: walletRoutes.deliveryAddresses.href() },
    ],
  },
  {
    title: 'me.group.people',
    entries: [
      { title: 'me.entry.messages', icon: 'bell', href: messagesRoutes.messages.href(), counts: 'unread' },
      { title: 'me.entry.team', icon: 'team', href: teamRoutes.team.href() },
      { title: 'shell.title.invitation', icon: 'share', href: teamRoutes.invitation.href() },
      { title: 'me.entry.checkIn', icon: 'calendar', href: checkInRoutes.checkIn.href() },
      { title: 'me.entry.coupons', icon: 'ticket', href: couponsRoutes.myCoupons.href() },
      { title: 'me.entry.earn', icon: 'star', href: earnRoutes.earn.href() },
      { title: 'me.entry.exchange', icon: 'gift', href: walletRoutes.exchange.href() },
    ],
  },
  {
    title: 'me.group.account',
    entries: [
      { title: 'me.entry.information', icon: 'user', href: accountRoutes.information.href() },
      { title: 'me.entry.security', icon: 'shield', href: accountRoutes.security.href() },
      { title: 'me.entry.fundPassword', icon: 'lock', href: walletRoutes.fundPassword.href() },
      { title: 'me.entry.privacy', icon: 'eye', href: accountRoutes.privacy.href() },
      { title: 'me.entry.settings', icon: 'settings', href: accountRoutes.settings.href() },
      { title: 'me.entry.language', icon: 'language', href: accountRoutes.language.href() },
      { title: 'me.entry.help', icon: 'help', href: supportRoutes.help.href() },
      { title: 'shell.support', icon: 'chat', href: supportRoutes.chat.href() },
      { title: 'me.entry.feedback', icon: 'comment', href: supportRoutes.feedback.href() },
      { title: 'me.entry.about', icon: 'info', href: accountRoutes.about.href() },
    ],
  },
];

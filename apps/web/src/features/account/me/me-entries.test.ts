import { describe, expect, it } from 'vitest';

import { accessRoutes } from '../../../routes/access.ts';
import { accountRoutes } from '../../../routes/account.ts';
import { catalogueRoutes } from '../../../routes/catalogue.ts';
import { checkInRoutes } from '../../../routes/check-in.ts';
import { communityRoutes } from '../../../routes/community.ts';
import { couponsRoutes } from '../../../routes/coupons.ts';
import { earnRoutes } from '../../../routes/earn.ts';
import { homeRoutes } from '../../../routes/home.ts';
import { ROUTES } from '../../../routes/index.ts';
import { messagesRoutes } from '../../../routes/messages.ts';
import { ordersRoutes } from '../../../routes/orders.ts';
import { supportRoutes } from '../../../routes/support.ts';
import { teamRoutes } from '../../../routes/team.ts';
import { walletRoutes } from '../../../routes/wallet.ts';
import { ME_GROUPS } from './me-entries.ts';

const entries = ME_GROUPS.flatMap((group) => group.entries);
const pathOf = (href: string) => href.split('?', 1)[0] ?? '';
const listed = new Set(entries.map(({ href }) => pathOf(href)));

/** Routes that one of the listed pages or a tab leads to. */
const ELSEWHERE = [
  accessRoutes.noPermission,
  accountRoutes.name,
  accountRoutes.loginPassword,
  accountRoutes.bindEmail,
  accountRoutes.verify,
  accountRoutes.privacy,
  accountRoutes.leave,
  accountRoutes.undoEmail,
  accountRoutes.language,
  accountRoutes.about,
  catalogueRoutes.product,
  catalogueRoutes.incomePattern,
  checkInRoutes.checkIn,
  checkInRoutes.checkInHistory,
  communityRoutes.compose,
  communityRoutes.blocked,
  couponsRoutes.couponOffers,
  couponsRoutes.chooseCoupon,
  earnRoutes.receivedRewards,
  earnRoutes.joinGroup,
  earnRoutes.shareLink,
  homeRoutes.notices,
  homeRoutes.news,
  homeRoutes.article,
  messagesRoutes.channel,
  messagesRoutes.message,
  ordersRoutes.order,
  ordersRoutes.holdings,
  supportRoutes.article,
  supportRoutes.chat,
  supportRoutes.feedback,
  teamRoutes.teamMembers,
  teamRoutes.levels,
  teamRoutes.teamIncome,
  teamRoutes.invitation,
  walletRoutes.recharge,
  walletRoutes.rechargeUsdt,
  walletRoutes.rechargeCash,
  walletRoutes.exchange,
  walletRoutes.receiveIncome,
  walletRoutes.withdraw,
  walletRoutes.withdrawUsdt,
  walletRoutes.withdrawCash,
  walletRoutes.withdrawals,
  walletRoutes.rechargeRecords,
  walletRoutes.withdrawalRecords,
  walletRoutes.documents,
  walletRoutes.addAddress,
  walletRoutes.bankCards,
  walletRoutes.deliveryAddresses,
  walletRoutes.addDeliveryAddress,
  walletRoutes.fundPassword,
].map(({ path }): string => path);

describe('the entries of one’s own page', () => {
  it('lead to pages that there are, each once', () => {
    const paths = new Set(ROUTES.map(({ path }): string => path));
    for (const path of listed) expect(paths).toContain(path);
    expect(new Set(entries.map(({ href }) => href)).size).toBe(entries.length);
    expect(new Set(entries.map(({ title }) => title)).size).toBe(entries.length);
  });

  it('are all that is not a tab and not part of another page', () => {
    const missing = ROUTES.filter(({ tab, access }) => tab === undefined && access !== 'visitor')
      .map(({ path }): string => path)
      .filter((path) => !listed.has(path) && !ELSEWHERE.includes(path));
    expect(missing).toEqual([accessRoutes.forgotPassword.path]);
  });

  it('stand in three groups, twelve at most', () => {
    expect(ME_GROUPS).toHaveLength(3);
    expect(entries.length).toBeLessThanOrEqual(12);
  });

  it('are no tabs, which the bar below shows', () => {
    expect(ROUTES.filter(({ tab, path }) => tab !== undefined && listed.has(path))).toEqual([]);
  });
});

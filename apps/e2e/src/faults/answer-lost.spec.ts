import { allCoupons, chooseCoupon, receiveCoupon } from '@paydirt/contract/rewards/coupons';
import { createSubmission, openSubmissions, reviewSubmission } from '@paydirt/contract/rewards/submission';
import { fillBudget, spendBudget } from '@paydirt/contract/sandbox/budget';
import { balance } from '@paydirt/contract/wallet/balance';
import { type Money, parseMoney, unwrap } from '@paydirt/domain';
import { type Page, test } from '@playwright/test';

import { checkButton, recordsOfKind } from '../support/lost-answer.ts';
import { type MoneyCall, type Surroundings, testLostAnswers } from '../support/lost-answer-journey.ts';
import { purchaseOf } from '../support/purchase.ts';
import type { NewMember } from '../support/sandbox.ts';
import { patternOf } from '../support/text-patterns.ts';
import { advanceToNoonOf, bindAll, FUND_PASSWORD, withdrawFormOf } from '../support/withdrawal-form.ts';

test.describe.configure({ retries: 0 });

const WEDNESDAY = 3;
const usdtOf = (decimal: string): Money => unwrap(parseMoney(decimal, 'USDT'));

/** A coupon for machines, 6 off the 120 USDT of the trommel, whose offer never ends on the test clock. */
async function chooseMachineCoupon({ client }: NewMember): Promise<void> {
  const { data } = await client.call(allCoupons, {});
  const offer = data.available.find(({ discount }) => discount === '6.00');
  const { data: taken } = await client.call(receiveCoupon, { couponId: offer?.couponId ?? '' });
  await client.call(chooseCoupon, { productId: 'trommel', couponId: taken.coupon.couponId });
}

const openOffered = (page: Page, { texts }: Surroundings) =>
  checkButton(page.getByRole('main'), texts).click();
const recorded = (kind: string) => (surroundings: Surroundings) => recordsOfKind(kind)(surroundings.member);

const CALLS: readonly MoneyCall[] = [
  {
    name: 'a lease with a coupon',
    path: 'mine/order/create',
    async prepare({ member }) {
      await chooseMachineCoupon(member);
      return '/index/detail?productId=trommel';
    },
    async send(page, { sandbox, texts }) {
      const purchase = purchaseOf(page, texts, { ...(await sandbox.product('trommel')), price: '114.00' });
      await purchase.review();
      await purchase.send.click();
    },
    look: openOffered,
    confirmed: (page, { texts: { format } }) =>
      page.getByRole('dialog').getByText(format.figure(usdtOf('-114'), 'delta')),
    outcome: (page, { texts: { t, format } }) =>
      page.getByText(
        patternOf(
          t('products.result.leasedText', { amount: format.money(usdtOf('114'), 'price'), day: '…' }),
        ),
      ),
    happened: recorded('buy_machine'),
  },
  {
    name: 'a withdrawal',
    path: 'withdraw/create',
    async prepare({ member, sandbox }) {
      await advanceToNoonOf(sandbox, WEDNESDAY);
      await bindAll(sandbox, member);
      return '/user/withdraw';
    },
    async send(page, { texts }) {
      const form = withdrawFormOf(page, texts);
      await form.fillAndReview('40');
      await form.send('40').click();
    },
    async look(page, surroundings) {
      await openOffered(page, surroundings);
      const { confirmation } = withdrawFormOf(page, surroundings.texts);
      await confirmation('40')
        .getByLabel(surroundings.texts.t('destinations.title.fundPassword'), { exact: true })
        .fill(FUND_PASSWORD);
    },
    confirmed: (page, { texts }) =>
      withdrawFormOf(page, texts)
        .confirmation('40')
        .getByText(texts.format.money(usdtOf('38'), 'exact')),
    outcome: (page, { texts }) => withdrawFormOf(page, texts).receipt,
    happened: recorded('withdrawal'),
  },
  {
    name: 'a top-up',
    path: 'recharge/add',
    prepare: () => Promise.resolve('/user/recharge'),
    async send(page, { texts: { t } }) {
      await page.getByLabel(t('recharge.form.amount')).fill('50');
      await page.getByRole('button', { name: t('recharge.form.start') }).click();
    },
    confirmed: (page, { texts: { format } }) =>
      page.getByRole('alert').getByText(format.money(usdtOf('50'), 'price')),
    outcome: (page, { texts: { t } }) => page.getByRole('img', { name: t('recharge.status.qr') }),
    happened: recorded('recharge'),
  },
  {
    name: 'a code that is redeemed',
    path: 'redeem/create',
    prepare: () => Promise.resolve('/user/exchange'),
    async send(page, { texts: { t } }) {
      await page.getByLabel(t('exchange.code'), { exact: true }).fill('GOLDPAN25');
      await page.getByRole('button', { name: t('exchange.lookUp') }).click();
      await page.getByLabel(t('exchange.amount')).fill('20');
      await page.getByRole('button', { name: patternOf(t('exchange.submit', { amount: '…' })) }).click();
    },
    confirmed: (page) => page.getByRole('alert').getByText('GOLDPAN25'),
    outcome: (page, { texts: { t } }) => page.getByText(t('exchange.doneText')),
    happened: recorded('bonus'),
  },
  {
    name: 'a reward',
    path: 'registerReward/receive',
    async prepare({ member, sandbox }) {
      const visitor = sandbox.client(null);
      // A reward that is approved while the budget is empty waits to be collected.
      await visitor.call(spendBudget, { phone: (await sandbox.newMember()).phone, left: '0' });
      await member.client.call(createSubmission, { kind: 'share_link', link: 'https://youtu.be/abc' });
      const { data: waiting } = await visitor.call(openSubmissions, {});
      const id = waiting.find(({ link }) => link === 'https://youtu.be/abc')?.id ?? '';
      await visitor.call(reviewSubmission, { id, approve: true });
      await visitor.call(fillBudget, { amount: '1000' });
      return '/user/earn';
    },
    async send(page, { texts: { t } }) {
      await page.getByRole('button', { name: patternOf(t('earn.action.collect', { amount: '…' })) }).click();
    },
    outcome: (page, { texts: { t } }) =>
      page
        .getByRole('listitem')
        .filter({ hasText: t('earn.kind.share_link.title') })
        .getByText(t('earn.credit.arrived')),
    happened: recorded('bonus'),
  },
  {
    name: 'a check-in',
    path: 'signin/todaySignin',
    prepare: () => Promise.resolve('/index/sign'),
    async send(page, { texts: { t } }) {
      await page.getByRole('button', { name: t('checkIn.action') }).click();
    },
    outcome: (page, { texts: { t } }) =>
      page.getByText(patternOf(t('checkIn.checkedIn', { day: '…', amount: '…' }))),
    happened: recorded('bonus'),
  },
  {
    name: 'income that is collected',
    path: 'income/takeout',
    async prepare({ member, sandbox }) {
      await sandbox.buy(member, 'sluice-box');
      await sandbox.moveClock({ days: 1 });
      return '/user/receiveincome';
    },
    async send(page, { texts: { t } }) {
      await page.getByRole('button', { name: t('income.receive') }).click();
    },
    outcome: (page, { texts: { t } }) =>
      // The text itself is visually hidden, for screen readers: match the page that contains it.
      page
        .getByRole('main')
        .filter({ hasText: patternOf(t('income.receivedArrives', { amount: '…', time: '…' })) }),
    async happened({ member: { client } }) {
      const { data } = await client.call(balance, {});
      return data.receivable === '0.00' ? 1 : 0;
    },
  },
  {
    name: 'a lease that is returned',
    path: 'app/financial/sellFinancial',
    async prepare({ member, sandbox }) {
      const { id } = await sandbox.buy(member, 'sluice-box');
      return `/user/orders?orderId=${id}`;
    },
    async send(page, { texts: { t } }) {
      await page.getByRole('button', { name: t('orders.giveBack.action') }).click();
      await page
        .getByRole('button', { name: patternOf(t('orders.giveBack.confirm', { amount: '…' })) })
        .click();
    },
    look: openOffered,
    confirmed: (page, { texts: { t } }) => page.getByRole('dialog').getByText(t('orders.giveBack.basisFull')),
    outcome: (page, { texts: { t, format } }) =>
      page.getByText(t('orders.giveBack.doneText', { amount: format.money(usdtOf('45'), 'balance') })),
    happened: recorded('refund'),
  },
];

for (const call of CALLS) testLostAnswers(call);

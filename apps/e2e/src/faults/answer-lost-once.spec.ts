import { budget } from '@paydirt/contract/sandbox/budget';
import { topUpDays } from '@paydirt/contract/sandbox/top-up';
import { bankCards } from '@paydirt/contract/wallet/bank-card';
import { records } from '@paydirt/contract/wallet/records';
import { createWithdrawal } from '@paydirt/contract/wallet/withdrawal';
import { CURRENCY, type Money, parseMoney, subtract, toDecimal, unwrap, usdt } from '@paydirt/domain';
import { type Page, test } from '@playwright/test';

import { checkButton, recordsOfKind } from '../support/lost-answer.ts';
import {
  type MoneyCall,
  partOf,
  type Surroundings,
  testLostAnswers,
} from '../support/lost-answer-journey.ts';
import type { Sandbox } from '../support/sandbox.ts';
import { patternOf } from '../support/text-patterns.ts';
import { advanceToNoonOf, bindAll, FUND_PASSWORD, withdrawFormOf } from '../support/withdrawal-form.ts';

test.describe.configure({ retries: 0 });

const WEDNESDAY = 3;

const toasts = (page: Page, { texts: { t } }: Surroundings) =>
  page.getByRole('region', { name: t('shell.messages'), exact: true });
const ONE = usdt(1_000_000n);
async function leftIn({ sandbox }: Surroundings): Promise<Money> {
  const { data } = await sandbox.client(null).call(budget, {});
  return unwrap(parseMoney(data.left, CURRENCY));
}
/** Read the budget, in whole USDT. */
const wholeLeft = async (surroundings: Surroundings) =>
  Number((await leftIn(surroundings)).minor / ONE.minor);
const recorded = (kind: string) => (surroundings: Surroundings) => recordsOfKind(kind)(surroundings.member);

/** There are many short days, and the newest are listed: the paid one disappears. */
function makeUpPayment(): MoneyCall {
  let day: string | undefined;
  async function daysOf(sandbox: Sandbox): Promise<string[]> {
    const { data } = await sandbox.client(null).call(topUpDays, {});
    return data.map((one) => `${one.productId} ${one.day}`);
  }
  return {
    name: 'a make-up payment for a short day',
    path: 'sandbox/topup',
    async prepare({ sandbox }) {
      day = (await daysOf(sandbox))[0];
      return '/mine';
    },
    async send(page, { panel, texts: { t } }) {
      await panel.open('money');
      const part = partOf(page, t('test.topUp.title'));
      await part
        .getByRole('button', { name: patternOf(t('test.topUp.action', { name: '…', day: '…' })) })
        .first()
        .click();
    },
    panelPart: 'test.topUp.title',
    outcome(page, surroundings) {
      // The number of machines that ran that day depends on the world, and the sentence has a form for one
      // and for two.
      const messageFor = (count: number) => {
        const sentence = surroundings.texts.t('test.topUp.done', { count, amount: '…' });
        return toasts(page, surroundings).getByText(patternOf(sentence.replace(String(count), '…')));
      };
      return messageFor(1).or(messageFor(2));
    },
    happened: async ({ sandbox }) => ((await daysOf(sandbox)).includes(day ?? '') ? 0 : 1),
  };
}

/** Calls of different parts of one tab of the test panel. */
const PANEL_CALLS: readonly MoneyCall[] = [
  {
    name: 'play money from the faucet',
    path: 'sandbox/faucet',
    async send(page, { panel, texts: { t } }) {
      await panel.open('money');
      const part = partOf(page, t('test.faucet.title'));
      await part.getByLabel(t('test.faucet.amount')).fill('7');
      await part.getByRole('button').last().click();
    },
    panelPart: 'test.faucet.title',
    outcome: (page, surroundings) =>
      toasts(page, surroundings).getByText(
        patternOf(surroundings.texts.t('test.faucet.granted', { amount: '…', available: '…' })),
      ),
    happened: recorded('recharge'),
  },
  {
    name: 'what is set aside for bonuses',
    path: 'sandbox/budget/fill',
    async send(page, { panel, texts: { t } }) {
      await panel.open('money');
      const part = partOf(page, t('test.budget.title'));
      await part.getByLabel(t('test.budget.amount')).fill('1');
      await part.getByRole('button', { name: patternOf(t('test.budget.fill', { amount: '…' })) }).click();
    },
    panelPart: 'test.budget.title',
    outcome: (page, surroundings) =>
      toasts(page, surroundings).getByText(patternOf(surroundings.texts.t('test.budget.now', { left: '…' }))),
    happened: wholeLeft,
  },
  makeUpPayment(),
];

const CALLS: readonly MoneyCall[] = [
  {
    name: 'a bonus that spends the budget',
    path: 'sandbox/budget/spend',
    async send(page, surroundings) {
      const { panel, texts } = surroundings;
      const left = await leftIn(surroundings);
      await panel.open('money');
      const part = partOf(page, texts.t('test.budget.title'));
      await part.getByLabel(texts.t('test.budget.keep')).fill(toDecimal(subtract(left, ONE)));
      await part.getByRole('button', { name: texts.t('test.budget.spend') }).click();
    },
    panelPart: 'test.budget.title',
    outcome: (page, surroundings) =>
      toasts(page, surroundings).getByText(patternOf(surroundings.texts.t('test.budget.now', { left: '…' }))),
    happened: async (surroundings) => -(await wholeLeft(surroundings)),
  },
  {
    name: 'a top-up by card',
    path: 'recharge/add',
    prepare: () => Promise.resolve('/user/cashrecharge'),
    async send(page, { texts: { t } }) {
      await page.getByLabel(t('recharge.cash.amount')).fill('10000');
      await page.getByRole('radio', { name: t('recharge.cash.outcome.stays_pending') }).check();
      await page.getByRole('button', { name: patternOf(t('recharge.cash.pay', { amount: '…' })) }).click();
    },
    outcome: (page, { texts: { t } }) => page.getByText(t('recharge.step.processingNow')),
    happened: recorded('recharge'),
  },
  {
    name: 'a withdrawal to a bank account',
    path: 'withdraw/create',
    async prepare({ member, sandbox }) {
      await advanceToNoonOf(sandbox, WEDNESDAY);
      await bindAll(sandbox, member);
      return '/user/cashwithdraw';
    },
    async send(page, { texts }) {
      const form = withdrawFormOf(page, texts);
      await form.fillAndReview('40');
      await form.send('40').click();
    },
    async look(page, { texts }) {
      await checkButton(page.getByRole('main'), texts).click();
      const { confirmation } = withdrawFormOf(page, texts);
      await confirmation('40')
        .getByLabel(texts.t('destinations.title.fundPassword'), { exact: true })
        .fill(FUND_PASSWORD);
    },
    outcome: (page, { texts }) => withdrawFormOf(page, texts).receipt,
    happened: recorded('withdrawal'),
  },
  {
    name: 'a withdrawal that is cancelled',
    path: 'withdraw/cancel',
    async prepare({ member, sandbox }) {
      await bindAll(sandbox, member);
      const { data: cards } = await member.client.call(bankCards, {});
      const input = {
        channel: 'cash',
        amount: '40',
        bankId: cards[0]?.id ?? '',
        fundPassword: FUND_PASSWORD,
      } as const;
      await member.client.call(createWithdrawal, input, { idempotencyKey: crypto.randomUUID() });
      return '/user/withrecord';
    },
    async send(page, { texts: { t } }) {
      await page.getByRole('button', { name: t('withdraw.cancel.action') }).click();
      const question = page.getByRole('alertdialog', { name: t('withdraw.cancel.title') });
      await question.getByRole('button', { name: t('withdraw.cancel.confirm') }).click();
    },
    outcome: (page, { texts: { t } }) =>
      page.getByRole('article').getByText(t('withdraw.status.cancelled'), { exact: true }),
    async happened({ member: { client } }) {
      const page = { kind: 'withdrawal', status: 'cancelled', pageNum: 1, pageSize: 20 };
      return (await client.call(records, page)).data.total;
    },
  },
];

testLostAnswers(...PANEL_CALLS);
for (const call of CALLS) testLostAnswers(call);

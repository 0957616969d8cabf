import { budget } from '@paydirt/contract/sandbox/budget';
import { topUpDays } from '@paydirt/contract/sandbox/top-up';
import { bankCards } from '@paydirt/contract/wallet/bank-card';
import { records } from '@paydirt/contract/wallet/records';
import { createWithdrawal } from '@paydirt/contract/wallet/withdrawal';
import { CURRENCY, type Money, parseMoney, subtract, toDecimal, unwrap, usdt } from '@paydirt/domain';
import type { Locator, Page } from '@playwright/test';

import { clickPastGuard } from '../support/click-past-guard.ts';
import { CUT } from '../support/page-errors.ts';
import { expect, test } from '../support/harness.ts';
import { checkButton, loseAnswerTo, recordsOfKind } from '../support/lost-answer.ts';
import type { NewMember, Sandbox } from '../support/sandbox.ts';
import { createTestPanel, type TestPanel } from '../support/test-panel.ts';
import type { Texts } from '../support/texts.ts';
import { patternOf } from '../support/text-patterns.ts';
import { advanceToNoonOf, bindAll, FUND_PASSWORD, withdrawFormOf } from '../support/withdrawal-form.ts';

test.describe.configure({ retries: 0 });

const WEDNESDAY = 3;

type PanelPart = 'test.faucet.title' | 'test.budget.title' | 'test.topUp.title';

interface Surroundings {
  readonly member: NewMember;
  readonly sandbox: Sandbox;
  readonly panel: TestPanel;
  readonly texts: Texts;
}

/** A call that moves money, of the test panel or a rarer one; `answer-lost.spec.ts` has what members do most. */
interface Journey {
  readonly name: string;
  /** End of the call's path. */
  readonly path: string;
  /** Prepare what it needs, and return where it is made. */
  readonly prepare?: (surroundings: Surroundings) => Promise<string>;
  readonly send: (page: Page, surroundings: Surroundings) => Promise<void>;
  /** Type secrets again where the confirmed request is shown, after a reload. */
  readonly typeSecrets?: (page: Page, surroundings: Surroundings) => Promise<void>;
  /** The part of the test panel with the button that asks again; left out, the page has it. */
  readonly panelPart?: PanelPart;
  readonly outcome: (page: Page, surroundings: Surroundings) => Locator;
  /** Count that grows by one each time it happens, by the services. */
  readonly happened: (surroundings: Surroundings) => Promise<number>;
}

const toasts = (page: Page, { texts: { t } }: Surroundings) =>
  page.getByRole('region', { name: t('shell.messages'), exact: true });
const partOf = (page: Page, title: string) =>
  page.getByRole('dialog').getByRole('region', { name: title, exact: true });
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
function makeUpPayment(): Journey {
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

const JOURNEYS: readonly Journey[] = [
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
  makeUpPayment(),
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
    async typeSecrets(page, { texts }) {
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

for (const journey of JOURNEYS) {
  test(`${journey.name}: its answer is lost, the same request is sent again, and it happens once`, async ({
    app,
    pageErrors,
    context,
    page,
    panel,
    sandbox,
    texts,
  }) => {
    pageErrors.expect(CUT);
    const member = await app.arriveNew('300');
    const surroundings = { member, sandbox, panel, texts };
    const route = (await journey.prepare?.(surroundings)) ?? '/mine';
    const before = await journey.happened(surroundings);
    const sent = await loseAnswerTo(page, journey.path);
    /** The button that asks again, in a tab; the test panel is opened for it. */
    async function checkIn(tab: Page): Promise<Locator> {
      if (journey.panelPart === undefined) return checkButton(tab, texts).last();
      await createTestPanel(tab, texts, sandbox).open('money');
      return checkButton(partOf(tab, texts.t(journey.panelPart)), texts).last();
    }
    // The websocket is the shell's last background request, and would fail after the network is cut: wait for
    // it.
    const connected = page.waitForEvent('websocket');
    await app.open(route);
    await connected;
    await journey.send(page, surroundings);
    await expect(await checkIn(page)).toBeVisible();

    await test.step('everything is fetched again when the network is back', async () => {
      await context.setOffline(true);
      await context.setOffline(false);
      await expect(await checkIn(page)).toBeVisible();
    });

    const other = await context.newPage();
    await test.step('another tab offers it', async () => {
      await other.goto(`${sandbox.address}/#${route}`);
      await expect(await checkIn(other)).toBeVisible();
    });

    await test.step('a reload finds it', async () => {
      await page.reload();
      await expect(await checkIn(page)).toBeVisible();
      await journey.typeSecrets?.(page, surroundings);
    });

    await clickPastGuard(await checkIn(page), journey.outcome(page, surroundings).first());
    expect((await journey.happened(surroundings)) - before).toBe(1);
    // Another part of the page may show the outcome before the request is sent again.
    await expect.poll(() => sent().length).toBeGreaterThan(1);
    expect(new Set(sent()).size, 'sent byte for byte').toBe(1);
    await expect(checkButton(page, texts)).toHaveCount(0);
    await expect(checkButton(other, texts)).toHaveCount(0);
  });
}

import { teamIncome, shareInfo } from '@paydirt/contract/community/team';
import { aShare, aTeamIncome } from '@paydirt/contract/community/team.examples';
import { holdings } from '@paydirt/contract/goods/holdings';
import { someHoldings } from '@paydirt/contract/goods/holdings.examples';
import { orderDetail, orderList, orderRevenue } from '@paydirt/contract/goods/orders';
import { anOrder } from '@paydirt/contract/goods/orders.examples';
import { anOpenMachine, aProduct } from '@paydirt/contract/goods/products.examples';
import { rewardsSinceLastLook } from '@paydirt/contract/messages/announcements';
import { someCreditedRewards } from '@paydirt/contract/messages/announcements.examples';
import { checkInMonth, checkInState } from '@paydirt/contract/rewards/check-in';
import { aCheckInMonth, aCheckInState } from '@paydirt/contract/rewards/check-in.examples';
import { moveClock } from '@paydirt/contract/sandbox/world';
import { aClock } from '@paydirt/contract/sandbox/world.examples';
import { balance } from '@paydirt/contract/wallet/balance';
import { aBalance } from '@paydirt/contract/wallet/balance.examples';
import { incomeDays, incomeSummary, machineIncome } from '@paydirt/contract/wallet/income';
import { aMachineIncome, anIncomeSummary, someIncomeDays } from '@paydirt/contract/wallet/income.examples';
import { records } from '@paydirt/contract/wallet/records';
import { aRecord } from '@paydirt/contract/wallet/records.examples';
import { standing } from '@paydirt/contract/wallet/standing';
import { aStanding } from '@paydirt/contract/wallet/standing.examples';
import { accountHistory } from '@paydirt/contract/wallet/statement';
import { anAccountHistory } from '@paydirt/contract/wallet/statement.examples';
import { withdrawals } from '@paydirt/contract/wallet/withdrawal';
import { someWithdrawals } from '@paydirt/contract/wallet/withdrawal.examples';
import { HIDDEN_FIGURE } from '@paydirt/domain';
import { answers } from '@paydirt/testkit/fake-service';
import { holdTimers } from '@paydirt/testkit/hold-timers';
import { spoken } from '@paydirt/testkit/story-language';
import { DAY_PASS_MS } from '@paydirt/ui/day-pass';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { loaded as home } from './features/home/home/home.fixture.ts';
import { proofButton, at as moneyAt } from './features/wallet/money/money.fixture.ts';
import { loaded as recordList } from './features/wallet/records/records.fixture.ts';
import { accountRoutes } from './routes/account.ts';
import { checkInRoutes } from './routes/check-in.ts';
import { ordersRoutes } from './routes/orders.ts';
import { teamRoutes } from './routes/team.ts';
import { walletRoutes } from './routes/wallet.ts';
import { type AppParameters, appStory, type Canvas, findSheet } from './story-app.fixture.tsx';

const meta = { title: 'Screens/Hidden amounts', ...appStory } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** An amount as any language writes it: digits with two decimals or more. */
const AMOUNT = /\d[\d.,\u00a0\u202f]*[.,]\d{2,}/g;

/** All texts that the page and its sheets show or announce. */
function everyText(): string {
  const parts = [...document.body.querySelectorAll<HTMLElement>('main, [role=dialog]')];
  return parts
    .flatMap((part) => [
      part.innerText,
      // innerText does not include drawings.
      ...[...part.querySelectorAll('svg text')].map(({ textContent }) => textContent),
      ...[...part.querySelectorAll('*')].flatMap((element) =>
        ['aria-label', 'aria-valuetext', 'title'].map((name) => element.getAttribute(name) ?? ''),
      ),
    ])
    .join('\n');
}

interface View {
  /** Decimals of prices, which stay readable. */
  offered?: readonly string[];
  /** Steps until the amounts are shown. */
  open?: (canvas: Canvas) => Promise<void>;
}

/** Show a view of a member who hides amounts: dots, and no digit of their money, drawn or read out. */
function hides(app: AppParameters, { offered = [], open }: View = {}): Story {
  return {
    parameters: { app: { ...app, stored: { ...app.stored, 'paydirt.amountsHidden': 'true' } } },
    play: async ({ canvas }) => {
      await open?.(canvas);
      await waitFor(() => expect(everyText()).toContain(HIDDEN_FIGURE));
      await waitFor(() => expect(document.querySelector('main [aria-busy=true]')).toBeNull());
      const prices = offered.map((price) => spoken().figure(price, 'price'));
      const shown = (everyText().match(AMOUNT) ?? []).filter((figure) => !prices.includes(figure));
      await expect(shown).toEqual([]);
    },
  };
}

const HOME_PRICES = [anOpenMachine(), aProduct()].map(({ price }) => price);
const order = anOrder();
const orderPage = (shown: typeof order): AppParameters => ({
  route: ordersRoutes.order.href({ orderId: shown.id }),
  answers: [
    answers(orderDetail, shown),
    answers(holdings, someHoldings()),
    answers(orderList, { total: 1, list: [shown] }),
    answers(orderRevenue, { total: 2, list: [aRecord(), aRecord({ id: 'rec_2', amount: '3.19' })] }),
  ],
});

export const Home = hides(home, { offered: HOME_PRICES });

export const HomeWallet = hides(home, {
  offered: HOME_PRICES,
  open: async (canvas) =>
    userEvent.click(await canvas.findByRole('tab', { name: spoken().t('home.overview.wallet') })),
});

export const ArrivedSinceTheLastLook = hides(
  { ...home, answers: [...home.answers, answers(rewardsSinceLastLook, someCreditedRewards())] },
  { offered: HOME_PRICES, open: async () => void (await findSheet(spoken().t('home.rewards.title'))) },
);

export const ADayThatPasses: Story = {
  ...hides(
    {
      ...home,
      answers: [
        ...home.answers,
        answers(moveClock, aClock('2026-11-22T14:05:00.000Z')),
        answers(incomeDays, someIncomeDays()),
      ],
    },
    {
      offered: HOME_PRICES,
      open: async (canvas) => {
        const { t } = spoken();
        await userEvent.click(await canvas.findByRole('button', { name: t('shell.plusDay') }));
        await userEvent.click(
          await within(document.body).findByRole('button', { name: t('dayPassed.skip') }),
        );
      },
    },
  ),
  // With larger text a phone has no room for the animation.
  globals: { textSize: '100' },
  beforeEach: () => holdTimers(DAY_PASS_MS),
};

export const Me = hides({ route: accountRoutes.me.href(), answers: [answers(balance, aBalance())] });

export const Balance = hides({
  route: walletRoutes.balance.href(),
  answers: [
    answers(balance, aBalance()),
    answers(accountHistory, anAccountHistory()),
    answers(standing, aStanding()),
  ],
});

export const Income = hides({
  route: walletRoutes.receiveIncome.href(),
  answers: [
    answers(incomeSummary, anIncomeSummary()),
    answers(records, { total: 1, list: [aRecord({ status: 'not_credited' })] }),
    answers(machineIncome, aMachineIncome()),
  ],
});

export const Records = hides(recordList);

export const ARecord = hides({ ...recordList, route: walletRoutes.records.href({ id: 'rec_1' }) });

export const Withdrawals = hides({
  route: walletRoutes.withdrawals.href(),
  answers: [answers(withdrawals, { total: 5, list: someWithdrawals() })],
});

export const Machines = hides({
  route: ordersRoutes.orders.href(),
  answers: [answers(holdings, someHoldings()), answers(orderList, { total: 0, list: [] })],
});

export const ReturnedMachines = hides({
  route: ordersRoutes.orders.href({ status: 'returned' }),
  answers: [
    answers(holdings, someHoldings()),
    answers(orderList, { total: 1, list: [anOrder({ status: 'returned', returned: '84.33' })] }),
  ],
});

export const ALease = hides(orderPage(order));

export const AReturnedLease = hides(orderPage(anOrder({ status: 'returned', returned: '84.33' })));

export const Team = hides(
  { route: teamRoutes.team.href(), answers: [answers(shareInfo, aShare())] },
  { offered: [aShare().rewardEach] },
);

export const TeamIncome = hides({
  route: teamRoutes.teamIncome.href(),
  answers: [answers(teamIncome, aTeamIncome())],
});

export const CheckIns = hides({
  route: checkInRoutes.checkInHistory.href(),
  answers: [answers(checkInState, aCheckInState()), answers(checkInMonth, aCheckInMonth())],
});

/** The totals are public; the member's own leaf is not. */
export const ProofOfOnesOwn: Story = {
  parameters: { app: { ...moneyAt('proof'), stored: { 'paydirt.amountsHidden': 'true' } } },
  play: async ({ canvas }) => {
    await userEvent.click(await proofButton(canvas));
    await expect(await canvas.findByText(spoken().t('money.proof.valid'))).toBeVisible();
    await expect(everyText()).toContain(HIDDEN_FIGURE);
    await expect(everyText()).not.toContain(spoken().figure('2433.42'));
  },
};

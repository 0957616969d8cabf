import { moneyAccount, moneyReport } from '@paydirt/contract/wallet/money';
import { aMoneyAccount, aMoneyReport } from '@paydirt/contract/wallet/money.examples';
import { money as tamil } from '@paydirt/i18n/catalogues/ta-IN/money';
import { answers } from '@paydirt/testkit/fake-service';
import { moment, plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { standardStates } from '../../../standard-states.fixture.ts';
import { appOf, type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { MoneyScreen } from './money-screen.tsx';
import { walletRoutes } from '../../../routes/wallet.ts';
import { at, loaded, proofButton, withAnswers } from './money.fixture.ts';

const meta = {
  title: 'Screens/Where the money comes from',
  component: MoneyScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof MoneyScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three sources that never mix, with a day without output and one paid pro rata (H6, H7, H13). */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const { t, figure, format } = spoken();
    await expect(await canvas.findByText(t('money.verdict.whole'))).toBeVisible();
    const short = t('money.verdict.short', {
      paid: figure(aMoneyReport().sums.paid),
      owed: figure(aMoneyReport().sums.owed),
    });
    // Machines earned more than was paid, and yet some income was not paid: the reason stands beside it.
    const surplus = t('money.income.surplus');
    await expect(canvas.getByText(plainSpaces(`${short} ${surplus}`))).toBeVisible();
    const row = (...cells: readonly string[]) => canvas.getByRole('row', { name: cells.join(' ') });
    const { sums, ever, heldAt, from, to } = aMoneyReport();
    const flow = (...spent: readonly [string, string]) =>
      row(t('money.flow.budget'), figure(spent[0]), t('money.flow.bonuses'), figure(spent[1]));
    await expect(flow(sums.spent, sums.spent)).toBeInTheDocument();
    await expect(flow(ever.allocated, ever.spent)).toBeInTheDocument();
    // The heading of movements names the period, the heading of balances a moment (H7).
    const days = t('money.flow.label', {
      from: format.day(moment(`${from}T12:00:00.000Z`)),
      to: format.day(moment(`${to}T12:00:00.000Z`)),
    });
    const asOf = t('money.flow.asOf', { time: format.dateTime(moment(heldAt)) });
    const under = (title: string) => canvas.getAllByRole('region', { name: plainSpaces(title) })[0]!;
    await expect(under(days)).not.toHaveTextContent(t('money.verdict.whole'));
    await expect(under(asOf)).toHaveTextContent(t('money.verdict.whole'));
    await expect(under(asOf)).not.toHaveTextContent(plainSpaces(short));
    // The parts of the members' balances are folded until requested.
    const parts = canvas.getByText(t('money.deposits.withdrawing'));
    await expect(parts).not.toBeVisible();
    await userEvent.click(canvas.getByText(t('money.deposits.title')));
    await expect(parts).toBeVisible();
    // The kinds of bonuses are folded too; the flows show their total.
    const fees = canvas.getByText(t('money.promotion.fees'));
    await expect(fees).not.toBeVisible();
    await userEvent.click(canvas.getByText(t('money.promotion.title')));
    await expect(fees).toBeVisible();
  },
};

/** The days: one without output, one paid pro rata; a day without a bonus is not marked. */
export const Days: Story = {
  tags: ['visual'],
  parameters: { app: at('days') },
  play: async ({ canvas, canvasElement }) => {
    const { t, format, figure } = spoken();
    await expect(await canvas.findByText(t('money.income.short', { count: 2 }))).toBeInTheDocument();
    const row = (...cells: readonly string[]) => canvas.getByRole('row', { name: cells.join(' ') });
    await expect(
      row(format.day(moment('2026-11-18')), format.percent(0), t('money.income.standstill')),
    ).toBeInTheDocument();
    const paid = t('money.income.paidOf', { paid: figure('1482.00'), owed: figure('1800.00') });
    const trommel = (name: string) => name.includes(`Trommel TR-4 ${paid}`);
    await expect(canvas.getByRole('link', { name: trommel })).toBeVisible();
    // One machine earned more than it paid while another could not pay all; the reason is stated once.
    await expect(canvas.getAllByText(t('money.income.surplus'))).toHaveLength(1);
    // Only the day without output is marked.
    await expect(canvasElement.querySelectorAll('[data-empty]')).toHaveLength(1);
    // Only the first tab has verdicts.
    await expect(canvas.queryByText(t('money.verdict.whole'))).toBeNull();
    // Movements name payer and payee without a sign; the signed sums, for accountants, are folded.
    const changes = canvas
      .getByRole('heading', { name: t('money.deposits.changes') })
      .closest<HTMLElement>('section')!;
    const [moves] = within(changes).getAllByRole('list');
    await expect(moves).toHaveTextContent(t('account.lease_escrow'));
    await expect(moves).toHaveTextContent(figure('1840.00'));
    await expect(moves?.textContent).not.toMatch(/[−-]\d/u);
    await expect(canvas.queryByText(figure('-1840.00', 'delta'))).not.toBeVisible();
  },
};

/** All that machines earned was paid: there is no surplus to explain. */
export const NoSurplus: Story = {
  parameters: {
    app: {
      ...withAnswers(
        answers(
          moneyReport,
          aMoneyReport({ sums: { ...aMoneyReport().sums, earned: aMoneyReport().sums.paid } }),
        ),
      ),
      route: walletRoutes.money.href({ tab: 'days' }),
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(t('money.income.short', { count: 2 }))).toBeInTheDocument();
    await expect(canvas.queryByText(t('money.income.surplus'))).toBeNull();
  },
};

/** One machine paid more than it earned, out of its savings; another saved the rest: in and out add up (H7). */
const FROM_SAVINGS = answers(
  moneyReport,
  aMoneyReport({
    sums: { ...aMoneyReport().sums, earned: '2900.00', owed: '2964.00', coveragePermille: 1000 },
    products: aMoneyReport().products.map((product, index) => ({
      ...product,
      earned: index === 0 ? '1400.00' : '1500.00',
      owed: '1482.00',
      coveragePermille: 1000,
    })),
  }),
);

/** A payment beyond the earnings is shown, in the flows and among the days. */
export const FromSavings: Story = {
  tags: ['visual'],
  parameters: { app: withAnswers(FROM_SAVINGS) },
  play: async ({ canvas }) => {
    const { t, figure } = spoken();
    const [saved, kept] = [t('dayPassed.savedAll'), t('dayPassed.keptAll')];
    // 2,900 earned + 82 saved = 2,964 paid + 18 kept; drawn, and in the table for screen readers.
    await canvas.findByRole('row', { name: `${saved} ${figure('82.00')}` });
    await canvas.findByRole('row', { name: `${kept} ${figure('18.00')}` });
    await userEvent.click(canvas.getByRole('tab', { name: t('money.tabs.days') }));
    await canvas.findByText(t('money.income.title'));
    for (const [label, amount] of [
      [saved, '82.00'],
      [kept, '18.00'],
    ] as const)
      await expect(canvas.getByText(label).closest('div')).toHaveTextContent(figure(amount));
  },
};

/** The shown tab is in the address, without a history entry for each. */
export const Tabs: Story = {
  name: 'Its three tabs',
  play: async (context) => {
    const { canvas } = context;
    const { t, figure } = spoken();
    const { platform } = appOf(context);
    await userEvent.click(await canvas.findByRole('tab', { name: t('money.tabs.proof') }));
    await waitFor(() => expect(platform.navigation.entry().search).toBe('tab=proof'));
    await expect(await proofButton(canvas)).toBeVisible();
    await expect(canvas.queryByText(t('money.verdict.whole'))).toBeNull();
    // A balance has no minus sign.
    const held = (name: string) => name.startsWith(t('account.custody'));
    await expect(canvas.getByRole('link', { name: held })).toHaveTextContent(figure('19600.00'));
    await expect(canvas.queryByText(figure('-19600.00'))).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: t('money.tabs.flows') }));
    await waitFor(() => expect(platform.navigation.entry().search).toBe(''));
    await expect(await canvas.findByText(t('money.verdict.whole'))).toBeVisible();
  },
};

/** Maximum height of the first tab, in any language: two and a half screens of a phone of 360 by 740 pixels. */
const LONGEST = 2.5 * 740;

/** Kinds of bonuses of a month in which every one of them was paid. */
const EVERY_BONUS = [
  'bonus_credit',
  'bonus_accrual',
  'level_gift',
  'sign_in_bonus',
  'reward_credit',
  'subsidy_credit',
  'redemption_credit',
].map((kind) => ({ kind, amount: '120.00' }));

/** The first tab ends after a little more than two screens of a phone. */
export const NotTooLong: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(spoken().t('money.verdict.whole'));
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(LONGEST);
  },
};

/** In Tamil, whose words are the longest, as well, with bonuses of every kind. */
export const NotTooLongInTamil: Story = {
  parameters: {
    app: {
      ...withAnswers(answers(moneyReport, aMoneyReport({ bonuses: EVERY_BONUS }))),
      locale: 'ta-IN',
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await canvas.findByText(tamil.promotion.fees);
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(LONGEST);
  },
};

/** A bad month: machines covered little, and what is held is less than what members have. */
export const ShortCoverage: Story = {
  tags: ['visual'],
  parameters: {
    app: withAnswers(
      answers(
        moneyReport,
        aMoneyReport({
          sums: { ...aMoneyReport().sums, earned: '720.00', paid: '720.00', coveragePermille: 200 },
          deposits: { ...aMoneyReport().deposits, custody: '19000.00' },
        }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    const { t, format, amount } = spoken();
    const unbacked = t('money.deposits.unbacked', { amount: amount('-600.00', 'exact') });
    await expect(await canvas.findByText(plainSpaces(unbacked))).toBeVisible();
    await expect(canvas.getByText(plainSpaces(format.percent(200)))).toBeVisible();
    // All that machines earned was paid: nothing was left over.
    await expect(canvas.queryByText(new RegExp(t('money.income.surplus')))).toBeNull();
  },
};

/** Nothing was booked yet. */
export const Empty: Story = {
  parameters: {
    app: {
      ...withAnswers(
        answers(
          moneyReport,
          aMoneyReport({
            position: { seq: 0, hash: null },
            deposits: {
              available: '0.00',
              receivable: '0.00',
              arriving: '0.00',
              withdrawing: '0.00',
              total: '0.00',
              custody: '0.00',
            },
            members: 0,
            movements: [],
            bonuses: [],
            days: [],
            products: [],
            sums: {
              earned: '0.00',
              owed: '0.00',
              paid: '0.00',
              coveragePermille: null,
              givenBack: '0.00',
              allocated: '0.00',
              spent: '0.00',
              fees: '0.00',
            },
          }),
        ),
      ),
      route: walletRoutes.money.href({ tab: 'days' }),
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(spoken().t('money.income.empty'))).not.toHaveLength(0);
  },
};

/** The source of a payout: its entry, with the balance after it (H6). */
export const Account: Story = {
  tags: ['visual'],
  parameters: {
    app: {
      route: walletRoutes.money.href({ account: 'machine_revenue', productId: 'trommel', entryId: 4811 }),
      answers: [answers(moneyAccount, aMoneyAccount())],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(t('money.account.traced'))).toBeVisible();
    await expect(canvas.getByText(t('money.entry.machine_output'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('money.account.older') })).toBeInTheDocument();
  },
};

export const UnknownAccount: Story = {
  parameters: {
    app: { route: walletRoutes.money.href({ account: 'member_available' }) } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(spoken().t('money.account.unknown'))).toBeVisible();
  },
};

const states = standardStates(loaded, [moneyReport], {
  kept: [{ call: moneyReport, input: {}, value: aMoneyReport() }],
});

export const Loading: Story = states.loading;

export const Failed: Story = states.failed;

export const Offline: Story = states.offline;

import { walletNotice } from '@paydirt/contract/messages/announcements';
import { aNotice } from '@paydirt/contract/messages/announcements.examples';
import { balance } from '@paydirt/contract/wallet/balance';
import { aBalance } from '@paydirt/contract/wallet/balance.examples';
import { standing } from '@paydirt/contract/wallet/standing';
import { aStanding } from '@paydirt/contract/wallet/standing.examples';
import { accountHistory } from '@paydirt/contract/wallet/statement';
import { anAccountHistory } from '@paydirt/contract/wallet/statement.examples';
import { negate, standingOf } from '@paydirt/domain';
import { lookAhead } from '@paydirt/domain/lease/standing';
import { answers } from '@paydirt/testkit/fake-service';
import { moment, plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { expectPriceAndFee } from '../../../expect-price-and-fee.fixture.ts';
import { expectOneAge, standardStates } from '../../../standard-states.fixture.ts';
import { appOf, type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { aheadInputOf, partsOf } from '../data/standing.ts';
import { BalanceScreen } from './balance-screen.tsx';
import { walletRoutes } from '../../../routes/wallet.ts';

const loaded = {
  route: walletRoutes.balance.href(),
  answers: [
    answers(balance, aBalance()),
    answers(accountHistory, anAccountHistory()),
    answers(standing, aStanding()),
  ],
} satisfies AppParameters;

const meta = {
  title: 'Screens/Balance',
  component: BalanceScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof BalanceScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The balance, its changes, and recharge and withdraw in the same size (H8). */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const { t, figure } = spoken();
    const recharge = await canvas.findByRole('link', { name: t('balance.recharge') });
    const withdraw = canvas.getByRole('link', { name: t('balance.withdraw') });
    const [one, other] = [recharge.getBoundingClientRect(), withdraw.getBoundingClientRect()];
    await expect(Math.abs(one.width - other.width)).toBeLessThan(2);
    await expect(Math.abs(one.height - other.height)).toBeLessThan(2);
    const chart = await canvas.findByRole('slider', { name: t('balance.chart') });
    const revenue = `${t('balance.shares.machineRevenue')} ${figure('9.00', 'delta')}`;
    await expect(chart).toHaveAttribute('aria-valuetext', expect.stringContaining(revenue));
  },
};

/** Every day can be reached by keys, and says who paid what. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const { t, figure } = spoken();
    const deposited = `${t('balance.shares.deposited')} ${figure('500.00', 'delta')}`;
    const spent = `${t('balance.shares.spent')} ${figure('-120.00', 'delta')}`;
    const chart = await canvas.findByRole('slider', { name: t('balance.chart') });
    chart.focus();
    await userEvent.keyboard('{Home}');
    await expect(chart).toHaveAttribute('aria-valuetext', expect.stringContaining(deposited));
    await userEvent.keyboard('{ArrowRight}');
    await expect(chart).toHaveAttribute('aria-valuetext', expect.stringContaining(t('balance.nothingMoved')));
    await userEvent.keyboard('{ArrowRight}');
    await expect(chart).toHaveAttribute('aria-valuetext', expect.stringContaining(spent));
  },
};

/** The same as a table, newest first; a screen reader finds it from the start. */
export const AsTable: Story = {
  play: async ({ canvas }) => {
    const { t, format } = spoken();
    const table = await canvas.findByRole('table', { name: t('balance.chart') });
    await expect(within(table).getAllByRole('row')).toHaveLength(31);
    const figure = within(table.closest('figure')!);
    await userEvent.click(figure.getByRole('button', { name: t('balance.showTable') }));
    await expect(figure.queryByRole('slider')).toBeNull();
    const [, newest] = within(table).getAllByRole('row');
    await expect(newest).toHaveTextContent(plainSpaces(format.day(moment('2026-11-21'))));
  },
};

/** Hidden amounts are nowhere in the page, and stay hidden on the next one. */
export const AmountsHidden: Story = {
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const { t, format, figure } = spoken();
    await canvas.findByRole('slider', { name: spoken().t('balance.chart') });
    await userEvent.click(canvas.getByRole('button', { name: t('balance.hide') }));
    await expect(canvas.getAllByText(t('balance.hidden'))).not.toHaveLength(0);
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvasElement.textContent).not.toContain(format.number(2418));
    await expect(canvasElement.textContent).not.toContain(figure('14.82'));
    await expect(appOf(context).platform.local.getItem('paydirt.amountsHidden')).toBe('true');
    await userEvent.click(canvas.getByRole('button', { name: t('balance.show') }));
    await expect(await canvas.findByRole('slider', { name: t('balance.chart') })).toBeVisible();
  },
};

/** The figure of stopping now comes first, the loss beside the sum that was put in; the parts add up to it as they are shown (H5). */
export const IfYouStoppedNow: Story = {
  play: async ({ canvas }) => {
    const { t, format } = spoken();
    const figures = aStanding();
    const parts = partsOf(figures);
    const { fee, leaveWith, net } = standingOf(parts);
    const heading = await canvas.findByRole('heading', { name: t('standing.title') });
    const section = within(heading.closest('section')!);
    const against = t('standing.against', { net: format.figure(net, 'delta') });
    await expect(section.getByText(plainSpaces(against))).toHaveClass('text-garnet');
    await expect(
      section.getByText(t('standing.fee', { share: format.percent(figures.feePermille) })),
    ).toBeVisible();
    await expect(section.getAllByText(t('standing.leaveWith'))).toHaveLength(1);
    await expect(heading.closest('section')).toHaveTextContent(
      plainSpaces(format.figure(leaveWith, 'balance')),
    );
    const shown = section.getAllByRole('definition').map((value) => value.textContent);
    const delta = [parts.available, parts.receivable, parts.returns, negate(fee), parts.withdrawing];
    await expect(shown).toEqual([
      ...[...delta, parts.takenOut].map((amount) => format.figure(amount, 'delta')),
      format.figure(parts.putIn, 'balance'),
    ]);
  },
};

/**
 * The forecast: the number of losing runs comes first; today is certain, each further day has a worst, a middle and a
 * best; never a promise (H5).
 */
export const WhereItCouldGo: Story = {
  play: async ({ canvas, canvasElement }) => {
    const { t, format } = spoken();
    const runs = await canvas.findByText(t('standing.runs', { count: format.number(100) }));
    await expect(runs).toBeVisible();
    const losses = t('standing.losses', {
      day: format.day(moment('2026-12-21')),
      losses: format.number(lookAhead(aheadInputOf(aStanding(), 30)).at(-1)?.losses ?? 0),
      runs: format.number(100),
    });
    await expect(await canvas.findByText(plainSpaces(losses))).toBeVisible();
    await expectPriceAndFee('ahead', canvasElement);
    const slider = await canvas.findByRole('slider', { name: t('standing.chart') });
    await expect(slider).toHaveAttribute('aria-valuemax', '31');
    slider.focus();
    await userEvent.keyboard('{Home}');
    const now = format.figure(standingOf(partsOf(aStanding())).net, 'delta');
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      [
        format.day(moment('2026-11-21')),
        `${t('standing.worst')} ${now}`,
        `${t('standing.median')} ${now}`,
        `${t('standing.best')} ${now}`,
      ].join(', '),
    );
    await userEvent.click(canvas.getByRole('tab', { name: format.days(7) }));
    const table = await canvas.findByRole('table', { name: t('standing.chart') });
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(9));
  },
};

/** Any day of the year ahead can be chosen; other days are refused with the reason. */
export const AnotherDay: Story = {
  play: async ({ canvas }) => {
    const { t, format } = spoken();
    await userEvent.click(await canvas.findByRole('tab', { name: t('standing.otherDay') }));
    const field = canvas.getByLabelText(t('standing.until'), { selector: 'input' });
    await expect(field).toHaveValue('2026-12-21');
    await userEvent.clear(field);
    await userEvent.type(field, '2026-11-23');
    const table = await canvas.findByRole('table', { name: t('standing.chart') });
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(4));
    await userEvent.clear(field);
    await userEvent.type(field, '2026-11-21');
    const wrong = t('standing.wrongDay', { day: format.day(moment('2027-11-21')) });
    await expect(field).toHaveAccessibleDescription(wrong.replace(/\s/gu, ' '));
    await expect(canvas.queryByRole('slider', { name: t('standing.chart') })).toBeNull();
  },
};

/** A member without a lease has no forecast, and the page says so. */
export const StoppedWithoutMachines: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [
        ...loaded.answers,
        answers(standing, aStanding({ returns: '0.00', leases: [], machines: [] })),
      ],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(t('standing.noMachines'))).toBeVisible();
    await expect(canvas.queryByRole('slider', { name: t('standing.chart') })).toBeNull();
  },
};

/** A new member: nothing moved, and the chart says so. */
export const NothingYet: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [
        answers(balance, aBalance({ available: '0.00', receivable: '0.00' })),
        answers(
          standing,
          aStanding({
            available: '0.00',
            receivable: '0.00',
            withdrawing: '0.00',
            returns: '0.00',
            takenOut: '0.00',
            putIn: '0.00',
            leases: [],
            machines: [],
          }),
        ),
        answers(accountHistory, {
          opening: '0.00',
          days: anAccountHistory().days.map(({ day }) => ({
            day,
            machineRevenue: '0.00',
            promotionBudget: '0.00',
            refund: '0.00',
            deposited: '0.00',
            spent: '0.00',
            withdrawn: '0.00',
            total: '0.00',
          })),
        }),
      ],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('slider', { name: spoken().t('balance.chart') })).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining(spoken().t('balance.nothingMoved')),
    );
  },
};

const states = standardStates(loaded, [balance, accountHistory, standing], { failing: [accountHistory] });

export const Loading: Story = {
  ...states.loading,
  play: async (context) => {
    await states.loading.play(context);
    await expect(context.canvas.getAllByText(spoken().t('common.loading'))).toHaveLength(2);
  },
};

/** The chart failed; the balance is still shown. */
export const Failed: Story = {
  ...states.failed,
  play: async (context) => {
    await states.failed.play(context);
    await expect(context.canvas.getByRole('link', { name: spoken().t('balance.withdraw') })).toBeVisible();
  },
};

export const Offline: Story = states.offline;

const earlier = standardStates(loaded, [balance, accountHistory, standing], {
  kept: [
    { call: balance, input: {}, value: aBalance() },
    { call: accountHistory, input: { days: 30 }, value: anAccountHistory() },
    { call: standing, input: {}, value: aStanding() },
  ],
});

/** All three parts are of an earlier visit, and their age is shown once. */
export const OfflineOfAnEarlierVisit: Story = {
  ...earlier.offline,
  play: async (context) => {
    await earlier.offline.play(context);
    await expect(
      await context.canvas.findByRole('slider', { name: spoken().t('balance.chart') }),
    ).toBeVisible();
    await expectOneAge(context.canvas);
  },
};

/** The largest text, in German: nothing is cut, and only the table is wider than the page. */
export const LargeGermanText: Story = {
  parameters: {
    app: { ...loaded, locale: 'de-DE', stored: { 'paydirt.textSize': '200' } } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    for (const button of await canvas.findAllByRole('button', { name: 'Als Tabelle anzeigen' }))
      await userEvent.click(button);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

/** The notice of the wallet pages is above the figures. */
export const WithNotice: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [
        ...loaded.answers,
        answers(
          walletNotice,
          aNotice({ title: 'Banks rest on Friday', body: 'What is asked for then settles on Monday.' }),
        ),
      ],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Banks rest on Friday')).toBeVisible();
  },
};

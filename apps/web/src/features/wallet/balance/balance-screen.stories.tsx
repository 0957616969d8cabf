import { walletNotice } from '@paydirt/contract/calls/announcements';
import { accountHistory } from '@paydirt/contract/calls/statement';
import { balance } from '@paydirt/contract/calls/wallet';
import { aNotice } from '@paydirt/contract/fixtures/people';
import { anAccountHistory } from '@paydirt/contract/fixtures/statement';
import { aBalance } from '@paydirt/contract/fixtures/wallet';
import { answers, cannotReach, neverAnswers, refuses } from '@paydirt/testkit/fake-service';
import { moment, plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { appOf, type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { BalanceScreen } from './balance-screen.tsx';
import { walletRoutes } from '../../../routes/wallet.ts';

const loaded = {
  route: walletRoutes.balance.href(),
  answers: [answers(balance, aBalance()), answers(accountHistory, anAccountHistory())],
} satisfies AppParameters;

const meta = {
  title: 'Screens/Balance',
  component: BalanceScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof BalanceScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What there is, what changed it, and both ways on, the same size (H8). */
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
    await userEvent.click(canvas.getByRole('button', { name: t('balance.showTable') }));
    await expect(canvas.queryByRole('slider')).toBeNull();
    const [, newest] = within(table).getAllByRole('row');
    await expect(newest).toHaveTextContent(plainSpaces(format.day(moment('2026-11-21'))));
  },
};

/** Hidden amounts are nowhere in the page, and stay hidden on the next one. */
export const AmountsHidden: Story = {
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const { t, format, figure } = spoken();
    await canvas.findByRole('slider');
    await userEvent.click(canvas.getByRole('button', { name: t('balance.hide') }));
    await expect(canvas.getAllByText(t('balance.hidden'))).not.toHaveLength(0);
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvasElement.textContent).not.toContain(format.number(2418));
    await expect(canvasElement.textContent).not.toContain(figure('14.82'));
    await expect(appOf(context).platform.local.getItem('paydirt.amountsHidden')).toBe('true');
    await userEvent.click(canvas.getByRole('button', { name: t('balance.show') }));
    await expect(await canvas.findByRole('slider')).toBeVisible();
  },
};

/** A new member: nothing moved, and the chart says so. */
export const NothingYet: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [
        answers(balance, aBalance({ available: '0.00', receivable: '0.00' })),
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
    await expect(await canvas.findByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining(spoken().t('balance.nothingMoved')),
    );
  },
};

export const Loading: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [neverAnswers(balance), neverAnswers(accountHistory)],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(spoken().t('common.loading'))).toBeInTheDocument();
  },
};

/** The chart failed; the balance stands. */
export const Failed: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [answers(balance, aBalance()), refuses(accountHistory, 'internal')],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByRole('button', { name: t('common.retry') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('balance.withdraw') })).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: {
    app: {
      ...loaded,
      online: false,
      answers: [cannotReach(balance), cannotReach(accountHistory)],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(spoken().t('shell.offline.title'))).not.toHaveLength(0);
  },
};

/** The largest text, in German: nothing is cut, and only the table is wider than the page. */
export const LargeGermanText: Story = {
  parameters: {
    app: { ...loaded, locale: 'de-DE', stored: { 'paydirt.textSize': '200' } } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Als Tabelle anzeigen' }));
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

/** The notice of the wallet pages stands above the figures. */
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

import { teamIncome } from '@paydirt/contract/community/team';
import { aTeamIncome, aTeamIncomeByDay } from '@paydirt/contract/community/team.examples';
import { answers, neverAnswers } from '@paydirt/testkit/fake-service';
import { plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { standardStates } from '../../../standard-states.fixture.ts';
import { appOf, type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { TeamIncomeScreen } from './team-income-screen.tsx';
import { teamRoutes } from '../../../routes/team.ts';
import { walletRoutes } from '../../../routes/wallet.ts';

const loaded = {
  route: teamRoutes.teamIncome.href(),
  answers: [answers(teamIncome, aTeamIncome())],
} satisfies AppParameters;

const meta = {
  title: 'Screens/Income from the team',
  component: TeamIncomeScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof TeamIncomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each line names its entry and source, and opens its record; it says that the second floor earns nothing (H12). */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const { t, amount, parts } = spoken();
    const total = await canvas.findByText(plainSpaces(amount('5.00', 'balance')));
    await expect(total).toBeVisible();
    // The screen's main figure: the decimals and the unit are smaller than the integer part.
    const figure = total.closest<HTMLElement>('[data-tone=income]')!;
    const { separator, decimals, unit } = parts('5.00');
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    for (const small of [`${separator}${decimals}`, unit])
      await expect(sizeOf(within(figure).getByText(small))).toBeLessThan(sizeOf(figure));
    await expect(canvas.getByRole('heading', { name: 'Jonas' })).toBeInTheDocument();
    const source = t('record.row.from.promotion_budget');
    const entry = canvas.getByText(t('team.income.entry', { entry: '4711', source }));
    await expect(entry.closest('a')).toHaveAttribute(
      'href',
      `#${walletRoutes.records.href({ id: 'rec_21' })}`,
    );
    const floor2 = t('team.income.floor2', { count: 17 });
    await expect(canvas.getByText(plainSpaces(floor2))).toBeInTheDocument();
  },
};

/** The same as a chart, and as a table at the press of a button. */
export const AsTable: Story = {
  play: async ({ canvas }) => {
    const { t } = spoken();
    await userEvent.click(await canvas.findByRole('button', { name: t('team.income.showTable') }));
    const table = within(canvas.getByRole('table', { name: t('team.income.chartPerson') }));
    await expect(table.getByRole('columnheader', { name: t('team.income.columns.person') })).toBeVisible();
    await expect(table.getByRole('rowheader', { name: 'Asha' })).toBeVisible();
  },
};

/** A table stays one when another period is chosen. */
export const AsTableOfAnotherPeriod: Story = {
  play: async (context) => {
    await AsTable.play?.(context);
    const { t, format } = spoken();
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('tab', { name: format.days(7) }));
    await waitFor(() =>
      expect(
        appOf(context)
          .services.requests()
          .filter(({ call }) => call === teamIncome),
      ).toHaveLength(2),
    );
    await expect(await canvas.findByRole('button', { name: t('team.income.showChart') })).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};

/** By day, and over a time of one's choice. */
export const ByDay: Story = {
  parameters: {
    app: { ...loaded, answers: [answers(teamIncome, aTeamIncomeByDay())] } satisfies AppParameters,
  },
  play: async (context) => {
    const { canvas } = context;
    const { t, format } = spoken();
    await userEvent.click(await canvas.findByRole('tab', { name: t('team.income.day') }));
    await userEvent.click(canvas.getByRole('tab', { name: format.days(7) }));
    await waitFor(() =>
      expect(
        appOf(context)
          .services.requests()
          .filter(({ call }) => call === teamIncome)
          .at(-1)?.input,
      ).toEqual({ by: 'day', from: '2026-11-15', to: '2026-11-21' }),
    );
    await expect(await canvas.findByRole('slider', { name: t('team.income.chartDay') })).toBeInTheDocument();
    const asha = t('team.income.reward', { name: 'Asha' });
    await expect(canvas.getByText(asha)).toBeInTheDocument();
  },
};

/** While it loads by day, nothing of the income by person is shown as if it were by day. */
export const ByDayLoading: Story = {
  play: async (context) => {
    const { canvas } = context;
    const { t, amount } = spoken();
    const total = plainSpaces(amount('5.00', 'balance'));
    await expect(await canvas.findByText(total)).toBeVisible();
    appOf(context).services.change(neverAnswers(teamIncome));
    await userEvent.click(canvas.getByRole('tab', { name: t('team.income.day') }));
    await waitFor(() => expect(canvas.queryByText(total)).toBeNull());
  },
};

/** Nothing was received in this period: the next step, and still the statement about the second floor. */
export const Empty: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [
        answers(
          teamIncome,
          aTeamIncome({ total: '0.00', list: [], secondFloor: { people: 1, amount: '0.00' } }),
        ),
      ],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(t('team.income.emptyTitle'))).toBeVisible();
    const floor2 = t('team.income.floor2', { count: 1 });
    await expect(canvas.getByText(plainSpaces(floor2))).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: t('shell.title.invitation') })).toHaveAttribute(
      'href',
      `#${teamRoutes.invitation.href()}`,
    );
  },
};

const states = standardStates(loaded, [teamIncome], {
  kept: [{ call: teamIncome, input: { by: 'person' }, value: aTeamIncome() }],
});

export const Loading: Story = states.loading;
export const Failed: Story = states.failed;

/** Offline nothing is known: data about other people is neither stored on a device nor read from one. */
export const Offline: Story = states.offline;

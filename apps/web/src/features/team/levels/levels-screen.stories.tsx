import { teamSummary } from '@paydirt/contract/community/team';
import { aTeamSummary } from '@paydirt/contract/community/team.examples';
import { answers } from '@paydirt/testkit/fake-service';
import { plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { standardStates } from '../../../standard-states.fixture.ts';
import { type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { LevelsScreen } from './levels-screen.tsx';
import { teamRoutes } from '../../../routes/team.ts';

const loaded = {
  route: teamRoutes.levels.href(),
  answers: [answers(teamSummary, aTeamSummary())],
} satisfies AppParameters;

const meta = {
  title: 'Screens/Levels',
  component: LevelsScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof LevelsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every level with its requirement and its one gift; the payer, and the rest of the budget. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const { t, amount, format } = spoken();
    await canvas.findByRole('heading', { name: t('team.levels.yours') });
    const levels = canvas.getAllByRole('listitem').slice(0, 6);
    for (const [index, { needs, gift, gradeText }] of aTeamSummary().levels.entries()) {
      const row = within(levels[index]!);
      await expect(
        row.getByText(t('team.level', { level: format.number(index), name: gradeText })),
      ).toBeInTheDocument();
      if (needs === 0) continue;
      await expect(row.getByText(t('team.levels.needs', { count: needs }))).toBeInTheDocument();
      const text = plainSpaces(t('team.levels.gift', { amount: amount(gift, 'price') }));
      await expect(row.getByText(text)).toBeInTheDocument();
    }
    await expect(within(levels[2]!).getByText(t('team.levels.yours'))).toBeInTheDocument();
    await expect(within(levels[1]!).getByText(t('team.levels.reached'))).toBeInTheDocument();
    await expect(canvas.getByText(plainSpaces(amount('4812.40', 'balance')))).toBeInTheDocument();
    await expect(canvas.queryByText(t('team.levels.budgetSpent'))).toBeNull();
  },
};

/** Nobody is active: everyone begins on level 0, which asks for nothing. */
export const NoTeam: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [
        answers(
          teamSummary,
          aTeamSummary({
            level: 0,
            floor1: 0,
            floor2: 0,
            valid: 0,
            nextLevelNeeds: 1,
            rewards: { each: '2.00', atMost: 20, paid: 0, total: '0.00' },
          }),
        ),
      ],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(t('team.levels.start'))).toBeVisible();
    await expect(canvas.queryByText(t('team.levels.reached'))).toBeNull();
  },
};

/** A budget that is spent says so, and what that means. */
export const BudgetSpent: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [answers(teamSummary, aTeamSummary({ budget: { source: 'promotion_budget', left: '0.00' } }))],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(spoken().t('team.levels.budgetSpent'))).toBeVisible();
  },
};

const states = standardStates(loaded, [teamSummary], {
  kept: [{ call: teamSummary, input: {}, value: aTeamSummary() }],
});

export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Offline: Story = states.offline;

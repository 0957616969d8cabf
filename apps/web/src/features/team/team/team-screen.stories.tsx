import { shareInfo } from '@paydirt/contract/community/team';
import { aShare } from '@paydirt/contract/community/team.examples';
import { answers } from '@paydirt/testkit/fake-service';
import { plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { standardStates } from '../../../standard-states.fixture.ts';
import { type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { TeamScreen } from './team-screen.tsx';
import { teamRoutes } from '../../../routes/team.ts';

const loaded = {
  route: teamRoutes.team.href(),
  answers: [answers(shareInfo, aShare())],
} satisfies AppParameters;

const meta = {
  title: 'Screens/Team',
  component: TeamScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof TeamScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The requirement of the next level, as the meter writes it. */
function needs(count: number, level: number, name: string) {
  const { t, format } = spoken();
  return t('team.nextNeeds', { count, level: `${format.number(level)} (${name})` });
}

/** The rule of rewards is fixed, capped and one level deep, and says who pays (H12). */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const { t, amount } = spoken();
    const each = plainSpaces(t('team.rewardEach', { amount: amount('2.00', 'price') }));
    await expect(await canvas.findByText(needs(6, 3, 'Sluicer'))).toBeVisible();
    await expect(
      canvas.getByRole('heading', { name: t('team.level', { level: '2', name: 'Panner' }) }),
    ).toBeVisible();
    // The invitation is the first thing after the level, before any list.
    const [first] = within(canvas.getByRole('main')).getAllByRole('link');
    await expect(first).toHaveAccessibleName(t('shell.title.invitation'));
    await expect(canvas.getByText(each)).toBeInTheDocument();
    await expect(canvas.getByText(t('team.rewardCap', { count: 20 }))).toBeInTheDocument();
    await expect(canvas.getByText(t('team.rewardSource'))).toBeInTheDocument();
    for (const [title, href] of [
      [t('shell.title.teamMembers'), teamRoutes.teamMembers.href()],
      [t('shell.title.teamIncome'), teamRoutes.teamIncome.href()],
      [t('shell.title.levels'), teamRoutes.levels.href()],
      [t('shell.title.invitation'), teamRoutes.invitation.href()],
    ] as const) {
      await expect(canvas.getByRole('link', { name: title })).toHaveAttribute('href', `#${href}`);
    }
  },
};

/** Payments to a person's earlier accounts count towards the maximum. */
export const RewardedEarlier: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [answers(shareInfo, aShare({ rewardedEarlier: 12 }))],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(t('team.rewardedEarlier', { count: 12 }))).toBeInTheDocument();
  },
};

/** At the highest level no next one is shown. */
export const HighestLevel: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [
        answers(shareInfo, aShare({ level: 5, valid: 61, nextLevelNeeds: null, nextGradeText: null })),
      ],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(t('team.topLevel'))).toBeVisible();
  },
};

/** Nobody invited yet: an explanation, that nothing depends on a team (H14), and the way to invite. */
export const Empty: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [
        answers(
          shareInfo,
          aShare({
            level: 0,
            cumulative: 0,
            valid: 0,
            floor2: 0,
            earned: '0.00',
            referrer: null,
            nextLevelNeeds: 1,
            nextGradeText: 'Prospector',
          }),
        ),
      ],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(needs(1, 1, 'Prospector'))).toBeVisible();
    await expect(canvas.getByRole('heading', { name: t('team.empty.floor1Title') })).toBeVisible();
    await expect(canvas.getByText(t('team.empty.floor1Text'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('shell.title.invitation') })).toBeVisible();
  },
};

const states = standardStates(loaded, [shareInfo], {
  kept: [{ call: shareInfo, input: {}, value: aShare() }],
});

export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Offline: Story = states.offline;

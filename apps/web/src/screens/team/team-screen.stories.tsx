import { shareInfo } from '@paydirt/contract/calls/user';
import { aShare } from '@paydirt/contract/fixtures/people';
import { answers, cannotReach, neverAnswers, refuses } from '@paydirt/testkit/fake-service';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { href } from '../../platform/routes.ts';
import { type AppParameters, appStory } from '../../story-app.fixture.tsx';
import { TeamScreen } from './team-screen.tsx';

const loaded = { route: href.team(), answers: [answers(shareInfo, aShare())] } satisfies AppParameters;

const meta = {
  title: 'Screens/Team',
  component: TeamScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof TeamScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The rule of rewards is fixed, capped and one level deep, and says who pays (H12). */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('6 more valid invitees for level 3')).toBeVisible();
    await expect(canvas.getByText(/2.00.USDT for each valid invitee/)).toBeInTheDocument();
    await expect(canvas.getByText('For 20 invitees at most')).toBeInTheDocument();
    await expect(canvas.getByText(/promotion budget, never from what an invitee pays/)).toBeInTheDocument();
    await expect(canvas.getByText(/It is a rehearsal with play money/)).toBeInTheDocument();
  },
};

/** At the top there is no next level to want. */
export const HighestLevel: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [answers(shareInfo, aShare({ level: 5, valid: 61, nextLevelNeeds: null }))],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The highest level')).toBeVisible();
  },
};

/** Nobody invited yet: counts are zero, and the way to invite stands. */
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
          }),
        ),
      ],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 more valid invitee for level 1')).toBeVisible();
    await expect(canvas.getByText('Your invitation link')).toBeInTheDocument();
  },
};

export const Loading: Story = {
  parameters: { app: { ...loaded, answers: [neverAnswers(shareInfo)] } satisfies AppParameters },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: { app: { ...loaded, answers: [refuses(shareInfo, 'internal')] } satisfies AppParameters },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** Without network, what was known stands with its age. */
export const Offline: Story = {
  parameters: {
    app: {
      ...loaded,
      online: false,
      answers: [cannotReach(shareInfo)],
      kept: [{ call: shareInfo, input: {}, value: aShare() }],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You are offline. What you see is as of .*11:40/)).toBeVisible();
  },
};

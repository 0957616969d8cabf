import { floorOne, floorTwo } from '@paydirt/contract/calls/user';
import { anInvitee } from '@paydirt/contract/fixtures/people';
import { answers, cannotReach, neverAnswers, refuses } from '@paydirt/testkit/fake-service';
import { moment, plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { type AppParameters, appStory, KEPT_AT } from '../../../story-app.fixture.tsx';
import { TeamMembersScreen } from './team-members-screen.tsx';
import { teamRoutes } from '../../../routes/team.ts';

const people = [anInvitee(), anInvitee({ id: 'mem_3', name: 'Lena', valid: false })];
const loaded = {
  route: teamRoutes.teamMembers.href(),
  answers: [
    answers(floorOne, { total: 2, list: people }),
    answers(floorTwo, { total: 1, list: [anInvitee({ id: 'mem_9', name: 'Ravi' })] }),
  ],
} satisfies AppParameters;

const meta = {
  title: 'Screens/Team members',
  component: TeamMembersScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof TeamMembersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(t('team.count', { count: 2 }))).toBeVisible();
    await expect(canvas.getByText(t('team.notValid'))).toBeVisible();
  },
};

/** The second floor is shown, and earns nothing (H12). */
export const SecondFloor: Story = {
  play: async ({ canvas }) => {
    const { t } = spoken();
    await userEvent.click(await canvas.findByRole('tab', { name: t('team.floor2Tab') }));
    await expect(await canvas.findByText('Ravi')).toBeVisible();
    await expect(canvas.getByText(t('team.floor2Text'))).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { app: { ...loaded, answers: [neverAnswers(floorOne)] } satisfies AppParameters },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(t('common.loading'))).toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: {
    app: { ...loaded, answers: [answers(floorOne, { total: 0, list: [] })] } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(t('team.empty.floor1Title'))).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { app: { ...loaded, answers: [refuses(floorOne, 'internal')] } satisfies AppParameters },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByRole('button', { name: t('common.retry') })).toBeVisible();
  },
};

/** Without network, what was known stands with its age. */
export const Offline: Story = {
  parameters: {
    app: {
      ...loaded,
      online: false,
      answers: [cannotReach(floorOne)],
      kept: [{ call: floorOne, input: { paged: 20 }, value: { total: 2, items: people } }],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t, format } = spoken();
    const asOf = t('common.offlineAsOf', { time: format.dateTime(moment(KEPT_AT)) });
    await expect(await canvas.findByText(plainSpaces(asOf))).toBeVisible();
  },
};

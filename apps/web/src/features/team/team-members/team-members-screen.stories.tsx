import { floorOne, floorTwo } from '@paydirt/contract/community/team';
import { anInvitee } from '@paydirt/contract/community/team.examples';
import { answers } from '@paydirt/testkit/fake-service';
import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { standardStates } from '../../../standard-states.fixture.ts';
import { appOf, type AppParameters, appStory } from '../../../story-app.fixture.tsx';
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

/** The service searches, whichever page a name would be on; the other floor is searched the same way. */
export const Searched: Story = {
  play: async (context) => {
    const { canvas } = context;
    const { t } = spoken();
    await userEvent.type(await canvas.findByLabelText(t('team.search.label')), ' len ');
    const inputs = (call: typeof floorOne) =>
      appOf(context)
        .services.requests()
        .filter((one) => one.call === call)
        .map(({ input }) => input);
    await waitFor(() => expect(inputs(floorOne).at(-1)).toEqual({ q: 'len', pageNum: '1', pageSize: '20' }));
    await userEvent.click(canvas.getByRole('tab', { name: t('team.floor2Tab') }));
    await expect(await canvas.findByText('Ravi')).toBeVisible();
    await expect(inputs(floorTwo).at(-1)).toEqual({ q: 'len', pageNum: '1', pageSize: '20' });
  },
};

const pageTwo = Promise.withResolvers<void>();
const many = Array.from({ length: 20 }, (_, index) =>
  anInvitee({ id: `m_${index}`, name: `Person ${index}` }),
);

/** A page that was loading when the search began is added to its own list, not to the results. */
export const SearchedWhilePageTwoIsOnItsWay: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [
        {
          call: floorOne,
          async answer(request) {
            const { q, pageNum } = request.input;
            if (q !== undefined)
              return answers(floorOne, { total: 2, list: [people[1] ?? anInvitee()] }).answer(request);
            if (pageNum === '1') return answers(floorOne, { total: 21, list: many }).answer(request);
            await pageTwo.promise;
            const list = [anInvitee({ id: 'late', name: 'Zora Late' })];
            return answers(floorOne, { total: 21, list }).answer(request);
          },
        },
      ],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { canvas } = context;
    const { t } = spoken();
    const pages = () =>
      appOf(context)
        .services.requests()
        .filter(({ call }) => call === floorOne)
        .map(({ input }) => input['pageNum']);
    (await canvas.findByText('Person 19')).scrollIntoView();
    await waitFor(() => expect(pages()).toContain('2'));
    const field = canvas.getByLabelText(t('team.search.label'));
    await userEvent.type(field, 'len');
    await expect(await canvas.findByText('Lena')).toBeVisible();
    pageTwo.resolve();
    await userEvent.clear(field);
    await expect(await canvas.findByText('Zora Late')).toBeInTheDocument();
    await userEvent.type(field, 'len');
    await expect(await canvas.findByText('Lena')).toBeVisible();
    await expect(canvas.queryByText('Zora Late')).toBeNull();
  },
};

/** Nobody of that name: the searched text, and the state after clearing it. */
export const NobodyFound: Story = {
  parameters: {
    app: { ...loaded, answers: [answers(floorOne, { total: 0, list: [] })] } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    const field = await canvas.findByLabelText(t('team.search.label'));
    await userEvent.type(field, 'x');
    await expect(await canvas.findByText(t('team.search.noneTitle'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('common.clear') }));
    await expect(await canvas.findByText(t('team.empty.floor1Title'))).toBeVisible();
    await expect(field).toHaveValue('');
  },
};

const states = standardStates(loaded, [floorOne], {
  kept: [{ call: floorOne, input: { paged: 20 }, value: { total: 2, items: people } }],
});

export const Loading: Story = states.loading;

export const Empty: Story = {
  parameters: {
    app: { ...loaded, answers: [answers(floorOne, { total: 0, list: [] })] } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(t('team.empty.floor1Title'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('shell.title.invitation') })).toHaveAttribute(
      'href',
      `#${teamRoutes.invitation.href()}`,
    );
  },
};

export const Failed: Story = states.failed;

/** Offline nothing is known: data about other people is neither stored on a device nor read from one. */
export const Offline: Story = states.offline;

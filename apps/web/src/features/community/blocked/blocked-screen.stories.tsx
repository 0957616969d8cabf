import { blockedList, unblockAuthor } from '@paydirt/contract/community/blocked';
import { aBlocked } from '@paydirt/contract/community/blocked.examples';
import { answers, refuses } from '@paydirt/testkit/fake-service';
import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { standardStates } from '../../../standard-states.fixture.ts';
import { appOf, type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { communityRoutes } from '../../../routes/community.ts';
import { BlockedScreen } from './blocked-screen.tsx';

const people = [aBlocked(), aBlocked({ id: 'avd_2', username: 'Ravi', kind: 'block' })];
const loaded = {
  route: communityRoutes.blocked.href(),
  answers: [answers(blockedList, people)],
} satisfies AppParameters;

const meta = {
  title: 'Screens/Avoided',
  component: BlockedScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof BlockedScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each member in the list has a button to undo the muting or blocking, which names them. */
export const Loaded: Story = {
  parameters: {
    app: { ...loaded, answers: [...loaded.answers, answers(unblockAuthor, null)] } satisfies AppParameters,
  },
  play: async (context) => {
    const { t } = spoken();
    const { canvas } = context;
    const unblock = t('moderation.list.unblockOf', { name: 'Ravi' });
    await userEvent.click(await canvas.findByRole('button', { name: unblock }));
    await waitFor(() =>
      expect(
        appOf(context)
          .services.requests()
          .find(({ call }) => call.path === unblockAuthor.path)?.input,
      ).toEqual({ id: 'avd_2' }),
    );
  },
};

/** If unmuting is refused, the member stays in the list. */
export const Refused: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [...loaded.answers, refuses(unblockAuthor, 'unavailable')],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    const unmute = t('moderation.list.unmuteOf', { name: aBlocked().username });
    await userEvent.click(await canvas.findByRole('button', { name: unmute }));
    await expect(await within(document.body).findByText(t('error.unavailable'))).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: unmute })).toBeInTheDocument();
  },
};

const states = standardStates(loaded, [blockedList], {
  kept: [{ call: blockedList, input: {}, value: people }],
});

export const Loading: Story = states.loading;

export const Empty: Story = {
  parameters: { app: { ...loaded, answers: [answers(blockedList, [])] } satisfies AppParameters },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(spoken().t('moderation.list.emptyTitle'))).toBeVisible();
  },
};

export const Failed: Story = states.failed;

/** Offline nothing is known: data about other people is neither stored on a device nor read from one. */
export const Offline: Story = states.offline;

import { scrollNotices } from '@paydirt/contract/messages/announcements';
import { aNotice } from '@paydirt/contract/messages/announcements.examples';
import { markMessagesRead } from '@paydirt/contract/messages/messages';
import { answers } from '@paydirt/testkit/fake-service';
import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { standardStates } from '../../../standard-states.fixture.ts';
import { appOf, type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { NoticesScreen } from './notices-screen.tsx';
import { homeRoutes } from '../../../routes/home.ts';

const loaded = {
  route: homeRoutes.notices.href({ id: 'ntc_2' }),
  answers: [answers(scrollNotices, [aNotice(), aNotice({ id: 'ntc_2', title: 'All of it is play money' })])],
} satisfies AppParameters;

const meta = {
  title: 'Screens/Notices',
  component: NoticesScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof NoticesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The notice that the address names is marked. */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { name: 'All of it is play money' });
    await expect(title.closest('li')).toHaveAttribute('aria-current', 'true');
  },
};

/** A notice that was seen to its end is marked as read, and no other message of the channel. */
export const Seen: Story = {
  play: async (context) => {
    await context.canvas.findByRole('heading', { name: 'All of it is play money' });
    const marked = () =>
      appOf(context)
        .services.asked()
        .filter(({ call }) => call.path === markMessagesRead.path)
        .at(-1)
        ?.input.ids?.split(',') ?? [];
    // The address scrolls to the second notice, so either of the two may be seen first.
    await waitFor(() => expect(new Set(marked())).toEqual(new Set(['notice.ntc_1', 'notice.ntc_2'])));
  },
};

const states = standardStates(loaded, [scrollNotices], {
  kept: [{ call: scrollNotices, input: {}, value: [aNotice()] }],
});

export const Loading: Story = states.loading;

export const Empty: Story = {
  parameters: { app: { ...loaded, answers: [answers(scrollNotices, [])] } satisfies AppParameters },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(spoken().t('home.noticesEmpty.title'))).toBeVisible();
  },
};

export const Failed: Story = states.failed;
export const Offline: Story = states.offline;

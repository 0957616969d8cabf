import { markMessagesRead, messageDetail, messageList } from '@paydirt/contract/messages/messages';
import { aMessage } from '@paydirt/contract/messages/messages.examples';
import { answers, refuses } from '@paydirt/testkit/fake-service';
import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { messagesRoutes } from '../../../routes/messages.ts';
import { standardStates } from '../../../standard-states.fixture.ts';
import { appOf, type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { MessageScreen } from './message-screen.tsx';

/** In a wide window its channel is beside it. */
const IN_CHANNEL = answers(messageList, {
  total: 1,
  list: [aMessage()],
  unread: { news: 0, station_news: 1, notice: 0, voucher: 0, coupon: 0 },
});

const loaded = {
  route: messagesRoutes.message.href({ id: 'msg_1' }),
  answers: [
    answers(messageDetail, aMessage()),
    IN_CHANNEL,
    answers(markMessagesRead, { unread: { news: 0, station_news: 0, notice: 0, voucher: 0, coupon: 0 } }),
  ],
} satisfies AppParameters;

const meta = {
  title: 'Screens/Message',
  component: MessageScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof MessageScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Once seen, it counts as read; it links to its subject. */
export const Loaded: Story = {
  play: async (context) => {
    const { t } = spoken();
    const link = await context.canvas.findByRole('link', { name: t('mailbox.follow') });
    await expect(link).toHaveAttribute('href', '#/user/withrecord?id=wdr_1');
    const sent = () =>
      appOf(context)
        .services.requests()
        .filter(({ call }) => call.path === markMessagesRead.path);
    await waitFor(() => expect(sent().map(({ input }) => input)).toEqual([{ ids: 'msg_1' }]));
  },
};

/** An address outside the app is not followed. */
export const LeadsNowhere: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [...loaded.answers, answers(messageDetail, aMessage({ read: true, href: '//evil.example' }))],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2 });
    await expect(canvas.queryByRole('link', { name: spoken().t('mailbox.follow') })).toBeNull();
  },
};

export const Missing: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [...loaded.answers, refuses(messageDetail, 'not_found')],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(spoken().t('mailbox.missing'))).toBeVisible();
  },
};

const states = standardStates(loaded, [messageDetail]);

export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Offline: Story = states.offline;

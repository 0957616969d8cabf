import { markMessagesRead, messageChannels, messageList } from '@paydirt/contract/messages/messages';
import { aMessage, someChannels, someMessages } from '@paydirt/contract/messages/messages.examples';
import { answers } from '@paydirt/testkit/fake-service';
import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { messagesRoutes } from '../../../routes/messages.ts';
import { standardStates } from '../../../standard-states.fixture.ts';
import { appOf, type AppParameters, appStory, type Canvas } from '../../../story-app.fixture.tsx';
import { ChannelScreen } from './channel-screen.tsx';

const unread = { news: 0, station_news: 1, notice: 0, voucher: 0, coupon: 0 };

const loaded = {
  route: messagesRoutes.channel.href({ channel: 'station_news' }),
  answers: [
    // A wide window shows the channels beside this one.
    answers(messageChannels, someChannels()),
    answers(messageList, { total: 3, list: someMessages(), unread }),
    answers(markMessagesRead, { unread: { ...unread, station_news: 0 } }),
  ],
} satisfies AppParameters;

const meta = {
  title: 'Screens/Messages of a channel',
  component: ChannelScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof ChannelScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The channel itself: in a wide window the list of all channels has unread ones and a button of its own. */
async function theChannel({ canvas }: { canvas: Canvas }) {
  const title = await canvas.findByRole('heading', { name: spoken().t('mailbox.channel.station_news') });
  return within(title.closest<HTMLElement>('section, main')!);
}

/** Newest first; the unread one says so and leads to itself. */
export const Loaded: Story = {
  play: async (context) => {
    const { t } = spoken();
    const channel = await theChannel(context);
    const named = (name: string) => name.startsWith(`${t('shell.unread', { count: 1 })}, `);
    const rows = await channel.findAllByRole('link', { name: named });
    await expect(rows).toHaveLength(1);
    await expect(rows[0]).toHaveAttribute('href', '#/user/news?id=msg_1');
    await expect(
      channel.getByRole('heading', { level: 1, name: t('mailbox.channel.station_news') }),
    ).toBeVisible();
  },
};

/** The whole channel at once. */
export const Marking: Story = {
  play: async (context) => {
    const { t } = spoken();
    const channel = await theChannel(context);
    await userEvent.click(await channel.findByRole('button', { name: t('mailbox.markAll') }));
    const sent = () =>
      appOf(context)
        .services.requests()
        .find(({ call }) => call.path === markMessagesRead.path)?.input;
    await waitFor(() => expect(sent()).toEqual({ channel: 'station_news' }));
  },
};

/** Markup and a name with direction marks are shown as written. */
export const Hostile: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [
        ...loaded.answers,
        answers(messageList, {
          total: 1,
          list: [aMessage({ title: '<img src=x onerror=alert(1)>', body: '\u202Ejavascript:alert(1)' })],
          unread,
        }),
      ],
    } satisfies AppParameters,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(canvasElement.querySelector('#content img')).toBeNull();
  },
};

export const Empty: Story = {
  parameters: {
    app: {
      ...loaded,
      route: messagesRoutes.channel.href({ channel: 'coupon' }),
      answers: [...loaded.answers, answers(messageList, { total: 0, list: [], unread })],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(t('mailbox.about.coupon'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('mailbox.empty.toAll') })).toHaveAttribute(
      'href',
      '#/message',
    );
  },
};

const states = standardStates(loaded, [messageList]);

export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Offline: Story = states.offline;

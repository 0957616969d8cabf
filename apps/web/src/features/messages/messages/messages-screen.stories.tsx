import { updateSettings } from '@paydirt/contract/account/profile';
import { aUser } from '@paydirt/contract/account/session.examples';
import { popularNotices } from '@paydirt/contract/messages/announcements';
import { somePopularNotices } from '@paydirt/contract/messages/announcements.examples';
import { markMessagesRead, messageChannels } from '@paydirt/contract/messages/messages';
import { someChannels } from '@paydirt/contract/messages/messages.examples';
import { answers, neverAnswers, refuses } from '@paydirt/testkit/fake-service';
import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { messagesRoutes } from '../../../routes/messages.ts';
import { standardStates } from '../../../standard-states.fixture.ts';
import { appOf, type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { MessagesScreen } from './messages-screen.tsx';

const loaded = {
  route: messagesRoutes.messages.href(),
  answers: [
    answers(messageChannels, someChannels()),
    answers(popularNotices, somePopularNotices()),
    answers(markMessagesRead, {
      unread: { news: 0, station_news: 0, notice: 0, voucher: 0, coupon: 0 },
    }),
  ],
} satisfies AppParameters;

const meta = {
  title: 'Screens/Messages',
  component: MessagesScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof MessagesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A browser without a socket says so; no channel notifies at once before the member chose it. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const { t } = spoken();
    const unread = `${t('shell.unread', { count: 2 })}, ${t('mailbox.channel.station_news')}`;
    const named = (name: string) => name.startsWith(unread);
    const row = await canvas.findByRole('link', { name: named });
    await expect(row).toHaveAttribute('href', '#/user/msg?channel=station_news');
    await expect(canvas.getByText(t('shell.noLiveUpdates'))).toBeVisible();
    for (const box of canvas.getAllByRole('switch')) await expect(box).not.toBeChecked();
    await expect(canvas.queryByRole('button', { name: t('mailbox.notify.allow') })).toBeNull();
  },
};

/** The most opened notices are listed with their count and the rule, and link to the notice. */
export const Popular: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(t('mailbox.popular.rule'))).toBeVisible();
    const counted = t('mailbox.popular.readers', { count: 12 });
    const row = await canvas.findByRole('link', { name: (name) => name.includes(counted) });
    await expect(row).toHaveAttribute('href', '#/user/news?id=notice.ntc_1');
  },
};

/** Without opened notices, none is listed as popular. */
export const NothingPopular: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [answers(messageChannels, someChannels()), answers(popularNotices, [])],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(spoken().t('mailbox.popular.none'))).toBeVisible();
  },
};

/** When the popular notices fail, the channels are still shown. */
export const PopularFailed: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [answers(messageChannels, someChannels()), refuses(popularNotices, 'internal')],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByRole('button', { name: t('common.retry') })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: t('mailbox.channels') })).toBeVisible();
  },
};

/** All of them at once. */
export const MarkingAll: Story = {
  play: async (context) => {
    const { t } = spoken();
    await userEvent.click(await context.canvas.findByRole('button', { name: t('mailbox.markAll') }));
    const { services } = appOf(context);
    await waitFor(() =>
      expect(services.requests().find(({ call }) => call.path === markMessagesRead.path)?.input).toEqual({
        all: 'true',
      }),
    );
  },
};

/** A channel is chosen by a tap, and the service keeps it. */
export const Choosing: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [
        ...loaded.answers,
        answers(updateSettings, ({ notify }) => aUser({ notify: notify === 'none' ? [] : ['coupon'] })),
      ],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { t } = spoken();
    const named = (name: string) => name.startsWith(t('mailbox.channel.coupon'));
    await userEvent.click(await context.canvas.findByRole('switch', { name: named }));
    const sent = () =>
      appOf(context)
        .services.requests()
        .find(({ call }) => call.path === updateSettings.path)?.input;
    await waitFor(() => expect(sent()).toEqual({ notify: 'coupon' }));
    await waitFor(() => expect(context.canvas.getByRole('switch', { name: named })).toBeChecked());
  },
};

/** Several channels are chosen one after the other, by key too: none waits, and the last choice holds all of them. */
export const ChoosingSeveral: Story = {
  parameters: {
    app: { ...loaded, answers: [...loaded.answers, neverAnswers(updateSettings)] } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    const ofChannel = (channel: 'coupon' | 'notice') =>
      canvas.findByRole('switch', { name: (name) => name.startsWith(t(`mailbox.channel.${channel}`)) });
    const [coupon, notice] = [await ofChannel('coupon'), await ofChannel('notice')];
    coupon.focus();
    await userEvent.keyboard(' ');
    await expect(coupon).toHaveFocus();
    await userEvent.click(notice);
    await expect(coupon).toBeChecked();
    await expect(notice).toBeChecked();
  },
};

/** Showing the text of notifications, which can name amounts, is a separate choice, not preselected. */
export const InFull: Story = {
  tags: ['visual'],
  parameters: { app: { ...loaded, session: aUser({ notify: ['coupon'] }) } satisfies AppParameters },
  beforeEach: () => {
    const permission = Object.getOwnPropertyDescriptor(Notification, 'permission');
    Object.defineProperty(Notification, 'permission', { value: 'granted', configurable: true });
    return () => permission && Object.defineProperty(Notification, 'permission', permission);
  },
  play: async (context) => {
    const { t } = spoken();
    const choice = await context.canvas.findByRole('switch', { name: t('mailbox.notify.inFull') });
    await expect(choice).not.toBeChecked();
    await userEvent.click(choice);
    await expect(choice).toBeChecked();
    await expect(appOf(context).platform.settings.get().notifyInFull).toBe(true);
  },
};

/** A change that the service refused is undone, and a message says so. */
export const ChoosingRefused: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [...loaded.answers, refuses(updateSettings, 'internal')],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    const named = (name: string) => name.startsWith(t('mailbox.channel.news'));
    await userEvent.click(await canvas.findByRole('switch', { name: named }));
    const message = await within(document.body).findByText(t('error.internal'));
    await waitFor(() => expect(message).toBeVisible());
    await expect(canvas.getByRole('switch', { name: named })).not.toBeChecked();
  },
};

export const NothingUnread: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [
        answers(
          messageChannels,
          someChannels().map((channel) => ({ ...channel, unread: 0 })),
        ),
      ],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await canvas.findByRole('navigation', { name: t('mailbox.channels') });
    await expect(canvas.queryByRole('button', { name: t('mailbox.markAll') })).toBeNull();
  },
};

const states = standardStates(loaded, [messageChannels], {
  kept: [{ call: messageChannels, input: {}, value: someChannels() }],
});

export const Loading: Story = states.loading;
export const Failed: Story = states.failed;

/** Without network nothing is known: messages are kept on no device, and not read from one. */
export const Offline: Story = states.offline;

export const German: Story = { globals: { locale: 'de-DE' } };
export const TamilLargeText: Story = { globals: { locale: 'ta-IN', textSize: '200' } };

import { aUser } from '@paydirt/contract/account/session.examples';
import { supportInfo, supportLink } from '@paydirt/contract/messages/support';
import { aSupportInfo } from '@paydirt/contract/messages/support.examples';
import { answers, refuses } from '@paydirt/testkit/fake-service';
import { moment, plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { standardStates } from '../../../standard-states.fixture.ts';
import { type AppParameters, appOf, appStory, type Canvas } from '../../../story-app.fixture.tsx';
import { supportRoutes } from '../../../routes/support.ts';
import { ChatScreen } from './chat-screen.tsx';

const open = {
  route: supportRoutes.chat.href(),
  answers: [answers(supportInfo, aSupportInfo())],
} satisfies AppParameters;

const meta = {
  title: 'Screens/Support chat',
  component: ChatScreen,
  parameters: { app: open },
  ...appStory,
} satisfies Meta<typeof ChatScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const agree = async (canvas: Canvas) => {
  const { t } = spoken();
  await userEvent.click(await canvas.findByRole('button', { name: t('support.agree') }));
};

/** The data that the chat will be given, before it is given any: nothing was requested yet (H16). */
export const Loaded: Story = {
  play: async (context) => {
    const { t } = spoken();
    const { canvas } = context;
    await expect(await canvas.findByText(t('support.consentText'))).toBeVisible();
    await expect(canvas.getByText(aUser().userId)).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('support.notNow') })).toBeVisible();
    await expect(
      appOf(context)
        .services.requests()
        .filter(({ call }) => call.path === supportLink.path),
    ).toEqual([]);
  },
};

/** Nobody is online: the guide still answers. */
export const Closed: Story = {
  parameters: {
    app: { ...open, answers: [answers(supportInfo, aSupportInfo({ open: false }))] } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t, format } = spoken();
    await expect(await canvas.findByText(t('support.closed'))).toBeVisible();
    const hours = t('support.hours', {
      from: format.time(moment('2026-11-21T08:00:00.000Z')),
      to: format.time(moment('2026-11-21T20:00:00.000Z')),
    });
    await expect(canvas.getByText(plainSpaces(hours))).toBeVisible();
  },
};

const states = standardStates(open, [supportInfo]);

/** The hours are loading. */
export const Loading: Story = states.loading;

/** The hours cannot be loaded; the data for the chat is still listed. */
export const Failed: Story = {
  ...states.failed,
  play: async (context) => {
    await states.failed.play(context);
    await expect(context.canvas.getByRole('button', { name: spoken().t('support.agree') })).toBeVisible();
  },
};

export const Offline: Story = states.offline;

/** The ticket is refused: the service's message is at the top, with a retry. */
export const TicketRefused: Story = {
  parameters: {
    app: {
      ...open,
      answers: [...open.answers, refuses(supportLink, 'too_many_requests')],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await agree(canvas);
    await expect(await canvas.findByText(t('error.too_many_requests'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('common.retry') })).toBeVisible();
  },
};

/** An address that is not a web page is not opened. */
export const NotAPage: Story = {
  parameters: {
    app: {
      ...open,
      answers: [...open.answers, answers(supportLink, { url: 'javascript:alert(1)' })],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await agree(canvas);
    await expect(await canvas.findByText(t('error.bad_answer'))).toBeVisible();
  },
};

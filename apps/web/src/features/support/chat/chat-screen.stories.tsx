import { aUser } from '@paydirt/contract/account/session.examples';
import { supportInfo, supportLink } from '@paydirt/contract/messages/support';
import { aSupportInfo } from '@paydirt/contract/messages/support.examples';
import { answers, neverAnswers, refuses } from '@paydirt/testkit/fake-service';
import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { type AppParameters, appOf, appStory } from '../../../story-app.fixture.tsx';
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

const agree = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) => {
  const { t } = spoken();
  await userEvent.click(await canvas.findByRole('button', { name: t('support.agree') }));
};

/** What the chat will be told, before anything is: nothing was asked for yet (H16). */
export const Loaded: Story = {
  play: async (context) => {
    const { t } = spoken();
    const { canvas } = context;
    await expect(await canvas.findByText(t('support.consentText'))).toBeVisible();
    await expect(canvas.getByText(aUser().userId)).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('support.notNow') })).toBeVisible();
    await expect(
      appOf(context)
        .services.asked()
        .filter(({ call }) => call.path === supportLink.path),
    ).toEqual([]);
  },
};

/** Nobody is there: the guide answers all the same. */
export const Closed: Story = {
  parameters: {
    app: { ...open, answers: [answers(supportInfo, aSupportInfo({ open: false }))] } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(t('support.closed'))).toBeVisible();
  },
};

/** The hours are on their way. */
export const Loading: Story = {
  parameters: { app: { ...open, answers: [neverAnswers(supportInfo)] } satisfies AppParameters },
};

/** The hours cannot be had; what the chat is told stands all the same. */
export const Failed: Story = {
  parameters: { app: { ...open, answers: [refuses(supportInfo, 'unavailable')] } satisfies AppParameters },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(t('error.unavailable'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('support.agree') })).toBeVisible();
  },
};

/** The ticket is refused: the service's words stand on top, with a way to try again. */
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

/** An address that is no page's is not opened. */
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

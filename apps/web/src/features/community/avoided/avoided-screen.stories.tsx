import { blockedList, unblockAuthor } from '@paydirt/contract/community/blocked';
import { aBlocked } from '@paydirt/contract/community/blocked.examples';
import { answers, cannotReach, neverAnswers, refuses } from '@paydirt/testkit/fake-service';
import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { appOf, type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { communityRoutes } from '../../../routes/community.ts';
import { AvoidedScreen } from './avoided-screen.tsx';

const people = [aBlocked(), aBlocked({ id: 'avd_2', username: 'Ravi', kind: 'block' })];
const loaded = {
  route: communityRoutes.avoided.href(),
  answers: [answers(blockedList, people)],
} satisfies AppParameters;

const meta = {
  title: 'Screens/Avoided',
  component: AvoidedScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof AvoidedScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each has its way back, named by whom it is about. */
export const Loaded: Story = {
  parameters: {
    app: { ...loaded, answers: [...loaded.answers, answers(unblockAuthor, null)] } satisfies AppParameters,
  },
  play: async (context) => {
    const { t } = spoken();
    const { canvas } = context;
    const unblock = t('care.list.unblockOf', { name: 'Ravi' });
    await userEvent.click(await canvas.findByRole('button', { name: unblock }));
    await waitFor(() =>
      expect(
        appOf(context)
          .services.asked()
          .find(({ call }) => call.path === unblockAuthor.path)?.input,
      ).toEqual({ id: 'avd_2' }),
    );
    await expect(
      await within(document.body).findByText(t('care.list.ended', { name: 'Ravi' })),
    ).toBeInTheDocument();
  },
};

/** Refused, the person stays in the list. */
export const Refused: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [...loaded.answers, refuses(unblockAuthor, 'unavailable')],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    const unmute = t('care.list.unmuteOf', { name: aBlocked().username });
    await userEvent.click(await canvas.findByRole('button', { name: unmute }));
    await expect(await within(document.body).findByText(t('error.unavailable'))).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: unmute })).toBeInTheDocument();
  },
};

export const Loading: Story = {
  parameters: { app: { ...loaded, answers: [neverAnswers(blockedList)] } satisfies AppParameters },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(spoken().t('common.loading'))).toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: { app: { ...loaded, answers: [answers(blockedList, [])] } satisfies AppParameters },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(spoken().t('care.list.emptyTitle'))).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { app: { ...loaded, answers: [refuses(blockedList, 'internal')] } satisfies AppParameters },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: spoken().t('common.retry') })).toBeVisible();
  },
};

/** Without network nothing is known: what is about other people is kept on no device, and not read from one. */
export const Offline: Story = {
  parameters: {
    app: {
      ...loaded,
      online: false,
      answers: [cannotReach(blockedList)],
      kept: [{ call: blockedList, input: {}, value: people }],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByRole('button', { name: t('common.retry') })).toBeVisible();
  },
};

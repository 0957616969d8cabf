import { undoEmailChange } from '@paydirt/contract/account/security';
import { answers, cannotReach, refuses } from '@paydirt/testkit/fake-service';
import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { accountRoutes } from '../../../routes/account.ts';
import { appOf, type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { UndoEmailScreen } from './undo-email-screen.tsx';

const visitor = {
  route: accountRoutes.undoEmail.href({ token: 'from-the-link' }),
  session: 'visitor',
  answers: [answers(undoEmailChange, null)],
} satisfies AppParameters;

const meta = {
  title: 'Screens/Undo an e-mail change',
  component: UndoEmailScreen,
  parameters: { app: visitor },
  ...appStory,
} satisfies Meta<typeof UndoEmailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opening the link changes nothing yet. */
export const Loaded: Story = {
  play: async (context) => {
    const { t } = spoken();
    await expect(await context.canvas.findByText(t('security.undo.intro'))).toBeVisible();
    await expect(
      appOf(context)
        .services.requests()
        .some(({ call }) => call === undoEmailChange),
    ).toBe(false);
  },
};

export const TakesBack: Story = {
  play: async (context) => {
    const { t } = spoken();
    await userEvent.click(await context.canvas.findByRole('button', { name: t('security.undo.submit') }));
    await expect(
      await context.canvas.findByRole('heading', { name: t('auth.login.title'), level: 1 }),
    ).toBeInTheDocument();
    const requests = appOf(context).services.requests();
    await expect(requests.find(({ call }) => call === undoEmailChange)?.input).toEqual({
      token: 'from-the-link',
    });
  },
};

/** After three days the change cannot be undone; the page says what can still be done. */
export const TooLate: Story = {
  parameters: {
    app: { ...visitor, answers: [refuses(undoEmailChange, 'undo_over')] } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await userEvent.click(await canvas.findByRole('button', { name: t('security.undo.submit') }));
    await expect(await canvas.findByText(t('error.undo_over'))).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: {
    app: { ...visitor, answers: [cannotReach(undoEmailChange)] } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await userEvent.click(await canvas.findByRole('button', { name: t('security.undo.submit') }));
    await expect(await canvas.findByText(t('error.offline'))).toBeVisible();
  },
};

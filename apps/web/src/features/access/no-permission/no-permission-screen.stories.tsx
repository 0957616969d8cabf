import { login } from '@paydirt/contract/account/login';
import { refuses } from '@paydirt/testkit/fake-service';
import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { appOf, type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { NoPermissionScreen } from './no-permission-screen.tsx';
import { accessRoutes } from '../../../routes/access.ts';

const meta = {
  title: 'Screens/No permission',
  component: NoPermissionScreen,
  parameters: { app: { route: accessRoutes.noPermission.href() } satisfies AppParameters },
  ...appStory,
} satisfies Meta<typeof NoPermissionScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The refusal, and the way home. */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(
      await canvas.findByRole('heading', { name: t('shell.noPermission.title'), level: 1 }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('shell.noPermission.action') })).toHaveAttribute(
      'href',
      '#/index',
    );
  },
};

/** A call that the services forbid leads here from any page, once, and Back returns to it. */
export const LedHere: Story = {
  parameters: {
    app: {
      route: accessRoutes.login.href(),
      session: 'visitor',
      answers: [refuses(login, 'forbidden')],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { t } = spoken();
    const { canvas } = context;
    await userEvent.type(await canvas.findByLabelText(t('auth.phone')), '98765 43210');
    await userEvent.type(canvas.getByLabelText(t('auth.password')), 'Paydirt2026');
    await userEvent.click(canvas.getByRole('button', { name: t('auth.login.submit') }));
    await expect(
      await canvas.findByRole('heading', { name: t('shell.noPermission.title'), level: 1 }),
    ).toBeVisible();
    appOf(context).platform.navigation.back('/');
    await expect(await canvas.findByLabelText(t('auth.phone'))).toHaveValue('98765 43210');
  },
};

import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { type AppParameters, appStory } from '../../../story-app.fixture.tsx';
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

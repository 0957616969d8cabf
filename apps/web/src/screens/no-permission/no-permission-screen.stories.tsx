import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { href } from '../../platform/routes.ts';
import { type AppParameters, appStory } from '../../story-app.fixture.tsx';
import { NoPermissionScreen } from './no-permission-screen.tsx';

const meta = {
  title: 'Screens/No permission',
  component: NoPermissionScreen,
  parameters: { app: { route: href.noPermission() } satisfies AppParameters },
  ...appStory,
} satisfies Meta<typeof NoPermissionScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What happened, and the way home. */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No permission', level: 1 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '#/index');
  },
};

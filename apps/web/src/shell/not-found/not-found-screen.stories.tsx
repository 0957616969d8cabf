import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { type AppParameters, appStory } from '../../story-app.fixture.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';

const meta = {
  title: 'Screens/Not found',
  component: NotFoundScreen,
  parameters: { app: { route: '/no/such/page?x=1' } satisfies AppParameters },
  ...appStory,
} satisfies Meta<typeof NotFoundScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An address that leads nowhere, and the way home. */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(
      await canvas.findByRole('heading', { name: t('shell.notFound.title'), level: 1 }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('shell.notFound.action') })).toHaveAttribute(
      'href',
      '#/index',
    );
  },
};

/** The same for a visitor. */
export const Visitor: Story = {
  parameters: { app: { route: '/no/such/page', session: 'visitor' } satisfies AppParameters },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(
      await canvas.findByRole('heading', { name: t('shell.notFound.title'), level: 1 }),
    ).toBeVisible();
  },
};

import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { supportRoutes } from '../../../routes/support.ts';
import { HelpScreen } from './help-screen.tsx';

const meta = {
  title: 'Screens/Help',
  component: HelpScreen,
  parameters: { app: { route: supportRoutes.help.href() } satisfies AppParameters },
  ...appStory,
} satisfies Meta<typeof HelpScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every text, and the ways to ask. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const { t } = spoken();
    const scheme = await canvas.findByRole('link', { name: new RegExp(t('help.article.scheme.title')) });
    await expect(scheme).toHaveAttribute('href', '#/help/article?id=scheme');
    await expect(canvas.getAllByRole('link', { name: t('help.chat') })).toHaveLength(2);
  },
};

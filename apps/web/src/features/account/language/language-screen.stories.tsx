import { isLocale, OWN_NAMES } from '@paydirt/domain';
import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { appOf, type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { LanguageScreen } from './language-screen.tsx';
import { accountRoutes } from '../../../routes/account.ts';

const meta = {
  title: 'Screens/Language',
  component: LanguageScreen,
  parameters: { app: { route: accountRoutes.language.href(), session: 'visitor' } satisfies AppParameters },
  ...appStory,
} satisfies Meta<typeof LanguageScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ten languages, each in its own name. */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('radio')).toHaveLength(10);
    const { locale } = spoken();
    // The pseudo-locale (lengthened English) is not listed, so English is checked.
    const shown = OWN_NAMES[isLocale(locale) ? locale : 'en-US'];
    await expect(canvas.getByRole('radio', { name: (name) => name.startsWith(shown) })).toBeChecked();
  },
};

/** A language takes effect at once, without a reload. The story always starts in English. */
export const Switches: Story = {
  parameters: {
    app: {
      route: accountRoutes.language.href(),
      session: 'visitor',
      locale: 'en-US',
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { canvas } = context;
    await userEvent.click(await canvas.findByRole('radio', { name: /Deutsch/ }));
    await expect(await canvas.findByRole('heading', { name: 'Sprache', level: 1 })).toBeVisible();
    await expect(document.documentElement).toHaveAttribute('lang', 'de-DE');
    await expect(appOf(context).platform.settings.get().locale).toBe('de-DE');
  },
};

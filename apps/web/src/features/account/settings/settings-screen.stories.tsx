import { updateSettings } from '@paydirt/contract/account/profile';
import { aUser } from '@paydirt/contract/account/session.examples';
import { answers, refuses } from '@paydirt/testkit/fake-service';
import { moment, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { appOf, type AppParameters, appStory, findSheet, STORY_NOW } from '../../../story-app.fixture.tsx';
import { SettingsScreen } from './settings-screen.tsx';
import { accountRoutes } from '../../../routes/account.ts';

const member = { route: accountRoutes.settings.href() } satisfies AppParameters;

const meta = {
  title: 'Screens/Settings',
  component: SettingsScreen,
  parameters: { app: member },
  ...appStory,
} satisfies Meta<typeof SettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Name of the format that follows the language; in some it writes the day as another one does. */
function asTheLanguageDoes() {
  const { t, format } = spoken();
  return `${format.day(moment(STORY_NOW))} ${t('me.settings.dateByLocale')}`;
}

/** Every setting with its present value. */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(
      await canvas.findByRole('radio', { name: t('me.settings.textSizePercent', { percent: 100 }) }),
    ).toBeChecked();
    await expect(canvas.getByRole('radio', { name: asTheLanguageDoes() })).toBeChecked();
    await expect(canvas.getByRole('link', { name: t('me.about.title') })).toHaveAttribute(
      'href',
      '#/index/about',
    );
  },
};

/** Theme and text size take effect at once. */
export const AppliesAtOnce: Story = {
  play: async ({ canvas }) => {
    const { t } = spoken();
    await userEvent.click(await canvas.findByRole('radio', { name: t('me.settings.themeDark') }));
    await userEvent.click(
      canvas.getByRole('radio', { name: t('me.settings.textSizePercent', { percent: 125 }) }),
    );
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await expect(document.documentElement).toHaveAttribute('data-text-size', '125');
  },
};

/** The date format belongs to the account, and is stored by the service. */
export const DateFormatSaved: Story = {
  parameters: {
    app: {
      ...member,
      answers: [answers(updateSettings, ({ dateFormat }) => aUser({ dateFormat: Number(dateFormat) }))],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { canvas } = context;
    await userEvent.click(await canvas.findByRole('radio', { name: '21.11.2026' }));
    await waitFor(() => expect(appOf(context).platform.local.getItem('paydirt.timezoneType')).toBe('1'));
    await expect(canvas.getByRole('radio', { name: '21.11.2026' })).toBeChecked();
    await expect(appOf(context).platform.toasts.get()).toEqual([]);
  },
};

/** Prices in another currency are a display, which the account keeps; what is paid is said beside the choice. */
export const SalesUnitSaved: Story = {
  parameters: {
    app: {
      ...member,
      answers: [
        answers(updateSettings, ({ salesUnit }) =>
          aUser({ salesUnit: salesUnit === 'NGN' ? 'NGN' : 'USDT' }),
        ),
      ],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { t } = spoken();
    const { canvas } = context;
    const choice = within(await canvas.findByRole('group', { name: t('me.settings.salesUnit') }));
    await expect(choice.getByRole('radio', { name: /^USDT/ })).toBeChecked();
    await userEvent.click(choice.getByRole('radio', { name: /^NGN/ }));
    await expect(choice.getByRole('radio', { name: /^NGN/ })).toBeChecked();
    await expect(canvas.getByText(t('me.settings.salesUnitText'))).toBeInTheDocument();
    const sent = appOf(context)
      .services.requests()
      .findLast(({ call }) => call.path === updateSettings.path);
    await expect(sent?.input).toEqual({ salesUnit: 'NGN' });
  },
};

/** The service could not save it: the choice stays as it was, and the reason is said below it. */
export const Failed: Story = {
  parameters: {
    app: { ...member, answers: [refuses(updateSettings, 'unavailable')] } satisfies AppParameters,
  },
  play: async (context) => {
    const { canvas } = context;
    const { t } = spoken();
    await userEvent.click(await canvas.findByRole('radio', { name: '21.11.2026' }));
    await expect(await canvas.findByText(t('error.unavailable'))).toBeVisible();
    await expect(appOf(context).platform.toasts.get()).toEqual([]);
    await expect(canvas.getByRole('radio', { name: asTheLanguageDoes() })).toBeChecked();
  },
};

const ask = fn();

/** A browser that installs apps: it asks when the member wants it, and never by itself (H16). */
export const Installable: Story = {
  parameters: { app: { ...member, installation: { way: 'prompt', ask } } satisfies AppParameters },
  play: async ({ canvas }) => {
    ask.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: spoken().t('me.install.title') }));
    await expect(ask).toHaveBeenCalledOnce();
  },
};

/** A phone whose browser installs from its own menu: the two taps are explained. */
export const InstalledByHand: Story = {
  parameters: { app: { ...member, installation: { way: 'by-hand' } } satisfies AppParameters },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await userEvent.click(await canvas.findByRole('button', { name: t('me.install.title') }));
    const sheet = await findSheet(t('me.install.title'));
    await expect(sheet.getByText(t('me.install.share'))).toBeVisible();
    await expect(sheet.getByText(t('me.install.add'))).toBeVisible();
  },
};

import { logout } from '@paydirt/contract/calls/user';
import { aUser } from '@paydirt/contract/fixtures/member';
import { answers } from '@paydirt/testkit/fake-service';
import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { accountRoutes } from '../../../routes/account.ts';
import { appOf, type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { InformationScreen } from './information-screen.tsx';

const loaded = { route: accountRoutes.information.href() } satisfies AppParameters;

const meta = {
  title: 'Screens/About you',
  component: InformationScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof InformationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText('Mara Iyer')).toBeVisible();
    await expect(canvas.getByText('MARA77')).toBeVisible();
    await expect(canvas.getByText(t('me.information.none'))).toBeVisible();
  },
};

/** The way out stands here as well, and asks first. */
export const LogsOut: Story = {
  parameters: { app: { ...loaded, answers: [answers(logout, null)] } satisfies AppParameters },
  play: async (context) => {
    const { t } = spoken();
    const { canvas } = context;
    await userEvent.click(await canvas.findByRole('button', { name: t('me.logOut') }));
    const dialog = within(
      await within(document.body).findByRole('alertdialog', { name: t('me.confirmLogOut') }),
    );
    await userEvent.click(dialog.getByRole('button', { name: t('me.logOut') }));
    await expect(
      await canvas.findByRole('heading', { name: t('auth.login.title'), level: 1 }),
    ).toBeInTheDocument();
    await expect(appOf(context).platform.local.getItem('paydirt.user')).toBeNull();
  },
};

/** Nobody is called by their phone number. */
export const NoNameYet: Story = {
  parameters: { app: { ...loaded, session: aUser({ name: '+919876543210' }) } satisfies AppParameters },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(t('me.information.noName'))).toBeVisible();
    await expect(canvas.getAllByText('+919876543210')).toHaveLength(1);
  },
};

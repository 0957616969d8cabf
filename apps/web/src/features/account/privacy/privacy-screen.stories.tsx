import { accountData, exportAccount } from '@paydirt/contract/account/leaving';
import { anAccountData } from '@paydirt/contract/account/leaving.examples';
import { answers, refuses } from '@paydirt/testkit/fake-service';
import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { accountRoutes } from '../../../routes/account.ts';
import { standardStates } from '../../../standard-states.fixture.ts';
import { type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { PrivacyScreen } from './privacy-screen.tsx';

const loaded = {
  route: accountRoutes.privacy.href(),
  answers: [answers(accountData, anAccountData())],
} satisfies AppParameters;

const meta = {
  title: 'Screens/Your data',
  component: PrivacyScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof PrivacyScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each kind of data with why and how long, and how much of it there is. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const { t } = spoken();
    const books = await canvas.findByText(t('privacy.kept.books.text'));
    await expect(books).toBeVisible();
    // Permanent data is distinguished from data that goes with the account.
    const ever = canvas.getByRole('heading', { name: t('privacy.until.ever') }).closest('section')!;
    await expect(ever).toContainElement(books);
    await expect(ever).not.toHaveTextContent(t('privacy.kept.messages.text'));
    await expect(canvas.getByText('126')).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('privacy.leave.open') })).toHaveAttribute(
      'href',
      '#/user/leave',
    );
  },
};

/** The archive could not be made; the reason is said. */
export const ExportFails: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [...loaded.answers, refuses(exportAccount, 'unavailable')],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await userEvent.click(await canvas.findByRole('button', { name: t('privacy.export.both') }));
    await expect(await canvas.findByText(t('error.unavailable'))).toBeInTheDocument();
  },
};

const states = standardStates(loaded, [accountData]);

export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Offline: Story = states.offline;

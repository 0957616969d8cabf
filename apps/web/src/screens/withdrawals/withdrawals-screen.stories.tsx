import { cancelWithdrawal, withdrawalDetail, withdrawals } from '@paydirt/contract/calls/withdrawal';
import { aFailedWithdrawal, aWithdrawal, someWithdrawals } from '@paydirt/contract/fixtures/withdrawal';
import { answers, neverAnswers, refuses } from '@paydirt/testkit/fake-service';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { href } from '../../platform/routes.ts';
import { type AppParameters, appStory } from '../../story-app.fixture.tsx';
import { WithdrawalsScreen } from './withdrawals-screen.tsx';

const loaded = {
  route: href.withdrawals(),
  now: '2026-11-18T14:05:00.000Z',
  answers: [answers(withdrawals, { total: 5, list: someWithdrawals() })],
} satisfies AppParameters;

const meta = {
  title: 'Screens/Withdrawals',
  component: WithdrawalsScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof WithdrawalsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One of each status, by day, each with its steps. */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article');
    await expect(cards).toHaveLength(5);
    await expect(canvas.getByText('The bank does not know this account.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Check the bank card' })).toHaveAttribute(
      'href',
      '#/user/bank',
    );
    await expect(canvas.getAllByRole('button', { name: 'Cancel this withdrawal' })).toHaveLength(1);
  },
};

/** One alone, from its receipt or its record. */
export const One: Story = {
  parameters: {
    app: {
      ...loaded,
      route: href.withdrawals({ id: 'wdr_2' }),
      answers: [answers(withdrawalDetail, aFailedWithdrawal())],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: /40\.00\sUSDT/ })).toBeVisible();
    await expect(canvas.getByText(/All of it, 40.00 USDT/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all withdrawals' })).toBeVisible();
  },
};

/** What failed because the test panel asked for it says what was given as the reason. */
export const FailedByThePanel: Story = {
  parameters: {
    app: {
      ...loaded,
      route: href.withdrawals({ id: 'wdr_2' }),
      answers: [
        answers(
          withdrawalDetail,
          aFailedWithdrawal({ failure: 'test_panel', reason: 'The bank could not be reached.' }),
        ),
      ],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The bank could not be reached.')).toBeVisible();
  },
};

/** Asked first, then told that all of it is back. */
export const Cancelling: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [
        ...loaded.answers,
        answers(
          cancelWithdrawal,
          aWithdrawal({ status: 'cancelled', cancellable: false, finishedAt: '2026-11-18T14:05:00.000Z' }),
        ),
      ],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel this withdrawal' }));
    const question = within(
      await within(document.body).findByRole('alertdialog', { name: 'Cancel this withdrawal?' }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Cancel the withdrawal' }));
    const told = await within(document.body).findByText(/120.00 USDT are available again/);
    await waitFor(() => expect(told).toBeVisible());
  },
};

/** It was processed meanwhile: that is said where the button is. */
export const TooLateToCancel: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [...loaded.answers, refuses(cancelWithdrawal, 'not_cancellable')],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel this withdrawal' }));
    const question = within(
      await within(document.body).findByRole('alertdialog', { name: 'Cancel this withdrawal?' }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Cancel the withdrawal' }));
    await expect(await canvas.findByText(/already on its way/)).toBeVisible();
  },
};

export const Unknown: Story = {
  parameters: {
    app: {
      ...loaded,
      route: href.withdrawals({ id: 'wdr_9' }),
      answers: [refuses(withdrawalDetail, 'not_found')],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This withdrawal does not exist')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: {
    app: { ...loaded, answers: [answers(withdrawals, { total: 0, list: [] })] } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have not withdrawn anything yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '#/user/allExtract');
  },
};

export const Loading: Story = {
  parameters: { app: { ...loaded, answers: [neverAnswers(withdrawals)] } satisfies AppParameters },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: { app: { ...loaded, answers: [refuses(withdrawals, 'internal')] } satisfies AppParameters },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

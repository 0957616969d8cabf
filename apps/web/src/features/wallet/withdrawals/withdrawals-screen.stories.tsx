import { cancelWithdrawal, withdrawalDetail, withdrawals } from '@paydirt/contract/wallet/withdrawal';
import {
  aFailedWithdrawal,
  aWithdrawal,
  someWithdrawals,
} from '@paydirt/contract/wallet/withdrawal.examples';
import { answers, refuses } from '@paydirt/testkit/fake-service';
import { plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { standardStates } from '../../../standard-states.fixture.ts';
import { appOf, type AppParameters, appStory, type Canvas } from '../../../story-app.fixture.tsx';
import { WithdrawalsScreen } from './withdrawals-screen.tsx';
import { walletRoutes } from '../../../routes/wallet.ts';

const loaded = {
  route: walletRoutes.withdrawals.href(),
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
/** Cancel the one that can be cancelled, and confirm. */
async function cancel(canvas: Canvas) {
  const { t } = spoken();
  await userEvent.click(await canvas.findByRole('button', { name: t('withdraw.cancel.action') }));
  const question = within(
    await within(document.body).findByRole('alertdialog', { name: t('withdraw.cancel.title') }),
  );
  await userEvent.click(question.getByRole('button', { name: t('withdraw.cancel.confirm') }));
}

/** One of each status, by day, each with its steps. */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const { t, amount } = spoken();
    const cards = await canvas.findAllByRole('article');
    await expect(cards).toHaveLength(5);
    await expect(canvas.getByText(t('withdraw.failure.wrong_bank_data'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('withdraw.list.toBankCards') })).toHaveAttribute(
      'href',
      '#/user/bank',
    );
    await expect(canvas.getAllByRole('button', { name: t('withdraw.cancel.action') })).toHaveLength(1);
    // A full refund names no fee: none was taken.
    for (const { code, fee, status } of someWithdrawals()) {
      const card = cards.find(({ textContent }) => textContent.includes(code));
      const whole = status === 'cancelled' || status === 'failed';
      await expect(card?.textContent.includes(t('withdraw.list.noFee'))).toBe(whole);
      await expect(card?.textContent.includes(amount(fee, 'exact'))).toBe(!whole);
    }
  },
};

/** One alone, from its receipt or its record. */
export const One: Story = {
  parameters: {
    app: {
      ...loaded,
      route: walletRoutes.withdrawals.href({ id: 'wdr_2' }),
      answers: [answers(withdrawalDetail, aFailedWithdrawal())],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t, amount } = spoken();
    const { code } = aFailedWithdrawal();
    const name = t('withdraw.list.of', { amount: amount('40.00'), code });
    await expect(await canvas.findByRole('article', { name })).toBeVisible();
    const returned = t('withdraw.step.returnedText', { amount: amount('40.00') });
    await expect(canvas.getByText(plainSpaces(returned))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('withdraw.title.list') })).toBeVisible();
  },
};

/** A withdrawal that the test panel made fail shows the reason given there. */
export const FailedByThePanel: Story = {
  parameters: {
    app: {
      ...loaded,
      route: walletRoutes.withdrawals.href({ id: 'wdr_2' }),
      answers: [
        answers(
          withdrawalDetail,
          aFailedWithdrawal({ failure: 'test_panel', reason: 'The bank couldn’t be reached.' }),
        ),
      ],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The bank couldn’t be reached.')).toBeVisible();
  },
};

const CANCELLED = aWithdrawal({
  status: 'cancelled',
  cancellable: false,
  finishedAt: '2026-11-18T14:05:00.000Z',
});
let isCancelled = false;

/** It asks first, then its card says that the full amount is back. */
export const Cancelling: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [
        answers(withdrawals, () => ({ total: 1, list: [isCancelled ? CANCELLED : aWithdrawal()] })),
        {
          call: cancelWithdrawal,
          answer: (request) => {
            isCancelled = true;
            return answers(cancelWithdrawal, CANCELLED).answer(request);
          },
        },
      ],
    } satisfies AppParameters,
  },
  beforeEach: () => {
    isCancelled = false;
  },
  play: async (context) => {
    const { canvas } = context;
    const { t, amount } = spoken();
    await cancel(canvas);
    const returned = t('withdraw.step.returnedText', { amount: amount('120.00') });
    await expect(await canvas.findByText(plainSpaces(returned))).toBeVisible();
    await expect(appOf(context).platform.toasts.get()).toEqual([]);
  },
};

let isProcessed = false;

/** It was processed meanwhile: this is shown in place of the button. */
export const TooLateToCancel: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [
        answers(withdrawals, () => ({
          total: 5,
          list: someWithdrawals().map((one) => ({ ...one, cancellable: one.cancellable && !isProcessed })),
        })),
        {
          call: cancelWithdrawal,
          answer: (request) => {
            isProcessed = true;
            return refuses(cancelWithdrawal, 'not_cancellable').answer(request);
          },
        },
      ],
    } satisfies AppParameters,
  },
  beforeEach: () => {
    isProcessed = false;
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await cancel(canvas);
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: t('withdraw.cancel.action') })).toBeNull(),
    );
    await expect(canvas.getByText(t('error.not_cancellable'))).toBeVisible();
  },
};

export const Unknown: Story = {
  parameters: {
    app: {
      ...loaded,
      route: walletRoutes.withdrawals.href({ id: 'wdr_9' }),
      answers: [refuses(withdrawalDetail, 'not_found')],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(spoken().t('error.not_found'))).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: {
    app: { ...loaded, answers: [answers(withdrawals, { total: 0, list: [] })] } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(t('withdraw.list.emptyTitle'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('withdraw.list.emptyAction') })).toHaveAttribute(
      'href',
      '#/user/allExtract',
    );
  },
};

const states = standardStates(loaded, [withdrawals]);

export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Offline: Story = states.offline;

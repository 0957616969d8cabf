import { voidIntent } from '@paydirt/contract/account/intent';
import { createWithdrawal } from '@paydirt/contract/wallet/withdrawal';
import { aWithdrawal } from '@paydirt/contract/wallet/withdrawal.examples';
import { answers, cannotReach } from '@paydirt/testkit/fake-service';
import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { appOf, type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { settleInAnotherTab } from '../../../stored-intent.fixture.ts';
import { WithdrawUsdtScreen } from './withdraw-usdt-screen.tsx';
import { loaded, amountField, send } from './withdraw-usdt.fixture.ts';

const meta = {
  title: 'Screens/Withdraw USDT',
  component: WithdrawUsdtScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof WithdrawUsdtScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A lost answer is asked for again with the same key. */
export const AnswerLost: Story = {
  parameters: {
    app: { ...loaded, answers: [...loaded.answers, cannotReach(createWithdrawal)] } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    const confirmation = await send(canvas);
    const again = t('common.unanswered.text');
    await expect(await confirmation.findByText(again, { exact: false })).toBeVisible();
    await expect(confirmation.getByRole('button', { name: t('common.unanswered.check') })).toBeVisible();
  },
};

/** A request without an answer can be given up: then it cannot happen any more, and the form is free. */
export const GivenUp: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [...loaded.answers, cannotReach(createWithdrawal), answers(voidIntent, { voided: true })],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { t } = spoken();
    const { canvas } = context;
    const confirmation = await send(canvas);
    await userEvent.click(await confirmation.findByRole('button', { name: t('common.unanswered.giveUp') }));
    await waitFor(() => expect(within(document.body).getByText(t('error.key_void'))).toBeVisible());
    await waitFor(() => expect(canvas.queryByText(t('common.unanswered.text'))).toBeNull());
    await expect(await amountField(canvas)).toHaveValue('120');
    const [sent, given] = [createWithdrawal, voidIntent].map((call) =>
      appOf(context)
        .services.requests()
        .find((request) => request.call === call),
    );
    await expect(given?.input).toEqual({
      call: 'wallet/withdraw/create',
      key: sent?.headers.get('Idempotency-Key'),
    });
  },
};

/** Another tab learned the outcome: the sheet closes, the form says so, and no other withdrawal takes its place. */
export const SettledInAnotherTab: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [
        ...loaded.answers,
        cannotReach(createWithdrawal),
        answers(voidIntent, {
          voided: false,
          earlier: { outcome: 'refused', error: 'insufficient_balance' },
        }),
      ],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { t } = spoken();
    const confirmation = await send(context.canvas);
    await confirmation.findByRole('button', { name: t('common.unanswered.check') });
    const { platform } = appOf(context);
    settleInAnotherTab(platform);
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    const message = `${t('common.unanswered.notDoneElsewhere')} ${t('error.insufficient_balance')}`;
    // A failure is shown where it can be corrected, and in no toast.
    await expect(await context.canvas.findByText(message)).toBeVisible();
    await expect(platform.toasts.get()).toEqual([]);
    const requests = appOf(context).services.requests();
    await expect(requests.filter(({ call }) => call === createWithdrawal)).toHaveLength(1);
  },
};

/** A withdrawal that was done before it was given up is shown as done. */
export const GivenUpTooLate: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [
        ...loaded.answers,
        cannotReach(createWithdrawal),
        answers(voidIntent, { voided: false, earlier: { outcome: 'done', result: aWithdrawal() } }),
      ],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    const confirmation = await send(canvas);
    await userEvent.click(await confirmation.findByRole('button', { name: t('common.unanswered.giveUp') }));
    const name = t('withdraw.receipt.title');
    await expect(await within(document.body).findByRole('dialog', { name })).toBeVisible();
  },
};

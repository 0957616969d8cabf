import { voidIntent } from '@paydirt/contract/account/intent';
import { createWithdrawal } from '@paydirt/contract/wallet/withdrawal';
import { aWithdrawal } from '@paydirt/contract/wallet/withdrawal.examples';
import { answers, cannotReach, refuses } from '@paydirt/testkit/fake-service';
import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { appOf, type AppParameters, appStory, findSheet } from '../../../story-app.fixture.tsx';
import { settleInAnotherTab, storedIntent } from '../../../stored-intent.fixture.ts';
import { WithdrawUsdtScreen } from './withdraw-usdt-screen.tsx';
import { loaded, address, amountField, send } from './withdraw-usdt.fixture.ts';

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

/** After a reload, the withdrawal PIN is checked before it is sent again, and refused at its field. */
export const PinTypedAgain: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [...loaded.answers, refuses(createWithdrawal, 'fund_password_wrong', { triesLeft: 4 })],
      stored: storedIntent('withdraw:usdt', createWithdrawal, loaded.route, {
        channel: 'usdt',
        amount: '120.00',
        addressId: address.id,
      }),
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { t, amount } = spoken();
    const check = { name: t('common.unanswered.check') };
    await userEvent.click(await context.canvas.findByRole('button', check));
    const sheet = await findSheet(t('withdraw.confirm.title', { amount: amount('120.00') }));
    const pin = await sheet.findByLabelText(t('destinations.title.fundPassword'));
    const requests = () =>
      appOf(context)
        .services.requests()
        .filter(({ call }) => call === createWithdrawal);
    const refusedWith = async (reason: string) => {
      // The button ignores a second press within a second, so press until one counts, and send once.
      await waitFor(async () => {
        if (requests().length === 0) await userEvent.click(sheet.getByRole('button', check));
        await expect(pin).toHaveAccessibleDescription(expect.stringContaining(reason));
      });
      await expect(pin).toBeInvalid();
      await waitFor(() => expect(pin).toHaveFocus());
    };
    await refusedWith(t('field.required'));
    await userEvent.type(pin, '271');
    await refusedWith(t('field.fund_password_digits'));
    await expect(requests()).toEqual([]);
    await userEvent.type(pin, '827');
    await refusedWith(`${t('error.fund_password_wrong')} ${t('error.detail.triesLeft', { count: 4 })}`);
    await expect(requests()).toHaveLength(1);
    await expect(sheet.getByRole('alert')).toHaveTextContent(t('common.unanswered.text'));
    await expect(sheet.getByRole('alert')).not.toHaveTextContent(t('error.fund_password_wrong'));
  },
};

import { hasFundPassword } from '@paydirt/contract/account/fund-password';
import { balance } from '@paydirt/contract/wallet/balance';
import { aBalance } from '@paydirt/contract/wallet/balance.examples';
import { bankCards } from '@paydirt/contract/wallet/bank-card';
import { walletAddresses } from '@paydirt/contract/wallet/wallet-address';
import { createWithdrawal, withdrawConfig } from '@paydirt/contract/wallet/withdrawal';
import { aWithdrawal, aWithdrawConfig } from '@paydirt/contract/wallet/withdrawal.examples';
import { answers } from '@paydirt/testkit/fake-service';
import { spoken } from '@paydirt/testkit/story-language';
import { userEvent } from 'storybook/test';

import { type AppParameters, type Canvas, findSheet } from '../../../story-app.fixture.tsx';
import { walletRoutes } from '../../../routes/wallet.ts';

/** The member's first address. */
export const address = {
  id: 'adr_1',
  chain: 'BEP20' as const,
  currency: 'USDT' as const,
  address: 'test1succeedslater7',
  label: 'My wallet',
  createTime: '2026-11-10T09:00:00.000Z',
};

/** The form of a member with two addresses and a fund password, on a working day. */
export const loaded = {
  route: walletRoutes.withdrawUsdt.href(),
  now: '2026-11-18T14:05:00.000Z',
  answers: [
    answers(withdrawConfig, aWithdrawConfig()),
    answers(balance, aBalance()),
    answers(walletAddresses, [
      address,
      {
        ...address,
        id: 'adr_2',
        label: 'Savings',
        address: '0x52908400098527886E0F7030069857D2E4169EE7',
      },
    ]),
    answers(bankCards, []),
    answers(hasFundPassword, { set: true, lockedUntil: null }),
    answers(createWithdrawal, aWithdrawal()),
  ],
} satisfies AppParameters;

export const amountField = (canvas: Canvas) =>
  canvas.findByRole('textbox', { name: spoken().t('withdraw.form.amount') });

/** Get the field of the fund password. */
export const passwordField = (canvas: Canvas) =>
  canvas.getByLabelText(spoken().t('destinations.title.fundPassword'));

/** Fill in 120 USDT, and get the sheet for the review. */
export async function review(canvas: Canvas) {
  const { t, amount } = spoken();
  await userEvent.type(await amountField(canvas), '120');
  await userEvent.click(await canvas.findByRole('radio', { name: /My wallet/ }));
  await userEvent.type(passwordField(canvas), '271828');
  const name = t('withdraw.form.reviewOf', { amount: amount('114.00', 'exact') });
  await userEvent.click(canvas.getByRole('button', { name }));
  return findSheet(t('withdraw.confirm.title', { amount: amount('120.00') }));
}

/** Fill in 120 USDT, and send it. */
export async function send(canvas: Canvas) {
  const { t, amount } = spoken();
  const confirmation = await review(canvas);
  const name = t('withdraw.confirm.send', { amount: amount('120.00') });
  await userEvent.click(confirmation.getByRole('button', { name }));
  return confirmation;
}

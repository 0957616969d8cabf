import { walletAddresses } from '@paydirt/contract/calls/address';
import { bankCards } from '@paydirt/contract/calls/assets';
import { hasFundPassword } from '@paydirt/contract/calls/fund-password';
import { balance } from '@paydirt/contract/calls/wallet';
import { createWithdrawal, withdrawConfig } from '@paydirt/contract/calls/withdrawal';
import { aBalance } from '@paydirt/contract/fixtures/wallet';
import { aCashStatus, aWithdrawConfig } from '@paydirt/contract/fixtures/withdrawal';
import { answers, refuses } from '@paydirt/testkit/fake-service';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { href } from '../../platform/routes.ts';
import { appOf, type AppParameters, appStory } from '../../story-app.fixture.tsx';
import { WithdrawCashScreen } from './withdraw-cash-screen.tsx';

const loaded = {
  route: href.withdrawCash(),
  now: '2026-11-18T14:05:00.000Z',
  answers: [
    answers(withdrawConfig, aWithdrawConfig()),
    answers(balance, aBalance()),
    answers(walletAddresses, []),
    answers(bankCards, [
      {
        id: 'bnk_1',
        bankId: 'nugget',
        bankName: 'Nugget & Pan Test Bank',
        payeeName: 'Mara Okafor',
        account: '1000000002',
        ifsc: 'NUGT0TEST01',
        createTime: '2026-11-10T09:00:00.000Z',
      },
    ]),
    answers(hasFundPassword, { set: true, lockedUntil: null }),
  ],
} satisfies AppParameters;

const meta = {
  title: 'Screens/WithdrawCash',
  component: WithdrawCashScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof WithdrawCashScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the bank pays follows each keystroke, at the rate shown. */
export const Typing: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount' }), '100');
    await expect(canvas.getByText('95.00 USDT')).toBeVisible();
    await expect(canvas.getByText('150,100.00 NGN')).toBeVisible();
    await expect(canvas.getByText('1 USDT = 1,580.00 NGN')).toBeVisible();
    await expect(canvas.getByText('Monday to Friday; open now')).toBeVisible();
  },
};

/** On a weekend it says when it settles, and when banks open. */
export const OnAWeekend: Story = {
  tags: ['visual'],
  parameters: {
    app: {
      ...loaded,
      now: '2026-11-21T14:05:00.000Z',
      answers: [
        ...loaded.answers,
        answers(
          withdrawConfig,
          aWithdrawConfig({
            cash: aCashStatus({
              waitsForMonday: true,
              open: false,
              opensAt: '2026-11-23T09:00:00.000Z',
              processingAt: '2026-11-23T09:00:00.000Z',
              arrivesAt: '2026-11-23T13:00:00.000Z',
            }),
          }),
        ),
      ],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/it settles on Monday/)).toBeVisible();
    await expect(canvas.getByText(/open again/)).toBeVisible();
  },
};

/** A rate that moved is told, and nothing is done; the rate shown is sent. */
export const RateChanged: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [...loaded.answers, refuses(createWithdrawal, 'rate_changed')],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { canvas } = context;
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount' }), '100');
    await userEvent.click(await canvas.findByRole('radio', { name: /Nugget/ }));
    await userEvent.type(canvas.getByLabelText('Fund password'), '271828');
    await userEvent.click(canvas.getByRole('button', { name: /^Review/ }));
    const confirmation = within(
      await within(document.body).findByRole('dialog', { name: /^Withdraw 100\.00\sUSDT$/ }),
    );
    await userEvent.click(confirmation.getByRole('button', { name: /^Withdraw 100\.00\sUSDT$/ }));
    await expect(await canvas.findByText(/The rate has changed/)).toBeVisible();
    const sent = appOf(context)
      .services.asked()
      .findLast(({ call }) => call === createWithdrawal);
    await expect(sent?.input).toMatchObject({ rate: '1580.00', channel: 'cash', bankId: 'bnk_1' });
  },
};

export const NothingBound: Story = {
  parameters: {
    app: { ...loaded, answers: [...loaded.answers, answers(bankCards, [])] } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Bind a bank card first/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Bind a bank card' })).toHaveAttribute(
      'href',
      '#/user/bank?to=%2Fuser%2Fcashwithdraw',
    );
  },
};

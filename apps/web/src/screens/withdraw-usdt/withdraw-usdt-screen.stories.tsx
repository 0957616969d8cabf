import { walletAddresses } from '@paydirt/contract/calls/address';
import { bankCards } from '@paydirt/contract/calls/assets';
import { hasFundPassword } from '@paydirt/contract/calls/fund-password';
import { balance } from '@paydirt/contract/calls/wallet';
import { createWithdrawal, withdrawConfig } from '@paydirt/contract/calls/withdrawal';
import { aBalance } from '@paydirt/contract/fixtures/wallet';
import { aWithdrawal, aWithdrawConfig } from '@paydirt/contract/fixtures/withdrawal';
import { answers, cannotReach, neverAnswers, refuses } from '@paydirt/testkit/fake-service';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { href } from '../../platform/routes.ts';
import { appOf, type AppParameters, appStory } from '../../story-app.fixture.tsx';
import { WithdrawUsdtScreen } from './withdraw-usdt-screen.tsx';

const address = {
  id: 'adr_1',
  chain: 'BEP20' as const,
  currency: 'USDT' as const,
  address: 'test1succeedslater7',
  label: 'My wallet',
  createTime: '2026-11-10T09:00:00.000Z',
};

const loaded = {
  route: href.withdrawUsdt(),
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

const meta = {
  title: 'Screens/WithdrawUsdt',
  component: WithdrawUsdtScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof WithdrawUsdtScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const amountField = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Amount' });

async function fillIn(canvas: Canvas, amount = '120') {
  await userEvent.type(await amountField(canvas), amount);
  await userEvent.click(await canvas.findByRole('radio', { name: /My wallet/ }));
  await userEvent.type(canvas.getByLabelText('Fund password'), '271828');
  await userEvent.click(canvas.getByRole('button', { name: /^Review/ }));
}

/** Between a figure and its unit stands a no-break space. */
const WITHDRAW_120 = /^Withdraw 120\.00\sUSDT$/;

const sheet = (name: string | RegExp) => within(document.body).findByRole('dialog', { name });

/** Fee, net, arrival and limits stand before the first keystroke, and nothing is chosen. */
export const Untouched: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await amountField(canvas)).toHaveValue('');
    await expect(canvas.getByText('Fee, 5%')).toBeVisible();
    await expect(canvas.getAllByText('0.00 USDT')).toHaveLength(2);
    await expect(canvas.getByText(/At least 1.00 USDT, at most 2,418.60 USDT/)).toBeVisible();
    for (const radio of await canvas.findAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
};

/** Fee and net follow each keystroke. */
export const Typing: Story = {
  play: async ({ canvas }) => {
    const field = await amountField(canvas);
    await userEvent.type(field, '1');
    await expect(canvas.getByText('0.05 USDT')).toBeVisible();
    await expect(canvas.getByText('0.95 USDT')).toBeVisible();
    await userEvent.type(field, '2.3');
    await expect(canvas.getByText('0.615 USDT')).toBeVisible();
    await expect(canvas.getByText('11.685 USDT')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'All' }));
    await expect(field).toHaveValue('2418.60');
  },
};

/** Each field says what is wrong with it, and keeps what was typed. */
export const Wrong: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const field = await amountField(canvas);
    const review = canvas.getByRole('button', { name: /^Review/ });
    await userEvent.click(review);
    await expect(field).toHaveAccessibleDescription(/Please fill this in/);
    await expect(canvas.getByText('Choose one of your addresses.')).toBeVisible();
    await expect(canvas.getByLabelText('Fund password')).toHaveAccessibleDescription(/Please fill this in/);
    await expect(field).toHaveFocus();
    await userEvent.type(field, '0.5');
    await userEvent.click(review);
    await expect(field).toHaveAccessibleDescription(/The minimum is 1\.00\sUSDT/);
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste('1e3');
    await expect(field).toHaveValue('1e3');
    await expect(field).toHaveAccessibleDescription(/not in the expected form/);
    await userEvent.clear(field);
    await userEvent.type(field, '9000');
    await expect(field).toHaveAccessibleDescription(/more than your available balance of 2,418\.60\sUSDT/);
  },
};

export const DecimalComma: Story = {
  globals: { locale: 'de-DE' },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Betrag' });
    await userEvent.type(field, '1.5');
    await expect(field).toHaveValue('1,5');
    await expect(canvas.getByText('0,075 USDT')).toBeVisible();
  },
};

/** What is missing is offered on the way; the fund password is never asked for before it is set. */
export const NothingBound: Story = {
  tags: ['visual'],
  parameters: {
    app: {
      ...loaded,
      answers: [
        ...loaded.answers,
        answers(walletAddresses, []),
        answers(hasFundPassword, { set: false, lockedUntil: null }),
      ],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { canvas } = context;
    await userEvent.type(await amountField(canvas), '120');
    await expect(await canvas.findByText(/Please bind your address first/)).toBeVisible();
    const add = canvas.getByRole('link', { name: 'Add an address' });
    await expect(add).toHaveAttribute('href', '#/user/addAddress?to=%2Fuser%2Fwithdraw');
    await expect(await canvas.findByRole('link', { name: 'Set the fund password' })).toHaveAttribute(
      'href',
      '#/user/fundPwd?to=%2Fuser%2Fwithdraw',
    );
    const { navigation } = appOf(context).platform;
    navigation.navigate(href.withdrawals());
    navigation.back(href.home());
    await expect(await amountField(canvas), 'nothing typed is lost').toHaveValue('120');
  },
};

/** All of it once more, before it is sent. */
export const Confirming: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await fillIn(canvas);
    const confirmation = within(await sheet(WITHDRAW_120));
    await expect(confirmation.getByText('My wallet')).toBeVisible();
    await expect(confirmation.getByText('114.00 USDT')).toBeVisible();
    await expect(confirmation.getByText('2,298.60 USDT')).toBeVisible();
  },
};

export const Done: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await fillIn(canvas);
    const confirmation = within(await sheet(WITHDRAW_120));
    await userEvent.click(confirmation.getByRole('button', { name: WITHDRAW_120 }));
    const receipt = within(await sheet('Your withdrawal is under way'));
    await expect(receipt.getByText(/114.00 USDT arrive by Wed/)).toBeVisible();
    await expect(receipt.getByRole('link', { name: 'Follow it' })).toHaveAttribute(
      'href',
      '#/user/withrecord?id=wdr_1',
    );
  },
};

/** A refusal stands at the field that it is about, and what was typed stays. */
export const WrongFundPassword: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [...loaded.answers, refuses(createWithdrawal, 'fund_password_wrong', { triesLeft: 4 })],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    const confirmation = within(await sheet(WITHDRAW_120));
    await userEvent.click(confirmation.getByRole('button', { name: WITHDRAW_120 }));
    const password = await canvas.findByLabelText('Fund password');
    await expect(password).toHaveAccessibleDescription(/The fund password is not right.*4 tries left/);
    await expect(await amountField(canvas)).toHaveValue('120');
  },
};

/** A lost answer is asked for again with the same key. */
export const AnswerLost: Story = {
  parameters: {
    app: { ...loaded, answers: [...loaded.answers, cannotReach(createWithdrawal)] } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    const confirmation = within(await sheet(WITHDRAW_120));
    await userEvent.click(confirmation.getByRole('button', { name: WITHDRAW_120 }));
    await expect(await confirmation.findByText(/Nothing is withdrawn twice/)).toBeVisible();
    await expect(confirmation.getByRole('button', { name: 'Send again' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: {
    app: { ...loaded, answers: [...loaded.answers, neverAnswers(withdrawConfig)] } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [...loaded.answers, refuses(withdrawConfig, 'internal')],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

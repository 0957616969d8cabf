import { hasFundPassword } from '@paydirt/contract/account/fund-password';
import { balance } from '@paydirt/contract/wallet/balance';
import { aBalance } from '@paydirt/contract/wallet/balance.examples';
import { bankCards, banks } from '@paydirt/contract/wallet/bank-card';
import { someBanks } from '@paydirt/contract/wallet/bank-card.examples';
import { walletAddresses } from '@paydirt/contract/wallet/wallet-address';
import { createWithdrawal, withdrawConfig } from '@paydirt/contract/wallet/withdrawal';
import { aCashStatus, aWithdrawConfig } from '@paydirt/contract/wallet/withdrawal.examples';
import { answers, refuses } from '@paydirt/testkit/fake-service';
import { moment, plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { standardStates } from '../../../standard-states.fixture.ts';
import {
  appOf,
  type AppParameters,
  appStory,
  type Canvas,
  findSheet,
  STORY_NOW,
} from '../../../story-app.fixture.tsx';
import { WithdrawCashScreen } from './withdraw-cash-screen.tsx';
import { walletRoutes } from '../../../routes/wallet.ts';

const loaded = {
  route: walletRoutes.withdrawCash.href(),
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
  title: 'Screens/Withdraw to a bank',
  component: WithdrawCashScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof WithdrawCashScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
const amountField = (canvas: Canvas) =>
  canvas.findByRole('textbox', { name: spoken().t('withdraw.form.amount') });

/** The amount that the bank pays follows each keystroke, at the rate shown. */
export const Typing: Story = {
  tags: ['visual', 'form'],
  play: async ({ canvas }) => {
    const { t, amount } = spoken();
    const rate = t('withdraw.terms.rateValue', { amount: amount('1580.00', 'exact', 'NGN') });
    const field = await amountField(canvas);
    // These terms are shown before the first keystroke (H8).
    for (const term of [t('withdraw.form.net'), t('withdraw.terms.arrives'), t('withdraw.terms.bankHours')])
      await expect(canvas.getByText(term, { selector: 'dt *, dt' })).toBeVisible();
    await userEvent.type(field, '100');
    await expect(canvas.getByText(plainSpaces(amount('95.00', 'exact')))).toBeVisible();
    await expect(canvas.getByText(plainSpaces(amount('150100.00', 'balance', 'NGN')))).toBeVisible();
    await expect(canvas.getByText(plainSpaces(rate))).toBeVisible();
    // The rate is shown once: a minimum of one unit is not converted as well.
    await expect(
      canvas.getAllByText(plainSpaces(amount('1580.00', 'exact', 'NGN')), { exact: false }),
    ).toHaveLength(1);
    await expect(canvas.getByText(t('withdraw.terms.bankOpen'))).toBeVisible();
  },
};

const BANKS_OPEN = '2026-11-23T09:00:00.000Z';
const ARRIVES = '2026-11-23T13:00:00.000Z';

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
              opensAt: BANKS_OPEN,
              processingAt: BANKS_OPEN,
              arrivesAt: ARRIVES,
            }),
          }),
        ),
      ],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t, format } = spoken();
    const opens = moment(BANKS_OPEN);
    const arrives = moment(ARRIVES);
    const weekend = t('withdraw.terms.weekend', {
      time: t('withdraw.terms.atTime', { day: format.weekday(arrives), time: format.time(arrives) }),
    });
    const closed = t('withdraw.terms.bankClosed', {
      time: t('withdraw.terms.atTime', { day: format.weekday(opens), time: format.time(opens) }),
    });
    await expect(await canvas.findByText(plainSpaces(weekend))).toBeVisible();
    await expect(canvas.getByText(plainSpaces(closed))).toBeVisible();
  },
};

/** A changed rate is shown, and nothing is done; the displayed rate is sent. */
export const RateChanged: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [...loaded.answers, refuses(createWithdrawal, 'rate_changed')],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { canvas } = context;
    const { t, amount } = spoken();
    const review = t('withdraw.form.reviewOf', { amount: amount('95.00', 'exact') });
    const title = t('withdraw.confirm.title', { amount: amount('100.00') });
    const send = t('withdraw.confirm.send', { amount: amount('100.00') });
    await userEvent.type(await amountField(canvas), '100');
    await expect(await canvas.findByText('Mara Okafor · 1000000002'), 'the only one, in full').toBeVisible();
    await userEvent.type(canvas.getByLabelText(t('destinations.title.fundPassword')), '271828');
    await userEvent.click(canvas.getByRole('button', { name: review }));
    const confirmation = within(await within(document.body).findByRole('dialog', { name: title }));
    await userEvent.click(confirmation.getByRole('button', { name: send }));
    await expect(await canvas.findByText(t('error.rate_changed'))).toBeVisible();
    const sent = appOf(context)
      .services.requests()
      .findLast(({ call }) => call === createWithdrawal);
    await expect(sent?.input).toMatchObject({ rate: '1580.00', channel: 'cash', bankId: 'bnk_1' });
  },
};

export const NothingBound: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [...loaded.answers, answers(bankCards, []), answers(banks, someBanks())],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await userEvent.click(await canvas.findByRole('button', { name: t('destinations.bank.add') }));
    const sheet = await findSheet(t('destinations.bank.add'));
    await expect(await sheet.findByText(t('destinations.testOnly'))).toBeVisible();
  },
};

const states = standardStates({ ...loaded, now: STORY_NOW }, [withdrawConfig], {
  kept: [{ call: withdrawConfig, input: {}, value: aWithdrawConfig() }],
});

export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Offline: Story = states.offline;

/** Once the services answer again, *Retry* brings the form. */
export const LoadsAgain: Story = {
  ...states.failed,
  play: async (context) => {
    const { canvas } = context;
    await states.failed.play(context);
    appOf(context).services.change(answers(withdrawConfig, aWithdrawConfig()));
    await userEvent.click(canvas.getByRole('button', { name: spoken().t('common.retry') }));
    await expect(await amountField(canvas)).toBeVisible();
  },
};

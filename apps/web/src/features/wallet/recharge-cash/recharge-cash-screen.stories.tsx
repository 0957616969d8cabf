import { voidIntent } from '@paydirt/contract/account/intent';
import { balance } from '@paydirt/contract/wallet/balance';
import { aBalance } from '@paydirt/contract/wallet/balance.examples';
import { bankCards } from '@paydirt/contract/wallet/bank-card';
import { anExchangeRate } from '@paydirt/contract/wallet/exchange-rate.examples';
import { addRecharge, rechargeConfig, rechargeStatus } from '@paydirt/contract/wallet/recharge';
import { aCashRecharge, aRechargeConfig } from '@paydirt/contract/wallet/recharge.examples';
import { records } from '@paydirt/contract/wallet/records';
import { TEST_CARDS } from '@paydirt/domain';
import { answers, refuses } from '@paydirt/testkit/fake-service';
import { plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { standardStates } from '../../../standard-states.fixture.ts';
import { type AppParameters, appOf, appStory } from '../../../story-app.fixture.tsx';
import { settleInAnotherTab, storedIntent } from '../../../stored-intent.fixture.ts';
import { RechargeCashScreen } from './recharge-cash-screen.tsx';
import { walletRoutes } from '../../../routes/wallet.ts';

const begun = aCashRecharge();
const ofAll = [
  answers(rechargeConfig, aRechargeConfig()),
  answers(addRecharge, begun),
  answers(rechargeStatus, begun),
  answers(balance, aBalance()),
  answers(records, { total: 0, list: [] }),
];
const form = { route: walletRoutes.rechargeCash.href(), answers: ofAll } satisfies AppParameters;
const status = (recharge = begun): AppParameters => ({
  route: walletRoutes.rechargeCash.href({ id: recharge.id }),
  answers: [...ofAll, answers(rechargeStatus, recharge)],
});

const meta = {
  title: 'Screens/Recharge by card',
  component: RechargeCashScreen,
  parameters: { app: form },
  ...appStory,
} satisfies Meta<typeof RechargeCashScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button that pays the given naira, and a test card by its number. */
const pay = (naira: string) =>
  spoken().t('recharge.cash.pay', { amount: spoken().amount(naira, 'price', 'NGN') });
const testCard = (number = '0002') => ({
  name: (name: string) => name.includes(spoken().t('recharge.cash.testCard', { number })),
});

/** The credited amount follows each keystroke; no card is preselected, each names its outcome (H8, H15, H16). */
export const Form: Story = {
  tags: ['visual', 'form'],
  play: async ({ canvas, loaded: made }) => {
    const { t, amount } = spoken();
    const field = await canvas.findByLabelText(t('recharge.cash.amount'));
    await expect(canvas.getByText(t('recharge.cash.testValues')), 'test values only (H15)').toBeVisible();
    const limits = t('recharge.form.limits', {
      minimum: amount('2500.00', 'price', 'NGN'),
      maximum: amount('10000000.00', 'price', 'NGN'),
    });
    await expect(canvas.getByText(plainSpaces(limits))).toBeVisible();
    await expect(canvas.getByText(plainSpaces(amount('0.00')))).toBeInTheDocument();
    await userEvent.type(field, '10000');
    await expect(canvas.getByText(plainSpaces(amount('6.20')))).toBeInTheDocument();
    const failing = await canvas.findByRole('radio', testCard('0004'));
    await expect(failing).not.toBeChecked();
    await expect(canvas.getByText(t('recharge.cash.outcome.wrong_bank_data'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: pay('10000.00') }));
    await expect(canvas.getByText(t('recharge.cash.chooseCard'))).toBeVisible();
    await userEvent.click(failing);
    // The button ignores a second tap within a second, so tap until one counts.
    await waitFor(async () => {
      // After a tap that counts, the form disappears, and the recharge appears a little later.
      const again = canvas.queryByRole('button', { name: pay('10000.00') });
      if (again !== null) await userEvent.click(again);
      await expect(canvas.getByText(t('recharge.step.processingNow'))).toBeVisible();
    });
    const [request] = appOf({ loaded: made })
      .services.requests()
      .filter(({ call }) => call === addRecharge);
    await expect(request?.input).toEqual({
      channel: 'cash',
      amount: '10000.00',
      card: 'test-card-0004',
      rate: '1612.50',
    });
  },
};

/** Only cards are offered: not the member's bank account, and no way to add one. */
export const CardsAlone: Story = {
  play: async ({ canvas, loaded: made }) => {
    const cards = await canvas.findAllByRole('radio');
    await expect(cards).toHaveLength(TEST_CARDS.length);
    for (const { value } of TEST_CARDS)
      await expect(canvas.getByRole('radio', testCard(value.slice(-4)))).not.toBeChecked();
    await expect(canvas.queryByRole('link', { name: spoken().t('destinations.bank.add') })).toBeNull();
    await expect(
      appOf({ loaded: made })
        .services.requests()
        .map(({ call }) => call),
    ).not.toContain(bankCards);
  },
};

/** The hour ended meanwhile: nothing was started, the new rate is shown, and nothing typed is lost. */
export const RateChanged: Story = {
  parameters: {
    app: { ...form, answers: [...ofAll, refuses(addRecharge, 'rate_changed')] } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    const field = await canvas.findByLabelText(t('recharge.cash.amount'));
    await userEvent.type(field, '10000');
    await userEvent.click(await canvas.findByRole('radio', testCard()));
    await userEvent.click(canvas.getByRole('button', { name: pay('10000.00') }));
    await expect(await canvas.findByText(t('error.rate_changed'))).toBeVisible();
    await expect(field).toHaveValue('10000');
  },
};

/** Only a zero was typed: there is nothing to convert. */
export const NothingToConvert: Story = {
  play: async ({ canvas }) => {
    const { t } = spoken();
    await userEvent.type(await canvas.findByLabelText(t('recharge.cash.amount')), '0');
    await userEvent.click(await canvas.findByRole('radio', testCard()));
    await userEvent.click(canvas.getByRole('button', { name: t('recharge.titleCash') }));
    await expect(await canvas.findByText(t('field.nothing_to_convert'))).toBeVisible();
  },
};

export const BelowMinimum: Story = {
  play: async ({ canvas }) => {
    const { t } = spoken();
    await userEvent.type(await canvas.findByLabelText(t('recharge.cash.amount')), '2499.99');
    await userEvent.click(await canvas.findByRole('radio', testCard()));
    await userEvent.click(canvas.getByRole('button', { name: pay('2499.99') }));
    await expect(await canvas.findByText(t('field.below_minimum'))).toBeVisible();
  },
};

/** Another tab learned that it was refused: the reason is above the button that starts another, and in no toast. */
export const RefusedInAnotherTab: Story = {
  parameters: {
    app: {
      ...form,
      answers: [
        ...ofAll,
        answers(voidIntent, { voided: false, earlier: { outcome: 'refused', error: 'rate_changed' } }),
      ],
      stored: storedIntent('recharge:cash', addRecharge, walletRoutes.rechargeCash.href(), {
        channel: 'cash',
        amount: '10000.00',
      }),
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { t } = spoken();
    const { platform } = appOf(context);
    await context.canvas.findByRole('button', { name: t('common.unanswered.check') });
    settleInAnotherTab(platform);
    const message = `${t('common.unanswered.notDoneElsewhere')} ${t('error.rate_changed')}`;
    await expect(await context.canvas.findByText(plainSpaces(message))).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: t('recharge.titleCash') })).toBeVisible();
    await expect(platform.toasts.get()).toEqual([]);
  },
};

/** The bank refused: the reason, that nothing was charged, and two next steps (H8). */
export const Failed: Story = {
  tags: ['visual'],
  parameters: {
    app: status(
      aCashRecharge({ status: 'failed', reason: 'wrong_bank_data', finishedAt: '2026-11-21T14:03:00.000Z' }),
    ),
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect((await canvas.findAllByText(t('recharge.reason.wrong_bank_data')))[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('recharge.status.otherWay') })).toHaveAttribute(
      'href',
      '#/user/newrecharge',
    );
  },
};

/** A recharge that stays pending says so once its time is over. */
export const LongPending: Story = {
  parameters: { app: status(aCashRecharge({ expectedAt: '2026-11-21T14:03:00.000Z' })) },
  play: async ({ canvas }) =>
    expect(await canvas.findByText(spoken().t('recharge.status.longPending'))).toBeVisible(),
};

const states = standardStates(form, [rechargeConfig]);

export const Loading: Story = states.loading;
export const LoadFailed: Story = states.failed;
export const Offline: Story = states.offline;

/** A rate with six decimals, a comma typed, and long words. */
export const German: Story = {
  parameters: {
    app: {
      ...form,
      locale: 'de-DE',
      answers: [
        ...ofAll,
        answers(
          rechargeConfig,
          aRechargeConfig({
            cash: { ...aRechargeConfig().cash, rate: anExchangeRate({ rate: '1612.123456' }) },
          }),
        ),
      ],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Betrag in Naira'), '10000,50');
    await expect(canvas.getByText('6,20 USDT')).toBeInTheDocument();
    await expect(canvas.getByText('1 USDT = 1.612,123456 NGN, seit 21. Nov., 14:00')).toBeVisible();
  },
};

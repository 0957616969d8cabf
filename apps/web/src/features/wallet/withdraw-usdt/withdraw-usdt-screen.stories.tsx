import { hasFundPassword } from '@paydirt/contract/account/fund-password';
import { walletAddresses } from '@paydirt/contract/wallet/wallet-address';
import { createWithdrawal, withdrawals, withdrawConfig } from '@paydirt/contract/wallet/withdrawal';
import { aWithdrawal, aWithdrawConfig } from '@paydirt/contract/wallet/withdrawal.examples';
import { decimalMarkOf } from '@paydirt/domain';
import { answers, refuses } from '@paydirt/testkit/fake-service';
import { moment, plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { standardStates } from '../../../standard-states.fixture.ts';
import { appOf, type AppParameters, appStory, findSheet, STORY_NOW } from '../../../story-app.fixture.tsx';
import { WithdrawUsdtScreen } from './withdraw-usdt-screen.tsx';
import { homeRoutes } from '../../../routes/home.ts';
import { walletRoutes } from '../../../routes/wallet.ts';
import { loaded, amountField, passwordField, review, send } from './withdraw-usdt.fixture.ts';

const meta = {
  title: 'Screens/Withdraw USDT',
  component: WithdrawUsdtScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof WithdrawUsdtScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fee, net, arrival and limits stand before the first keystroke, and nothing is chosen. */
export const Untouched: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const { t, format, amount } = spoken();
    const limits = { minimum: amount('1.00', 'price'), maximum: amount('2418.60') };
    await expect(await amountField(canvas)).toHaveValue('');
    const fee = t('withdraw.form.feeOf', { share: format.percent(50) });
    await expect(canvas.getByText(plainSpaces(fee))).toBeVisible();
    await expect(canvas.getAllByText(plainSpaces(amount('0.00', 'exact')))).toHaveLength(2);
    await expect(await canvas.findByText(plainSpaces(t('withdraw.form.limits', limits)))).toBeVisible();
    for (const radio of await canvas.findAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
};

/** Fee and net follow each keystroke. */
export const Typing: Story = {
  play: async ({ canvas }) => {
    const { locale, t, amount } = spoken();
    const figure = (decimal: string) => canvas.getByText(plainSpaces(amount(decimal, 'exact')));
    const field = await amountField(canvas);
    await userEvent.type(field, '1');
    await expect(figure('0.05')).toBeVisible();
    await expect(figure('0.95')).toBeVisible();
    await userEvent.type(field, '2.3');
    await expect(figure('0.61')).toBeVisible();
    await expect(figure('11.69')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('withdraw.form.all') }));
    await expect(field).toHaveValue('2418.60'.replace('.', decimalMarkOf(locale)));
  },
};

/** Each field says what is wrong with it, and keeps what was typed. */
export const Wrong: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const { t, amount } = spoken();
    const says = (text: string): unknown => expect.stringContaining(text);
    const field = await amountField(canvas);
    const submit = canvas.getByRole('button', { name: t('withdraw.form.review') });
    await userEvent.click(submit);
    await expect(field).toHaveAccessibleDescription(says(t('field.required')));
    await expect(canvas.getByText(t('withdraw.form.chooseAddress'))).toBeVisible();
    await expect(passwordField(canvas)).toHaveAccessibleDescription(says(t('field.required')));
    await expect(field).toHaveFocus();
    await userEvent.type(field, '0.5');
    await userEvent.click(submit);
    const belowMinimum = t('withdraw.form.belowMinimum', { minimum: amount('1.00', 'price') });
    await expect(field).toHaveAccessibleDescription(says(belowMinimum));
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste('1e3');
    await expect(field).toHaveValue('1e3');
    await expect(field).toHaveAccessibleDescription(says(t('field.malformed')));
    await userEvent.clear(field);
    await userEvent.type(field, '9000');
    const aboveBalance = t('withdraw.form.aboveBalance', { available: amount('2418.60') });
    await expect(field).toHaveAccessibleDescription(says(aboveBalance));
  },
};

export const DecimalComma: Story = {
  globals: { locale: 'de-DE' },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Betrag' });
    await userEvent.type(field, '1.5');
    await expect(field).toHaveValue('1,5');
    await expect(canvas.getByText('0,07 USDT')).toBeVisible();
  },
};

/** A missing destination can be added on the way; the fund password is never asked for before it is set. */
export const NothingBound: Story = {
  tags: ['visual'],
  parameters: {
    app: {
      ...loaded,
      answers: [
        ...loaded.answers,
        answers(walletAddresses, []),
        answers(hasFundPassword, { set: false, lockedUntil: null }),
        // Asked for on the way there and back.
        answers(withdrawals, { total: 0, list: [] }),
      ],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { canvas } = context;
    const { t } = spoken();
    await userEvent.type(await amountField(canvas), '120');
    await expect(await canvas.findByText(t('withdraw.form.noAddress'))).toBeVisible();
    const add = canvas.getByRole('link', { name: t('withdraw.form.addAddress') });
    await expect(add).toHaveAttribute('href', '#/user/addAddress?to=%2Fuser%2Fwithdraw');
    const set = await canvas.findByRole('link', { name: t('withdraw.form.setFundPassword') });
    await expect(set).toHaveAttribute('href', '#/user/fundPwd?to=%2Fuser%2Fwithdraw');
    const { navigation } = appOf(context).platform;
    navigation.navigate(walletRoutes.withdrawals.href());
    navigation.back(homeRoutes.home.href());
    await expect(await amountField(canvas), 'nothing typed is lost').toHaveValue('120');
  },
};

/** All of it once more, before it is sent. */
export const Confirming: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const { amount } = spoken();
    const confirmation = await review(canvas);
    await expect(confirmation.getByText('My wallet')).toBeVisible();
    await expect(confirmation.getByText(plainSpaces(amount('114.00', 'exact')))).toBeVisible();
    await expect(confirmation.getByText(plainSpaces(amount('2298.60')))).toBeVisible();
  },
};

export const Done: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const { t, format, amount } = spoken();
    const arrives = moment(aWithdrawal().arrivesAt);
    await send(canvas);
    const receipt = await findSheet(t('withdraw.receipt.title'));
    const text = t('withdraw.receipt.text', {
      amount: amount('120.00'),
      net: amount('114.00', 'exact'),
      time: t('withdraw.terms.atTime', { day: format.weekday(arrives), time: format.time(arrives) }),
    });
    await expect(receipt.getByText(plainSpaces(text))).toBeVisible();
    await expect(receipt.getByRole('link', { name: t('withdraw.receipt.follow') })).toHaveAttribute(
      'href',
      '#/user/withrecord?id=wdr_1',
    );
  },
};

/** A password manager may have it with a space in it. */
export const FundPasswordPasted: Story = {
  play: async ({ canvas }) => {
    const password = await canvas.findByLabelText(spoken().t('withdraw.form.fundPassword'));
    await userEvent.click(password);
    await userEvent.paste('271 828\n');
    await expect(password).toHaveValue('271828');
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
    const { t } = spoken();
    await send(canvas);
    const why = `${t('error.fund_password_wrong')} ${t('error.detail.triesLeft', { count: 4 })}`;
    const password = await canvas.findByLabelText(t('withdraw.form.fundPassword'));
    await expect(password).toHaveAccessibleDescription(expect.stringContaining(why));
    await expect(await amountField(canvas)).toHaveValue('120');
  },
};

/** The first withdrawal to a new place leads to a code and back; what was typed stays. */
export const ToANewPlace: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [...loaded.answers, refuses(createWithdrawal, 'verify_needed')],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await send(canvas);
    const link = await canvas.findByRole('link', { name: t('withdraw.form.confirmIdentity') });
    await expect(link).toHaveAttribute('href', '#/user/verify?to=%2Fuser%2Fwithdraw');
    await expect(await amountField(canvas)).toHaveValue('120');
  },
};

const states = standardStates({ ...loaded, now: STORY_NOW }, [withdrawConfig], {
  kept: [{ call: withdrawConfig, input: {}, value: aWithdrawConfig() }],
});

export const Loading: Story = states.loading;

export const Failed: Story = states.failed;

export const Offline: Story = states.offline;

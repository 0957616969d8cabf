import { aCodeSent, someCodeChannels } from '@paydirt/contract/account/codes.examples';
import {
  fundPasswordChannels,
  hasFundPassword,
  sendFundPasswordCode,
  updateFundPassword,
} from '@paydirt/contract/account/fund-password';
import { verification, verify } from '@paydirt/contract/account/security';
import { aVerification } from '@paydirt/contract/account/security.examples';
import { createWalletAddress, walletAddresses } from '@paydirt/contract/wallet/wallet-address';
import { createWithdrawal, withdrawConfig } from '@paydirt/contract/wallet/withdrawal';
import { aWithdrawal, aWithdrawConfig } from '@paydirt/contract/wallet/withdrawal.examples';
import { decimalMarkOf, networkText } from '@paydirt/domain';
import { answers, refuses } from '@paydirt/testkit/fake-service';
import { moment, plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { standardStates } from '../../../standard-states.fixture.ts';
import { appOf, type AppParameters, appStory, findSheet, STORY_NOW } from '../../../story-app.fixture.tsx';
import { WithdrawUsdtScreen } from './withdraw-usdt-screen.tsx';
import { address, loaded, amountField, passwordField, review, send } from './withdraw-usdt.fixture.ts';

const meta = {
  title: 'Screens/Withdraw USDT',
  component: WithdrawUsdtScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof WithdrawUsdtScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fee, net, arrival and limits are shown before the first keystroke, and nothing is chosen. */
export const Untouched: Story = {
  tags: ['visual', 'form'],
  play: async ({ canvas }) => {
    const { t, format, amount } = spoken();
    const limits = { minimum: amount('1.00', 'price'), maximum: amount('2418.60') };
    await expect(await amountField(canvas)).toHaveValue('');
    const fee = t('withdraw.form.feeOf', { share: format.percent(50) });
    await expect(canvas.getByText(plainSpaces(fee))).toBeVisible();
    await expect(canvas.getAllByText(plainSpaces(amount('0.00', 'exact')))).toHaveLength(2);
    for (const term of [t('withdraw.form.net'), t('withdraw.terms.arrives'), t('withdraw.terms.cancel')])
      await expect(canvas.getByText(term, { selector: 'dt *, dt' })).toBeVisible();
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

/** Lets the addresses of the next story arrive. */
const addressBook = { arrives: () => {} };

/** Requested while addresses are loading, the review waits for them: it says so, and opens automatically. */
export const ReviewBeforeAddresses: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [
        ...loaded.answers,
        {
          call: walletAddresses,
          answer: (request) =>
            new Promise((resolve) => {
              addressBook.arrives = () => resolve(answers(walletAddresses, [address]).answer(request));
            }),
        },
      ],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t, amount } = spoken();
    const submit = async () =>
      canvas.findByRole('button', {
        name: t('withdraw.form.reviewOf', { amount: amount('114.00', 'exact') }),
      });
    await userEvent.type(await amountField(canvas), '120');
    await userEvent.type(passwordField(canvas), '271828');
    await userEvent.click(await submit());
    await expect(await submit()).toHaveAttribute('aria-busy', 'true');
    await expect(await submit()).toHaveFocus();
    addressBook.arrives();
    await findSheet(t('withdraw.confirm.title', { amount: amount('120.00') }));
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

/** In text half as large again, figure, unit and button still share a row of a phone. */
export const OneRow: Story = {
  globals: { locale: 'de-DE', textSize: '150' },
  play: async ({ canvas }) => {
    const field = await amountField(canvas);
    const all = canvas.getByRole('button', { name: spoken().t('withdraw.form.all') });
    await userEvent.type(field, '120');
    const { bottom } = field.getBoundingClientRect();
    await expect(all.getBoundingClientRect().top).toBeLessThan(bottom);
  },
};

/** One sheet asks for missing data: address, PIN with its code, then the confirmation; nothing twice. */
export const NothingBound: Story = {
  tags: ['visual'],
  parameters: {
    app: {
      ...loaded,
      answers: [
        ...loaded.answers,
        answers(walletAddresses, []),
        answers(hasFundPassword, { set: false, lockedUntil: null }),
        answers(fundPasswordChannels, someCodeChannels().slice(0, 1)),
        answers(sendFundPasswordCode, aCodeSent()),
        answers(createWalletAddress, address),
        answers(updateFundPassword, { set: true, lockedUntil: null }),
      ],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { canvas } = context;
    const { t, amount } = spoken();
    const { services } = appOf(context);
    await userEvent.type(await amountField(canvas), '120');
    await expect(canvas.queryByLabelText(t('destinations.title.fundPassword'))).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: t('withdraw.form.continue') }));

    const adding = await findSheet(t('destinations.title.addAddress'));
    // The form loads separately, after its sheet.
    await expect(await adding.findByText(t('destinations.testOnly'))).toBeVisible();
    for (const chain of adding.getAllByRole('radio')) await expect(chain).not.toBeChecked();
    await userEvent.click(adding.getByRole('radio', { name: /BEP20/ }));
    await userEvent.click(adding.getByRole('button', { name: /test1succeedslater/ }));
    services.change(answers(walletAddresses, [address]));
    await userEvent.click(adding.getByRole('button', { name: t('destinations.address.save') }));

    const pin = await findSheet(t('destinations.title.fundPassword'));
    const first = await pin.findByLabelText(t('destinations.fund.password'));
    await userEvent.type(first, '271828');
    const again = pin.getByLabelText(t('destinations.fund.again'));
    await expect(again, 'the sixth digit leads on').toHaveFocus();
    await userEvent.keyboard('271828');
    await userEvent.click(pin.getByRole('button', { name: t('auth.sendCode') }));
    services.change(answers(hasFundPassword, { set: true, lockedUntil: null }));
    await userEvent.type(pin.getByLabelText(t('auth.code')), '406193');

    const confirmation = await findSheet(t('withdraw.confirm.title', { amount: amount('120.00') }));
    await expect(await confirmation.findByText(address.address, { exact: false })).toBeVisible();
    const sends = t('withdraw.confirm.send', { amount: amount('120.00') });
    await userEvent.click(confirmation.getByRole('button', { name: sends }));
    await findSheet(t('withdraw.receipt.title'));
    const sent = services.requests().findLast(({ call }) => call === createWithdrawal);
    await expect(sent?.input).toMatchObject({ amount: '120.00', addressId: 'adr_1', fundPassword: '271828' });
  },
};

/** The only address is chosen, and shown in full. */
export const OneAddress: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [...loaded.answers, answers(walletAddresses, [address])],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(address.address, { exact: false })).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

/** An address without a label is shown once, below its network. */
export const WithoutALabel: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [...loaded.answers, answers(walletAddresses, [{ ...address, label: '' }])],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(address.address, { exact: false })).toHaveLength(1);
    await expect(canvas.getByText(networkText(address.chain))).toBeVisible();
  },
};

/** Everything is shown once more before it is sent. */
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
    const password = await canvas.findByLabelText(spoken().t('destinations.title.fundPassword'));
    await userEvent.click(password);
    await userEvent.paste('271 828\n');
    await expect(password).toHaveValue('271828');
  },
};

/** A refusal is shown at its field, and the input stays. */
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
    const password = await canvas.findByLabelText(t('destinations.title.fundPassword'));
    await expect(password).toHaveAccessibleDescription(expect.stringContaining(why));
    await expect(await amountField(canvas)).toHaveValue('120');
  },
};

/** The first withdrawal to a new place asks for a code in the same sheet, and is then sent as it was confirmed. */
export const ToANewPlace: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [
        ...loaded.answers,
        refuses(createWithdrawal, 'verify_needed'),
        answers(verification, aVerification()),
        answers(verify, aVerification({ verifiedUntil: '2026-11-18T14:15:00.000Z' })),
      ],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { t } = spoken();
    const { services } = appOf(context);
    await send(context.canvas);
    const identity = await findSheet(t('security.verify.title'));
    await expect(await identity.findByText(t('withdraw.form.firstTo'))).toBeVisible();
    services.change(answers(createWithdrawal, aWithdrawal()));
    await userEvent.type(identity.getByLabelText(t('auth.code')), '406193');
    await findSheet(t('withdraw.receipt.title'));
    const sent = services.requests().filter(({ call }) => call === createWithdrawal);
    await expect(sent.map(({ input }) => input)).toEqual([sent[0]?.input, sent[0]?.input]);
  },
};

const states = standardStates({ ...loaded, now: STORY_NOW }, [withdrawConfig], {
  kept: [{ call: withdrawConfig, input: {}, value: aWithdrawConfig() }],
});

export const Loading: Story = states.loading;

export const Failed: Story = states.failed;

export const Offline: Story = states.offline;

import { checkRedemption, redeem } from '@paydirt/contract/rewards/redeem';
import { aRedemptionOffer } from '@paydirt/contract/rewards/redeem.examples';
import { balance } from '@paydirt/contract/wallet/balance';
import { aBalance } from '@paydirt/contract/wallet/balance.examples';
import { records } from '@paydirt/contract/wallet/records';
import { aRecord } from '@paydirt/contract/wallet/records.examples';
import { decimalMarkOf } from '@paydirt/domain';
import { answers, refuses } from '@paydirt/testkit/fake-service';
import { moment, plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { appOf, type AppParameters, appStory, type Canvas } from '../../../story-app.fixture.tsx';
import { ExchangeScreen } from './exchange-screen.tsx';
import type { CODE_FAILURES } from './offer.ts';
import { walletRoutes } from '../../../routes/wallet.ts';

const credited = aRecord({
  id: 'rec_8',
  kind: 'bonus',
  amount: '12.403101',
  description: 'Redemption code',
  source: 'promotion_budget',
  status: 'credited',
});
const ofAll = [
  answers(checkRedemption, aRedemptionOffer()),
  answers(redeem, credited),
  answers(balance, aBalance()),
  answers(records, { total: 0, list: [] }),
];
const form = { route: walletRoutes.exchange.href(), answers: ofAll } satisfies AppParameters;

const meta = {
  title: 'Screens/Redeem a code',
  component: ExchangeScreen,
  parameters: { app: form },
  ...appStory,
} satisfies Meta<typeof ExchangeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function lookUp(canvas: Canvas, code: string): Promise<void> {
  const { t } = spoken();
  await userEvent.type(await canvas.findByLabelText(t('exchange.code')), code);
  await userEvent.click(canvas.getByRole('button', { name: t('exchange.lookUp') }));
}

/** The button that redeems for the given amount. */
const submit = (received: string) => spoken().t('exchange.submit', { amount: spoken().amount(received) });

/** A code, with those of the test values to fill in. */
export const Form: Story = {
  tags: ['visual', 'form'],
  play: async ({ canvas }) => {
    const { t } = spoken();
    const field = await canvas.findByLabelText(t('exchange.code'));
    await userEvent.click(canvas.getByRole('button', { name: t('exchange.lookUp') }));
    await expect(canvas.getByText(t('field.required'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^SPENT25/ }));
    await expect(field).toHaveValue('SPENT25');
  },
};

/** The code's worth, the rate and who pays are shown before the amount; the result follows each keystroke. */
export const Offer: Story = {
  tags: ['visual'],
  play: async ({ canvas, loaded: made }) => {
    const { t, format, amount, figure, locale } = spoken();
    await lookUp(canvas, 'river20k');
    const field = await canvas.findByLabelText(t('exchange.amount'));
    const rate = t('recharge.cash.rate', {
      rate: `${figure('1612.50', 'exact')} NGN`,
      time: format.dateTime(moment('2026-11-21T14:00:00Z')),
    });
    await expect(canvas.getByText(plainSpaces(rate))).toBeVisible();
    // The payer is named once.
    await expect(canvas.getByText(t('exchange.promotionBudget'), { exact: false })).toBeVisible();
    await userEvent.type(field, '20000.01');
    await userEvent.click(canvas.getByRole('button', { name: submit('12.40') }));
    await expect(await canvas.findByText(t('field.above_maximum'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('exchange.all') }));
    await expect(canvas.queryByText(t('field.above_maximum'))).toBeNull();
    await expect(field).toHaveValue(`20000${decimalMarkOf(locale)}00`);
    const credits = t('recharge.status.credited', { amount: amount('12.40') });
    // The button ignores a second tap within a second, so tap until one counts.
    await waitFor(async () => {
      // After a tap that counts, the receipt replaces the form.
      const again = canvas.queryByRole('button', { name: submit('12.40') });
      if (again !== null) await userEvent.click(again);
      await expect(canvas.getByText(plainSpaces(credits))).toBeVisible();
    });
    const [request] = appOf({ loaded: made })
      .services.requests()
      .filter(({ call }) => call === redeem);
    await expect(request?.input).toEqual({ code: 'RIVER20K', amount: '20000.00', rate: '1612.50' });
    await expect(canvas.getByRole('link', { name: t('recharge.status.record') })).toHaveAttribute(
      'href',
      '#/user/record?id=rec_8',
    );
  },
};

/** An amount below a cent is nothing to convert, and the code stays unused. */
export const NothingToConvert: Story = {
  play: async (context) => {
    const { canvas } = context;
    const { t } = spoken();
    await lookUp(canvas, 'river20k');
    await userEvent.type(await canvas.findByLabelText(t('exchange.amount')), '1');
    await userEvent.click(canvas.getByRole('button', { name: t('exchange.title') }));
    await expect(await canvas.findByText(t('field.nothing_to_convert'))).toBeVisible();
    const requests = appOf(context).services.requests();
    await expect(requests.some(({ call }) => call === redeem)).toBe(false);
  },
};

function refused(error: keyof typeof CODE_FAILURES): Story {
  return {
    parameters: {
      app: { ...form, answers: [...ofAll, refuses(checkRedemption, error)] } satisfies AppParameters,
    },
    play: async ({ canvas }) => {
      const { t } = spoken();
      await lookUp(canvas, 'GOLDPAN25');
      const field = await canvas.findByLabelText(t('exchange.code'));
      await expect(field).toHaveAccessibleDescription(`${t('exchange.codeHint')} ${t(`error.${error}`)}`);
      await expect(field).toHaveValue('GOLDPAN25');
    },
  };
}

export const UnknownCode: Story = refused('redemption_code_unknown');
export const UsedCode: Story = refused('redemption_code_used');
export const ExpiredCode: Story = refused('redemption_code_expired');
export const AlreadyRedeemed: Story = refused('already_redeemed');
export const RedeemedEarlier: Story = refused('paid_before');

/** Another device was faster: this is said beside the code, and nothing is lost. */
export const RedeemedMeanwhile: Story = {
  parameters: {
    app: { ...form, answers: [...ofAll, refuses(redeem, 'already_redeemed')] } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await lookUp(canvas, 'RIVER20K');
    await userEvent.type(await canvas.findByLabelText(t('exchange.amount')), '5000');
    await userEvent.click(canvas.getByRole('button', { name: submit('3.10') }));
    await expect(await canvas.findByText(t('error.already_redeemed'))).toBeVisible();
    await expect(canvas.getByLabelText(t('exchange.amount'))).toHaveValue('5000');
  },
};

/** The promotion budget is empty, and nobody else pays (H6). */
export const BudgetEmpty: Story = {
  parameters: {
    app: { ...form, answers: [...ofAll, refuses(redeem, 'promotion_budget_empty')] } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await lookUp(canvas, 'RIVER20K');
    await userEvent.type(await canvas.findByLabelText(t('exchange.amount')), '5000');
    await userEvent.click(canvas.getByRole('button', { name: submit('3.10') }));
    await expect(await canvas.findByText(t('error.promotion_budget_empty'))).toBeVisible();
  },
};

import { checkRedemption, redeem } from '@paydirt/contract/calls/redeem';
import { balance, records } from '@paydirt/contract/calls/wallet';
import { aRedemptionOffer } from '@paydirt/contract/fixtures/recharge';
import { aBalance, aRecord } from '@paydirt/contract/fixtures/wallet';
import { answers, refuses } from '@paydirt/testkit/fake-service';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { href } from '../../platform/routes.ts';
import { type AppParameters, appOf, appStory } from '../../story-app.fixture.tsx';
import { ExchangeScreen } from './exchange-screen.tsx';

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
const form = { route: href.exchange(), answers: ofAll } satisfies AppParameters;

const meta = {
  title: 'Screens/Redeem a code',
  component: ExchangeScreen,
  parameters: { app: form },
  ...appStory,
} satisfies Meta<typeof ExchangeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function lookUp(canvas: Canvas, code: string): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Redemption code'), code);
  await userEvent.click(canvas.getByRole('button', { name: 'Look up the code' }));
}

/** A code, with those of the test values to fill in. */
export const Form: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('Redemption code');
    await userEvent.click(canvas.getByRole('button', { name: 'Look up the code' }));
    await expect(canvas.getByText('Please fill this in.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^SPENT25/ }));
    await expect(field).toHaveValue('SPENT25');
  },
};

/** What it is worth, at which rate and who pays stand there before the amount; what it brings follows each keystroke. */
export const Offer: Story = {
  tags: ['visual'],
  play: async ({ canvas, loaded: made }) => {
    await lookUp(canvas, 'river20k');
    const field = await canvas.findByLabelText('Amount to redeem');
    await expect(canvas.getByText('1 USDT = 1,612.50 NGN, since 2:00 PM')).toBeVisible();
    await expect(canvas.getByText('Promotion budget')).toBeVisible();
    await userEvent.type(field, '20000.01');
    await userEvent.click(canvas.getByRole('button', { name: /^Redeem 12\.40.USDT$/ }));
    await expect(await canvas.findByText('This is above the maximum.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('button', { name: 'All' }));
    // A second tap within a second counts for nothing.
    await waitFor(async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Redeem 12\.40.USDT$/ }));
      await expect(canvas.getByText('12.40 USDT credited')).toBeVisible();
    });
    const [asked] = appOf({ loaded: made })
      .services.asked()
      .filter(({ call }) => call === redeem);
    await expect(asked?.input).toEqual({ code: 'RIVER20K', amount: '20000.00', rate: '1612.50' });
    await expect(canvas.getByRole('link', { name: 'See the record' })).toHaveAttribute(
      'href',
      '#/user/record?id=rec_8',
    );
  },
};

const refusals = [
  ['redemption_code_unknown', /This code does not exist/],
  ['redemption_code_used', /This code has been used up/],
  ['redemption_code_expired', /This code has expired/],
  ['already_redeemed', /You have redeemed a code before/],
] as const;

function refused([error, message]: (typeof refusals)[number]): Story {
  return {
    parameters: {
      app: { ...form, answers: [...ofAll, refuses(checkRedemption, error)] } satisfies AppParameters,
    },
    play: async ({ canvas }) => {
      await lookUp(canvas, 'GOLDPAN25');
      await expect(await canvas.findByLabelText('Redemption code')).toHaveAccessibleDescription(message);
      await expect(canvas.getByLabelText('Redemption code')).toHaveValue('GOLDPAN25');
    },
  };
}

export const UnknownCode: Story = refused(refusals[0]);
export const UsedCode: Story = refused(refusals[1]);
export const ExpiredCode: Story = refused(refusals[2]);
export const AlreadyRedeemed: Story = refused(refusals[3]);

/** Another device was quicker: it is said beside the code, and nothing is lost. */
export const RedeemedMeanwhile: Story = {
  parameters: {
    app: { ...form, answers: [...ofAll, refuses(redeem, 'already_redeemed')] } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await lookUp(canvas, 'RIVER20K');
    await userEvent.type(await canvas.findByLabelText('Amount to redeem'), '5000');
    await userEvent.click(canvas.getByRole('button', { name: /^Redeem 3\.10.USDT$/ }));
    await expect(await canvas.findByText(/You have redeemed a code before/)).toBeVisible();
    await expect(canvas.getByLabelText('Amount to redeem')).toHaveValue('5000');
  },
};

/** The promotion budget is empty, and nobody else pays (H6). */
export const BudgetEmpty: Story = {
  parameters: {
    app: { ...form, answers: [...ofAll, refuses(redeem, 'promotion_budget_empty')] } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await lookUp(canvas, 'RIVER20K');
    await userEvent.type(await canvas.findByLabelText('Amount to redeem'), '5000');
    await userEvent.click(canvas.getByRole('button', { name: /^Redeem 3\.10.USDT$/ }));
    await expect(await canvas.findByText(/The promotion budget cannot pay this now/)).toBeVisible();
  },
};

import { confirmDeposit } from '@paydirt/contract/calls/deposit';
import { addRecharge, rechargeConfig, rechargeStatus } from '@paydirt/contract/calls/recharge';
import { balance, records } from '@paydirt/contract/calls/wallet';
import { aRecharge, aRechargeConfig } from '@paydirt/contract/fixtures/recharge';
import { aBalance } from '@paydirt/contract/fixtures/wallet';
import { answers, cannotReach, neverAnswers, refuses } from '@paydirt/testkit/fake-service';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { href } from '../../platform/routes.ts';
import { type AppParameters, appOf, appStory } from '../../story-app.fixture.tsx';
import { RechargeUsdtScreen } from './recharge-usdt-screen.tsx';

const begun = aRecharge();
const ofAll = [
  answers(rechargeConfig, aRechargeConfig()),
  answers(rechargeStatus, begun),
  answers(addRecharge, begun),
  answers(balance, aBalance()),
  answers(records, { total: 0, list: [] }),
];
const form = { route: href.rechargeUsdt(), answers: ofAll } satisfies AppParameters;
const status = (recharge = begun): AppParameters => ({
  route: href.rechargeUsdt({ id: recharge.id }),
  answers: [...ofAll, answers(rechargeStatus, recharge)],
});

const meta = {
  title: 'Screens/Recharge with USDT',
  component: RechargeUsdtScreen,
  parameters: { app: form },
  ...appStory,
} satisfies Meta<typeof RechargeUsdtScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Limits, fee, time and how long the address waits are there before the first keystroke (H8). */
export const Form: Story = {
  tags: ['visual'],
  play: async ({ canvas, loaded: made }) => {
    const field = await canvas.findByLabelText('Amount');
    await expect(canvas.getByText('From 10.00 USDT to 100,000.00 USDT')).toBeVisible();
    await expect(canvas.getByText(/20 confirmations, about 1 minute/)).toBeVisible();
    await userEvent.type(field, '50');
    await userEvent.click(canvas.getByRole('button', { name: 'Get a test address' }));
    await expect(await canvas.findByText('Send 50.00 USDT to this test address')).toBeVisible();
    const { platform, services } = appOf({ loaded: made });
    await expect(platform.navigation.entry().search).toBe('id=rch_7k2m4q');
    const [asked] = services.asked().filter(({ call }) => call === addRecharge);
    await expect(asked?.input).toEqual({ channel: 'usdt', amount: '50.00' });
    await expect(asked?.headers.get('Idempotency-Key')).toMatch(/.{16,}/);
  },
};

/** Whatever is typed or pasted is refused by the rule that it breaks, and stays in the field. */
export const BadInput: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('Amount');
    const button = canvas.getByRole('button', { name: 'Get a test address' });
    const refused: readonly (readonly [pasted: string, message: string])[] = [
      ['', 'Please fill this in.'],
      ['0', 'Enter an amount above 0.'],
      ['-5', 'This is not in the expected form.'],
      ['1e3', 'This is not in the expected form.'],
      ['1.001', 'This has too many decimals.'],
      ['1,5', 'This is below the minimum.'],
      ['1,234.50', 'The separators are not clear. Use one decimal mark and no other.'],
      ['999999999999999', 'This is above the maximum.'],
    ];
    for (const [pasted, message] of refused) {
      await userEvent.clear(field);
      await userEvent.click(field);
      if (pasted !== '') await userEvent.paste(pasted);
      // A second tap within a second counts for nothing.
      await waitFor(async () => {
        await userEvent.click(button);
        await expect(canvas.getByText(message)).toBeVisible();
      });
    }
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste('  $ 12.50 USDT ');
    await expect(field).toHaveValue('12.50');
  },
};

/** The service has the last word on the minimum; what was typed stays. */
export const BelowMinimum: Story = {
  parameters: {
    app: { ...form, answers: [...ofAll, refuses(addRecharge, 'below_minimum')] } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('Amount');
    await userEvent.type(field, '12');
    await userEvent.click(canvas.getByRole('button', { name: 'Get a test address' }));
    await expect(
      await canvas.findByText('The amount is below the minimum. Enter a larger one.'),
    ).toBeVisible();
    await expect(field).toHaveValue('12');
  },
};

/** A test address, its QR code, and the lever that stands in for a wallet (H2). */
export const WaitsForDeposit: Story = {
  tags: ['visual'],
  parameters: {
    app: {
      ...status(),
      answers: [...ofAll, answers(confirmDeposit, aRecharge({ status: 'seen' }))],
    } satisfies AppParameters,
  },
  play: async ({ canvas, loaded: made }) => {
    await expect(await canvas.findByRole('img', { name: 'QR code of the test address' })).toBeVisible();
    await expect(canvas.getByTitle(begun.address ?? '')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send the test deposit' }));
    const { services } = appOf({ loaded: made });
    await waitFor(() =>
      expect(services.asked().filter(({ call }) => call === confirmDeposit)[0]?.input).toEqual({
        id: begun.id,
      }),
    );
  },
};

const seen = aRecharge({
  status: 'seen',
  confirmations: 7,
  seenAt: '2026-11-21T14:04:39.000Z',
  expectedAt: '2026-11-21T14:05:39.000Z',
});

/** Seven of twenty: one peg for each. */
export const Confirming: Story = {
  tags: ['visual'],
  parameters: { app: status(seen) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '7 of 20 confirmations' })).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Being confirmed' })).toHaveAttribute(
      'aria-valuenow',
      '7',
    );
    await expect(
      canvas.getByText(
        'Your browser does not support live updates. This page looks them up every few seconds.',
      ),
    ).toBeVisible();
  },
};

/** Done, with the way to its record. */
export const Credited: Story = {
  tags: ['visual'],
  parameters: {
    app: status({ ...seen, status: 'credited', confirmations: 20, finishedAt: '2026-11-21T14:05:39.000Z' }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('50.00 USDT credited')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the record' })).toHaveAttribute(
      'href',
      '#/user/record2?id=rec_7k2m4q',
    );
  },
};

/** No deposit came: why, and the next step. */
export const Expired: Story = {
  tags: ['visual'],
  parameters: {
    app: status(aRecharge({ status: 'failed', reason: 'expired', finishedAt: '2026-11-21T15:01:00.000Z' })),
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/No deposit came in time/))[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start another recharge' })).toHaveAttribute(
      'href',
      '#/user/recharge',
    );
  },
};

/** Somebody else's, or none. */
export const Missing: Story = {
  parameters: {
    app: { ...status(), answers: [...ofAll, refuses(rechargeStatus, 'not_found')] } satisfies AppParameters,
  },
  play: async ({ canvas }) => expect(await canvas.findByText('This recharge does not exist')).toBeVisible(),
};

export const Loading: Story = {
  parameters: {
    app: { ...status(), answers: [...ofAll, neverAnswers(rechargeStatus)] } satisfies AppParameters,
  },
  play: async ({ canvas }) => expect(await canvas.findByText('Loading…')).toBeInTheDocument(),
};

export const Offline: Story = {
  parameters: {
    app: {
      ...status(),
      online: false,
      answers: [...ofAll, cannotReach(rechargeStatus)],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
};

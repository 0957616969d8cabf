import { balance } from '@paydirt/contract/wallet/balance';
import { aBalance } from '@paydirt/contract/wallet/balance.examples';
import {
  addRecharge,
  confirmDeposit,
  rechargeConfig,
  rechargeStatus,
} from '@paydirt/contract/wallet/recharge';
import { aCashRecharge, aRecharge, aRechargeConfig } from '@paydirt/contract/wallet/recharge.examples';
import { records } from '@paydirt/contract/wallet/records';
import { decimalMarkOf } from '@paydirt/domain';
import { answers, refuses } from '@paydirt/testkit/fake-service';
import { moment, plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { standardStates } from '../../../standard-states.fixture.ts';
import { type AppParameters, appOf, appStory } from '../../../story-app.fixture.tsx';
import { RechargeUsdtScreen } from './recharge-usdt-screen.tsx';
import { accountRoutes } from '../../../routes/account.ts';
import { walletRoutes } from '../../../routes/wallet.ts';

const begun = aRecharge();
const ofAll = [
  answers(rechargeConfig, aRechargeConfig()),
  answers(rechargeStatus, begun),
  answers(addRecharge, begun),
  answers(balance, aBalance()),
  answers(records, { total: 0, list: [] }),
];
const form = { route: walletRoutes.rechargeUsdt.href(), answers: ofAll } satisfies AppParameters;
const status = (recharge = begun): AppParameters => ({
  route: walletRoutes.rechargeUsdt.href({ id: recharge.id }),
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

/** Limits, fee, time and the validity of the address are shown before the first keystroke (H8). */
export const Form: Story = {
  tags: ['visual', 'form'],
  play: async ({ canvas, loaded: made }) => {
    const { t, format, amount } = spoken();
    const field = await canvas.findByLabelText(t('recharge.form.amount'));
    const limits = t('recharge.form.limits', {
      minimum: amount('10.00', 'price'),
      maximum: amount('100000.00', 'price'),
    });
    await expect(canvas.getByText(plainSpaces(limits))).toBeVisible();
    const takes = t('recharge.form.takes', {
      count: format.number(20),
      time: t('common.minutes', { count: 1 }),
    });
    await expect(canvas.getByText(plainSpaces(takes))).toBeVisible();
    await userEvent.type(field, '50');
    await userEvent.click(canvas.getByRole('button', { name: t('recharge.form.start') }));
    const sendTo = t('recharge.status.sendTo', { amount: amount('50.00', 'price') });
    await expect(await canvas.findByText(plainSpaces(sendTo))).toBeVisible();
    const { platform, services } = appOf({ loaded: made });
    await expect(platform.navigation.entry().search).toBe('id=rch_7k2m4q');
    const [request] = services.requests().filter(({ call }) => call === addRecharge);
    await expect(request?.input).toEqual({ channel: 'usdt', amount: '50.00' });
    await expect(request?.headers.get('Idempotency-Key')).toMatch(/.{16,}/);
  },
};

let answered = Promise.withResolvers<void>();

/** An answer that comes after the form was left takes no other page's place. */
export const LeftWhileSent: Story = {
  parameters: {
    app: {
      ...form,
      answers: [
        ...ofAll,
        {
          call: addRecharge,
          answer: async (request) => {
            await answered.promise;
            return answers(addRecharge, begun).answer(request);
          },
        },
      ],
    } satisfies AppParameters,
  },
  beforeEach: () => {
    answered = Promise.withResolvers();
  },
  play: async ({ canvas, loaded: made }) => {
    const { t } = spoken();
    const { navigation, intents } = appOf({ loaded: made }).platform;
    await userEvent.type(await canvas.findByLabelText(t('recharge.form.amount')), '50');
    await userEvent.click(canvas.getByRole('button', { name: t('recharge.form.start') }));
    await waitFor(() => expect(intents.of('recharge:usdt').open()).not.toBeNull());
    navigation.navigate(accountRoutes.settings.href());
    answered.resolve();
    await waitFor(() => expect(intents.of('recharge:usdt').open()).toBeNull());
    await expect(navigation.entry().path).toBe(accountRoutes.settings.path);
  },
};

/** Whatever is typed or pasted is refused by the rule that it breaks, and stays in the field. */
export const RefusedAmounts: Story = {
  play: async ({ canvas }) => {
    const { t, locale } = spoken();
    const mark = decimalMarkOf(locale);
    const field = await canvas.findByLabelText(t('recharge.form.amount'));
    const button = canvas.getByRole('button', { name: t('recharge.form.start') });
    const refused: readonly (readonly [pasted: string, message: string])[] = [
      ['', t('field.required')],
      ['1,5', t('field.below_minimum')],
      ['1,234.50', t('field.grouping')],
      ['999999999999999', t('field.above_maximum')],
    ];
    for (const [pasted, message] of refused) {
      await userEvent.clear(field);
      await userEvent.click(field);
      if (pasted !== '') await userEvent.paste(pasted);
      // The button ignores a second tap within a second, so tap until one counts.
      await waitFor(async () => {
        await userEvent.click(button);
        await expect(canvas.getByText(message)).toBeVisible();
      });
    }
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste('  $ 12.50 USDT ');
    await expect(field).toHaveValue(`12${mark}50`);
  },
};

/** The service decides on the minimum; the input stays. */
export const BelowMinimum: Story = {
  parameters: {
    app: { ...form, answers: [...ofAll, refuses(addRecharge, 'below_minimum')] } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    const field = await canvas.findByLabelText(t('recharge.form.amount'));
    await userEvent.type(field, '12');
    await userEvent.click(canvas.getByRole('button', { name: t('recharge.form.start') }));
    await expect(await canvas.findByText(t('error.below_minimum'))).toBeVisible();
    await expect(field).toHaveValue('12');
  },
};

/** The limit of open recharges is reached; the input stays until one of them ends. */
export const TooManyOpen: Story = {
  parameters: {
    app: {
      ...form,
      answers: [...ofAll, refuses(addRecharge, 'too_many_open_recharges')],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    const field = await canvas.findByLabelText(t('recharge.form.amount'));
    await userEvent.type(field, '12');
    await userEvent.click(canvas.getByRole('button', { name: t('recharge.form.start') }));
    await expect(await canvas.findByText(t('error.too_many_open_recharges'))).toBeVisible();
    await expect(field).toHaveValue('12');
  },
};

/** A test address, its QR code, and the test control that replaces a wallet (H2). */
export const WaitsForDeposit: Story = {
  tags: ['visual'],
  parameters: {
    app: {
      ...status(),
      answers: [...ofAll, answers(confirmDeposit, aRecharge({ status: 'seen' }))],
    } satisfies AppParameters,
  },
  play: async ({ canvas, loaded: made }) => {
    const { t } = spoken();
    await expect(await canvas.findByRole('img', { name: t('recharge.status.qr') })).toBeVisible();
    await expect(canvas.getByTitle(begun.address ?? '')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('recharge.status.testDeposit') }));
    const { services } = appOf({ loaded: made });
    await waitFor(() =>
      expect(services.requests().filter(({ call }) => call === confirmDeposit)[0]?.input).toEqual({
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
    const { t, format } = spoken();
    const sevenOfTwenty = t('recharge.status.confirmations', {
      count: format.number(7),
      needed: format.number(20),
    });
    await expect(await canvas.findByRole('heading', { name: sevenOfTwenty })).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: t('recharge.step.confirming') })).toHaveAttribute(
      'aria-valuenow',
      '7',
    );
    await expect(canvas.getByText(t('recharge.status.unsupported'))).toBeVisible();
    // The expected credit and the confirmations are announced once.
    const by = t('recharge.status.creditedBy', { time: format.dateTime(moment(seen.expectedAt ?? '')) });
    await expect(canvas.getByText(plainSpaces(by))).toBeVisible();
    await expect(canvas.queryByText(t('recharge.step.credited'))).toBeNull();
    await expect(canvas.getAllByText(sevenOfTwenty)).toHaveLength(1);
  },
};

/** Done, with the way to its record. */
export const Credited: Story = {
  tags: ['visual'],
  parameters: {
    app: status({ ...seen, status: 'credited', confirmations: 20, finishedAt: '2026-11-21T14:05:39.000Z' }),
  },
  play: async ({ canvas }) => {
    const { t, amount } = spoken();
    const credited = t('recharge.status.credited', { amount: amount('50.00') });
    await expect(await canvas.findByText(plainSpaces(credited))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('recharge.status.record') })).toHaveAttribute(
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
    const { t } = spoken();
    await expect((await canvas.findAllByText(t('recharge.reason.expired')))[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('recharge.status.again') })).toHaveAttribute(
      'href',
      '#/user/recharge',
    );
  },
};

/** Another member's recharge, or an unknown one. */
export const Missing: Story = {
  parameters: {
    app: { ...status(), answers: [...ofAll, refuses(rechargeStatus, 'not_found')] } satisfies AppParameters,
  },
  play: async ({ canvas }) => expect(await canvas.findByText(spoken().t('error.not_found'))).toBeVisible(),
};

const states = standardStates(status(), [rechargeStatus]);

export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Offline: Story = states.offline;

/** A recharge by card goes on to its own address and title, in the browser's tab as well. */
export const CardUnderWay: Story = {
  parameters: { app: status(aCashRecharge()) },
  play: async (context) => {
    const name = spoken().t('recharge.titleCash');
    await expect(await context.canvas.findByRole('heading', { name, level: 1 })).toBeInTheDocument();
    await expect(appOf(context).platform.navigation.entry().path).toBe('/user/cashrecharge');
    await waitFor(() => expect(document.title).toContain(name));
  },
};

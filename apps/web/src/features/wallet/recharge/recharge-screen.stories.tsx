import { rechargeConfig } from '@paydirt/contract/wallet/recharge';
import { aRechargeConfig } from '@paydirt/contract/wallet/recharge.examples';
import { records } from '@paydirt/contract/wallet/records';
import { aRecord } from '@paydirt/contract/wallet/records.examples';
import { answers, refuses } from '@paydirt/testkit/fake-service';
import { moment, plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { standardStates } from '../../../standard-states.fixture.ts';
import { type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { RechargeScreen } from './recharge-screen.tsx';
import { walletRoutes } from '../../../routes/wallet.ts';

const waiting = aRecord({
  id: 'rec_9',
  kind: 'recharge',
  status: 'pending',
  amount: '50.00',
  description: 'USDT recharge',
  source: 'test_faucet',
  reference: 'rch_7k2m4q',
  balanceAfter: null,
});
const loaded = {
  route: walletRoutes.recharge.href(),
  answers: [answers(rechargeConfig, aRechargeConfig()), answers(records, { total: 1, list: [waiting] })],
} satisfies AppParameters;

const meta = {
  title: 'Screens/Recharge',
  component: RechargeScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof RechargeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both ways at the same size, each with its minimum, time and fee before anything is chosen (H8). */
export const Loaded: Story = {
  tags: ['visual', 'form'],
  play: async ({ canvas }) => {
    const { t, format, amount, figure } = spoken();
    const usdt = await canvas.findByRole('link', { name: t('recharge.titleUsdt') });
    const cash = canvas.getByRole('link', { name: t('recharge.titleCash') });
    await expect(usdt).toHaveAttribute('href', '#/user/recharge');
    await expect(cash).toHaveAttribute('href', '#/user/cashrecharge');
    await expect(usdt.offsetWidth).toBe(cash.offsetWidth);
    await expect(canvas.getByText(plainSpaces(amount('10.00', 'price')))).toBeVisible();
    await expect(canvas.getByText(plainSpaces(amount('2500.00', 'price', 'NGN')))).toBeVisible();
    const rate = t('recharge.cash.rate', {
      rate: `${figure('1612.50', 'exact')} NGN`,
      time: format.dateTime(moment('2026-11-21T14:00:00Z')),
    });
    await expect(canvas.getByText(plainSpaces(rate))).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /USDT recharge/ })).toHaveAttribute(
      'href',
      '#/user/recharge?id=rch_7k2m4q',
    );
  },
};

/** Without open recharges there is no list of them. */
export const NothingUnderWay: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [...loaded.answers, answers(records, { total: 0, list: [] })],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await canvas.findByRole('link', { name: t('recharge.titleUsdt') });
    await expect(canvas.queryByText(t('recharge.choose.open'))).toBeNull();
  },
};

/** Those under way could not be read: it says so in their place, and both ways are still there. */
export const UnderWayFailed: Story = {
  parameters: {
    app: { ...loaded, answers: [...loaded.answers, refuses(records, 'internal')] } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByRole('button', { name: t('common.retry') })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: t('recharge.choose.open') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('recharge.titleUsdt') })).toBeVisible();
  },
};

const states = standardStates(loaded, [rechargeConfig, records], { failing: [rechargeConfig] });

export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Offline: Story = states.offline;

export const German: Story = {
  parameters: { app: { ...loaded, locale: 'de-DE' } satisfies AppParameters },
  play: async ({ canvas }) => expect(await canvas.findByText('2.500,00 NGN')).toBeVisible(),
};

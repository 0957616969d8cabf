import { withdrawConfig } from '@paydirt/contract/wallet/withdrawal';
import { aCashStatus, aWithdrawConfig } from '@paydirt/contract/wallet/withdrawal.examples';
import { answers } from '@paydirt/testkit/fake-service';
import { moment, plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { standardStates } from '../../../standard-states.fixture.ts';
import { type AppParameters, appStory, STORY_NOW } from '../../../story-app.fixture.tsx';
import { WithdrawScreen } from './withdraw-screen.tsx';
import { walletRoutes } from '../../../routes/wallet.ts';

const loaded = {
  route: walletRoutes.withdraw.href(),
  now: '2026-11-18T14:05:00.000Z',
  answers: [answers(withdrawConfig, aWithdrawConfig())],
} satisfies AppParameters;

const meta = {
  title: 'Screens/Withdraw',
  component: WithdrawScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof WithdrawScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two ways of the same size, each with its fee, minimum and times. */
export const Ways: Story = {
  tags: ['visual', 'form'],
  play: async ({ canvas }) => {
    const { t, format } = spoken();
    const usdt = await canvas.findByRole('link', { name: t('withdraw.title.usdt') });
    const cash = canvas.getByRole('link', { name: t('withdraw.title.cash') });
    await expect(usdt).toHaveAttribute('href', '#/user/withdraw');
    await expect(cash).toHaveAttribute('href', '#/user/cashwithdraw');
    const [one, other] = [usdt, cash].map((link) => link.parentElement?.getBoundingClientRect());
    await expect(one!.width).toBeCloseTo(other!.width, 0);
    await expect(one!.height).toBeCloseTo(other!.height, 0);
    // Each shows the arrival time that the service plans.
    const { usdt: toAddress, cash: toBank } = aWithdrawConfig();
    for (const { arrivesAt } of [toAddress, toBank]) {
      const at = moment(arrivesAt);
      const time = t('withdraw.terms.atTime', { day: format.weekday(at), time: format.time(at) });
      const arrives = canvas.getByText(plainSpaces(t('withdraw.terms.byTime', { time })));
      await expect(arrives.parentElement).toHaveTextContent(
        `${t('withdraw.terms.arrives')}${arrives.textContent}`,
        { normalizeWhitespace: false },
      );
    }
    await expect(canvas.getAllByText(plainSpaces(format.percent(50)))).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: t('shell.title.withdrawalRecords') })).toHaveAttribute(
      'href',
      '#/user/recordU',
    );
  },
};

const MONDAY = '2026-11-23T00:50:00.000Z';

export const OnAWeekend: Story = {
  parameters: {
    app: {
      ...loaded,
      now: '2026-11-21T14:05:00.000Z',
      answers: [
        answers(
          withdrawConfig,
          aWithdrawConfig({
            usdt: {
              ...aWithdrawConfig().usdt,
              waitsForMonday: true,
              processingAt: '2026-11-23T00:00:00.000Z',
              arrivesAt: MONDAY,
            },
            cash: aCashStatus({
              waitsForMonday: true,
              open: false,
              opensAt: '2026-11-23T09:00:00.000Z',
              processingAt: '2026-11-23T09:00:00.000Z',
              arrivesAt: '2026-11-23T13:00:00.000Z',
            }),
          }),
        ),
      ],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t, format } = spoken();
    const monday = moment(MONDAY);
    const weekend = t('withdraw.terms.weekend', {
      time: t('withdraw.terms.atTime', { day: format.weekday(monday), time: format.time(monday) }),
    });
    await expect(await canvas.findByText(plainSpaces(weekend))).toBeVisible();
  },
};

const states = standardStates({ ...loaded, now: STORY_NOW }, [withdrawConfig], {
  kept: [{ call: withdrawConfig, input: {}, value: aWithdrawConfig() }],
});

export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Offline: Story = states.offline;

import { receiveReward, rewards } from '@paydirt/contract/rewards/rewards';
import { aReward, someRewards } from '@paydirt/contract/rewards/rewards.examples';
import { aRecord } from '@paydirt/contract/wallet/records.examples';
import { answers, refuses } from '@paydirt/testkit/fake-service';
import { moment, plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { earnRoutes } from '../../../routes/earn.ts';
import { standardStates } from '../../../standard-states.fixture.ts';
import { appOf, type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { EarnScreen } from './earn-screen.tsx';

const route = earnRoutes.earn.href();
const ready = aReward({ kind: 'level', level: 1, state: 'ready' });

const meta = {
  title: 'Screens/Earn',
  component: EarnScreen,
  parameters: { app: { route, answers: [answers(rewards, someRewards())] } satisfies AppParameters },
  ...appStory,
} satisfies Meta<typeof EarnScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every reward with its state and its one next step. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByRole('link', { name: t('earn.kind.join_group.title') })).toHaveAttribute(
      'href',
      '#/index/joinGroup',
    );
    await expect(canvas.getByRole('link', { name: t('earn.action.look') })).toHaveAttribute(
      'href',
      '#/index/shareLink',
    );
    await expect(canvas.getByRole('link', { name: t('earn.action.record') })).toBeVisible();
    const invites = canvas.getAllByRole('link', { name: t('earn.action.invite') });
    await expect(invites).toHaveLength(4);
    for (const invite of invites) await expect(invite).toHaveAccessibleDescription(/./);
    // The payer is named once, and a level by its name.
    await expect(canvas.getByText(t('exchange.promotionBudget'), { exact: false })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: /\(Panner\)/ })).toBeVisible();
  },
};

/** A welcome that waits, is on its way or arrived says so, and a day only once it arrived. */
export const Credit: Story = {
  parameters: {
    app: {
      route,
      answers: [
        answers(
          rewards,
          (['to_collect', 'on_its_way', 'arrived'] as const).map((credit, level) => ({
            ...someRewards()[0]!,
            kind: 'level' as const,
            level: level + 1,
            credit,
            receivedAt: credit === 'arrived' ? someRewards()[0]!.receivedAt : null,
          })),
        ),
      ],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t, format } = spoken();
    await expect(await canvas.findByText(t('earn.credit.to_collect'))).toBeVisible();
    await expect(canvas.getByText(t('earn.credit.on_its_way'))).toBeVisible();
    await expect(canvas.getByText(t('earn.credit.arrived'))).toBeVisible();
    const day = format.day(moment(someRewards()[0]!.receivedAt!));
    await expect(canvas.getByText(plainSpaces(t('earn.arrivedOn', { day })))).toBeVisible();
    await expect(canvas.queryByText(t('earn.state.received'))).toBeNull();
  },
};

/** A reward received on an earlier account is not given again, and says so. */
export const HadEarlier: Story = {
  parameters: {
    app: {
      route,
      answers: [answers(rewards, [aReward({ kind: 'welcome', state: 'received', earlier: true })])],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(t('common.earlierAccount'))).toBeVisible();
    await expect(canvas.getByText(t('earn.state.received'))).toBeVisible();
    await expect(canvas.queryByRole('link', { name: t('earn.action.record') })).toBeNull();
  },
};

const COLLECTED = aReward({ ...ready, state: 'received', credit: 'arrived' });
let isCollected = false;

/** A reward that is ready is collected by one press: its card says so, and no message repeats it. */
export const Collected: Story = {
  parameters: {
    app: {
      route,
      answers: [
        answers(rewards, () => [isCollected ? COLLECTED : ready]),
        {
          call: receiveReward,
          answer: (request) => {
            isCollected = true;
            return answers(receiveReward, aRecord()).answer(request);
          },
        },
      ],
    } satisfies AppParameters,
  },
  beforeEach: () => {
    isCollected = false;
  },
  play: async (context) => {
    const { canvas } = context;
    const { t, amount } = spoken();
    const sum = amount('1.00');
    await userEvent.click(
      await canvas.findByRole('button', { name: t('earn.action.collect', { amount: sum }) }),
    );
    await expect(await canvas.findByText(t('earn.credit.arrived'))).toBeVisible();
    await expect(appOf(context).platform.toasts.get()).toEqual([]);
  },
};

/** The budget cannot pay: nothing vanishes, and it says so beforehand and at the button. */
export const BudgetSpent: Story = {
  parameters: {
    app: {
      route,
      answers: [
        answers(rewards, [{ ...ready, budgetLeft: '0.40' }]),
        refuses(receiveReward, 'promotion_budget_empty'),
      ],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t, amount } = spoken();
    const shown = plainSpaces(t('earn.budgetSpent', { amount: amount('0.40', 'balance') }));
    await expect(await canvas.findByText(shown)).toBeVisible();
    const collect = t('earn.action.collect', { amount: amount('1.00') });
    await userEvent.click(canvas.getByRole('button', { name: collect }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('error.promotion_budget_empty'));
  },
};

/** Refused with its reason, and another try. */
export const Refused: Story = {
  parameters: {
    app: {
      route,
      answers: [answers(rewards, [aReward({ state: 'refused', reason: 'Too dark.' })])],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText('Too dark.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('earn.action.again') })).toBeVisible();
  },
};

const states = standardStates({ route }, [rewards]);

export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Offline: Story = states.offline;

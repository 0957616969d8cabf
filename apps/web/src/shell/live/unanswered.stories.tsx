import { intentOutcome } from '@paydirt/contract/account/intent-outcome';
import { returnLease } from '@paydirt/contract/goods/orders';
import { createWithdrawal } from '@paydirt/contract/wallet/withdrawal';
import { usdt } from '@paydirt/domain';
import { answers, cannotReach } from '@paydirt/testkit/fake-service';
import { moment, plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { ordersRoutes } from '../../routes/orders.ts';
import { walletRoutes } from '../../routes/wallet.ts';
import { storedIntent } from '../../stored-intent.fixture.ts';
import { appOf, type AppParameters, appStory } from '../../story-app.fixture.tsx';
import { member } from '../test-panel.fixture.ts';

const TAKEN_UP = '2026-11-21T13:58:00.000Z';
const { path } = walletRoutes.withdrawUsdt;
const { path: ORDERS } = ordersRoutes.orders;
const SENT = storedIntent('withdraw:usdt', createWithdrawal, path, { amount: '40' });
const [PLACE = ''] = Object.keys(SENT);

/** A withdrawal of an earlier visit without an answer, with its outcome by the services. */
function sent(...outcomes: NonNullable<AppParameters['answers']>): AppParameters {
  return { ...member, answers: [...member.answers, ...outcomes], stored: SENT };
}

const meta = {
  title: 'Screens/Shell/Unanswered',
  ...appStory,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Wait for a message. It may come while the page is still being laid out. */
const expectMessage = (text: string) =>
  waitFor(() => expect(within(document.body).getByText(plainSpaces(text))).toBeVisible());

/** Name the withdrawal. */
const withdrawal = () => {
  const { t, format } = spoken();
  return `${t('record.kind.withdrawal')} · ${format.money(usdt(40_000_000n), 'balance')}`;
};

/**
 * A request sent before the network was lost had been executed: any screen says so, with the services' time. To
 * settle it is for its own screen.
 */
export const Accepted: Story = {
  tags: ['visual'],
  parameters: {
    app: sent(answers(intentOutcome, { earlier: { outcome: 'done', result: {} }, time: TAKEN_UP })),
  },
  play: async (context) => {
    const { t, format } = spoken();
    const what = withdrawal();
    const time = format.dateTime(moment(TAKEN_UP));
    await expectMessage(t('record.unanswered.accepted', { what, time }));
    await expect(appOf(context).platform.local.getItem(PLACE)).not.toBeNull();
  },
};

/** It had been refused: nothing was done, and why. */
export const NotDone: Story = {
  parameters: {
    app: sent(
      answers(intentOutcome, {
        earlier: { outcome: 'refused', error: 'insufficient_balance' },
        time: TAKEN_UP,
      }),
    ),
  },
  play: async (context) => {
    const { t } = spoken();
    const nothing = t('record.unanswered.notDone', { what: withdrawal() });
    await expectMessage(`${nothing} ${t('error.insufficient_balance')}`);
    await expect(appOf(context).platform.local.getItem(PLACE)).not.toBeNull();
  },
};

/** Two at once: one message tells of both, for of two a failure would take the other's place. */
export const Two: Story = {
  parameters: {
    app: {
      ...sent(
        answers(intentOutcome, {
          earlier: { outcome: 'refused', error: 'insufficient_balance' },
          time: TAKEN_UP,
        }),
      ),
      stored: { ...SENT, ...storedIntent('return:o-1', returnLease, ORDERS, {}, { amount: '12.50' }, 'k-2') },
    },
  },
  play: async () => {
    const { t, format } = spoken();
    const back = `${t('record.kind.refund')} · ${format.money(usdt(12_500_000n), 'balance')}`;
    const why = t('error.insufficient_balance');
    const messages = [withdrawal(), back].map((what) => `${t('record.unanswered.notDone', { what })} ${why}`);
    await expectMessage(messages.join(' '));
  },
};

/** It never arrived: it stays on its screen, for the member to decide, and is not sent automatically. */
export const Waiting: Story = {
  parameters: { app: sent(answers(intentOutcome, { earlier: null, time: null })) },
  play: async (context) => {
    const { t } = spoken();
    const what = withdrawal();
    await expectMessage(t('record.unanswered.waiting', { what }));
    await expect(appOf(context).platform.local.getItem(PLACE)).not.toBeNull();
    const requests = appOf(context).services.requests();
    await expect(requests.filter(({ call }) => call.money)).toEqual([]);
  },
};

/** The services cannot be asked: nothing is said, and it is kept. */
export const Unknown: Story = {
  parameters: { app: sent(cannotReach(intentOutcome)) },
  play: async (context) => {
    const { services, platform } = appOf(context);
    await waitFor(() => expect(services.requests().some(({ call }) => call === intentOutcome)).toBe(true));
    await expect(platform.local.getItem(PLACE)).not.toBeNull();
    await expect(platform.toasts.get()).toEqual([]);
  },
};

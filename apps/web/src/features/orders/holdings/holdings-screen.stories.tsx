import { holdings } from '@paydirt/contract/goods/holdings';
import { someHoldings } from '@paydirt/contract/goods/holdings.examples';
import { orderList, returnLease } from '@paydirt/contract/goods/orders';
import { answers, refuses } from '@paydirt/testkit/fake-service';
import { moment, plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { standardStates } from '../../../standard-states.fixture.ts';
import { appOf, type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { HoldingsScreen } from './holdings-screen.tsx';
import { ordersRoutes } from '../../../routes/orders.ts';

const loaded = {
  route: ordersRoutes.holdings.href(),
  answers: [
    answers(holdings, someHoldings()),
    answers(returnLease, { amount: '115.00', basis: 'full', remainingDays: 45 }),
    answers(orderList, { total: 0, list: [] }),
  ],
} satisfies AppParameters;

const meta = {
  title: 'Screens/Holdings',
  component: HoldingsScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof HoldingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Match the button that confirms a return, whatever it gives back. */
function confirmsReturn(name: string): boolean {
  const [before = '', after = ''] = spoken().t('orders.giveBack.confirm', { amount: '|' }).split('|');
  return name.startsWith(before) && name.endsWith(after);
}

/** The refund of each lease now and its reason, and the refund of all together. */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const { t, amount, format } = spoken();
    const all = `${t('holdings.value')} · ${t('holdings.count', { count: 2 })}`;
    await expect(await canvas.findByText(all)).toBeVisible();
    await expect(canvas.getByText(plainSpaces(amount('223.33')))).toBeVisible();
    const full = within(canvas.getByRole('article', { name: 'Rocker box RB-2' }));
    const time = format.dateTime(moment('2026-11-22T09:12:00.000Z'));
    await expect(full.getByText(plainSpaces(t('holdings.fullUntil', { time })))).toBeVisible();
    const later = within(canvas.getByRole('article', { name: 'Trommel TR-4' }));
    await expect(later.getByText(t('holdings.proRata'))).toBeVisible();
    await expect(later.getByText(plainSpaces(amount('108.33')))).toBeVisible();
  },
};

/** A return: the amount first, then the confirmation, then what came of it (H11). */
export const GivesBack: Story = {
  play: async (context) => {
    const { canvas } = context;
    const { t, amount } = spoken();
    const name = 'Rocker box RB-2';
    await userEvent.click(await canvas.findByRole('button', { name: t('holdings.giveBackOne', { name }) }));
    const sheet = within(
      await within(document.body).findByRole('dialog', { name: t('orders.giveBack.title', { name }) }),
    );
    const confirm = await sheet.findByRole('button', {
      name: t('orders.giveBack.confirm', { amount: amount('115.00') }),
    });
    const asked = () =>
      appOf(context)
        .services.asked()
        .filter(({ call }) => call.path === returnLease.path);
    await expect(asked()).toHaveLength(1);
    await expect(asked()[0]?.input).toMatchObject({ orderId: 'ord_new', quote: 'true' });
    await userEvent.click(confirm);
    await expect(await sheet.findByText(plainSpaces(t('orders.giveBack.doneTitle', { name })))).toBeVisible();
    await expect(asked()[1]?.input).not.toHaveProperty('quote');
    await expect(asked()[1]?.headers.get('Idempotency-Key')).toBeTruthy();
  },
};

/** A lease that ended meanwhile: it is said, and nothing is asked for. */
export const NotReturnable: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [...loaded.answers, refuses(returnLease, 'not_returnable')],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    const giveBack = t('holdings.giveBackOne', { name: 'Trommel TR-4' });
    await userEvent.click(await canvas.findByRole('button', { name: giveBack }));
    const sheet = within(await within(document.body).findByRole('dialog'));
    await expect(await sheet.findByText(plainSpaces(t('error.not_returnable')))).toBeVisible();
    await expect(sheet.queryByRole('button', { name: confirmsReturn })).toBeNull();
  },
};

export const Empty: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [answers(holdings, { total: 0, value: '0.00', list: [] })],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(t('holdings.emptyTitle'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('holdings.toReturned') })).toHaveAttribute(
      'href',
      '#/user/myorder?status=returned',
    );
  },
};

const states = standardStates(loaded, [holdings]);

export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Offline: Story = states.offline;

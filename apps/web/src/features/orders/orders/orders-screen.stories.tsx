import { type Holding, holdings } from '@paydirt/contract/goods/holdings';
import { someHoldings } from '@paydirt/contract/goods/holdings.examples';
import { orderList, returnLease } from '@paydirt/contract/goods/orders';
import { aLeaseReturn, anOrder } from '@paydirt/contract/goods/orders.examples';
import { answers, refuses } from '@paydirt/testkit/fake-service';
import { moment, plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { expectPriceAndFee } from '../../../expect-price-and-fee.fixture.ts';
import { standardStates } from '../../../standard-states.fixture.ts';
import { storedIntent } from '../../../stored-intent.fixture.ts';
import { appOf, type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { OrdersScreen } from './orders-screen.tsx';
import { ordersRoutes } from '../../../routes/orders.ts';

/** A lease that can be returned in full, and one that gives back by its days. */
const [inFull, byDays] = someHoldings().list as [Holding, Holding];
const mine = [
  anOrder({ id: 'ord_2', status: 'returned', returned: aLeaseReturn().amount, productName: 'Jig J-3' }),
  anOrder({ id: 'ord_3', kind: 'merchandise', validDays: 0, expiryDate: null, productName: 'Gold pan' }),
];
const loaded = {
  route: ordersRoutes.orders.href(),
  answers: [
    answers(holdings, someHoldings()),
    answers(orderList, ({ status, kind }) => {
      const list = mine.filter((order) => order.status === status || order.kind === kind);
      return { total: list.length, list };
    }),
    answers(returnLease, inFull.giveBack),
  ],
} satisfies AppParameters;

const meta = {
  title: 'Screens/Orders',
  component: OrdersScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof OrdersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The held leases, with their progress and outcome after price and fee (H5). */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('article', { name: 'Trommel TR-4' })).toBeVisible();
    const { t } = spoken();
    const progress = `${t('orders.dayOf', { day: 12, days: 45 })} · ${t('orders.daysLeft', { count: 33 })}`;
    await expect(canvas.getByText(progress)).toBeVisible();
    await expectPriceAndFee('orders', canvasElement);
  },
};

/** Match the button that confirms a return, whatever it gives back. */
function confirmsReturn(name: string): boolean {
  const [before = '', after = ''] = spoken().t('orders.giveBack.confirm', { amount: '|' }).split('|');
  return name.startsWith(before) && name.endsWith(after);
}

/** The refund of each lease now and its reason, and the refund of all together. */
export const Refunds: Story = {
  play: async ({ canvas }) => {
    const { t, amount, format } = spoken();
    const all = `${t('holdings.value')} · ${t('holdings.count', { count: 2 })}`;
    await expect(await canvas.findByText(all)).toBeVisible();
    await expect(canvas.getByText(plainSpaces(amount(someHoldings().value)))).toBeVisible();
    const full = within(canvas.getByRole('article', { name: 'Rocker box RB-2' }));
    const time = format.dateTime(moment('2026-11-22T09:12:00.000Z'));
    await expect(full.getByText(plainSpaces(t('holdings.fullUntil', { time })))).toBeVisible();
    const later = within(canvas.getByRole('article', { name: 'Trommel TR-4' }));
    await expect(later.getByText(t('holdings.proRata'))).toBeVisible();
    await expect(later.getByText(plainSpaces(amount(byDays.giveBack.amount)))).toBeVisible();
  },
};

/** A return: the amount first, then the confirmation, then the result (H11). */
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
    const requests = () =>
      appOf(context)
        .services.requests()
        .filter(({ call }) => call.path === returnLease.path);
    await expect(requests()).toHaveLength(1);
    await expect(requests()[0]?.input).toMatchObject({ orderId: 'ord_new', quote: 'true' });
    await userEvent.click(confirm);
    await expect(await sheet.findByText(plainSpaces(t('orders.giveBack.doneTitle', { name })))).toBeVisible();
    await expect(requests()[1]?.input).not.toHaveProperty('quote');
    await expect(requests()[1]?.headers.get('Idempotency-Key')).toBeTruthy();
  },
};

/** A confirmed return without an answer: its lease says so, and does not offer another return. */
export const ReturnUnanswered: Story = {
  parameters: {
    app: {
      ...loaded,
      stored: storedIntent(
        `return:${inFull.order.id}`,
        returnLease,
        loaded.route,
        { orderId: inFull.order.id, amount: inFull.giveBack.amount },
        { amount: inFull.giveBack.amount },
      ),
    },
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    const card = within(await canvas.findByRole('article', { name: inFull.order.productName }));
    await expect(card.getByText(t('common.unanswered.text'))).toBeVisible();
    await expect(card.getByRole('button', { name: t('common.unanswered.check') })).toBeVisible();
    await expect(
      card.queryByRole('button', {
        name: t('holdings.giveBackOne', { name: inFull.order.productName }),
      }),
    ).toBeNull();
  },
};

/** A lease that ended meanwhile: this is shown, and no question is asked. */
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

export const Returned: Story = {
  play: async (context) => {
    const { canvas } = context;
    const returned = spoken().t('orders.returned');
    await userEvent.click(await canvas.findByRole('tab', { name: returned }));
    await expect(await canvas.findByRole('article', { name: 'Jig J-3' })).toBeVisible();
    await expect(appOf(context).platform.navigation.entry().search).toBe('status=returned');
  },
};

/** Goods that were bought and delivered, without a lease and without income. */
export const Merchandise: Story = {
  play: async (context) => {
    const { canvas } = context;
    const { t } = spoken();
    await userEvent.click(await canvas.findByRole('tab', { name: t('orders.merchandise') }));
    await expect(await canvas.findByRole('article', { name: 'Gold pan' })).toBeVisible();
    await expect(appOf(context).platform.navigation.entry().search).toBe('status=merchandise');
  },
};

const held = { total: 2, items: someHoldings().list, rest: { value: someHoldings().value } };
const states = standardStates(loaded, [holdings], {
  kept: [{ call: holdings, input: { paged: 20 }, value: held }],
});

export const Loading: Story = states.loading;

/** Says what would be here, and where it comes from. */
export const Empty: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [answers(holdings, { total: 0, value: '0.00', list: [] })],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(t('orders.empty.valid.title'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('orders.empty.action') })).toHaveAttribute(
      'href',
      '#/projects',
    );
  },
};

/** Each tab without an order leads to what could be ordered. */
export const EmptyTabs: Story = {
  parameters: {
    app: {
      ...loaded,
      route: ordersRoutes.orders.href({ status: 'merchandise' }),
      answers: [...loaded.answers, answers(orderList, { total: 0, list: [] })],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    const expectStep = async (name: string, href: string) =>
      expect(await canvas.findByRole('link', { name })).toHaveAttribute('href', href);
    await expectStep(t('orders.empty.merchandise.action'), '#/projects?kind=merchandise');
    for (const tab of ['expired', 'returned'] as const) {
      await userEvent.click(canvas.getByRole('tab', { name: t(`orders.${tab}`) }));
      await expect(await canvas.findByText(t(`orders.empty.${tab}.title`))).toBeVisible();
      await expectStep(t('orders.empty.action'), '#/projects');
    }
  },
};

export const Failed: Story = states.failed;

export const Offline: Story = {
  ...states.offline,
  play: async (context) => {
    await states.offline.play(context);
    await expect(context.canvas.getByRole('article', { name: 'Trommel TR-4' })).toBeVisible();
  },
};

import { orderList } from '@paydirt/contract/goods/orders';
import { anOrder } from '@paydirt/contract/goods/orders.examples';
import { answers } from '@paydirt/testkit/fake-service';
import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { expectPriceAndFee } from '../../../expect-price-and-fee.fixture.ts';
import { standardStates } from '../../../standard-states.fixture.ts';
import { appOf, type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { OrdersScreen } from './orders-screen.tsx';
import { ordersRoutes } from '../../../routes/orders.ts';

const mine = [
  anOrder(),
  anOrder({ id: 'ord_2', status: 'returned', returned: '84.33', productName: 'Jig J-3' }),
];
const loaded = {
  route: ordersRoutes.orders.href(),
  answers: [
    answers(orderList, ({ status }) => {
      const list = mine.filter((order) => order.status === status);
      return { total: list.length, list };
    }),
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

export const Returned: Story = {
  play: async (context) => {
    const { canvas } = context;
    const returned = spoken().t('orders.returned');
    await userEvent.click(await canvas.findByRole('tab', { name: returned }));
    await expect(await canvas.findByRole('article', { name: 'Jig J-3' })).toBeVisible();
    await expect(appOf(context).platform.navigation.entry().search).toBe('status=returned');
  },
};

const states = standardStates(loaded, [orderList], {
  kept: [{ call: orderList, input: { paged: 20, status: 'valid' }, value: { total: 1, items: [anOrder()] } }],
});

export const Loading: Story = states.loading;

/** Says what would be here, and where it comes from. */
export const Empty: Story = {
  parameters: {
    app: { ...loaded, answers: [answers(orderList, { total: 0, list: [] })] } satisfies AppParameters,
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

export const Failed: Story = states.failed;

export const Offline: Story = {
  ...states.offline,
  play: async (context) => {
    await states.offline.play(context);
    await expect(context.canvas.getByRole('article', { name: 'Trommel TR-4' })).toBeVisible();
  },
};

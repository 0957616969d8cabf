import { holdings } from '@paydirt/contract/goods/holdings';
import { orderDetail, orderRevenue } from '@paydirt/contract/goods/orders';
import { aLeaseReturn, anOrder } from '@paydirt/contract/goods/orders.examples';
import { balance } from '@paydirt/contract/wallet/balance';
import { aBalance } from '@paydirt/contract/wallet/balance.examples';
import { recordDetail, records } from '@paydirt/contract/wallet/records';
import { aRecord, aRecordDetail } from '@paydirt/contract/wallet/records.examples';
import { answers } from '@paydirt/testkit/fake-service';
import { spoken } from '@paydirt/testkit/story-language';
import { CURRENCY, sum, toDecimal } from '@paydirt/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { moneyOf } from '../../platform/data/wire.ts';
import { appOf, type AppParameters, appStory } from '../../story-app.fixture.tsx';
import { ordersRoutes } from '../../routes/orders.ts';
import { walletRoutes } from '../../routes/wallet.ts';

const orders = [anOrder(), anOrder({ id: 'ord_2', productName: 'Sluice box SB-3' })];
const giveBack = aLeaseReturn();
const value = toDecimal(
  sum(
    orders.map(() => moneyOf(giveBack.amount)),
    CURRENCY,
  ),
);
const app = {
  route: ordersRoutes.orders.href(),
  answers: [
    answers(holdings, { total: orders.length, value, list: orders.map((order) => ({ order, giveBack })) }),
    answers(orderDetail, anOrder()),
    answers(orderRevenue, { total: 0, list: [] }),
    answers(balance, aBalance()),
    answers(records, { total: 1, list: [aRecord()] }),
    answers(recordDetail, aRecordDetail()),
  ],
} satisfies AppParameters;

const meta = {
  title: 'Screens/Shell/SideBySide',
  globals: { viewport: { value: 'desktop' } },
  parameters: { app },
  ...appStory,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing chosen yet: the list, and beside it what comes there. */
export const NothingChosen: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(t('shell.beside.title'))).toBeVisible();
    await expect(await canvas.findByText('Sluice box SB-3')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: t('shell.tabs') })).toBeVisible();
  },
};

/** The chosen item opens beside the list, which stays as it is; the title, the focus and Back are those of the item. */
export const ChosenFromTheList: Story = {
  tags: ['visual'],
  play: async (context) => {
    const { t } = spoken();
    const { canvas } = context;
    const { navigation } = appOf(context).platform;
    const list = await canvas.findByRole('list', { name: t('orders.list') });
    const [first] = await within(list).findAllByRole('link');
    await userEvent.click(first!);
    const detail = await canvas.findByRole('region', { name: t('shell.title.order') });
    await expect(await within(detail).findByText(t('orders.giveBack.action'))).toBeVisible();
    await expect(list.isConnected).toBe(true);
    // The list marks the item that is open beside it.
    await expect(within(list).getAllByRole('link', { current: true })).toHaveLength(1);
    await expect(list.querySelectorAll('[data-chosen]')).toHaveLength(1);
    await waitFor(() =>
      expect(document.title).toBe(t('shell.documentTitle', { title: t('shell.title.order') })),
    );
    await waitFor(() => expect(document.activeElement?.closest('section')).toBe(detail));
    await expect(canvas.queryByText(t('shell.beside.title'))).toBeNull();

    navigation.back(ordersRoutes.orders.href());
    await expect(await canvas.findByText(t('shell.beside.title'))).toBeVisible();
    await expect(list.isConnected).toBe(true);
    await expect(within(list).queryByRole('link', { current: true })).toBeNull();
    await waitFor(() =>
      expect(document.title).toBe(t('shell.documentTitle', { title: t('shell.title.orders') })),
    );
  },
};

/** Opened by its address, a detail has the whole list beside it, and its Back leads there. */
export const OpenedByItsAddress: Story = {
  parameters: {
    app: { ...app, route: ordersRoutes.order.href({ orderId: 'ord_1' }) } satisfies AppParameters,
  },
  play: async (context) => {
    const { t } = spoken();
    const { canvas } = context;
    await expect(await canvas.findByRole('list', { name: t('orders.list') })).toBeVisible();
    const detail = canvas.getByRole('region', { name: t('shell.title.order') });
    await userEvent.click(within(detail).getByRole('button', { name: t('common.back') }));
    await waitFor(() => expect(appOf(context).platform.navigation.entry().path).toBe('/user/myorder'));
    await expect(await canvas.findByText(t('shell.beside.title'))).toBeVisible();
  },
};

/** A record opens beside the records, where a phone has a sheet. */
export const RecordBeside: Story = {
  parameters: { app: { ...app, route: walletRoutes.records.href() } satisfies AppParameters },
  play: async (context) => {
    const { t } = spoken();
    const { canvas } = context;
    const list = await canvas.findByRole('list', { name: t('records.list') });
    const [first] = await within(list).findAllByRole('link');
    await userEvent.click(first!);
    const detail = canvas.getByRole('region', { name: t('shell.title.records') });
    await expect(await within(detail).findByText(t('records.one.moved'))).toBeVisible();
    await expect(within(list).getByRole('link', { current: true })).toBe(first);
    await expect(within(document.body).queryByRole('dialog')).toBeNull();
    await userEvent.click(within(detail).getByRole('button', { name: t('common.close') }));
    await expect(await within(detail).findByText(t('shell.beside.title'))).toBeVisible();
  },
};

/** Where the text is so large that neither would have room, one is shown alone, with the rail. */
export const LargeText: Story = {
  globals: { textSize: '200' },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText('Sluice box SB-3')).toBeVisible();
    await expect(canvas.queryByText(t('shell.beside.title'))).toBeNull();
    await expect(canvas.getByRole('navigation', { name: t('shell.tabs') })).toBeVisible();
  },
};

import { orderDetail, orderList, orderRevenue } from '@paydirt/contract/goods/orders';
import { anOrder } from '@paydirt/contract/goods/orders.examples';
import { recordDetail } from '@paydirt/contract/wallet/records';
import { aRecord } from '@paydirt/contract/wallet/records.examples';
import { answers, refuses } from '@paydirt/testkit/fake-service';
import { plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { appOf, type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { isIncome, loaded } from './records.fixture.ts';
import { RecordsScreen } from './records-screen.tsx';
import { homeRoutes } from '../../../routes/home.ts';
import { walletRoutes } from '../../../routes/wallet.ts';

const meta = {
  title: 'Screens/Record',
  component: RecordsScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof RecordsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const titled = () => ({ level: 2, name: spoken().t('records.one.title') });

/** The opened record: a sheet above the list, and in a wide window the pane beside it. */
async function theRecord() {
  const title = await within(document.body).findByRole('heading', titled());
  return within(title.closest<HTMLElement>('[role="dialog"], section')!);
}

/** A record opens over the list, in the address; Back closes it and nothing else. */
export const OneRecord: Story = {
  play: async (context) => {
    const { canvas } = context;
    const { platform } = appOf(context);
    const { t } = spoken();
    await userEvent.click((await canvas.findAllByRole('link', { name: isIncome }))[0]!);
    const record = await theRecord();
    await expect(await record.findByText(t('records.one.paidBy'))).toBeVisible();
    // The payer has the same name in the summary, in the movement and in the ledger.
    await expect(record.getAllByText(t('account.machine_revenue'))).toHaveLength(3);
    // Pending records are listed before all days, so this one is the first.
    await expect(platform.navigation.entry().search).toBe('id=rec_7');
    await expect(record.getAllByText(t('records.one.sum'))).toHaveLength(2);
    // A wide window shows the record in a pane, which Back does not close.
    if (within(document.body).queryByRole('dialog') === null) return;
    platform.navigation.back(homeRoutes.home.href());
    await waitFor(() => expect(within(document.body).queryByRole('heading', titled())).toBeNull());
    await waitFor(() =>
      expect(platform.navigation.entry()).toMatchObject({ path: '/user/record', search: '' }),
    );
  },
};

/** A link to one record opens it at once. */
export const FromALink: Story = {
  parameters: {
    app: { ...loaded, route: walletRoutes.records.href({ id: 'rec_2' }) } satisfies AppParameters,
  },
  play: async () => {
    const { t } = spoken();
    const record = await theRecord();
    await expect(await record.findByText(plainSpaces(t('records.one.shortWhy')))).toBeVisible();
    await expect(record.getByText(t('records.one.balanceBefore'))).toBeVisible();
  },
};

/** A record links to its cause, and Back leads from there to the list. */
export const ToWhatItBelongsTo: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [
        ...loaded.answers,
        answers(orderDetail, anOrder()),
        // A wide window shows the list beside the order.
        answers(orderList, { total: 1, list: [anOrder()] }),
        answers(orderRevenue, { total: 0, list: [] }),
      ],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { canvas } = context;
    const { platform } = appOf(context);
    await userEvent.click((await canvas.findAllByRole('link', { name: isIncome }))[0]!);
    const record = await theRecord();
    await userEvent.click(await record.findByRole('link', { name: spoken().t('records.one.toOrder') }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'Trommel TR-4' })).toBeVisible(),
    );
    await expect(platform.navigation.entry()).toMatchObject({
      path: '/user/orders',
      search: 'orderId=ord_7k2m4q',
    });
    platform.navigation.back(homeRoutes.home.href());
    await waitFor(() => expect(platform.navigation.entry().path).toBe('/user/record'));
  },
};

/** A withdrawal leads to its progress. */
export const OfAWithdrawal: Story = {
  parameters: {
    app: {
      ...loaded,
      route: walletRoutes.records.href({ id: 'rec_9' }),
      answers: [
        ...loaded.answers,
        answers(recordDetail, {
          belongsTo: 'withdrawal',
          record: aRecord({
            kind: 'withdrawal',
            amount: '-20.00',
            description: 'USDT withdrawal',
            goods: null,
            time: '2026-11-21T13:50:00.000Z',
            status: 'pending',
            source: 'own_balance',
            reference: 'wdr_1',
            day: null,
            scheduled: null,
            coveragePermille: null,
            arrivesAt: null,
            balanceAfter: '2398.60',
          }),
          balanceBefore: '2418.60',
          entries: [
            {
              id: '4802',
              time: '2026-11-21T13:50:00.000Z',
              kind: 'withdrawal_request',
              postings: [
                { account: 'member_available', detail: null, productId: null, amount: '-20.00' },
                { account: 'member_withdrawing', detail: null, productId: null, amount: '20.00' },
              ],
            },
          ],
        }),
      ],
    } satisfies AppParameters,
  },
  play: async () => {
    const record = await theRecord();
    const link = await record.findByRole('link', { name: spoken().t('records.one.toWithdrawal') });
    await expect(link).toHaveAttribute('href', '#/user/withrecord?id=wdr_1');
  },
};

export const NoSuchRecord: Story = {
  parameters: {
    app: {
      ...loaded,
      route: walletRoutes.records.href({ id: 'rec_x' }),
      answers: [...loaded.answers, refuses(recordDetail, 'not_found')],
    } satisfies AppParameters,
  },
  play: async () => {
    const record = await theRecord();
    await expect(await record.findByText(spoken().t('records.one.noRecordTitle'))).toBeVisible();
  },
};

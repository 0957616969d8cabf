import { voidIntent } from '@paydirt/contract/account/intent';
import { holdings } from '@paydirt/contract/goods/holdings';
import { someHoldings } from '@paydirt/contract/goods/holdings.examples';
import { type Order, orderDetail, orderRevenue, returnLease } from '@paydirt/contract/goods/orders';
import { aLeaseReturn, anOrder } from '@paydirt/contract/goods/orders.examples';
import { leaseAgreement } from '@paydirt/contract/goods/products';
import { anAgreement } from '@paydirt/contract/goods/products.examples';
import { aRecord } from '@paydirt/contract/wallet/records.examples';
import { type Money, negate } from '@paydirt/domain';
import { answers, cannotReach, type FakeAnswer, refuses } from '@paydirt/testkit/fake-service';
import { moment, plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { expectPriceAndFee } from '../../../expect-price-and-fee.fixture.ts';
import { standardStates } from '../../../standard-states.fixture.ts';
import { appOf, type AppParameters, appStory, type Canvas, findSheet } from '../../../story-app.fixture.tsx';
import { settleInAnotherTab, storedIntent } from '../../../stored-intent.fixture.ts';
import { moneyOf } from '../../../platform/data/wire.ts';
import { outcomeOf } from '../orders/order-card-props.ts';
import { OrderScreen } from './order-screen.tsx';
import { ordersRoutes } from '../../../routes/orders.ts';

const days = [
  aRecord(),
  aRecord({ id: 'rec_2', day: '2026-11-19', amount: '3.19', coveragePermille: 938 }),
  aRecord({ id: 'rec_3', day: '2026-11-18', amount: '0.00', coveragePermille: 0, balanceAfter: null }),
];

function pageOf(order: Order, ...more: FakeAnswer[]): AppParameters {
  return {
    route: ordersRoutes.order.href({ orderId: order.id }),
    answers: [
      answers(orderDetail, order),
      // A wide window shows the list beside the order.
      answers(holdings, someHoldings()),
      answers(orderRevenue, { total: days.length, list: days }),
      answers(leaseAgreement, anAgreement()),
      ...more,
    ],
  };
}

const meta = {
  title: 'Screens/Order',
  component: OrderScreen,
  parameters: { app: pageOf(anOrder()) },
  ...appStory,
} satisfies Meta<typeof OrderScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openReturn(canvas: Canvas) {
  const { t } = spoken();
  await userEvent.click(await canvas.findByRole('button', { name: t('orders.giveBack.action') }));
  return findSheet(t('orders.giveBack.title', { name: 'Trommel TR-4' }));
}

/** The days without income are there too (H13). */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const { t, format } = spoken();
    const from = t('record.row.from.machine_revenue');
    await expect(await canvas.findByText(`${t('record.row.standstill')} · ${from}`)).toBeInTheDocument();
    const short = t('record.row.short', { share: format.percent(938) });
    await expect(canvas.getByText(plainSpaces(`${short} · ${from}`))).toBeInTheDocument();
    const progress = `${t('orders.dayOf', { day: 12, days: 45 })} · ${t('orders.daysLeft', { count: 33 })}`;
    await expect(canvas.getByText(progress)).toBeVisible();
    const heading = canvas.getByRole('heading', { name: t('orders.net', { share: format.percent(50) }) });
    const card = heading.parentElement!.parentElement!;
    await expectPriceAndFee('order', card);
    const { worst, median, best } = anOrder().outcome!;
    const delta = (amount: Money) => format.figure(amount, 'delta');
    await expect(card).toHaveTextContent(plainSpaces(format.money(moneyOf(median), 'delta')));
    // The worst case is as large as the best. Below them, paid, earned and left, less the fee, add up to the
    // net as displayed (H5).
    const { paid, earned, left, fee, net } = outcomeOf(anOrder());
    await expect(
      within(card)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual([moneyOf(worst), moneyOf(best), negate(paid), earned, left, negate(fee), net].map(delta));
  },
};

/** The refund of a return is shown before it is confirmed, and sent with its own key (H11). */
export const GivenBack: Story = {
  parameters: { app: pageOf(anOrder(), answers(returnLease, aLeaseReturn())) },
  play: async (context) => {
    const { canvas } = context;
    const { t, amount } = spoken();
    const back = { amount: amount(aLeaseReturn().amount) };
    const confirm = await openReturn(canvas);
    const daysOf = t('orders.giveBack.daysOf', { days: 33, all: 45 });
    await expect(await confirm.findByText(daysOf)).toBeVisible();
    await expect(confirm.getByText(t('orders.giveBack.basisProRata'))).toBeVisible();
    await userEvent.click(confirm.getByRole('button', { name: t('orders.giveBack.confirm', back) }));
    const done = plainSpaces(t('orders.giveBack.doneText', back));
    await expect(await confirm.findByText(done)).toBeVisible();
    const sent = appOf(context)
      .services.requests()
      .filter(({ call }) => call.path === returnLease.path);
    await expect(sent.map(({ input }) => [input['quote'], input['amount']])).toEqual([
      ['true', undefined],
      [undefined, aLeaseReturn().amount],
    ]);
    await expect(new Set(sent.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(2);
  },
};

/** The amount has changed, as after midnight: nothing is returned, and the page says so (H8). */
export const RefundChanged: Story = {
  parameters: {
    app: pageOf(anOrder(), {
      call: returnLease,
      answer: (request) =>
        (request.input['quote'] === 'true'
          ? answers(returnLease, aLeaseReturn())
          : refuses(returnLease, 'amount_changed')
        ).answer(request),
    }),
  },
  play: async ({ canvas }) => {
    const { t, amount } = spoken();
    const confirm = await openReturn(canvas);
    const name = t('orders.giveBack.confirm', { amount: amount(aLeaseReturn().amount) });
    await userEvent.click(await confirm.findByRole('button', { name }));
    await expect(await confirm.findByText(t('error.amount_changed'))).toBeVisible();
    await userEvent.click(confirm.getAllByRole('button', { name: t('common.close') }).at(-1)!);
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await (await openReturn(canvas)).findByRole('button', { name });
  },
};

/** A return that was confirmed on another visit and has no answer; `of` is the outcome that the services report. */
const unanswered = (of: FakeAnswer) =>
  ({
    ...pageOf(anOrder(), of),
    stored: storedIntent(
      `return:${anOrder().id}`,
      returnLease,
      ordersRoutes.order.href({ orderId: anOrder().id }),
      { orderId: anOrder().id },
      { amount: aLeaseReturn().amount, received: anOrder().received },
    ),
  }) satisfies AppParameters;

/** Open the sheet of a return without an answer, which another tab settles: the sheet closes. */
async function settleElsewhere(canvas: Canvas, platform: ReturnType<typeof appOf>['platform']) {
  const { t } = spoken();
  await userEvent.click(await canvas.findByRole('button', { name: t('common.unanswered.check') }));
  await findSheet(t('orders.giveBack.title', { name: 'Trommel TR-4' }));
  settleInAnotherTab(platform);
  await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  await expect(canvas.getByRole('button', { name: t('orders.giveBack.action') })).toBeVisible();
}

/** The known outcome of a request that another tab settled is shown. */
export const SettledInAnotherTab: Story = {
  parameters: { app: unanswered(cannotReach(voidIntent)) },
  play: async (context) => {
    await settleElsewhere(context.canvas, appOf(context).platform);
    const message = spoken().t('common.unanswered.settledElsewhere');
    await expect(await within(document.body).findByText(message)).toBeVisible();
  },
};

/** Another tab learned that it was refused: the reason is on the page, and in no toast. */
export const RefusedInAnotherTab: Story = {
  parameters: {
    app: unanswered(
      answers(voidIntent, { voided: false, earlier: { outcome: 'refused', error: 'not_returnable' } }),
    ),
  },
  play: async (context) => {
    const { t } = spoken();
    const { platform } = appOf(context);
    await settleElsewhere(context.canvas, platform);
    const message = `${t('common.unanswered.notDoneElsewhere')} ${t('error.not_returnable')}`;
    await expect(await context.canvas.findByText(plainSpaces(message))).toBeVisible();
    await expect(platform.toasts.get()).toEqual([]);
  },
};

export const NotReturnable: Story = {
  parameters: { app: pageOf(anOrder(), refuses(returnLease, 'not_returnable')) },
  play: async ({ canvas }) => {
    const confirm = await openReturn(canvas);
    const why = plainSpaces(spoken().t('error.not_returnable'));
    await expect(await confirm.findByText(why)).toBeVisible();
  },
};

/** A return without an answer, confirmed on an earlier visit, was refused: that is said, with a way out. */
export const ReturnRefusedAfterReload: Story = {
  parameters: {
    app: {
      ...pageOf(anOrder(), refuses(returnLease, 'not_returnable')),
      stored: storedIntent(
        `return:${anOrder().id}`,
        returnLease,
        ordersRoutes.order.href({ orderId: anOrder().id }),
        { orderId: anOrder().id },
        { amount: '84.33', basis: 'pro_rata', remainingDays: '33', received: '0.00' },
      ),
    },
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    const check = { name: t('common.unanswered.check') };
    await userEvent.click(await canvas.findByRole('button', check));
    const sheet = await findSheet(t('orders.giveBack.title', { name: 'Trommel TR-4' }));
    await userEvent.click(await sheet.findByRole('button', check));
    await expect(await sheet.findByText(plainSpaces(t('error.not_returnable')))).toBeVisible();
    await expect(sheet.queryByText(t('common.loading'))).toBeNull();
  },
};

/** The agreement is read again; it says whether it is still the one that was agreed to. */
export const AgreementReadAgain: Story = {
  play: async ({ canvas }) => {
    const { t } = spoken();
    const title = t('orders.one.agreement');
    await userEvent.click(await canvas.findByRole('button', { name: (name) => name.startsWith(title) }));
    const agreement = await findSheet(title);
    await expect(await agreement.findByText(t('orders.one.agreementSame'))).toBeVisible();
    await expect(agreement.queryByRole('button', { name: t('products.detail.agree') })).toBeNull();
  },
};

export const FirstDay: Story = {
  parameters: {
    app: pageOf(
      anOrder({
        daysAccrued: 0,
        accrued: '0.00',
        received: '0.00',
        boughtAt: '2026-11-21T09:12:00.000Z',
        fullReturnUntil: '2026-11-22T09:12:00.000Z',
      }),
      answers(orderRevenue, { total: 0, list: [] }),
    ),
  },
  play: async ({ canvas }) => {
    const { t, format } = spoken();
    await expect(await canvas.findByText(t('orders.one.noRevenueTitle'))).toBeInTheDocument();
    const time = format.dateTime(moment('2026-11-22T09:12:00.000Z'));
    const inFull = plainSpaces(t('orders.giveBack.full', { time }));
    await expect(canvas.getByText(inFull)).toBeInTheDocument();
  },
};

export const Returned: Story = {
  parameters: { app: pageOf(anOrder({ status: 'returned', returned: '84.33' })) },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(t('orders.back'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('orders.giveBack.action') })).toBeNull();
  },
};

export const Merchandise: Story = {
  parameters: {
    app: pageOf(
      anOrder({
        kind: 'merchandise',
        productName: 'Enamel mug',
        productImage: '/media/products/enamel-mug.svg',
        validDays: 0,
        expiryDate: null,
        fullReturnUntil: null,
        agreementVersion: null,
        agreementHash: null,
        delivery: {
          id: 'dad_1',
          name: 'Mara Iyer',
          phone: '+2348012345678',
          lines: '4 Marina Road, Lagos',
          country: 'NG',
        },
      }),
    ),
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(t('orders.one.merchandise'))).toBeVisible();
    await expect(canvas.getByText(/4 Marina Road, Lagos/)).toBeVisible();
    await expect(canvas.getByText(t('orders.status.bought'), { selector: 'dd' })).toBeVisible();
    await expect(canvas.queryByText(t('orders.one.revenue'))).toBeNull();
  },
};

const states = standardStates(pageOf(anOrder()), [orderDetail], {
  kept: [{ call: orderDetail, input: { orderId: 'ord_7k2m4q' }, value: anOrder() }],
});

export const Loading: Story = states.loading;
export const Failed: Story = states.failed;

export const NotFound: Story = {
  parameters: { app: pageOf(anOrder(), refuses(orderDetail, 'not_found')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(spoken().t('orders.one.noOrderTitle'))).toBeVisible();
  },
};

export const Offline: Story = states.offline;

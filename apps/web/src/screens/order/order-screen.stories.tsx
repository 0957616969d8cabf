import type { Order } from '@paydirt/contract';
import { leaseAgreement, orderDetail, orderRevenue } from '@paydirt/contract/calls/goods';
import { returnLease } from '@paydirt/contract/calls/user';
import { aLeaseReturn, anAgreement, anOrder } from '@paydirt/contract/fixtures/goods';
import { aRecord } from '@paydirt/contract/fixtures/wallet';
import { answers, cannotReach, type FakeAnswer, neverAnswers, refuses } from '@paydirt/testkit/fake-service';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { href } from '../../platform/routes.ts';
import { appOf, type AppParameters, appStory } from '../../story-app.fixture.tsx';
import { OrderScreen } from './order-screen.tsx';

const days = [
  aRecord(),
  aRecord({ id: 'rec_2', day: '2026-11-19', amount: '3.196', coveragePermille: 940 }),
  aRecord({ id: 'rec_3', day: '2026-11-18', amount: '0.00', coveragePermille: 0, balanceAfter: null }),
];

function pageOf(order: Order, ...more: FakeAnswer[]): AppParameters {
  return {
    route: href.order({ orderId: order.id }),
    answers: [
      answers(orderDetail, order),
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

const sheet = async (name: string) => within(await within(document.body).findByRole('dialog', { name }));

/** The days without income are there too (H13). */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('stood still · from machine revenue')).toBeInTheDocument();
    await expect(canvas.getByText('94% of schedule · from machine revenue')).toBeInTheDocument();
    await expect(canvas.getByText('Day 12 of 45 · 33 days left')).toBeVisible();
  },
};

/** What a return gives back is said before it is confirmed, and done with a key of its own (H11). */
export const GivenBack: Story = {
  parameters: { app: pageOf(anOrder(), answers(returnLease, aLeaseReturn())) },
  play: async (context) => {
    const { canvas } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Return this lease' }));
    const confirm = await sheet('Return Trommel TR-4');
    await expect(await confirm.findByText('33 of 45')).toBeVisible();
    await userEvent.click(confirm.getByRole('button', { name: /Return it for 84.33/ }));
    await expect(await confirm.findByText(/84.33.USDT are in your available balance/)).toBeVisible();
    const sent = appOf(context)
      .services.asked()
      .filter(({ call }) => call.path === returnLease.path);
    await expect(sent.map(({ input }) => input['quote'])).toEqual(['true', undefined]);
    await expect(new Set(sent.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(2);
  },
};

export const NotReturnable: Story = {
  parameters: { app: pageOf(anOrder(), refuses(returnLease, 'not_returnable')) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Return this lease' }));
    const confirm = await sheet('Return Trommel TR-4');
    await expect(await confirm.findByText(/can no longer be returned/)).toBeVisible();
  },
};

/** The agreement is read again; it says whether it is still the one that was agreed to. */
export const AgreementReadAgain: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Lease agreement/ }));
    const agreement = await sheet('Lease agreement');
    await expect(await agreement.findByText('The text in force is the one you agreed to.')).toBeVisible();
    await expect(agreement.queryByRole('button', { name: 'Agree' })).toBeNull();
  },
};

export const FirstDay: Story = {
  parameters: {
    app: pageOf(
      anOrder({
        daysAccrued: 0,
        accrued: '0.00',
        received: '0.00',
        getTime: '2026-11-21T09:12:00.000Z',
        fullReturnUntil: '2026-11-22T09:12:00.000Z',
      }),
      answers(orderRevenue, { total: 0, list: [] }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No day is over yet')).toBeInTheDocument();
    await expect(canvas.getByText(/Can be returned in full until Nov 22, 2026/)).toBeInTheDocument();
  },
};

export const Returned: Story = {
  parameters: { app: pageOf(anOrder({ status: 'returned', returned: '84.333333' })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Came back')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Return this lease' })).toBeNull();
  },
};

export const Merchandise: Story = {
  parameters: {
    app: pageOf(
      anOrder({
        kind: 'merchandise',
        productName: 'Enamel mug',
        productImg: '/media/products/enamel-mug.svg',
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
    await expect(await canvas.findByText('Merchandise pays no income.')).toBeVisible();
    await expect(canvas.getByText(/4 Marina Road, Lagos/)).toBeVisible();
    await expect(canvas.getByText('Ordered', { selector: 'dd' })).toBeVisible();
    await expect(canvas.queryByText('Revenue by day')).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { app: pageOf(anOrder(), neverAnswers(orderDetail)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: { app: pageOf(anOrder(), refuses(orderDetail, 'unavailable')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: { app: pageOf(anOrder(), refuses(orderDetail, 'not_found')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This order does not exist')).toBeVisible();
  },
};

/** Without network, what was known stands with its age. */
export const Offline: Story = {
  parameters: {
    app: {
      ...pageOf(anOrder(), cannotReach(orderDetail)),
      online: false,
      kept: [{ call: orderDetail, input: { orderId: 'ord_7k2m4q' }, value: anOrder() }],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You are offline. What you see is as of .*11:40/)).toBeVisible();
  },
};

import type { Product } from '@paydirt/contract';
import { createDeliveryAddress, deliveryAddresses } from '@paydirt/contract/calls/assets';
import { productCoupons } from '@paydirt/contract/calls/exchange';
import { createOrder, leaseAgreement, productDetail } from '@paydirt/contract/calls/goods';
import { incomePattern } from '@paydirt/contract/calls/income';
import { balance } from '@paydirt/contract/calls/wallet';
import {
  aCoupon,
  aDeliveryAddress,
  aMerchandise,
  anAgreement,
  anIncomePattern,
  anOpenMachine,
  anOrder,
  aPreSale,
  aProduct,
  aSoldOutMachine,
} from '@paydirt/contract/fixtures/goods';
import { aBalance } from '@paydirt/contract/fixtures/wallet';
import { answers, cannotReach, type FakeAnswer, neverAnswers, refuses } from '@paydirt/testkit/fake-service';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { href } from '../../platform/routes.ts';
import { appOf, type AppParameters, appStory } from '../../story-app.fixture.tsx';
import { ProductScreen } from './product-screen.tsx';

function pageOf(product: Product, ...more: FakeAnswer[]): AppParameters {
  return {
    route: href.product({ productId: product.id }),
    answers: [
      answers(productDetail, product),
      answers(incomePattern, anIncomePattern()),
      answers(productCoupons, [aCoupon()]),
      answers(leaseAgreement, anAgreement()),
      answers(deliveryAddresses, []),
      answers(balance, aBalance()),
      ...more,
    ],
  };
}

const meta = {
  title: 'Screens/Product',
  component: ProductScreen,
  parameters: { app: pageOf(aProduct()) },
  ...appStory,
} satisfies Meta<typeof ProductScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const body = () => within(document.body);
const sheet = async (name: string) => within(await body().findByRole('dialog', { name }));

/** Figures, history and risk above the button; nothing is preselected (H5, H16). */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Trommel TR-4', level: 2 })).toBeVisible();
    const risk = canvas.getByText(/Income is scheduled, not guaranteed/);
    const lease = canvas.getByRole('button', { name: /Lease for 120.00/ });
    await expect(risk.compareDocumentPosition(lease)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(canvas.getByText(/The last 30 days paid 94% of schedule/)).toBeInTheDocument();
    await expect(await canvas.findByText('1 can be used')).toBeInTheDocument();
    await expect(canvas.getByText('Read and decide')).toBeInTheDocument();
  },
};

/** The whole way: coupon, agreement, confirmation, result; the order carries what was chosen. */
export const Leased: Story = {
  parameters: { app: pageOf(aProduct(), answers(createOrder, anOrder())) },
  play: async (context) => {
    const { canvas } = context;
    await userEvent.click(await canvas.findByRole('button', { name: /Coupon/ }));
    const coupons = await sheet('Choose a coupon');
    await expect(coupons.getByRole('radio', { name: /5.00/ })).not.toBeChecked();
    await userEvent.click(coupons.getByRole('radio', { name: /5.00/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /Lease for 115.00/ }));
    const agreement = await sheet('Lease agreement');
    await userEvent.click(await agreement.findByRole('button', { name: 'Agree' }));
    const confirm = await sheet('Lease Trommel TR-4');
    await expect(await confirm.findByText(/2,303.60/)).toBeVisible();
    await userEvent.click(confirm.getByRole('button', { name: /Lease for 115.00/ }));
    const result = await sheet('Trommel TR-4 is leased');
    await expect(result.getByRole('link', { name: 'See the order' })).toHaveAttribute(
      'href',
      '#/user/orders?orderId=ord_7k2m4q',
    );
    const sent = appOf(context)
      .services.asked()
      .find(({ call }) => call.path === createOrder.path);
    await expect(sent?.input).toEqual({
      productId: 'trommel',
      couponId: 'cpn_5off',
      agreementVersion: '2026-10',
    });
    await expect(sent?.headers.get('Idempotency-Key')).toMatch(/^[\da-f-]{36}$/);
  },
};

/** Agree and Disagree are alike and unselected; disagreeing costs nothing (H5). */
export const Disagreed: Story = {
  play: async (context) => {
    const { canvas } = context;
    await userEvent.click(await canvas.findByRole('button', { name: /Lease for/ }));
    const agreement = await sheet('Lease agreement');
    const agree = await agreement.findByRole('button', { name: 'Agree', pressed: false });
    const disagree = agreement.getByRole('button', { name: 'Disagree', pressed: false });
    await expect(disagree.getBoundingClientRect().width).toBe(agree.getBoundingClientRect().width);
    await expect(disagree.className).toBe(agree.className);
    await userEvent.click(disagree);
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('You disagreed')).toBeInTheDocument();
    await waitFor(() => expect(body().getByText(/Nothing was charged/)).toBeVisible());
    const asked = appOf(context).services.asked();
    await expect(asked.some(({ call }) => call.money)).toBe(false);
  },
};

/** Sold out between seeing and buying: said, with a next step; nothing was charged (H8). */
export const SoldOutMeanwhile: Story = {
  parameters: { app: pageOf(aProduct(), refuses(createOrder, 'sold_out')) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Lease for/ }));
    await userEvent.click(await (await sheet('Lease agreement')).findByRole('button', { name: 'Agree' }));
    const confirm = await sheet('Lease Trommel TR-4');
    await userEvent.click(confirm.getByRole('button', { name: /Lease for/ }));
    await expect(await confirm.findByText(/This is sold out. Nothing was charged./)).toBeVisible();
    await expect(confirm.getByRole('link', { name: 'See other machines' })).toBeVisible();
    await expect(confirm.queryByRole('button', { name: /Lease for/ })).toBeNull();
  },
};

/** The answer was lost: the next try carries the same key, so that it cannot charge twice. */
export const AnswerLost: Story = {
  parameters: { app: pageOf(aProduct(), cannotReach(createOrder)) },
  play: async (context) => {
    const { canvas } = context;
    await userEvent.click(await canvas.findByRole('button', { name: /Lease for/ }));
    await userEvent.click(await (await sheet('Lease agreement')).findByRole('button', { name: 'Agree' }));
    const confirm = await sheet('Lease Trommel TR-4');
    await userEvent.click(confirm.getByRole('button', { name: /Lease for/ }));
    await expect(await confirm.findByText(/this will not charge you again/)).toBeVisible();
    const keys = () =>
      appOf(context)
        .services.asked()
        .filter(({ call }) => call.path === createOrder.path)
        .map(({ headers }) => headers.get('Idempotency-Key'));
    // The button ignores a second click within a second (PRODUCT 10), so it is pressed until it takes.
    const retry = confirm.getByRole('button', { name: 'Try again, safely' });
    await waitFor(
      async () => {
        await userEvent.click(retry);
        await expect(keys()).toHaveLength(2);
      },
      { timeout: 3000, interval: 300 },
    );
    await expect(new Set(keys()).size).toBe(1);
  },
};

/** The agreement changed since it was read: the new one is read and decided again. */
export const AgreementChanged: Story = {
  parameters: { app: pageOf(aProduct(), refuses(createOrder, 'agreement_changed')) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Lease for/ }));
    await userEvent.click(await (await sheet('Lease agreement')).findByRole('button', { name: 'Agree' }));
    const confirm = await sheet('Lease Trommel TR-4');
    await userEvent.click(confirm.getByRole('button', { name: /Lease for/ }));
    await userEvent.click(await confirm.findByRole('button', { name: 'Read the new agreement' }));
    const agreement = await sheet('Lease agreement');
    await expect(await agreement.findByRole('button', { name: 'Agree', pressed: false })).toBeVisible();
  },
};

/** The balance is too small: how much is missing, and the way to the test faucet. */
export const BalanceTooSmall: Story = {
  parameters: { app: pageOf(aProduct(), answers(balance, aBalance({ available: '99.50' }))) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/20.50.USDT less than this costs/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Open the test faucet' })).toBeVisible();
  },
};

export const SoldOut: Story = {
  parameters: { app: pageOf(aSoldOutMachine()) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sold out' })).toBeDisabled();
    await expect(canvas.getByText(/When someone returns one, it is on offer again/)).toBeVisible();
  },
};

/** Not open yet, and no past to tell: the paid share is not drawn (H3). */
export const PreSale: Story = {
  parameters: { app: pageOf(aPreSale(), answers(incomePattern, anIncomePattern({ days: [] }))) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Not open yet' })).toBeDisabled();
    await expect(canvas.getByText(/can be leased from Nov 24, 2026/)).toBeVisible();
    await expect(canvas.queryByText(/of schedule/)).toBeNull();
  },
};

export const RushEnded: Story = {
  parameters: { app: { ...pageOf(aProduct()), now: '2026-11-23T00:00:00.000Z' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'The rush has ended' })).toBeDisabled();
  },
};

/** Merchandise asks where it goes; a new address is a short form. */
export const Merchandise: Story = {
  parameters: {
    app: pageOf(
      aMerchandise(),
      answers(productCoupons, []),
      answers(createDeliveryAddress, aDeliveryAddress()),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Buy for 14.00/ }));
    const form = await sheet('Where should it go?');
    await userEvent.click(await form.findByRole('button', { name: 'Save this address' }));
    await expect(form.getAllByText('Please fill this in.')).toHaveLength(4);
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Mara Test');
    await userEvent.type(form.getByRole('textbox', { name: 'Phone' }), '+15555550101');
    await userEvent.type(form.getByRole('textbox', { name: /Street/ }), '12 Assay Street');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Country' }), 'IN');
    await userEvent.click(form.getByRole('button', { name: 'Save this address' }));
    const confirm = await sheet('Buy Enamel mug');
    await expect(confirm.getByRole('button', { name: /Buy for 14.00/ })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { app: pageOf(aProduct(), neverAnswers(productDetail)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: { app: pageOf(aProduct(), refuses(productDetail, 'internal')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: { app: pageOf(aProduct(), refuses(productDetail, 'not_found')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This product does not exist')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all machines' })).toBeVisible();
  },
};

/** Without network, what was known stands with its age. */
export const Offline: Story = {
  parameters: {
    app: {
      ...pageOf(
        anOpenMachine(),
        ...[productDetail, incomePattern, productCoupons, balance].map((call) => cannotReach(call)),
      ),
      online: false,
      kept: [{ call: productDetail, input: { productId: 'gold-pan' }, value: anOpenMachine() }],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You are offline. What you see is as of .*11:40/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Gold pan GP-1', level: 2 })).toBeVisible();
  },
};

import { voidIntent } from '@paydirt/contract/account/intent';
import { createOrder } from '@paydirt/contract/goods/orders';
import { aProduct } from '@paydirt/contract/goods/products.examples';
import { productCouponData } from '@paydirt/contract/rewards/coupons';
import { noCouponData } from '@paydirt/contract/rewards/coupons.examples';
import { answers, cannotReach, type FakeAnswer, refuses } from '@paydirt/testkit/fake-service';
import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { appOf, appStory, messagesOf } from '../../../story-app.fixture.tsx';
import { settleInAnotherTab } from '../../../stored-intent.fixture.ts';
import { ProductScreen } from './product-screen.tsx';
import {
  agreementSheet,
  CHOSEN,
  confirmLease,
  confirmSheet,
  leaseFor,
  PAID,
  pageOf,
  PRICE,
} from './product.fixture.ts';

/** Give one answer the first time, and another from then on. */
function onceThen(first: FakeAnswer, then: FakeAnswer): FakeAnswer['answer'] {
  let isRepeated = false;
  return (request) => {
    const answer = isRepeated ? then : first;
    isRepeated = true;
    return answer.answer(request);
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

/** The coupon expired between choosing and buying: this is said, the full price is shown, and nothing was bought. */
export const CouponExpiredMeanwhile: Story = {
  parameters: {
    app: pageOf(aProduct(), refuses(createOrder, 'coupon_not_usable'), {
      ...answers(productCouponData, CHOSEN),
      // The coupon is chosen until the purchase is refused; the refetched answer has no coupon.
      answer: onceThen(answers(productCouponData, CHOSEN), answers(productCouponData, noCouponData())),
    }),
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await userEvent.click(await canvas.findByRole('button', { name: leaseFor(PAID) }));
    const agreement = await agreementSheet();
    await userEvent.click(await agreement.findByRole('button', { name: t('products.detail.agree') }));
    const confirm = await confirmSheet();
    await userEvent.click(confirm.getByRole('button', { name: leaseFor(PAID) }));
    await expect(await confirm.findByText(t('error.coupon_not_usable'))).toBeVisible();
    await expect(confirm.queryByRole('button', { name: leaseFor(PAID) })).toBeNull();
    await userEvent.click(confirm.getByRole('button', { name: t('products.confirm.withoutCoupon') }));
    await expect(await confirm.findByRole('button', { name: leaseFor(PRICE) })).toBeVisible();
  },
};

/** Sold out between seeing and buying: said, with a next step; nothing was charged (H8). */
export const SoldOutMeanwhile: Story = {
  parameters: { app: pageOf(aProduct(), refuses(createOrder, 'sold_out')) },
  play: async ({ canvas }) => {
    const { t } = spoken();
    const confirm = await confirmLease(canvas);
    await expect(await confirm.findByText(t('error.sold_out'))).toBeVisible();
    await expect(confirm.getByRole('link', { name: t('products.detail.toProducts') })).toBeVisible();
    await expect(confirm.queryByRole('button', { name: leaseFor(PRICE) })).toBeNull();
  },
};

let refused = Promise.withResolvers<void>();

/** Refused after the sheet was closed, the reason is a message. */
export const RefusedWhenClosed: Story = {
  parameters: {
    app: pageOf(aProduct(), {
      call: createOrder,
      answer: async (request) => {
        await refused.promise;
        return refuses(createOrder, 'sold_out').answer(request);
      },
    }),
  },
  beforeEach: () => {
    refused = Promise.withResolvers();
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await confirmLease(canvas);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    refused.resolve();
    await waitFor(() => expect(messagesOf(canvas)).toContain(t('error.sold_out')));
  },
};

/** The answer was lost: the next try carries the same key, so that it cannot charge twice. */
export const AnswerLost: Story = {
  parameters: { app: pageOf(aProduct(), cannotReach(createOrder)) },
  play: async (context) => {
    const { canvas } = context;
    const { t } = spoken();
    const confirm = await confirmLease(canvas);
    const again = t('common.unanswered.text');
    await expect(await confirm.findByText((text) => text.endsWith(again))).toBeVisible();
    const keys = () =>
      appOf(context)
        .services.requests()
        .filter(({ call }) => call.path === createOrder.path)
        .map(({ headers }) => headers.get('Idempotency-Key'));
    // The button ignores a second click within a second (PRODUCT 10), so click until one counts.
    const retry = confirm.getByRole('button', { name: t('common.unanswered.check') });
    await waitFor(
      async () => {
        await userEvent.click(retry);
        await expect(keys().length).toBeGreaterThanOrEqual(2);
      },
      { timeout: 10_000, interval: 300 },
    );
    await expect(new Set(keys()).size).toBe(1);
  },
};

/** Given up, the sheet closes: a tap in the place of its button starts no other lease. */
export const GivenUp: Story = {
  parameters: {
    app: pageOf(aProduct(), cannotReach(createOrder), answers(voidIntent, { voided: true })),
  },
  play: async (context) => {
    const { t } = spoken();
    const confirm = await confirmLease(context.canvas);
    const check = await confirm.findByRole('button', { name: t('common.unanswered.check') });
    const giveUp = confirm.getByRole('button', { name: t('common.unanswered.giveUp') });
    const places = [check, giveUp].map((button) => button.getBoundingClientRect());
    await userEvent.click(giveUp);
    await screen.findByText(t('error.key_void'));
    for (const { left, top, width, height } of [...places, ...places]) {
      const under = document.elementFromPoint(left + width / 2, top + height / 2);
      if (under !== null) await userEvent.click(under);
    }
    const requests = appOf(context).services.requests();
    await expect(requests.filter(({ call }) => call.path === createOrder.path)).toHaveLength(1);
    await waitFor(() =>
      expect(
        screen.queryByRole('dialog', { name: t('products.confirm.leaseTitle', { name: 'Trommel TR-4' }) }),
      ).toBeNull(),
    );
  },
};

/** Another tab learned the outcome: the sheet closes, this is said, and no other lease takes its place. */
export const SettledInAnotherTab: Story = {
  parameters: {
    app: pageOf(
      aProduct(),
      cannotReach(createOrder),
      answers(voidIntent, { voided: false, earlier: { outcome: 'done', result: {} } }),
    ),
  },
  play: async (context) => {
    const { t } = spoken();
    const confirm = await confirmLease(context.canvas);
    await confirm.findByRole('button', { name: t('common.unanswered.check') });
    const { platform } = appOf(context);
    settleInAnotherTab(platform);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await screen.findByText(t('common.unanswered.doneElsewhere'))).toBeVisible();
    const requests = appOf(context).services.requests();
    await expect(requests.filter(({ call }) => call.path === createOrder.path)).toHaveLength(1);
  },
};

/** Another tab learned that it was refused: the reason is above the button that starts another, and in no toast. */
export const RefusedInAnotherTab: Story = {
  parameters: {
    app: pageOf(
      aProduct(),
      cannotReach(createOrder),
      answers(voidIntent, {
        voided: false,
        earlier: { outcome: 'refused', error: 'insufficient_balance' },
      }),
    ),
  },
  play: async (context) => {
    const { t } = spoken();
    const confirm = await confirmLease(context.canvas);
    await confirm.findByRole('button', { name: t('common.unanswered.check') });
    const { platform } = appOf(context);
    settleInAnotherTab(platform);
    const message = `${t('common.unanswered.notDoneElsewhere')} ${t('error.insufficient_balance')}`;
    await expect(await context.canvas.findByText(message)).toBeVisible();
    await expect(platform.toasts.get()).toEqual([]);
  },
};

/** Where it is unknown whether it can be given up, it stays, with the reason. */
export const GivingUpFailed: Story = {
  parameters: { app: pageOf(aProduct(), cannotReach(createOrder), refuses(voidIntent, 'unavailable')) },
  play: async ({ canvas }) => {
    const { t } = spoken();
    const confirm = await confirmLease(canvas);
    await userEvent.click(await confirm.findByRole('button', { name: t('common.unanswered.giveUp') }));
    const message = `${t('error.unavailable')} ${t('common.unanswered.text')}`;
    await expect(await confirm.findByText(message)).toBeVisible();
    await expect(confirm.getByRole('button', { name: t('common.unanswered.check') })).toBeVisible();
  },
};

/** The agreement changed since it was read: the new one is read and decided again. */
export const AgreementChanged: Story = {
  parameters: { app: pageOf(aProduct(), refuses(createOrder, 'agreement_changed')) },
  play: async ({ canvas }) => {
    const { t } = spoken();
    const confirm = await confirmLease(canvas);
    await userEvent.click(await confirm.findByRole('button', { name: t('products.confirm.readNew') }));
    const agreement = await agreementSheet();
    await expect(
      await agreement.findByRole('button', { name: t('products.detail.agree'), pressed: false }),
    ).toBeVisible();
  },
};

import { productDetail } from '@paydirt/contract/goods/products';
import { aProductDetail } from '@paydirt/contract/goods/products.examples';
import { chooseCoupon, productCouponData, userProductCoupons } from '@paydirt/contract/rewards/coupons';
import {
  aCoupon,
  aProductCouponData,
  aTrommelCoupon,
  noCouponData,
} from '@paydirt/contract/rewards/coupons.examples';
import { answers, type FakeAnswer, neverAnswers, refuses } from '@paydirt/testkit/fake-service';
import { plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { expectOneAge, standardStates } from '../../../standard-states.fixture.ts';
import { appOf, type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { couponsRoutes } from '../../../routes/coupons.ts';
import { ChooseCouponScreen } from './choose-coupon-screen.tsx';

const CHOSEN = aTrommelCoupon({ state: 'chosen', chosenFor: 'trommel', chosenForName: 'Trommel TR-4' });

function pageOf(...more: FakeAnswer[]): AppParameters {
  return {
    route: couponsRoutes.chooseCoupon.href({ productId: 'trommel' }),
    answers: [
      answers(productDetail, aProductDetail()),
      answers(productCouponData, aProductCouponData()),
      answers(userProductCoupons, [aTrommelCoupon(), aCoupon()]),
      ...more,
    ],
  };
}

const meta = {
  title: 'Screens/Choose a coupon',
  component: ChooseCouponScreen,
  parameters: { app: pageOf() },
  ...appStory,
} satisfies Meta<typeof ChooseCouponScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The price to pay, as the page writes it below the choice. */
function pays(price: string): string {
  const { t, amount } = spoken();
  return plainSpaces(t('coupons.pays', { amount: amount(price, 'price') }));
}

const figure = (decimal: string) => (name: string) => name.startsWith(spoken().figure(decimal));

/** No coupon is chosen for the member (H16); each says what is paid with it. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const { t } = spoken();
    const none = await canvas.findByRole('radio', { name: (name) => name.startsWith(t('coupons.none')) });
    await expect(none).toBeChecked();
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
    await expect(canvas.getByRole('status')).toHaveTextContent(pays('120.00'));
    await expect(canvas.getByText(pays('112.00'))).toBeVisible();
    await expect(await canvas.findByRole('link', { name: t('coupons.offered') })).toHaveAttribute(
      'href',
      '#/index/getcoupon?productId=trommel',
    );
  },
};

/** The price follows the tap at once, before the service has answered, and going without is a tap as well. */
export const PriceFollows: Story = {
  parameters: { app: pageOf(neverAnswers(chooseCoupon)) },
  play: async (context) => {
    const { canvas } = context;
    await userEvent.click(await canvas.findByRole('radio', { name: figure('8.00') }));
    await expect(canvas.getByRole('status')).toHaveTextContent(pays('112.00'));
    const requests = appOf(context).services.requests();
    await expect(requests.find(({ call }) => call.path === chooseCoupon.path)?.input).toEqual({
      productId: 'trommel',
      couponId: 'cpn_8off',
    });
  },
};

/** The coupon chosen before is still chosen, and can be released. */
export const TakenBack: Story = {
  parameters: {
    app: pageOf(
      answers(productCouponData, aProductCouponData({ chosen: CHOSEN })),
      answers(userProductCoupons, [CHOSEN, aCoupon()]),
      answers(chooseCoupon, aProductCouponData()),
    ),
  },
  play: async (context) => {
    const { canvas } = context;
    const { t } = spoken();
    await waitFor(() => expect(canvas.getByRole('radio', { name: figure('8.00') })).toBeChecked());
    await expect(canvas.getByRole('status')).toHaveTextContent(pays('112.00'));
    await userEvent.click(canvas.getByRole('radio', { name: (name) => name.startsWith(t('coupons.none')) }));
    await expect(canvas.getByRole('status')).toHaveTextContent(pays('120.00'));
    const requests = appOf(context).services.requests();
    await expect(requests.find(({ call }) => call.path === chooseCoupon.path)?.input).toEqual({
      productId: 'trommel',
    });
  },
};

let answerFirst = () => undefined as void;

/** Another coupon chosen before the first choice is answered is the one that stays, here and at the service. */
export const ChangedOnTheWay: Story = {
  parameters: {
    app: pageOf({
      call: chooseCoupon,
      async answer(request) {
        const isFirst = request.input['couponId'] === 'cpn_8off';
        if (isFirst) await new Promise<void>((resolve) => (answerFirst = resolve));
        const chosen = isFirst ? CHOSEN : null;
        return answers(chooseCoupon, aProductCouponData({ chosen })).answer(request);
      },
    }),
  },
  play: async (context) => {
    const { canvas } = context;
    const { t } = spoken();
    const none = (name: string) => name.startsWith(t('coupons.none'));
    await userEvent.click(await canvas.findByRole('radio', { name: figure('8.00') }));
    await userEvent.click(canvas.getByRole('radio', { name: none }));
    answerFirst();
    const sent = () =>
      appOf(context)
        .services.requests()
        .filter(({ call }) => call.path === chooseCoupon.path)
        .map(({ input }) => input['couponId']);
    await waitFor(() => expect(sent()).toEqual(['cpn_8off', undefined]));
    await expect(canvas.getByRole('radio', { name: none })).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent(pays('120.00'));
  },
};

/** It expired meanwhile: this is shown, and the price is corrected. */
export const NotUsable: Story = {
  parameters: { app: pageOf(refuses(chooseCoupon, 'coupon_not_usable')) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: figure('8.00') }));
    await waitFor(() =>
      expect(within(document.body).getByText(spoken().t('error.coupon_not_usable'))).toBeVisible(),
    );
    await expect(canvas.getByRole('status')).toHaveTextContent(pays('120.00'));
  },
};

/** None of the member's coupons applies to it; the price is still shown. */
export const NoneForIt: Story = {
  parameters: { app: pageOf(answers(productCouponData, noCouponData()), answers(userProductCoupons, [])) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(spoken().t('coupons.noneToUse'))).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(pays('120.00'));
  },
};

/** The address names no product. */
export const NoProduct: Story = {
  parameters: { app: { ...pageOf(), route: couponsRoutes.chooseCoupon.href() } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: spoken().t('products.detail.toProducts') }),
    ).toBeVisible();
  },
};

const states = standardStates(pageOf(), [productDetail], {
  kept: [
    { call: productDetail, input: { productId: 'trommel' }, value: aProductDetail() },
    { call: productCouponData, input: { productId: 'trommel' }, value: aProductCouponData() },
    { call: userProductCoupons, input: { productId: 'trommel' }, value: [aTrommelCoupon()] },
  ],
});

export const Loading: Story = states.loading;
export const Failed: Story = states.failed;

export const Offline: Story = {
  ...states.offline,
  play: async (context) => {
    await states.offline.play(context);
    await expect(await context.canvas.findByRole('radio', { name: figure('8.00') })).toBeVisible();
    await expectOneAge(context.canvas);
  },
};

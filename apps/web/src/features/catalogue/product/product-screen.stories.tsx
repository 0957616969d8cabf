import { aUser } from '@paydirt/contract/account/session.examples';
import { createDeliveryAddress, deliveryAddresses } from '@paydirt/contract/goods/delivery-address';
import { aDeliveryAddress } from '@paydirt/contract/goods/delivery-address.examples';
import { createOrder } from '@paydirt/contract/goods/orders';
import { anOrder } from '@paydirt/contract/goods/orders.examples';
import {
  leaseAgreement,
  type Product,
  type ProductDetail,
  productDetail,
  productList,
} from '@paydirt/contract/goods/products';
import {
  aMerchandise,
  anAgreement,
  anOpenMachine,
  aPreSale,
  aProduct,
  aProductDetail,
  aSoldOutMachine,
} from '@paydirt/contract/goods/products.examples';
import { chooseCoupon, productCouponData, userProductCoupons } from '@paydirt/contract/rewards/coupons';
import { aCoupon, aProductCouponData, noCouponData } from '@paydirt/contract/rewards/coupons.examples';
import { balance } from '@paydirt/contract/wallet/balance';
import { aBalance } from '@paydirt/contract/wallet/balance.examples';
import { exchangeRate } from '@paydirt/contract/wallet/exchange-rate';
import { anExchangeRate } from '@paydirt/contract/wallet/exchange-rate.examples';
import { incomePattern } from '@paydirt/contract/wallet/income';
import { anIncomePattern } from '@paydirt/contract/wallet/income.examples';
import { drawOutcomes, leaseOutcome, negate, subtract, toDecimal } from '@paydirt/domain';
import { answers, cannotReach, type FakeAnswer, neverAnswers, refuses } from '@paydirt/testkit/fake-service';
import { moment, plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { expectPriceAndFee } from '../../../expect-price-and-fee.fixture.ts';
import type { SumView } from '../../../sums-to-come.fixture.ts';
import { appOf, type AppParameters, appStory, KEPT_AT } from '../../../story-app.fixture.tsx';
import { moneyOf } from '../../../platform/data/wire.ts';
import { ProductScreen } from './product-screen.tsx';
import { catalogueRoutes } from '../../../routes/catalogue.ts';

const ONE_COUPON = aProductCouponData({ best: '5.00', mine: 1, offers: 0, bestCoupon: aCoupon() });
const CHOSEN = aProductCouponData({
  ...ONE_COUPON,
  chosen: aCoupon({ state: 'chosen', chosenFor: 'trommel', chosenForName: 'Trommel TR-4' }),
});

/** What is paid with that coupon. */
const PAID = toDecimal(subtract(moneyOf(aProduct().price), moneyOf(ONE_COUPON.best ?? '0.00')));

function pageOf(product: Product | ProductDetail, ...more: FakeAnswer[]): AppParameters {
  return {
    route: catalogueRoutes.product.href({ productId: product.id }),
    answers: [
      answers(productDetail, aProductDetail(product)),
      // On a wide window the list stands beside it.
      answers(productList, { total: 1, list: [product] }),
      answers(incomePattern, anIncomePattern()),
      answers(productCouponData, ONE_COUPON),
      answers(userProductCoupons, [aCoupon()]),
      answers(leaseAgreement, anAgreement()),
      answers(deliveryAddresses, []),
      answers(balance, aBalance()),
      ...more,
    ],
  };
}

/** Give one answer the first time, and another from then on. */
function onceThen(first: FakeAnswer, then: FakeAnswer): FakeAnswer['answer'] {
  let asked = false;
  return (request) => {
    const answer = asked ? then : first;
    asked = true;
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
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const body = () => within(document.body);
const sheet = async (name: string) => within(await body().findByRole('dialog', { name }));
/** The sheets of a lease, by their titles. */
const agreementSheet = () => sheet(spoken().t('products.detail.agreement'));
const confirmSheet = () => sheet(spoken().t('products.confirm.leaseTitle', { name: 'Trommel TR-4' }));
/** What the button that leases says. */
const leaseFor = (price: string) => {
  const { t, amount } = spoken();
  return t('products.detail.leaseFor', { amount: amount(price, 'price') });
};

/** Lease without a coupon, as far as the service's answer. */
async function confirmLease(canvas: Canvas) {
  const { t } = spoken();
  await userEvent.click(await canvas.findByRole('button', { name: leaseFor('120.00') }));
  const agreement = await agreementSheet();
  await userEvent.click(await agreement.findByRole('button', { name: t('products.detail.agree') }));
  const confirm = await confirmSheet();
  await userEvent.click(confirm.getByRole('button', { name: leaseFor('120.00') }));
  return confirm;
}

/** The price and what is paid stand in the member's currency too, and the buttons say what is really paid. */
export const InLocalCurrency: Story = {
  parameters: {
    app: {
      ...pageOf(aProduct(), answers(exchangeRate, anExchangeRate())),
      session: aUser({ salesUnit: 'NGN' }),
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t, amount, figure } = spoken();
    const local = amount('193500.00', 'price', 'NGN');
    const shown = plainSpaces(t('products.unit.about', { amount: local }));
    await expect(await canvas.findByText(shown)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: leaseFor('120.00') }));
    const agreement = await agreementSheet();
    await userEvent.click(await agreement.findByRole('button', { name: t('products.detail.agree') }));
    const confirm = await confirmSheet();
    await expect(await confirm.findByText(shown)).toBeVisible();
    await expect(confirm.getByText(figure('-120.00', 'delta'))).toBeVisible();
    await expect(confirm.getByRole('button', { name: leaseFor('120.00') })).toBeVisible();
  },
};

/** What a lease at a price comes to, by the example of the contract. */
function comesTo(price: string) {
  const { dailyIncome, validDays, pastShares, id } = aProductDetail();
  const lease = { paid: moneyOf(price), dailyIncome: moneyOf(dailyIncome), validDays };
  const runs = drawOutcomes({ ...lease, pastShares, seed: `paydirt-outcome-1:${id}` });
  return { ...leaseOutcome(lease), runs };
}

/** Net first, then price, schedule and fee, then the runs, the worst as large as the best (H5). */
async function expectComesTo(view: SumView, shown: ReturnType<typeof within>, price: string) {
  const { t, format } = spoken();
  const { paid, scheduled, fee, net, evenFrom, runs } = comesTo(price);
  const heading = await shown.findByRole('heading', { name: t('products.comesTo.title') });
  await expectPriceAndFee(view, heading.parentElement!.parentElement);
  const card = within(heading.parentElement!.parentElement);
  await expect(card.getByText(plainSpaces(format.money(net, 'delta')))).toBeInTheDocument();
  await expect(
    card.getByText(t('products.comesTo.even', { day: format.number(evenFrom ?? 0) })),
  ).toBeVisible();
  const { worst, median, best, losses } = runs;
  const values = card.getAllByRole('definition');
  await expect(values.map((value) => value.textContent)).toEqual(
    [negate(paid), scheduled, negate(fee), worst, median, best].map((amount) =>
      format.figure(amount, 'delta'),
    ),
  );
  const [bad, , good] = values.slice(3);
  await expect(getComputedStyle(bad!).font).toBe(getComputedStyle(good!).font);
  await expect(getComputedStyle(bad!).color).toBe(getComputedStyle(good!).color);
  const counts = { losses: format.number(losses), runs: format.number(100) };
  await expect(card.getByText(t('products.comesTo.losses', counts))).toBeVisible();
}

/** What it comes to stands where one looks, where one agrees and where one confirms, less the coupon (H5). */
export const ComesTo: Story = {
  parameters: { app: pageOf(aProduct(), answers(productCouponData, CHOSEN)) },
  play: async ({ canvas, canvasElement }) => {
    const { t } = spoken();
    const lease = await canvas.findByRole('button', { name: leaseFor(PAID) });
    await expectComesTo('product', within(canvasElement), PAID);
    await userEvent.click(lease);
    const agreement = await agreementSheet();
    await expectComesTo('agreement', agreement, PAID);
    await userEvent.click(await agreement.findByRole('button', { name: t('products.detail.agree') }));
    await expectComesTo('confirmation', await confirmSheet(), PAID);
  },
};

/** A machine without a past day goes by the published rule, and says so; one whose schedule covers no price is never even. */
export const NeverEven: Story = {
  parameters: { app: pageOf(aProductDetail({ price: '150.00', pastShares: [] })) },
  play: async ({ canvas }) => {
    const { t, format } = spoken();
    await expect(await canvas.findByText(t('products.comesTo.never'))).toBeVisible();
    const runs = format.number(100);
    await expect(canvas.getByText(t('products.comesTo.byRule', { runs }))).toBeVisible();
    await expect(canvas.getByText(t('products.comesTo.losses', { losses: runs, runs }))).toBeVisible();
  },
};

/** What it comes to, risk and history above the button; nothing is preselected (H5, H16). */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const { t, format } = spoken();
    await expect(await canvas.findByRole('heading', { name: 'Trommel TR-4', level: 2 })).toBeVisible();
    const risk = canvas.getByText((text) => text.includes(t('common.risk.income')));
    const lease = canvas.getByRole('button', { name: leaseFor('120.00') });
    await expect(risk.compareDocumentPosition(lease)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const paid = plainSpaces(t('products.detail.paidShare', { share: format.percent(940) }));
    await expect(risk).toHaveTextContent(paid);
    await expect(await canvas.findByText(t('coupons.canUse', { count: 1 }))).toBeInTheDocument();
    await expect(canvas.getByText(t('products.detail.agreementOpen'))).toBeInTheDocument();
  },
};

/** The whole way: coupon, agreement, confirmation, result; the order carries what was chosen. */
export const Leased: Story = {
  parameters: { app: pageOf(aProduct(), answers(createOrder, anOrder()), answers(chooseCoupon, CHOSEN)) },
  play: async (context) => {
    const { canvas } = context;
    const { t, amount, figure } = spoken();
    const toUse = `${t('products.detail.coupon')} ${t('coupons.canUse', { count: 1 })}`;
    await userEvent.click(await canvas.findByRole('button', { name: toUse }));
    const coupons = await sheet(t('coupons.titleChoose'));
    const coupon = await coupons.findByRole('radio', {
      name: (name) => name.startsWith(figure('5.00')),
    });
    await expect(coupon).not.toBeChecked();
    await userEvent.click(coupon);
    await expect(coupon).toBeChecked();
    await userEvent.click(coupons.getByRole('button', { name: t('common.done') }));
    await userEvent.click(await canvas.findByRole('button', { name: leaseFor('115.00') }));
    const agreement = await agreementSheet();
    await userEvent.click(await agreement.findByRole('button', { name: t('products.detail.agree') }));
    const confirm = await confirmSheet();
    await expect(await confirm.findByText(plainSpaces(amount('2303.60')))).toBeVisible();
    await userEvent.click(confirm.getByRole('button', { name: leaseFor('115.00') }));
    const result = await sheet(t('products.result.leasedTitle', { name: 'Trommel TR-4' }));
    await expect(result.getByRole('link', { name: t('products.result.toOrder') })).toHaveAttribute(
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

/** As far as the confirmation, where the price without a coupon stands first. */
async function toConfirm(canvas: Canvas) {
  const { t } = spoken();
  await userEvent.click(await canvas.findByRole('button', { name: leaseFor('120.00') }));
  const agreement = await agreementSheet();
  await userEvent.click(await agreement.findByRole('button', { name: t('products.detail.agree') }));
  return confirmSheet();
}

/** Both answers stand whole in the window, wherever the text is scrolled to. */
export const AgreementWhole: Story = {
  play: async ({ canvas }) => {
    const { t } = spoken();
    await userEvent.click(await canvas.findByRole('button', { name: leaseFor('120.00') }));
    const agreement = await agreementSheet();
    const agree = await agreement.findByRole('button', { name: t('products.detail.agree') });
    const dialog = agree.closest<HTMLElement>('[role=dialog]');
    if (dialog === null) throw new Error('the agreement stands in a sheet');
    await waitFor(() => expect(dialog.getAnimations()).toHaveLength(0));
    for (const top of [0, dialog.scrollHeight / 3, dialog.scrollHeight]) {
      dialog.scrollTo({ top });
      const { top: begins, bottom: ends } = agree.getBoundingClientRect();
      const sheetEnds = dialog.getBoundingClientRect().bottom;
      await expect(begins).toBeGreaterThan(0);
      await expect(sheetEnds - ends).toBeGreaterThanOrEqual(12);
      await expect(sheetEnds).toBeLessThanOrEqual(window.innerHeight);
      // The bar neither lifts nor sinks.
      await expect(sheetEnds - ends).toBeLessThan(16);
    }
  },
};

/** The bar stands at the lower edge, at the end of scrolling too. */
export const BarAtTheEnd: Story = {
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: leaseFor('120.00') });
    const bar = button.closest('[data-action-bar]');
    for (const top of [0, document.documentElement.scrollHeight]) {
      window.scrollTo({ top, behavior: 'instant' });
      await waitFor(() => expect(bar?.getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, 0));
    }
  },
};

/** The best coupon that the member has is named below the price without it; one tap uses it (H16). */
export const CouponProposed: Story = {
  parameters: { app: pageOf(aProduct(), answers(chooseCoupon, CHOSEN), answers(createOrder, anOrder())) },
  play: async (context) => {
    const { t, amount } = spoken();
    const confirm = await toConfirm(context.canvas);
    const words = { amount: amount('5.00'), price: amount('115.00', 'price') };
    await expect(confirm.getByText(plainSpaces(t('coupons.proposal', words)))).toBeVisible();
    await expect(confirm.getByRole('button', { name: leaseFor('120.00') })).toBeVisible();
    const use = confirm.getByRole('button', { name: t('coupons.proposalUse') });
    const decline = confirm.getByRole('button', { name: t('coupons.proposalDecline') });
    await expect(decline.className).toBe(use.className);
    await userEvent.click(use);
    await userEvent.click(await confirm.findByRole('button', { name: leaseFor('115.00') }));
    await sheet(t('products.result.leasedTitle', { name: 'Trommel TR-4' }));
    const sent = appOf(context)
      .services.asked()
      .find(({ call }) => call.path === createOrder.path);
    await expect(sent?.input['couponId']).toBe('cpn_5off');
  },
};

/** Who declines pays the whole price and is not told again (H16). */
export const CouponDeclined: Story = {
  parameters: { app: pageOf(aProduct(), answers(createOrder, anOrder())) },
  play: async (context) => {
    const { t } = spoken();
    const confirm = await toConfirm(context.canvas);
    await userEvent.click(confirm.getByRole('button', { name: t('coupons.proposalDecline') }));
    await expect(confirm.queryByRole('button', { name: t('coupons.proposalUse') })).toBeNull();
    await userEvent.click(confirm.getByRole('button', { name: leaseFor('120.00') }));
    await sheet(t('products.result.leasedTitle', { name: 'Trommel TR-4' }));
    const asked = appOf(context).services.asked();
    await expect(asked.find(({ call }) => call.path === createOrder.path)?.input['couponId']).toBeUndefined();
    await expect(asked.some(({ call }) => call.path === chooseCoupon.path)).toBe(false);
  },
};

/** The coupon expired between choosing and buying: said, the price is the whole one, and nothing was bought. */
export const CouponExpiredMeanwhile: Story = {
  parameters: {
    app: pageOf(aProduct(), refuses(createOrder, 'coupon_not_usable'), {
      ...answers(productCouponData, CHOSEN),
      // As chosen until a purchase is refused, and then as the services have it.
      answer: onceThen(answers(productCouponData, CHOSEN), answers(productCouponData, noCouponData())),
    }),
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await userEvent.click(await canvas.findByRole('button', { name: leaseFor('115.00') }));
    const agreement = await agreementSheet();
    await userEvent.click(await agreement.findByRole('button', { name: t('products.detail.agree') }));
    const confirm = await confirmSheet();
    await userEvent.click(confirm.getByRole('button', { name: leaseFor('115.00') }));
    await expect(await confirm.findByText(t('error.coupon_not_usable'))).toBeVisible();
    await expect(confirm.queryByRole('button', { name: leaseFor('115.00') })).toBeNull();
    await userEvent.click(confirm.getByRole('button', { name: t('products.confirm.withoutCoupon') }));
    await expect(await confirm.findByRole('button', { name: leaseFor('120.00') })).toBeVisible();
  },
};

/** Agree and Disagree are alike and unselected; disagreeing costs nothing (H5). */
export const Disagreed: Story = {
  play: async (context) => {
    const { canvas } = context;
    const { t } = spoken();
    await userEvent.click(await canvas.findByRole('button', { name: leaseFor('120.00') }));
    const agreement = await agreementSheet();
    const agree = await agreement.findByRole('button', { name: t('products.detail.agree'), pressed: false });
    const disagree = agreement.getByRole('button', { name: t('products.detail.disagree'), pressed: false });
    await expect(disagree.getBoundingClientRect().width).toBeCloseTo(agree.getBoundingClientRect().width, 0);
    await expect(disagree.className).toBe(agree.className);
    await userEvent.click(disagree);
    await waitFor(() => expect(body().getByText(t('products.detail.disagreed'))).toBeVisible());
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText(t('products.detail.agreementDisagreed'))).toBeInTheDocument();
    const asked = appOf(context).services.asked();
    await expect(asked.some(({ call }) => call.money)).toBe(false);
  },
};

/** Sold out between seeing and buying: said, with a next step; nothing was charged (H8). */
export const SoldOutMeanwhile: Story = {
  parameters: { app: pageOf(aProduct(), refuses(createOrder, 'sold_out')) },
  play: async ({ canvas }) => {
    const { t } = spoken();
    const confirm = await confirmLease(canvas);
    await expect(await confirm.findByText(t('error.sold_out'))).toBeVisible();
    await expect(confirm.getByRole('link', { name: t('products.confirm.seeOthers') })).toBeVisible();
    await expect(confirm.queryByRole('button', { name: leaseFor('120.00') })).toBeNull();
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
        .services.asked()
        .filter(({ call }) => call.path === createOrder.path)
        .map(({ headers }) => headers.get('Idempotency-Key'));
    // The button ignores a second click within a second (PRODUCT 10), so it is pressed until it takes.
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

/** The balance is too small: how much is missing, and the way to the test faucet. */
export const BalanceTooSmall: Story = {
  parameters: { app: pageOf(aProduct(), answers(balance, aBalance({ available: '99.50' }))) },
  play: async ({ canvas }) => {
    const { t, amount } = spoken();
    const figures = { available: amount('99.50'), missing: amount('20.50', 'price') };
    await expect(await canvas.findByText(plainSpaces(t('products.detail.missing', figures)))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('products.detail.toFaucet') })).toBeVisible();
  },
};

export const SoldOut: Story = {
  parameters: { app: pageOf(aSoldOutMachine()) },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByRole('button', { name: t('products.badge.soldOut') })).toBeDisabled();
    await expect(canvas.getByText(t('products.detail.soldOutWhy'))).toBeVisible();
  },
};

/** Not open yet, and no past to tell: the paid share is not drawn (H3). */
export const PreSale: Story = {
  parameters: { app: pageOf(aPreSale(), answers(incomePattern, anIncomePattern({ days: [] }))) },
  play: async ({ canvas }) => {
    const { t, format } = spoken();
    await expect(await canvas.findByRole('button', { name: t('products.detail.notYet') })).toBeDisabled();
    const time = format.dateTime(moment('2026-11-24T09:00:00.000Z'));
    await expect(canvas.getByText(plainSpaces(t('products.detail.preSaleWhy', { time })))).toBeVisible();
    await expect(await canvas.findByText(t('products.detail.noDays'))).toBeVisible();
    // The whole notice: no share after its sentences.
    const risk = `${t('common.risk.income')} ${t('common.risk.return')}`;
    await expect(canvas.getByText(risk)).toBeVisible();
  },
};

export const RushEnded: Story = {
  parameters: { app: { ...pageOf(aProduct()), now: '2026-11-23T00:00:00.000Z' } },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByRole('button', { name: t('products.detail.ended') })).toBeDisabled();
  },
};

/** Merchandise asks where it goes; a new address is a short form. */
export const Merchandise: Story = {
  parameters: {
    app: pageOf(
      aMerchandise(),
      answers(productCouponData, noCouponData()),
      answers(createDeliveryAddress, aDeliveryAddress()),
    ),
  },
  play: async ({ canvas }) => {
    const { t, amount } = spoken();
    const buy = t('products.detail.buyFor', { amount: amount('14.00', 'price') });
    await userEvent.click(await canvas.findByRole('button', { name: buy }));
    const form = await sheet(t('products.detail.deliveryTitle'));
    const save = await form.findByRole('button', { name: t('products.detail.deliverySave') });
    await userEvent.click(save);
    await expect(form.getAllByText(t('field.required'))).toHaveLength(4);
    const box = (name: string) => form.getByRole('textbox', { name });
    await userEvent.type(box(t('products.detail.deliveryName')), 'Mara Test');
    await userEvent.type(box(t('products.detail.deliveryPhone')), '+15555550101');
    await userEvent.type(box(t('products.detail.deliveryLines')), '12 Assay Street');
    const country = form.getByRole('combobox', { name: t('products.detail.deliveryCountry') });
    await userEvent.selectOptions(country, 'IN');
    await userEvent.click(save);
    const confirm = await sheet(t('products.confirm.buyTitle', { name: 'Enamel mug' }));
    await expect(confirm.getByRole('button', { name: buy })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { app: pageOf(aProduct(), neverAnswers(productDetail)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(spoken().t('common.loading'))).toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: { app: pageOf(aProduct(), refuses(productDetail, 'internal')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: spoken().t('common.retry') })).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: { app: pageOf(aProduct(), refuses(productDetail, 'not_found')) },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(t('products.detail.noProductTitle'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('products.detail.toProducts') })).toBeVisible();
  },
};

/** Without network, what was known stands with its age. */
export const Offline: Story = {
  parameters: {
    app: {
      ...pageOf(
        anOpenMachine(),
        ...[productDetail, incomePattern, productCouponData, balance].map((call) => cannotReach(call)),
      ),
      online: false,
      kept: [
        { call: productDetail, input: { productId: 'gold-pan' }, value: aProductDetail(anOpenMachine()) },
      ],
    },
  },
  play: async ({ canvas }) => {
    const { t, format } = spoken();
    const time = format.dateTime(moment(KEPT_AT));
    await expect(await canvas.findByText(plainSpaces(t('common.offlineAsOf', { time })))).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Gold pan GP-1', level: 2 })).toBeVisible();
  },
};

/** Several pictures are swiped, or chosen by their dots, and open large. */
export const Gallery: Story = {
  parameters: {
    app: pageOf(aProduct({ images: ['/media/products/trommel.svg', '/media/products/trommel-near.svg'] })),
  },
  play: async ({ canvas }) => {
    const { t, format } = spoken();
    const [one, two] = [1, 2].map((place) =>
      t('products.detail.pictureOf', {
        name: aProduct().productName,
        index: format.number(place),
        count: format.number(2),
      }),
    );
    const pictures = await canvas.findByRole('region', { name: t('products.detail.pictures') });
    await expect(
      within(pictures).getByRole('button', { name: t('products.detail.enlarge', { picture: one ?? '' }) }),
    ).toBeVisible();
    await userEvent.click(within(pictures).getByRole('button', { name: two ?? '' }));
    await waitFor(() =>
      expect(within(pictures).getByRole('button', { name: two ?? '' })).toHaveAttribute(
        'aria-current',
        'true',
      ),
    );
    await userEvent.click(
      within(pictures).getByRole('button', { name: t('products.detail.enlarge', { picture: two ?? '' }) }),
    );
    const viewer = await within(document.body).findByRole('dialog', { name: t('products.detail.pictures') });
    await expect(await within(viewer).findByRole('img', { name: two ?? '' })).toBeInTheDocument();
    await waitFor(() => expect(viewer.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

import { createDeliveryAddress, deliveryAddresses } from '@paydirt/contract/goods/delivery-address';
import { aDeliveryAddress } from '@paydirt/contract/goods/delivery-address.examples';
import { createOrder } from '@paydirt/contract/goods/orders';
import { anOrder } from '@paydirt/contract/goods/orders.examples';
import {
  aMerchandise,
  anAgreement,
  aProduct,
  aProductDetail,
} from '@paydirt/contract/goods/products.examples';
import { chooseCoupon, productCouponData } from '@paydirt/contract/rewards/coupons';
import { aCoupon, noCouponData } from '@paydirt/contract/rewards/coupons.examples';
import { balance } from '@paydirt/contract/wallet/balance';
import { aBalance } from '@paydirt/contract/wallet/balance.examples';
import { subtract, toDecimal } from '@paydirt/domain';
import { answers, type FakeAnswer, refuses } from '@paydirt/testkit/fake-service';
import { moment, plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { moneyOf } from '../../../platform/data/wire.ts';
import { countryNames } from '../../../platform/language/country-name.ts';
import { catalogueRoutes } from '../../../routes/catalogue.ts';
import { appOf, type AppParameters, appStory, type Canvas, findSheet } from '../../../story-app.fixture.tsx';
import { ProductScreen } from './product-screen.tsx';
import {
  agreementSheet,
  CHOSEN,
  confirmSheet,
  leaseFor,
  PAID,
  pageOf,
  PRICE,
  toConfirm,
} from './product.fixture.ts';

const meta = {
  title: 'Screens/Product',
  component: ProductScreen,
  parameters: { app: pageOf(aProduct()) },
  ...appStory,
} satisfies Meta<typeof ProductScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole purchase: coupon, agreement, confirmation, result; the order contains what was chosen. */
export const Leased: Story = {
  parameters: { app: pageOf(aProduct(), answers(createOrder, anOrder()), answers(chooseCoupon, CHOSEN)) },
  play: async (context) => {
    const { canvas } = context;
    const { t, amount, figure } = spoken();
    const toUse = `${t('products.detail.coupon')} ${t('coupons.canUse', { count: 1 })}`;
    await userEvent.click(await canvas.findByRole('button', { name: toUse }));
    const coupons = await findSheet(t('coupons.titleChoose'));
    const coupon = await coupons.findByRole('radio', {
      name: (name) => name.startsWith(figure(aCoupon().discount)),
    });
    await expect(coupon).not.toBeChecked();
    await userEvent.click(coupon);
    await expect(coupon).toBeChecked();
    await userEvent.click(coupons.getByRole('button', { name: t('common.done') }));
    await userEvent.click(await canvas.findByRole('button', { name: leaseFor(PAID) }));
    const agreement = await agreementSheet();
    await userEvent.click(await agreement.findByRole('button', { name: t('products.detail.agree') }));
    const confirm = await confirmSheet();
    const left = toDecimal(subtract(moneyOf(aBalance().available), moneyOf(PAID)));
    await expect(await confirm.findByText(plainSpaces(amount(left)))).toBeVisible();
    await userEvent.click(confirm.getByRole('button', { name: leaseFor(PAID) }));
    const result = await findSheet(t('products.result.leasedTitle', { name: 'Trommel TR-4' }));
    // The picture of the machine plays its animation.
    await expect(document.querySelector('[role=dialog] .animate-settle')).not.toBeNull();
    await expect(result.getByRole('link', { name: t('products.result.toOrder') })).toHaveAttribute(
      'href',
      '#/user/orders?orderId=ord_7k2m4q',
    );
    const sent = appOf(context)
      .services.requests()
      .find(({ call }) => call.path === createOrder.path);
    await expect(sent?.input).toEqual({
      productId: 'trommel',
      couponId: 'cpn_5off',
      agreementVersion: '2026-10',
      amount: PAID,
      dailyIncome: '3.40',
      validDays: '45',
    });
    await expect(sent?.headers.get('Idempotency-Key')).toMatch(/^[\da-f-]{36}$/);
  },
};

/** Both answers are fully visible, wherever the text is scrolled to. */
export const AgreementWhole: Story = {
  play: async ({ canvas }) => {
    const { t } = spoken();
    await userEvent.click(await canvas.findByRole('button', { name: leaseFor(PRICE) }));
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
      // The bar with both buttons stays at the bottom of the sheet.
      await expect(sheetEnds - ends).toBeLessThan(16);
    }
  },
};

/** The risk notice is visible beside the lease button, also after an earlier agreement (H5). */
export const RiskBesideLease: Story = {
  play: async ({ canvas }) => {
    const { t } = spoken();
    const confirm = await toConfirm(canvas);
    const lease = await confirm.findByRole('button', { name: leaseFor('120.00') });
    const notice = confirm.getByRole('complementary', { name: t('common.risk.playMoney') });
    await expect(notice).toHaveTextContent(
      `${t('common.risk.income')} ${t('common.risk.return')} ${t('products.confirm.returnRule')}`,
    );
    lease.scrollIntoView({ block: 'end', behavior: 'instant' });
    await waitFor(() => expect(lease.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    const { top, bottom } = notice.getBoundingClientRect();
    await expect(lease.getBoundingClientRect().top - bottom).toBeLessThanOrEqual(16);
    await expect(top).toBeGreaterThan(0);
  },
};

const AGREED_AT = '2026-11-18T09:12:00.000Z';

/**
 * A second lease under one agreement: the time of the agreement is shown, one tap opens it, and the risk is shown
 * anyway (H5).
 */
export const SecondLease: Story = {
  parameters: {
    app: pageOf(aProductDetail({ leaseTermsAgreedAt: AGREED_AT }), answers(createOrder, anOrder())),
  },
  play: async (context) => {
    const { canvas } = context;
    const { t, format } = spoken();
    const agreed = t('products.detail.agreementAgreedOn', {
      date: format.day(moment(AGREED_AT)),
      version: '2026-10',
    });
    await expect(await canvas.findByText(agreed)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: leaseFor('120.00') }));
    const confirm = await confirmSheet();
    const lease = await confirm.findByRole('button', { name: leaseFor('120.00') });
    const risk = () => confirm.getByRole('complementary', { name: t('common.risk.playMoney') });
    await expect(risk().compareDocumentPosition(lease)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(confirm.getByText(agreed)).toBeVisible();
    await userEvent.click(confirm.getByText(t('products.detail.agreementAgain')));
    const [keyFacts] = anAgreement().sections;
    if (keyFacts === undefined) throw new Error('an agreement begins with its key facts');
    const heading = await confirm.findByRole('heading', { name: keyFacts.heading });
    const facts = within(heading.parentElement ?? document.body).getAllByRole('listitem');
    await expect(facts.map((fact) => fact.textContent)).toEqual(keyFacts.text.split('\n'));
    await expect(risk()).toBeVisible();
    await expect(confirm.queryByRole('button', { name: t('products.detail.agree') })).toBeNull();
    await userEvent.click(lease);
    await findSheet(t('products.result.leasedTitle', { name: 'Trommel TR-4' }));
    const sent = appOf(context)
      .services.requests()
      .find(({ call }) => call.path === createOrder.path);
    await expect(sent?.input).toEqual({
      productId: 'trommel',
      amount: '120.00',
      dailyIncome: '3.40',
      validDays: '45',
    });
  },
};

/** The best coupon that the member has is named below the price without it; one tap uses it (H16). */
export const CouponProposed: Story = {
  parameters: { app: pageOf(aProduct(), answers(chooseCoupon, CHOSEN), answers(createOrder, anOrder())) },
  play: async (context) => {
    const { t, amount } = spoken();
    const confirm = await toConfirm(context.canvas);
    const words = { amount: amount(aCoupon().discount), price: amount(PAID, 'price') };
    await expect(confirm.getByText(plainSpaces(t('coupons.proposal', words)))).toBeVisible();
    await expect(confirm.getByRole('button', { name: leaseFor(PRICE) })).toBeVisible();
    const use = confirm.getByRole('button', { name: t('coupons.proposalUse') });
    const decline = confirm.getByRole('button', { name: t('coupons.proposalDecline') });
    await expect(decline.className).toBe(use.className);
    await userEvent.click(use);
    await userEvent.click(await confirm.findByRole('button', { name: leaseFor(PAID) }));
    await findSheet(t('products.result.leasedTitle', { name: 'Trommel TR-4' }));
    const sent = appOf(context)
      .services.requests()
      .find(({ call }) => call.path === createOrder.path);
    await expect(sent?.input['couponId']).toBe('cpn_5off');
  },
};

/** A coupon that could not be chosen is said below the price, which is the whole one again (H8). */
export const CouponNotChosen: Story = {
  parameters: { app: pageOf(aProduct(), refuses(chooseCoupon, 'unavailable')) },
  play: async ({ canvas }) => {
    const { t } = spoken();
    const confirm = await toConfirm(canvas);
    await userEvent.click(confirm.getByRole('button', { name: t('coupons.proposalUse') }));
    await expect(await confirm.findByText(t('error.unavailable'))).toBeVisible();
    await expect(confirm.getByRole('button', { name: leaseFor(PRICE) })).toBeVisible();
  },
};

/** A member who declines pays the whole price and is not reminded (H16). */
export const CouponDeclined: Story = {
  parameters: { app: pageOf(aProduct(), answers(createOrder, anOrder())) },
  play: async (context) => {
    const { t } = spoken();
    const confirm = await toConfirm(context.canvas);
    await userEvent.click(confirm.getByRole('button', { name: t('coupons.proposalDecline') }));
    await expect(confirm.queryByRole('button', { name: t('coupons.proposalUse') })).toBeNull();
    await userEvent.click(confirm.getByRole('button', { name: leaseFor(PRICE) }));
    await findSheet(t('products.result.leasedTitle', { name: 'Trommel TR-4' }));
    const requests = appOf(context).services.requests();
    await expect(
      requests.find(({ call }) => call.path === createOrder.path)?.input['couponId'],
    ).toBeUndefined();
    await expect(requests.some(({ call }) => call.path === chooseCoupon.path)).toBe(false);
  },
};

/** Agree and Disagree are alike and unselected; disagreeing costs nothing (H5). */
export const Disagreed: Story = {
  play: async (context) => {
    const { canvas } = context;
    const { t } = spoken();
    await userEvent.click(await canvas.findByRole('button', { name: leaseFor(PRICE) }));
    const agreement = await agreementSheet();
    const agree = await agreement.findByRole('button', { name: t('products.detail.agree'), pressed: false });
    const disagree = agreement.getByRole('button', { name: t('products.detail.disagree'), pressed: false });
    await expect(disagree.getBoundingClientRect().width).toBeCloseTo(agree.getBoundingClientRect().width, 0);
    await expect(disagree.className).toBe(agree.className);
    await userEvent.click(disagree);
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText(t('products.detail.agreementDisagreed'))).toBeInTheDocument();
    const requests = appOf(context).services.requests();
    await expect(requests.some(({ call }) => call.money)).toBe(false);
  },
};

/** Lease in a list opens the agreement at once; a reload of the page would not open it again. */
export const BegunInAList: Story = {
  parameters: {
    app: {
      ...pageOf(aProduct()),
      route: catalogueRoutes.product.href({ productId: aProduct().id, buy: '1' }),
    } satisfies AppParameters,
  },
  play: async (context) => {
    const agreement = await agreementSheet();
    await expect(
      await agreement.findByRole('button', { name: spoken().t('products.detail.agree') }),
    ).toBeVisible();
    const { path, search } = appOf(context).platform.navigation.entry();
    await expect(`${path}?${search}`).toBe(catalogueRoutes.product.href({ productId: aProduct().id }));
  },
};

/** Where the balance is too small, the page says so instead. */
export const BegunTooShort: Story = {
  parameters: {
    app: {
      ...pageOf(aProduct(), answers(balance, aBalance({ available: '99.50' }))),
      route: catalogueRoutes.product.href({ productId: aProduct().id, buy: '1' }),
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t, amount } = spoken();
    const figures = { available: amount('99.50'), missing: amount('20.50', 'price') };
    await expect(await canvas.findByText(plainSpaces(t('products.detail.missing', figures)))).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** The page of merchandise, for a member without a coupon. */
const merchandise = (...more: FakeAnswer[]) =>
  pageOf(aMerchandise(), answers(productCouponData, noCouponData()), ...more);

const buyMerchandise = () => {
  const { t, amount } = spoken();
  return t('products.detail.buyFor', { amount: amount('14.00', 'price') });
};

/** Proceed to the form of a delivery address, and fill it in. */
async function writeAddress(canvas: Canvas) {
  const { t } = spoken();
  await userEvent.click(await canvas.findByRole('button', { name: buyMerchandise() }));
  const form = await findSheet(t('products.detail.deliveryChoose'));
  const save = await form.findByRole('button', { name: t('products.detail.deliverySave') });
  const box = (name: string) => form.getByRole('textbox', { name });
  const phone = box(t('products.detail.deliveryPhone'));
  const write = async () => {
    await userEvent.type(box(t('products.detail.deliveryName')), 'Mara Test');
    await userEvent.type(phone, '+15555550101');
    await userEvent.type(box(t('products.detail.deliveryLines')), '12 Assay Street');
    const country = form.getByRole('combobox', { name: t('products.detail.deliveryCountry') });
    await userEvent.selectOptions(country, 'IN');
  };
  return { form, save, phone, write };
}

/** Merchandise requires a delivery address; a new one is a short form. */
export const Merchandise: Story = {
  parameters: { app: merchandise(answers(createDeliveryAddress, aDeliveryAddress())) },
  play: async ({ canvas }) => {
    const { t } = spoken();
    const { form, save, write } = await writeAddress(canvas);
    await userEvent.click(save);
    await expect(form.getAllByText(t('field.required'))).toHaveLength(4);
    await write();
    await userEvent.click(save);
    const confirm = await findSheet(t('products.confirm.buyTitle', { name: 'Enamel mug' }));
    await expect(confirm.getByRole('button', { name: buyMerchandise() })).toBeVisible();
  },
};

/** An address to choose names its country. */
export const AddressesToChoose: Story = {
  parameters: {
    app: pageOf(
      aMerchandise(),
      answers(productCouponData, noCouponData()),
      answers(deliveryAddresses, [aDeliveryAddress()]),
    ),
  },
  play: async ({ canvas }) => {
    const { t, amount, locale } = spoken();
    const buy = t('products.detail.buyFor', { amount: amount('14.00', 'price') });
    await userEvent.click(await canvas.findByRole('button', { name: buy }));
    const sheet = await findSheet(t('products.detail.deliveryChoose'));
    const address = await sheet.findByRole('radio', { name: /Mara Test/ });
    await expect(address.closest('label')).toHaveTextContent(countryNames(locale)('US'));
  },
};

/** A refused part of an address is reported at its field, which gets the focus; the typed text stays. */
export const AddressRefused: Story = {
  parameters: {
    app: merchandise(refuses(createDeliveryAddress, 'invalid_input', { fields: { phone: 'too_long' } })),
  },
  play: async ({ canvas }) => {
    const { save, phone, write } = await writeAddress(canvas);
    await write();
    await userEvent.click(save);
    await waitFor(() => expect(phone).toHaveAccessibleDescription(spoken().t('field.too_long')));
    await expect(phone).toHaveFocus();
    await expect(phone).toHaveValue('+15555550101');
  },
};

let saved = Promise.withResolvers<void>();

/** A sheet closed while its address was being saved stays closed: nothing opens by itself (H16). */
export const ClosedWhileSaving: Story = {
  parameters: {
    app: merchandise({
      call: createDeliveryAddress,
      answer: async (request) => {
        await saved.promise;
        return answers(createDeliveryAddress, aDeliveryAddress()).answer(request);
      },
    }),
  },
  play: async (context) => {
    saved = Promise.withResolvers();
    const { save, write } = await writeAddress(context.canvas);
    await write();
    await userEvent.click(save);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    saved.resolve();
    const { requests } = appOf(context).services;
    await waitFor(() =>
      expect(requests().filter(({ call }) => call === deliveryAddresses).length).toBeGreaterThan(1),
    );
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

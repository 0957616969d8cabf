import { aUser } from '@paydirt/contract/account/session.examples';
import { productDetail } from '@paydirt/contract/goods/products';
import {
  anOpenMachine,
  aPreSale,
  aProduct,
  aProductDetail,
  aSoldOutMachine,
} from '@paydirt/contract/goods/products.examples';
import { productCouponData } from '@paydirt/contract/rewards/coupons';
import { balance } from '@paydirt/contract/wallet/balance';
import { aBalance } from '@paydirt/contract/wallet/balance.examples';
import { exchangeRate } from '@paydirt/contract/wallet/exchange-rate';
import { anExchangeRate } from '@paydirt/contract/wallet/exchange-rate.examples';
import { incomePattern } from '@paydirt/contract/wallet/income';
import { anIncomePattern } from '@paydirt/contract/wallet/income.examples';
import { drawOutcomes, leaseOutcome, negate, outcomeSeed } from '@paydirt/domain';
import { answers, refuses } from '@paydirt/testkit/fake-service';
import { moment, plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { expectPriceAndFee } from '../../../expect-price-and-fee.fixture.ts';
import type { SumView } from '../../../sums-to-come.fixture.ts';
import { standardStates } from '../../../standard-states.fixture.ts';
import { type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { moneyOf } from '../../../platform/data/wire.ts';
import { ProductScreen } from './product-screen.tsx';
import { agreementSheet, CHOSEN, confirmSheet, leaseFor, PAID, pageOf, PRICE } from './product.fixture.ts';

const meta = {
  title: 'Screens/Product',
  component: ProductScreen,
  parameters: { app: pageOf(aProduct()) },
  ...appStory,
} satisfies Meta<typeof ProductScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The price is also shown in the member's currency, and the buttons show what is really paid. */
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
    await userEvent.click(canvas.getByRole('button', { name: leaseFor(PRICE) }));
    const agreement = await agreementSheet();
    await userEvent.click(await agreement.findByRole('button', { name: t('products.detail.agree') }));
    const confirm = await confirmSheet();
    await expect(await confirm.findByText(shown)).toBeVisible();
    await expect(confirm.getByText(figure(`-${PRICE}`, 'delta'))).toBeVisible();
    await expect(confirm.getByRole('button', { name: leaseFor(PRICE) })).toBeVisible();
  },
};

/** The outcome of a lease at a price, by the example of the contract. */
function comesTo(price: string) {
  const { dailyIncome, validDays, pastShares, id } = aProductDetail();
  const lease = { paid: moneyOf(price), dailyIncome: moneyOf(dailyIncome), validDays };
  const runs = drawOutcomes({ ...lease, pastShares, seed: outcomeSeed(id) });
  return { ...leaseOutcome(lease), runs };
}

/** Net first, then price, schedule and fee, then the runs, the worst as large as the best (H5). */
async function expectComesTo(view: SumView, shown: ReturnType<typeof within>, price: string) {
  const { t, format } = spoken();
  const { paid, scheduled, fee, net, evenFrom, runs } = comesTo(price);
  const heading = await shown.findByRole('heading', { name: t('products.comesTo.title') });
  await expectPriceAndFee(view, heading.parentElement!.parentElement);
  const card = within(heading.parentElement!.parentElement);
  await expect(
    card.getByText(t('products.comesTo.even', { day: format.number(evenFrom ?? 0) })),
  ).toBeVisible();
  const { worst, median, best, losses } = runs;
  // The card leads with the median outcome, not with the best case.
  const middle = card.getByText(plainSpaces(format.money(median, 'delta')));
  const values = card.getAllByRole('definition');
  await expect(middle.compareDocumentPosition(values[0]!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await expect(values.map((value) => value.textContent)).toEqual(
    [worst, best, negate(paid), scheduled, negate(fee), net].map((amount) => format.figure(amount, 'delta')),
  );
  const [bad, good] = values;
  await expect(getComputedStyle(bad!).font).toBe(getComputedStyle(good!).font);
  await expect(getComputedStyle(bad!).color).toBe(getComputedStyle(good!).color);
  const counts = { losses: format.number(losses), runs: format.number(100) };
  await expect(card.getByText(t('products.comesTo.losses', counts))).toBeVisible();
}

/** The outcome is on the page, in the agreement and in the confirmation, less the coupon (H5). */
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

/**
 * A machine without past days uses the published rule, and says so; one whose schedule does not cover the price never
 * breaks even.
 */
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

/** Outcome, risk and history are above the button; nothing is preselected (H5, H16). */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByRole('heading', { name: 'Trommel TR-4', level: 2 })).toBeVisible();
    const risk = canvas.getByText((text) => text.includes(t('common.risk.income')));
    const lease = canvas.getByRole('button', { name: leaseFor(PRICE) });
    await expect(risk.compareDocumentPosition(lease)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(await canvas.findByText(t('coupons.canUse', { count: 1 }))).toBeInTheDocument();
    await expect(canvas.getByText(t('products.detail.agreementOpen'))).toBeInTheDocument();
    // The chart loads separately: a picture without it would differ.
    await expect(
      await canvas.findByRole('figure', { name: t('products.detail.chartTitle') }),
    ).toBeInTheDocument();
  },
};

/** The header is clear over the drawing, and on paper once that was scrolled away (SCREENS, Shell). */
export const HeaderOverPicture: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: leaseFor('120.00') });
    const header = canvasElement.querySelector<HTMLElement>('header[data-surface]');
    await waitFor(() => expect(header).toHaveAttribute('data-state', 'clear'));
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await waitFor(() => expect(header).toHaveAttribute('data-state', 'solid'));
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
    await expect(canvas.getByText(plainSpaces(t('products.badge.opensAt', { time })))).toBeVisible();
    await expect(await canvas.findByText(t('products.detail.noDays'))).toBeVisible();
    // Without past days, the notice ends with these sentences and states no share.
    const risk = `${t('common.risk.income')} ${t('common.risk.return')}`;
    await expect(canvas.getByText(risk)).toBeVisible();
  },
};

export const RushEnded: Story = {
  parameters: { app: { ...pageOf(aProduct()), now: '2026-11-23T00:00:00.000Z' } },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByRole('button', { name: t('products.badge.rushEnded') })).toBeDisabled();
  },
};

const states = standardStates(pageOf(anOpenMachine()), [productDetail], {
  kept: [{ call: productDetail, input: { productId: 'gold-pan' }, value: aProductDetail(anOpenMachine()) }],
});

export const Loading: Story = states.loading;

export const Failed: Story = states.failed;

export const NotFound: Story = {
  parameters: { app: pageOf(aProduct(), refuses(productDetail, 'not_found')) },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(t('products.detail.noProductTitle'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('products.detail.toProducts') })).toBeVisible();
  },
};

export const Offline: Story = {
  ...states.offline,
  play: async (context) => {
    await states.offline.play(context);
    await expect(context.canvas.getByRole('heading', { name: 'Gold pan GP-1', level: 2 })).toBeVisible();
  },
};

/** A machine with two pictures, as those of the seed have. */
const twice = aProduct({ images: ['/media/products/trommel.svg', '/media/products/trommel-near.svg'] });
let answered = Promise.withResolvers<void>();

/** The placeholder of the pictures is as high as the pictures that replace it, whatever the window's height. */
export const PlaceHeld: Story = {
  parameters: {
    app: pageOf(twice, {
      call: productDetail,
      answer: async (request) => {
        await answered.promise;
        return answers(productDetail, aProductDetail(twice)).answer(request);
      },
    }),
  },
  beforeEach: () => {
    answered = Promise.withResolvers();
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    const loading = (await canvas.findByText(t('common.loading'))).closest('[role=status]');
    const held = loading?.querySelector('[aria-hidden] > :first-child')?.getBoundingClientRect().height;
    answered.resolve();
    const pictures = await canvas.findByRole('region', { name: t('products.detail.pictures') });
    await expect(pictures.getBoundingClientRect().height).toBeCloseTo(held ?? 0, 0);
  },
};

/** Several pictures are swiped, or chosen by their dots, and open large. */
export const Gallery: Story = {
  parameters: { app: pageOf(twice) },
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

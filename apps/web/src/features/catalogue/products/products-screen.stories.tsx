import { aUser } from '@paydirt/contract/account/session.examples';
import { productList } from '@paydirt/contract/goods/products';
import {
  aMerchandise,
  anOpenMachine,
  aPreSale,
  aProduct,
  aSoldOutMachine,
} from '@paydirt/contract/goods/products.examples';
import { exchangeRate } from '@paydirt/contract/wallet/exchange-rate';
import { anExchangeRate } from '@paydirt/contract/wallet/exchange-rate.examples';
import { parseMoney, remaining, unwrap } from '@paydirt/domain';
import { answers, refuses } from '@paydirt/testkit/fake-service';
import { moment, plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { expectPriceAndFee } from '../../../expect-price-and-fee.fixture.ts';
import { standardStates } from '../../../standard-states.fixture.ts';
import { appOf, type AppParameters, appStory, STORY_NOW } from '../../../story-app.fixture.tsx';
import { ProductsScreen } from './products-screen.tsx';
import { catalogueRoutes } from '../../../routes/catalogue.ts';

const machines = [aProduct(), anOpenMachine(), aPreSale(), aSoldOutMachine()];
const catalogue = answers(productList, ({ kind, status }) => {
  const list = [...machines, aMerchandise()].filter(
    (product) => product.kind === kind && (status === undefined || String(product.status) === status),
  );
  return { total: list.length, list };
});
const loaded = { route: catalogueRoutes.products.href(), answers: [catalogue] } satisfies AppParameters;

const meta = {
  title: 'Screens/Products',
  component: ProductsScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof ProductsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each machine with its badge, its schedule and the share that is really leased (H3). */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas, canvasElement }) => {
    const { t, format } = spoken();
    await expect(await canvas.findAllByRole('article')).toHaveLength(4);
    const counts = { sold: format.number(190), stock: format.number(500) };
    await expect(canvas.getByText(plainSpaces(t('products.leased', counts)))).toBeVisible();
    const left = format.duration(remaining(moment('2026-11-22T18:17:09.000Z'), moment(STORY_NOW)));
    const rush = plainSpaces(t('products.badge.rushEndsIn', { left }));
    await expect(canvas.getByRole('timer')).toHaveTextContent(rush);
    await expect(canvas.getByRole('button', { name: t('products.badge.soldOut') })).toBeDisabled();
    await expectPriceAndFee('products', canvasElement);
  },
};

/** Each price is also shown in the member's currency; the rate, and what is paid, are above the list. */
export const InLocalCurrency: Story = {
  parameters: {
    app: {
      ...loaded,
      session: aUser({ salesUnit: 'NGN' }),
      answers: [catalogue, answers(exchangeRate, anExchangeRate())],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t, amount, format } = spoken();
    const rate = `${format.figure(unwrap(parseMoney('1612.50', 'NGN')), 'exact')}\u00a0NGN`;
    const time = format.time(moment(anExchangeRate().at));
    const display = plainSpaces(t('products.unit.display', { unit: 'NGN', rate, time }));
    await expect(await canvas.findByText(display)).toBeVisible();
    const pan = await canvas.findByRole('article', { name: 'Gold pan GP-1' });
    await expect(pan).toHaveTextContent(plainSpaces(amount('10.00', 'price')));
    const about = t('products.unit.about', { amount: amount('16125.00', 'price', 'NGN') });
    await expect(pan).toHaveTextContent(plainSpaces(about));
  },
};

/** The rate cannot be fetched: prices are in play USDT, with the reason. */
export const WithoutRate: Story = {
  parameters: {
    app: {
      ...loaded,
      session: aUser({ salesUnit: 'NGN' }),
      answers: [catalogue, refuses(exchangeRate, 'unavailable')],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t, amount } = spoken();
    await expect(await canvas.findByText(t('products.unit.noRate', { unit: 'NGN' }))).toBeVisible();
    const pan = await canvas.findByRole('article', { name: 'Gold pan GP-1' });
    await expect(pan).toHaveTextContent(plainSpaces(amount('10.00', 'price')));
    await expect(pan).not.toHaveTextContent('NGN');
  },
};

/** The chosen filter is in the address, so that it can be linked to. */
export const Filtered: Story = {
  play: async (context) => {
    const { canvas } = context;
    const preSale = spoken().t('products.filter.preSale');
    await userEvent.click(await canvas.findByRole('tab', { name: preSale }));
    await expect(await canvas.findByRole('article', { name: 'Stamp mill SM-1' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await expect(appOf(context).platform.navigation.entry().search).toBe('status=preSale');
  },
};

/** A status number in the address leads to the same list. */
export const FromALink: Story = {
  parameters: { app: { ...loaded, route: '/projects?status=3' } satisfies AppParameters },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'Sluice box SB-2' })).toBeVisible();
    const soldOut = canvas.getByRole('tab', { name: spoken().t('products.filter.soldOut') });
    await expect(soldOut).toHaveAttribute('aria-selected', 'true');
  },
};

export const Merchandise: Story = {
  parameters: {
    app: { ...loaded, route: catalogueRoutes.products.href({ kind: 'merchandise' }) } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'Enamel mug' })).toBeVisible();
    const delivered = spoken().t('products.delivered');
    await expect(canvas.getByText((text) => text.includes(delivered))).toBeVisible();
  },
};

const states = standardStates(loaded, [productList], {
  kept: [
    {
      call: productList,
      input: { kind: 'machine', paged: 20 },
      value: { total: 1, items: [anOpenMachine()] },
    },
  ],
});

export const Loading: Story = states.loading;

/** Nothing is in this state: the next step shows the rest. */
export const Empty: Story = {
  parameters: {
    app: {
      route: catalogueRoutes.products.href({ status: 'rush' }),
      answers: [
        answers(productList, ({ status }) =>
          status === undefined ? { total: 1, list: [anOpenMachine()] } : { total: 0, list: [] },
        ),
      ],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const showAll = spoken().t('products.empty.action');
    await userEvent.click(await canvas.findByRole('button', { name: showAll }));
    await expect(await canvas.findByRole('article', { name: 'Gold pan GP-1' })).toBeVisible();
  },
};

export const Failed: Story = states.failed;

export const Offline: Story = {
  ...states.offline,
  play: async (context) => {
    await states.offline.play(context);
    await expect(context.canvas.getByRole('article', { name: 'Gold pan GP-1' })).toBeVisible();
  },
};

/** Texts that the service has in English only are marked (PRODUCT 9). */
export const Tamil: Story = {
  parameters: { app: { ...loaded, locale: 'ta-IN' } satisfies AppParameters },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(4);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

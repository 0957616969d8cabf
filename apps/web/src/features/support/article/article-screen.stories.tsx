import { productList } from '@paydirt/contract/goods/products';
import { anOpenMachine } from '@paydirt/contract/goods/products.examples';
import { ledgerCheck } from '@paydirt/contract/sandbox/world';
import { moneyReport } from '@paydirt/contract/wallet/money';
import { aMoneyReport } from '@paydirt/contract/wallet/money.examples';
import { withdrawConfig } from '@paydirt/contract/wallet/withdrawal';
import { answers } from '@paydirt/testkit/fake-service';
import { plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { standardStates } from '../../../standard-states.fixture.ts';
import { type AppParameters, appStory, type Canvas } from '../../../story-app.fixture.tsx';
import { supportRoutes } from '../../../routes/support.ts';
import { ArticleScreen } from './article-screen.tsx';
import { nameOfGuard, SCHEME_GUARDS } from './scheme-guards.ts';

const terms = {
  minimum: '1.00',
  feePermille: 50,
  cancelMinutes: 10,
  processingAt: '2026-11-21T14:15:00.000Z',
  arrivesAt: '2026-11-23T00:00:00.000Z',
  waitsForMonday: true,
} as const;
const cash = {
  ...terms,
  currency: 'NGN',
  rate: '1612.50',
  localMinimum: '1612.50',
  opens: '09:00',
  closes: '18:00',
  open: false,
  opensAt: '2026-11-23T09:00:00.000Z',
} as const;
const sound = {
  sum: '0.00',
  entries: 1331,
  accounts: 64,
  ok: true,
  broken: [],
  chain: { links: 1331, head: null, sealed: 0 },
};
const figures = [
  answers(productList, { total: 1, list: [anOpenMachine()] }),
  answers(moneyReport, aMoneyReport()),
  answers(withdrawConfig, { usdt: terms, cash }),
  answers(ledgerCheck, sound),
];
const scheme = {
  route: supportRoutes.article.href({ id: 'scheme' }),
  answers: figures,
} satisfies AppParameters;

const meta = {
  title: 'Screens/Help text',
  component: ArticleScreen,
  parameters: { app: scheme },
  ...appStory,
} satisfies Meta<typeof ArticleScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
/** The anatomy of a scheme: each trick beside our own live figure. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const { t, format } = spoken();
    await expect(
      await canvas.findByRole('heading', { name: t('help.scheme.item.pyramid.title') }),
    ).toBeVisible();
    await expect(await canvas.findByText(new RegExp(format.number(1331)))).toBeVisible();
    await expect(await canvas.findByText(new RegExp(anOpenMachine().productName))).toBeVisible();
    for (const guard of Object.values(SCHEME_GUARDS))
      await expect(canvas.getByText(nameOfGuard(guard))).toBeVisible();
  },
};

const states = standardStates(
  scheme,
  figures.map(({ call }) => call),
);
/** Each missing figure says why. */
async function saysOfEach(canvas: Canvas, error: 'error.internal' | 'error.offline') {
  const { t } = spoken();
  await waitFor(() => expect(canvas.getAllByText(plainSpaces(t(error)))).toHaveLength(6));
}

/** Figures load separately; the text is there at once. */
export const Loading: Story = states.loading;

/** A figure that cannot be fetched is not made up. */
export const Failed: Story = {
  ...states.failed,
  play: async ({ canvas }) => saysOfEach(canvas, 'error.internal'),
};

export const Offline: Story = {
  ...states.offline,
  play: async ({ canvas }) => saysOfEach(canvas, 'error.offline'),
};

/** One of the plain texts. */
export const Text: Story = {
  parameters: { app: { route: supportRoutes.article.href({ id: 'returns' }) } satisfies AppParameters },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(t('help.article.returns.more'))).toBeVisible();
  },
};

/** No text has this name. */
export const NotFound: Story = {
  parameters: { app: { route: supportRoutes.article.href({ id: 'nothing' }) } satisfies AppParameters },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(t('help.unknown'))).toBeVisible();
  },
};

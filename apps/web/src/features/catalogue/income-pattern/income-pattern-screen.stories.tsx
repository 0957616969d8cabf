import { incomePattern } from '@paydirt/contract/wallet/income';
import { anIncomePattern } from '@paydirt/contract/wallet/income.examples';
import { answers } from '@paydirt/testkit/fake-service';
import { plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { standardStates } from '../../../standard-states.fixture.ts';
import { type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { IncomePatternScreen } from './income-pattern-screen.tsx';
import { exampleDay } from './pattern-example.ts';
import { catalogueRoutes } from '../../../routes/catalogue.ts';

const loaded = {
  route: catalogueRoutes.incomePattern.href({ productId: 'trommel' }),
  answers: [answers(incomePattern, anIncomePattern())],
} satisfies AppParameters;

const meta = {
  title: 'Screens/Income pattern',
  component: IncomePatternScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof IncomePatternScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The published rule to scale, and an example that is never picked for being good (H13). */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const { t, format } = spoken();
    const range = { from: format.percent(600), to: format.percent(949) };
    const earns = plainSpaces(t('products.pattern.ofScheduleRange', range));
    await expect(await canvas.findByText(earns)).toBeVisible();
    const dry = t('products.pattern.drySpells', {
      days: format.number(10),
      chance: format.number(15),
      from: format.percent(200),
      to: format.percent(600),
    });
    await expect(canvas.getByText(plainSpaces(dry))).toBeVisible();
    const paid = exampleDay(anIncomePattern())?.coveragePermille ?? 0;
    const short = plainSpaces(t('products.pattern.exampleShort', { share: format.percent(paid) }));
    await expect(canvas.getByText(short)).toBeInTheDocument();
    await expect(canvas.getByText(t('products.pattern.lead'))).toBeInTheDocument();
    const back = t('products.pattern.toProduct', { name: 'Trommel TR-4' });
    await expect(canvas.getByRole('link', { name: back })).toBeInTheDocument();
  },
};

/** A machine whose first day is not over yet has no example. */
export const NoDays: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [answers(incomePattern, anIncomePattern({ days: [] }))],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const noDays = spoken().t('products.detail.noDays');
    await expect(await canvas.findByText(noDays)).toBeInTheDocument();
  },
};

export const WithoutAProduct: Story = {
  parameters: { app: { route: catalogueRoutes.incomePattern.href() } satisfies AppParameters },
  play: async ({ canvas }) => {
    const title = spoken().t('products.pattern.noProductTitle');
    await expect(await canvas.findByText(title)).toBeVisible();
  },
};

const states = standardStates(loaded, [incomePattern], {
  kept: [{ call: incomePattern, input: { productId: 'trommel' }, value: anIncomePattern() }],
});

export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Offline: Story = states.offline;

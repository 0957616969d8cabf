import { incomePattern } from '@paydirt/contract/calls/income';
import { anIncomePattern } from '@paydirt/contract/fixtures/goods';
import { answers, cannotReach, neverAnswers, refuses } from '@paydirt/testkit/fake-service';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { href } from '../../platform/routes.ts';
import { type AppParameters, appStory } from '../../story-app.fixture.tsx';
import { IncomePatternScreen } from './income-pattern-screen.tsx';

const loaded = {
  route: href.incomePattern({ productId: 'trommel' }),
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
    await expect(await canvas.findByText('60% to 94.9% of schedule')).toBeVisible();
    await expect(canvas.getByText(/every lease was paid the same share: 88%/)).toBeInTheDocument();
    await expect(canvas.getByText(/never comes from another member's money/)).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Back to Trommel TR-4' })).toBeInTheDocument();
  },
};

/** Its first day is not over yet. */
export const NoDays: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [answers(incomePattern, anIncomePattern({ days: [] }))],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Its example appears here after the first one/)).toBeInTheDocument();
  },
};

export const WithoutAProduct: Story = {
  parameters: { app: { route: href.incomePattern() } satisfies AppParameters },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Choose a machine first')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { app: { ...loaded, answers: [neverAnswers(incomePattern)] } satisfies AppParameters },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: { app: { ...loaded, answers: [refuses(incomePattern, 'internal')] } satisfies AppParameters },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** Without network, what was known stands with its age. */
export const Offline: Story = {
  parameters: {
    app: {
      ...loaded,
      online: false,
      answers: [cannotReach(incomePattern)],
      kept: [{ call: incomePattern, input: { productId: 'trommel' }, value: anIncomePattern() }],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You are offline. What you see is as of .*11:40/)).toBeVisible();
  },
};

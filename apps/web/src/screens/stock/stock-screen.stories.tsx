import { orderList } from '@paydirt/contract/calls/goods';
import { holdings } from '@paydirt/contract/calls/holdings';
import { returnLease } from '@paydirt/contract/calls/user';
import { someHoldings } from '@paydirt/contract/fixtures/statement';
import { answers, cannotReach, neverAnswers, refuses } from '@paydirt/testkit/fake-service';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { href } from '../../platform/routes.ts';
import { appOf, type AppParameters, appStory } from '../../story-app.fixture.tsx';
import { StockScreen } from './stock-screen.tsx';

const loaded = {
  route: href.holdings(),
  answers: [
    answers(holdings, someHoldings()),
    answers(returnLease, { amount: '115.00', basis: 'full', remainingDays: 45 }),
    answers(orderList, { total: 0, list: [] }),
  ],
} satisfies AppParameters;

const meta = {
  title: 'Screens/Holdings',
  component: StockScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof StockScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What each lease gives back now and why, and all of them together. */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/2 leases/)).toBeVisible();
    await expect(canvas.getByText('223')).toBeVisible();
    const full = within(canvas.getByRole('article', { name: 'Rocker box RB-2' }));
    await expect(full.getByText(/In full until Nov 22, 2026/)).toBeVisible();
    const later = within(canvas.getByRole('article', { name: 'Trommel TR-4' }));
    await expect(later.getByText('By remaining days')).toBeVisible();
    await expect(later.getByText(/108.33/)).toBeVisible();
  },
};

/** A return: the amount first, then the confirmation, then what came of it (H11). */
export const GivesBack: Story = {
  play: async (context) => {
    const { canvas } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Return Rocker box RB-2' }));
    const sheet = within(
      await within(document.body).findByRole('dialog', { name: 'Return Rocker box RB-2' }),
    );
    const confirm = await sheet.findByRole('button', { name: /Return it for 115.00/ });
    const asked = () =>
      appOf(context)
        .services.asked()
        .filter(({ call }) => call.path === returnLease.path);
    await expect(asked()).toHaveLength(1);
    await expect(asked()[0]?.input).toMatchObject({ orderId: 'ord_new', quote: 'true' });
    await userEvent.click(confirm);
    await expect(await sheet.findByText('Rocker box RB-2 is returned')).toBeVisible();
    await expect(asked()[1]?.input).not.toHaveProperty('quote');
    await expect(asked()[1]?.headers.get('Idempotency-Key')).toBeTruthy();
  },
};

/** A lease that ended meanwhile: it is said, and nothing is asked for. */
export const NotReturnable: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [...loaded.answers, refuses(returnLease, 'not_returnable')],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Return Trommel TR-4' }));
    const sheet = within(await within(document.body).findByRole('dialog'));
    await expect(await sheet.findByText(/can no longer be returned/)).toBeVisible();
    await expect(sheet.queryByRole('button', { name: /Return it/ })).toBeNull();
  },
};

export const Empty: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [answers(holdings, { total: 0, value: '0.00', list: [] })],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You hold no lease')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See returned leases' })).toHaveAttribute(
      'href',
      '#/user/myorder?status=returned',
    );
  },
};

export const Loading: Story = {
  parameters: { app: { ...loaded, answers: [neverAnswers(holdings)] } satisfies AppParameters },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: { app: { ...loaded, answers: [refuses(holdings, 'internal')] } satisfies AppParameters },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { app: { ...loaded, online: false, answers: [cannotReach(holdings)] } satisfies AppParameters },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('You are offline')).length).toBeGreaterThan(0);
  },
};

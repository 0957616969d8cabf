import { moneyAccount, moneyProof, moneyReport } from '@paydirt/contract/calls/money';
import { ledgerCheck } from '@paydirt/contract/calls/sandbox';
import { balance } from '@paydirt/contract/calls/wallet';
import { aMoneyAccount, aMoneyProof, aMoneyReport } from '@paydirt/contract/fixtures/money';
import { aBalance } from '@paydirt/contract/fixtures/wallet';
import { answers, cannotReach, neverAnswers, refuses } from '@paydirt/testkit/fake-service';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { href } from '../../platform/routes.ts';
import { type AppParameters, appStory } from '../../story-app.fixture.tsx';
import { MoneyScreen } from './money-screen.tsx';

const loaded = {
  route: href.money(),
  answers: [
    answers(moneyReport, aMoneyReport()),
    answers(moneyProof, aMoneyProof()),
    answers(balance, aBalance()),
  ],
} satisfies AppParameters;

const withAnswers = (...more: AppParameters['answers'] & object) =>
  ({ ...loaded, answers: [...loaded.answers, ...more] }) satisfies AppParameters;

const meta = {
  title: 'Screens/Where the money comes from',
  component: MoneyScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof MoneyScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const CHECK = 'Check on this device';

/** Three sources that never mix, with a day that stood still and one that was paid pro rata (H6, H7, H13). */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Backed one to one/)).toBeInTheDocument();
    await expect(canvas.getByText(/On 2 days revenue did not cover what was owed/)).toBeInTheDocument();
    await expect(
      canvas.getByRole('row', { name: 'Promotion budget 4,340.00 Bonuses 128.00' }),
    ).toBeInTheDocument();
    await expect(canvas.getByRole('row', { name: /Nov 18.*0%/ })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: /Trommel TR-4 1,482.00 of 1,800.00 paid/ })).toBeVisible();
  },
};

export const ProofOk: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: CHECK }));
    await expect(await canvas.findByText(/Your balance is in the total/)).toBeVisible();
    await expect(canvas.getByText('Your 2,433.42 USDT is leaf 3 of 4.')).toBeVisible();
  },
};

/** The root says less than the way adds up to. */
export const ProofBroken: Story = {
  parameters: {
    app: withAnswers(answers(moneyProof, aMoneyProof({ root: { ...aMoneyProof().root, sum: '19000.00' } }))),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: CHECK }));
    await expect(
      await canvas.findByText(/the way adds up to 19,600.00.USDT, and the published total is 19,000.00/),
    ).toBeVisible();
  },
};

/** The proof is sound, and about less than the member has. */
export const ProofOfAnotherBalance: Story = {
  parameters: { app: withAnswers(answers(balance, aBalance({ available: '9418.60' }))) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: CHECK }));
    await expect(await canvas.findByText(/the proof is about 2,433.42/)).toBeVisible();
  },
};

/** A neighbour was changed: the way leads elsewhere. */
export const ProofTampered: Story = {
  parameters: {
    app: withAnswers(
      answers(
        moneyProof,
        aMoneyProof({ path: aMoneyProof().path.map(({ sum }) => ({ sum, hash: '03'.repeat(32) })) }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: CHECK }));
    await expect(await canvas.findByText(/does not lead to the published total/)).toBeVisible();
  },
};

export const ProofUnreachable: Story = {
  parameters: { app: withAnswers(cannotReach(moneyProof)) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: CHECK }));
    await expect(await canvas.findByRole('button', { name: CHECK })).toBeEnabled();
  },
};

export const LedgerSound: Story = {
  parameters: {
    app: withAnswers(
      answers(ledgerCheck, {
        sum: '0.00',
        entries: 4821,
        accounts: 61,
        ok: true,
        broken: [],
        chain: { links: 4821, head: '7c'.repeat(32) },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check the ledger now' }));
    await expect(await canvas.findByText(/4,821 entries add up to 0.00.USDT/)).toBeVisible();
  },
};

export const LedgerBroken: Story = {
  parameters: {
    app: withAnswers(
      answers(ledgerCheck, {
        sum: '1.00',
        entries: 4821,
        accounts: 61,
        ok: false,
        broken: ['postings_sum_to_zero', 'links_follow_from_their_entries'],
        chain: { links: 4821, head: '7c'.repeat(32) },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check the ledger now' }));
    await expect(await canvas.findByText(/postings_sum_to_zero/)).toBeVisible();
  },
};

/** A bad month: machines covered little, and what is held is less than what members have. */
export const ShortCoverage: Story = {
  tags: ['visual'],
  parameters: {
    app: withAnswers(
      answers(
        moneyReport,
        aMoneyReport({
          sums: { ...aMoneyReport().sums, earned: '720.00', paid: '720.00', coveragePermille: 200 },
          deposits: { ...aMoneyReport().deposits, custody: '19000.00' },
        }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/differs from what members have by −600.00/)).toBeInTheDocument();
    await expect(canvas.getByText('20%')).toBeVisible();
  },
};

/** Nothing was booked yet. */
export const Empty: Story = {
  parameters: {
    app: withAnswers(
      answers(
        moneyReport,
        aMoneyReport({
          position: { seq: 0, hash: null },
          deposits: {
            available: '0.00',
            receivable: '0.00',
            arriving: '0.00',
            withdrawing: '0.00',
            total: '0.00',
            custody: '0.00',
          },
          members: 0,
          movements: [],
          bonuses: [],
          days: [],
          products: [],
          sums: {
            earned: '0.00',
            owed: '0.00',
            paid: '0.00',
            coveragePermille: null,
            givenBack: '0.00',
            allocated: '0.00',
            spent: '0.00',
            fees: '0.00',
          },
        }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('No day with income yet.')).length).toBeGreaterThan(0);
  },
};

/** Where a payout came from: its entry, with the balance after it (H6). */
export const Account: Story = {
  tags: ['visual'],
  parameters: {
    app: {
      route: href.money({ account: 'machine_revenue', productId: 'trommel', entryId: 4811 }),
      answers: [answers(moneyAccount, aMoneyAccount())],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The entry you came from')).toBeVisible();
    await expect(canvas.getByText('Machines earned')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Earlier entries' })).toBeInTheDocument();
  },
};

export const UnknownAccount: Story = {
  parameters: { app: { route: href.money({ account: 'member_available' }) } satisfies AppParameters },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such account')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { app: { ...loaded, answers: [neverAnswers(moneyReport)] } satisfies AppParameters },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: { app: { ...loaded, answers: [refuses(moneyReport, 'internal')] } satisfies AppParameters },
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
      answers: [cannotReach(moneyReport)],
      kept: [{ call: moneyReport, input: {}, value: aMoneyReport() }],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You are offline. What you see is as of .*11:40/)).toBeVisible();
  },
};

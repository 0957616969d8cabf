import { ledgerCheck } from '@paydirt/contract/sandbox/world';
import { balance } from '@paydirt/contract/wallet/balance';
import { aBalance } from '@paydirt/contract/wallet/balance.examples';
import { moneyAccount, moneyProof, moneyReport } from '@paydirt/contract/wallet/money';
import { aMoneyAccount, aMoneyProof, aMoneyReport } from '@paydirt/contract/wallet/money.examples';
import { answers, cannotReach, neverAnswers, refuses } from '@paydirt/testkit/fake-service';
import { moment, plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { appOf, type AppParameters, appStory, KEPT_AT } from '../../../story-app.fixture.tsx';
import { MoneyScreen } from './money-screen.tsx';
import { walletRoutes } from '../../../routes/wallet.ts';

const loaded = {
  route: walletRoutes.money.href(),
  answers: [
    answers(moneyReport, aMoneyReport()),
    answers(moneyProof, aMoneyProof()),
    answers(balance, aBalance()),
  ],
} satisfies AppParameters;

/** The page at one of its parts. */
const at = (tab: string) => ({ ...loaded, route: walletRoutes.money.href({ tab }) }) satisfies AppParameters;

const atProof = (...more: AppParameters['answers'] & object) =>
  ({ ...at('proof'), answers: [...loaded.answers, ...more] }) satisfies AppParameters;

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
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const proofButton = (canvas: Canvas) =>
  canvas.findByRole('button', { name: spoken().t('money.proof.check') });
const ledgerButton = (canvas: Canvas) =>
  canvas.findByRole('button', { name: spoken().t('money.ledger.check') });

/** Three sources that never mix, with a day that stood still and one that was paid pro rata (H6, H7, H13). */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const { t, figure, format } = spoken();
    await expect(await canvas.findByText(t('money.deposits.backed'))).toBeInTheDocument();
    const short = t('money.verdict.short', {
      paid: figure(aMoneyReport().sums.paid),
      owed: figure(aMoneyReport().sums.owed),
    });
    await expect(canvas.getByText(plainSpaces(short))).toBeVisible();
    await expect(canvas.getByText(t('money.verdict.whole'))).toBeVisible();
    const row = (...cells: readonly string[]) => canvas.getByRole('row', { name: cells.join(' ') });
    const { sums, ever, heldAt, from, to } = aMoneyReport();
    const flow = (...spent: readonly [string, string]) =>
      row(t('money.flow.budget'), figure(spent[0]), t('money.flow.bonuses'), figure(spent[1]));
    await expect(flow(sums.spent, sums.spent)).toBeInTheDocument();
    await expect(flow(ever.allocated, ever.spent)).toBeInTheDocument();
    // What moved is of the days, what is held as of a moment (H7).
    const days = t('money.flow.label', {
      from: format.day(moment(`${from}T12:00:00.000Z`)),
      to: format.day(moment(`${to}T12:00:00.000Z`)),
    });
    const asOf = t('money.flow.asOf', { time: format.dateTime(moment(heldAt)) });
    const under = (title: string) => canvas.getAllByRole('region', { name: plainSpaces(title) })[0]!;
    await expect(under(days)).not.toHaveTextContent(t('money.verdict.whole'));
    await expect(under(asOf)).toHaveTextContent(t('money.verdict.whole'));
    await expect(under(asOf)).not.toHaveTextContent(plainSpaces(short));
    // Who paid whom, without a sign; the signed sums are the accountant's.
    const changes = canvas
      .getByRole('heading', { name: t('money.deposits.changes') })
      .closest<HTMLElement>('section')!;
    const [moves] = within(changes).getAllByRole('list');
    await expect(moves).toHaveTextContent(t('account.lease_escrow'));
    await expect(moves).toHaveTextContent(figure('1840.00'));
    await expect(moves?.textContent).not.toMatch(/[−-]\d/u);
    await expect(canvas.queryByText(figure('-1840.00', 'delta'))).not.toBeVisible();
    // What is held is held: no minus stands beside it.
    const held = (name: string) => name.startsWith(t('account.custody'));
    await expect(canvas.getByRole('link', { name: held })).toHaveTextContent(figure('19600.00'));
    await expect(canvas.queryByText(figure('-19600.00'))).toBeNull();
  },
};

/** The days: one stood still, one was paid pro rata; a day without bonus has nothing wrong with it. */
export const Days: Story = {
  tags: ['visual'],
  parameters: { app: at('days') },
  play: async ({ canvas, canvasElement }) => {
    const { t, format, figure } = spoken();
    await expect(await canvas.findByText(t('money.income.short', { count: 2 }))).toBeInTheDocument();
    const row = (...cells: readonly string[]) => canvas.getByRole('row', { name: cells.join(' ') });
    await expect(
      row(format.day(moment('2026-11-18')), format.percent(0), t('money.income.standstill')),
    ).toBeInTheDocument();
    const paid = t('money.income.paidOf', { paid: figure('1482.00'), owed: figure('1800.00') });
    const trommel = (name: string) => name.includes(`Trommel TR-4 ${paid}`);
    await expect(canvas.getByRole('link', { name: trommel })).toBeVisible();
    // One machine earned more than it paid, while another could not pay all: why, said once.
    await expect(canvas.getAllByText(t('money.income.surplus'))).toHaveLength(1);
    // One day stood still, and it alone is marked.
    await expect(canvasElement.querySelectorAll('[data-empty]')).toHaveLength(1);
  },
};

/** All that machines earned was paid: there is no surplus to explain. */
export const NoSurplus: Story = {
  parameters: {
    app: {
      ...withAnswers(
        answers(
          moneyReport,
          aMoneyReport({ sums: { ...aMoneyReport().sums, earned: aMoneyReport().sums.paid } }),
        ),
      ),
      route: walletRoutes.money.href({ tab: 'days' }),
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(t('money.income.short', { count: 2 }))).toBeInTheDocument();
    await expect(canvas.queryByText(t('money.income.surplus'))).toBeNull();
  },
};

/** The part that is shown stands in the address, and Back is not filled with them. */
export const Tabs: Story = {
  play: async (context) => {
    const { canvas } = context;
    const { t } = spoken();
    const { platform } = appOf(context);
    await userEvent.click(await canvas.findByRole('tab', { name: t('money.tabs.proof') }));
    await waitFor(() => expect(platform.navigation.entry().search).toBe('tab=proof'));
    await expect(await proofButton(canvas)).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: t('money.tabs.flows') }));
    await waitFor(() => expect(platform.navigation.entry().search).toBe(''));
    await expect(await canvas.findByText(t('money.accounts.title'))).toBeInTheDocument();
  },
};

export const ProofOk: Story = {
  tags: ['visual'],
  parameters: { app: at('proof') },
  play: async ({ canvas }) => {
    await userEvent.click(await proofButton(canvas));
    const { t, amount } = spoken();
    await expect(await canvas.findByText(t('money.proof.valid'))).toBeVisible();
    const leaf = t('money.proof.label', { amount: amount('2433.42', 'balance'), place: 3, leaves: 4 });
    await expect(canvas.getByText(plainSpaces(leaf))).toBeVisible();
  },
};

/** A cent is taken from a neighbour: the very check that held says where it breaks, and putting it back mends it. */
export const ProofCheated: Story = {
  tags: ['visual'],
  parameters: { app: at('proof') },
  play: async ({ canvas, canvasElement }) => {
    const { t, figure } = spoken();
    await userEvent.click(await proofButton(canvas));
    await userEvent.click(await canvas.findByRole('button', { name: t('money.proof.cheat') }));
    const less = t('money.proof.less', { what: t('money.proof.step') });
    const [first] = await canvas.findAllByRole('button', { name: less });
    await userEvent.click(first!);
    const status = () =>
      canvas
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(' ');
    await waitFor(() => expect(status()).toContain(t('money.proof.caught')));
    const adds = t('money.proof.addsUpTo', { amount: figure('19599.99') });
    // The climb may not have come to its end yet.
    await waitFor(() => expect(canvas.getByText(plainSpaces(adds))).toBeVisible());
    // The sum above it, and the total.
    await expect(canvasElement.querySelectorAll('[data-broken]')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: t('money.proof.putBack') }));
    await expect(await canvas.findByText(t('money.proof.valid'))).toBeVisible();
    await expect(canvasElement.querySelector('[data-broken]')).toBeNull();
  },
};

/** What was proved as a picture, which says that it is play money. */
export const ProofAsPicture: Story = {
  parameters: { app: at('proof') },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await userEvent.click(await proofButton(canvas));
    await userEvent.click(await canvas.findByRole('button', { name: t('money.seal.make') }));
    const title = (name: string) => name.startsWith(t('money.seal.title'));
    await expect(await canvas.findByRole('img', { name: title })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: t('money.seal.save') })).toBeEnabled());
  },
};

/** The root says less than the way adds up to. */
export const ProofBroken: Story = {
  parameters: {
    app: atProof(answers(moneyProof, aMoneyProof({ root: { ...aMoneyProof().root, sum: '19000.00' } }))),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await proofButton(canvas));
    const { t, amount } = spoken();
    const result = t('money.proof.wrongSum', {
      computed: amount('19600.00', 'exact'),
      told: amount('19000.00', 'exact'),
    });
    await expect(await canvas.findByText(plainSpaces(result))).toBeVisible();
  },
};

/** The proof is sound, and about less than the member has. */
export const ProofOfAnotherBalance: Story = {
  parameters: { app: atProof(answers(balance, aBalance({ available: '9418.60' }))) },
  play: async ({ canvas }) => {
    await userEvent.click(await proofButton(canvas));
    const { t, amount } = spoken();
    const result = t('money.proof.otherBalance', {
      proved: amount('2433.42', 'balance'),
      held: amount('9433.42', 'exact'),
    });
    await expect(await canvas.findByText(plainSpaces(result))).toBeVisible();
  },
};

/** A neighbour was changed: the way leads elsewhere. */
export const ProofTampered: Story = {
  parameters: {
    app: atProof(
      answers(
        moneyProof,
        aMoneyProof({ path: aMoneyProof().path.map(({ sum }) => ({ sum, hash: '03'.repeat(32) })) }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await proofButton(canvas));
    await expect(await canvas.findByText(spoken().t('money.proof.wrongHash'))).toBeVisible();
  },
};

export const ProofUnreachable: Story = {
  parameters: { app: atProof(cannotReach(moneyProof)) },
  play: async ({ canvas }) => {
    await userEvent.click(await proofButton(canvas));
    await expect(await proofButton(canvas)).toBeEnabled();
  },
};

export const LedgerSound: Story = {
  parameters: {
    app: atProof(
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
    await userEvent.click(await ledgerButton(canvas));
    const { t, amount } = spoken();
    const sound = t('money.ledger.sound', { count: 4821, sum: amount('0.00', 'exact') });
    await expect(await canvas.findByText(plainSpaces(sound))).toBeVisible();
  },
};

export const LedgerBroken: Story = {
  parameters: {
    app: atProof(
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
    await userEvent.click(await ledgerButton(canvas));
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
    const { t, format, amount } = spoken();
    const unbacked = t('money.deposits.unbacked', { amount: amount('-600.00', 'exact') });
    // Said at once, and again where the deposits are.
    await expect(await canvas.findAllByText(plainSpaces(unbacked))).toHaveLength(2);
    await expect(canvas.getAllByText(plainSpaces(format.percent(200)))[0]).toBeVisible();
  },
};

/** Nothing was booked yet. */
export const Empty: Story = {
  parameters: {
    app: {
      ...withAnswers(
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
      route: walletRoutes.money.href({ tab: 'days' }),
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(spoken().t('money.income.empty'))).not.toHaveLength(0);
  },
};

/** Where a payout came from: its entry, with the balance after it (H6). */
export const Account: Story = {
  tags: ['visual'],
  parameters: {
    app: {
      route: walletRoutes.money.href({ account: 'machine_revenue', productId: 'trommel', entryId: 4811 }),
      answers: [answers(moneyAccount, aMoneyAccount())],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(t('money.account.traced'))).toBeVisible();
    await expect(canvas.getByText(t('money.entry.machine_output'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('money.account.older') })).toBeInTheDocument();
  },
};

export const UnknownAccount: Story = {
  parameters: {
    app: { route: walletRoutes.money.href({ account: 'member_available' }) } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(spoken().t('money.account.unknown'))).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { app: { ...loaded, answers: [neverAnswers(moneyReport)] } satisfies AppParameters },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(spoken().t('common.loading'))).toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: { app: { ...loaded, answers: [refuses(moneyReport, 'internal')] } satisfies AppParameters },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: spoken().t('common.retry') })).toBeVisible();
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
    const { t, format } = spoken();
    const age = t('common.offlineAsOf', { time: format.dateTime(moment(KEPT_AT)) });
    await expect(await canvas.findByText(plainSpaces(age))).toBeVisible();
  },
};

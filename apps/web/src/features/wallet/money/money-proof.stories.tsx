import { ledgerCheck } from '@paydirt/contract/sandbox/world';
import { balance } from '@paydirt/contract/wallet/balance';
import { aBalance } from '@paydirt/contract/wallet/balance.examples';
import { moneyProof } from '@paydirt/contract/wallet/money';
import { aMoneyProof } from '@paydirt/contract/wallet/money.examples';
import { answers, cannotReach, refuses } from '@paydirt/testkit/fake-service';
import { plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { type AppParameters, appStory, type Canvas } from '../../../story-app.fixture.tsx';
import { MoneyScreen } from './money-screen.tsx';
import { walletRoutes } from '../../../routes/wallet.ts';
import { at, loaded, proofButton } from './money.fixture.ts';

const atProof = (...more: AppParameters['answers'] & object) =>
  ({ ...at('proof'), answers: [...loaded.answers, ...more] }) satisfies AppParameters;

const meta = {
  title: 'Screens/Where the money comes from',
  component: MoneyScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof MoneyScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const ledgerButton = (canvas: Canvas) =>
  canvas.findByRole('button', { name: spoken().t('money.ledger.check') });

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

/** A cent is taken from a neighbour: the same check says where the proof breaks, and putting it back repairs it. */
export const ProofCheated: Story = {
  tags: ['visual'],
  parameters: { app: at('proof') },
  play: async ({ canvas, canvasElement }) => {
    const { t, figure } = spoken();
    await userEvent.click(await proofButton(canvas));
    await userEvent.click(await canvas.findByRole('button', { name: t('common.tryToCheat') }));
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
    // The animation may not have ended yet.
    await waitFor(() => expect(canvas.getByText(plainSpaces(adds))).toBeVisible());
    // The change breaks the sum above it and the total.
    await expect(canvasElement.querySelectorAll('[data-broken]')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: t('money.proof.putBack') }));
    await expect(await canvas.findByText(t('money.proof.valid'))).toBeVisible();
    await expect(canvasElement.querySelector('[data-broken]')).toBeNull();
  },
};

/** One tap from the top of the page: the proof is checked, and cents can be changed. */
export const CheatAtOnce: Story = {
  play: async ({ canvas }) => {
    const { t } = spoken();
    await userEvent.click(await canvas.findByRole('link', { name: t('common.tryToCheat') }));
    const more = t('money.proof.more', { what: t('money.proof.leaf') });
    await userEvent.click(await canvas.findByRole('button', { name: more }));
    await expect(await canvas.findByText(new RegExp(`^${t('money.proof.caught')}`))).toBeVisible();
    // Putting the change back restores the original proof, also for a repeated check.
    await userEvent.click(canvas.getByRole('button', { name: t('money.proof.putBack') }));
    await userEvent.click(await canvas.findByRole('button', { name: t('money.proof.again') }));
    await expect(await canvas.findByText(t('money.proof.valid'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('common.tryToCheat') })).toBeVisible();
  },
};

/** A proof that could not be checked is announced. */
export const ProofNotChecked: Story = {
  parameters: { app: atProof(refuses(moneyProof, 'unavailable')) },
  play: async ({ canvas }) => {
    await userEvent.click(await proofButton(canvas));
    const { t } = spoken();
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(t('error.unavailable')));
  },
};

/** An invalid proof offers no attempt to cheat. */
export const NothingToCheatWith: Story = {
  parameters: {
    app: {
      ...atProof(answers(balance, aBalance({ available: '9418.60' }))),
      route: walletRoutes.money.href({ tab: 'proof', cheat: '1' }),
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByRole('button', { name: t('money.proof.again') })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('common.tryToCheat') })).toBeNull();
    await expect(canvas.queryByRole('button', { name: t('money.proof.putBack') })).toBeNull();
  },
};

/** The proof as a picture, which says that it is play money. */
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

/** The root is less than the sum of the path. */
export const ProofBroken: Story = {
  parameters: {
    app: atProof(answers(moneyProof, aMoneyProof({ root: { ...aMoneyProof().root, sum: '19000.00' } }))),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await proofButton(canvas));
    const { t, amount } = spoken();
    const result = t('money.proof.wrongSum', {
      computed: amount('19600.00', 'exact'),
      published: amount('19000.00', 'exact'),
    });
    await expect(await canvas.findByText(plainSpaces(result))).toBeVisible();
  },
};

/** The proof is valid, but for less than the member has. */
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

/** A neighbour was changed: the path leads to another root. */
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
        chain: { links: 4821, head: '7c'.repeat(32), sealed: 4600 },
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
        chain: { links: 4821, head: '7c'.repeat(32), sealed: 4600 },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await ledgerButton(canvas));
    await expect(await canvas.findByText(/postings_sum_to_zero/)).toBeVisible();
  },
};

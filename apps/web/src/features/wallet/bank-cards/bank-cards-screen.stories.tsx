import { bankCards, banks, deleteBankCard, modifyBankCard } from '@paydirt/contract/wallet/bank-card';
import { aBankCard, someBanks } from '@paydirt/contract/wallet/bank-card.examples';
import { answers, refuses } from '@paydirt/testkit/fake-service';
import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { standardStates } from '../../../standard-states.fixture.ts';
import { appOf, type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { BankCardsScreen } from './bank-cards-screen.tsx';
import { accountRoutes } from '../../../routes/account.ts';
import { walletRoutes } from '../../../routes/wallet.ts';

const LONG_NAME = 'Maria Magdalena von und zu Oberwaldmünchen-Schwarzenbergdorf, geborene Niederhausen';

const loaded = {
  route: walletRoutes.bankCards.href(),
  answers: [
    answers(bankCards, [
      aBankCard(),
      aBankCard({ id: 'bnk_2', payeeName: LONG_NAME, account: '1000000002MARAOKAFORLAGOSNIGERIA2026' }),
    ]),
    answers(banks, someBanks()),
    answers(modifyBankCard, aBankCard()),
    answers(deleteBankCard, null),
  ],
} satisfies AppParameters;
const binding = { ...loaded, route: walletRoutes.bankCards.href({ id: 'new' }) } satisfies AppParameters;

const meta = {
  title: 'Screens/Bank cards',
  component: BankCardsScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof BankCardsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function fillIn(canvasElement: HTMLElement) {
  const { t } = spoken();
  const canvas = within(canvasElement);
  await userEvent.selectOptions(await canvas.findByLabelText(t('destinations.bank.bank')), 'nugget');
  await userEvent.type(canvas.getByLabelText(t('destinations.bank.payeeName')), 'Mara Okafor');
  await userEvent.click(canvas.getByRole('button', { name: /1000000001/ }));
  await userEvent.click(canvas.getByRole('button', { name: /NUGT0TEST01/ }));
  await userEvent.click(canvas.getByRole('button', { name: t('destinations.bank.add') }));
}

/** One of them with a name of 80 characters and the longest account. */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1000000001')).toBeVisible();
    await expect(canvas.getByText(LONG_NAME)).toBeVisible();
  },
};

/** Nothing is chosen or filled in beforehand; test values are below the fields that they fill. */
export const Binding: Story = {
  tags: ['visual', 'form'],
  parameters: { app: binding },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByLabelText(t('destinations.bank.bank'))).toHaveValue('');
    await expect(canvas.getByText(t('destinations.testOnly')), 'test values only (H15)').toBeVisible();
    await expect(
      canvas.getByRole('heading', { name: t('destinations.bank.add'), level: 1 }),
    ).toBeInTheDocument();
    const wrongData = `1000000004 ${t('destinations.outcome.wrong_bank_data')}`;
    await expect(canvas.getByRole('button', { name: wrongData })).toBeVisible();
  },
};

export const ErrorsShown: Story = {
  parameters: { app: binding },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await userEvent.type(await canvas.findByLabelText(t('destinations.bank.account')), '1000 000001');
    await userEvent.type(canvas.getByLabelText(t('destinations.bank.ifsc')), 'NUGT1TEST01');
    await userEvent.click(canvas.getByRole('button', { name: t('destinations.bank.add') }));
    await expect(canvas.getAllByText(t('field.required'))).toHaveLength(2);
    await expect(canvas.getByText(t('field.letters_and_digits_only'))).toBeVisible();
    await expect(canvas.getByText(t('field.malformed'))).toBeVisible();
    await expect(canvas.getByLabelText(t('destinations.bank.bank'))).toHaveFocus();
  },
};

export const Binds: Story = {
  parameters: { app: binding },
  play: async (context) => {
    const { t } = spoken();
    await fillIn(context.canvasElement);
    await expect(
      await context.canvas.findByRole('heading', { name: t('destinations.title.bankCards'), level: 1 }),
    ).toBeInTheDocument();
    await expect(
      appOf(context)
        .services.requests()
        .find(({ call }) => call === modifyBankCard)?.input,
    ).toEqual({
      bankId: 'nugget',
      payeeName: 'Mara Okafor',
      account: '1000000001',
      ifsc: 'NUGT0TEST01',
    });
  },
};

/** Another member has it, who is not named; nothing typed is lost. */
export const BoundElsewhere: Story = {
  tags: ['visual'],
  parameters: {
    app: {
      ...binding,
      answers: [...binding.answers, refuses(modifyBankCard, 'bound_elsewhere')],
    } satisfies AppParameters,
  },
  play: async ({ canvas, canvasElement }) => {
    const { t } = spoken();
    await fillIn(canvasElement);
    await expect(await canvas.findByText(t('error.bound_elsewhere'))).toBeVisible();
    await expect(canvas.getByLabelText(t('destinations.bank.account'))).toHaveFocus();
    await expect(canvas.getByLabelText(t('destinations.bank.payeeName'))).toHaveValue('Mara Okafor');
  },
};

/** The form contains the card to change. */
export const Changes: Story = {
  parameters: {
    app: { ...loaded, route: walletRoutes.bankCards.href({ id: 'bnk_1' }) } satisfies AppParameters,
  },
  play: async (context) => {
    const { t } = spoken();
    const { canvas } = context;
    await expect(await canvas.findByLabelText(t('destinations.bank.payeeName'))).toHaveValue('Mara Okafor');
    await userEvent.click(canvas.getByRole('button', { name: t('destinations.bank.saveChange') }));
    await expect(
      await canvas.findByRole('heading', { name: t('destinations.title.bankCards'), level: 1 }),
    ).toBeInTheDocument();
    await expect(
      appOf(context)
        .services.requests()
        .find(({ call }) => call === modifyBankCard)?.input,
    ).toMatchObject({ id: 'bnk_1' });
  },
};

/** A member who was sent here without a card finds the form at once. */
export const FromAForm: Story = {
  parameters: {
    app: {
      ...loaded,
      route: walletRoutes.bankCards.href({ to: accountRoutes.me.href() }),
      answers: [...loaded.answers, answers(bankCards, [])],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByRole('button', { name: t('destinations.bank.add') })).toBeVisible();
  },
};

const states = standardStates(loaded, [bankCards]);

export const Loading: Story = states.loading;

export const Empty: Story = {
  parameters: { app: { ...loaded, answers: [answers(bankCards, [])] } satisfies AppParameters },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(t('destinations.bank.emptyTitle'))).toBeVisible();
  },
};

export const Failed: Story = states.failed;
export const Offline: Story = states.offline;

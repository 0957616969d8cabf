import { bankCards, banks, deleteBankCard, modifyBankCard } from '@paydirt/contract/calls/assets';
import { aBankCard, someBanks } from '@paydirt/contract/fixtures/destinations';
import { answers, cannotReach, neverAnswers, refuses } from '@paydirt/testkit/fake-service';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { href } from '../../platform/routes.ts';
import { appOf, type AppParameters, appStory } from '../../story-app.fixture.tsx';
import { BankCardsScreen } from './bank-cards-screen.tsx';

const LONG_NAME = 'Maria Magdalena von und zu Oberwaldmünchen-Schwarzenbergdorf, geborene Niederhausen';

const loaded = {
  route: href.bankCards(),
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
const binding = { ...loaded, route: href.bankCards({ id: 'new' }) } satisfies AppParameters;

const meta = {
  title: 'Screens/Bank cards',
  component: BankCardsScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof BankCardsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function fillIn(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.selectOptions(await canvas.findByLabelText('Bank'), 'nugget');
  await userEvent.type(canvas.getByLabelText('Payee name'), 'Mara Okafor');
  await userEvent.click(canvas.getByRole('button', { name: /1000000001/ }));
  await userEvent.click(canvas.getByRole('button', { name: /NUGT0TEST01/ }));
  await userEvent.click(canvas.getByRole('button', { name: 'Bind this bank card' }));
}

/** One of them with a name of 80 characters and the longest account. */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1000000001')).toBeVisible();
    await expect(canvas.getByText(LONG_NAME)).toBeVisible();
  },
};

/** Nothing is chosen or filled in beforehand; test values stand below what they fill in. */
export const Binding: Story = {
  tags: ['visual'],
  parameters: { app: binding },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Bank')).toHaveValue('');
    await expect(canvas.getByRole('heading', { name: 'Bind a bank card', level: 1 })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: /1000000004.*wrong bank data/ })).toBeVisible();
  },
};

export const ErrorsShown: Story = {
  parameters: { app: binding },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Account number'), '1000 000001');
    await userEvent.type(canvas.getByLabelText('IFSC'), 'NUGT1TEST01');
    await userEvent.click(canvas.getByRole('button', { name: 'Bind this bank card' }));
    await expect(canvas.getAllByText('Please fill this in.')).toHaveLength(2);
    await expect(canvas.getByText('Use letters and digits only, no spaces.')).toBeVisible();
    await expect(canvas.getByText('This is not in the expected form.')).toBeVisible();
    await expect(canvas.getByLabelText('Bank')).toHaveFocus();
  },
};

export const Binds: Story = {
  parameters: { app: binding },
  play: async (context) => {
    await fillIn(context.canvasElement);
    await expect(
      await context.canvas.findByRole('heading', { name: 'Bank cards', level: 1 }),
    ).toBeInTheDocument();
    await expect(
      appOf(context)
        .services.asked()
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
    await fillIn(canvasElement);
    await expect(await canvas.findByText(/already bound to another member/)).toBeVisible();
    await expect(canvas.getByLabelText('Account number')).toHaveFocus();
    await expect(canvas.getByLabelText('Payee name')).toHaveValue('Mara Okafor');
  },
};

/** The card that is changed stands in the form. */
export const Changes: Story = {
  parameters: { app: { ...loaded, route: href.bankCards({ id: 'bnk_1' }) } satisfies AppParameters },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByLabelText('Payee name')).toHaveValue('Mara Okafor');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the change' }));
    await expect(await canvas.findByText('Saved.')).toBeInTheDocument();
    await expect(
      appOf(context)
        .services.asked()
        .find(({ call }) => call === modifyBankCard)?.input,
    ).toMatchObject({ id: 'bnk_1' });
  },
};

/** Who was sent here without a card finds the form at once. */
export const FromAForm: Story = {
  parameters: {
    app: {
      ...loaded,
      route: href.bankCards({ to: href.me() }),
      answers: [...loaded.answers, answers(bankCards, [])],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Bind this bank card' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { app: { ...loaded, answers: [neverAnswers(bankCards)] } satisfies AppParameters },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: { app: { ...loaded, answers: [answers(bankCards, [])] } satisfies AppParameters },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Bind a bank card first/)).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { app: { ...loaded, answers: [refuses(bankCards, 'internal')] } satisfies AppParameters },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: {
    app: { ...loaded, online: false, answers: [cannotReach(bankCards)] } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You are offline' })).toBeVisible();
  },
};

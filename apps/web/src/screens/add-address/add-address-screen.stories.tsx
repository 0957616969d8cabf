import { createWalletAddress, walletAddresses } from '@paydirt/contract/calls/address';
import { aWalletAddress } from '@paydirt/contract/fixtures/destinations';
import { answers, cannotReach, refuses } from '@paydirt/testkit/fake-service';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { href } from '../../platform/routes.ts';
import { appOf, type AppParameters, appStory } from '../../story-app.fixture.tsx';
import { AddAddressScreen } from './add-address-screen.tsx';

const loaded = {
  route: href.addAddress(),
  answers: [answers(createWalletAddress, aWalletAddress()), answers(walletAddresses, [aWalletAddress()])],
} satisfies AppParameters;

const meta = {
  title: 'Screens/Add an address',
  component: AddAddressScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof AddAddressScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function fillIn(canvasElement: HTMLElement, chain = 'BEP20') {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('radio', { name: new RegExp(chain) }));
  await userEvent.click(canvas.getByRole('radio', { name: 'USDT' }));
  await userEvent.click(canvas.getByRole('button', { name: /test1stayspending/ }));
  await userEvent.type(canvas.getByLabelText('Label'), 'Savings');
  await userEvent.click(canvas.getByRole('button', { name: 'Save this address' }));
}

/** Nothing is chosen or filled in beforehand. */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Test values only/)).toBeVisible();
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await expect(canvas.getByLabelText('Address')).toHaveValue('');
  },
};

/** What is missing is said at each field: the chain first. */
export const ErrorsShown: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Address'), 'not an address');
    await userEvent.click(canvas.getByRole('button', { name: 'Save this address' }));
    await expect(canvas.getAllByText('Choose the chain first.').length).toBeGreaterThan(0);
    await expect(canvas.getAllByText('Please fill this in.')).toHaveLength(2);
    await expect(canvas.getByRole('radio', { name: /BEP20/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: /TRC20/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save this address' }));
    await expect(await canvas.findByText('This is not in the expected form.')).toBeVisible();
    await expect(canvas.getByLabelText('Address')).toHaveValue('not an address');
  },
};

/** A tapped test value fills the address in; the book follows. */
export const Saves: Story = {
  play: async (context) => {
    await fillIn(context.canvasElement, 'TRC20');
    await expect(await context.canvas.findByText('Saved.')).toBeInTheDocument();
    await expect(
      await context.canvas.findByRole('heading', { name: 'Addresses', level: 1 }),
    ).toBeInTheDocument();
    await expect(
      appOf(context)
        .services.asked()
        .find(({ call }) => call === createWalletAddress)?.input,
    ).toEqual({ chain: 'TRC20', currency: 'USDT', address: 'test1stayspending', label: 'Savings' });
  },
};

/** Another member has it, who is not named; nothing typed is lost. */
export const BoundElsewhere: Story = {
  parameters: {
    app: { ...loaded, answers: [refuses(createWalletAddress, 'bound_elsewhere')] } satisfies AppParameters,
  },
  play: async ({ canvas, canvasElement }) => {
    await fillIn(canvasElement, 'TRC20');
    await expect(await canvas.findByText(/already bound to another member/)).toBeVisible();
    await expect(canvas.getByLabelText('Address')).toHaveFocus();
    await expect(canvas.getByLabelText('Label')).toHaveValue('Savings');
  },
};

export const Failed: Story = {
  parameters: {
    app: { ...loaded, answers: [refuses(createWalletAddress, 'internal')] } satisfies AppParameters,
  },
  play: async ({ canvas, canvasElement }) => {
    await fillIn(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Nothing was changed/);
    await expect(canvas.getByLabelText('Address')).toHaveValue('test1stayspending');
  },
};

/** Without network nothing is sent, and nothing typed is lost. */
export const Offline: Story = {
  parameters: {
    app: { ...loaded, answers: [cannotReach(createWalletAddress)] } satisfies AppParameters,
  },
  play: async ({ canvas, canvasElement }) => {
    await fillIn(canvasElement);
    await expect(await canvas.findByText(/You are offline/)).toBeVisible();
    await expect(canvas.getByLabelText('Label')).toHaveValue('Savings');
  },
};

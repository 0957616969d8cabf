import { createWalletAddress, walletAddresses } from '@paydirt/contract/wallet/wallet-address';
import { aWalletAddress } from '@paydirt/contract/wallet/wallet-address.examples';
import { answers, cannotReach, refuses } from '@paydirt/testkit/fake-service';
import { plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { appOf, type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { AddAddressScreen } from './add-address-screen.tsx';
import { walletRoutes } from '../../../routes/wallet.ts';

const loaded = {
  route: walletRoutes.addAddress.href(),
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
  const { t } = spoken();
  await userEvent.click(await canvas.findByRole('radio', { name: new RegExp(chain) }));
  await userEvent.click(canvas.getByRole('button', { name: /test1stayspending/ }));
  await userEvent.type(canvas.getByLabelText(t('destinations.address.label')), 'Savings');
  await userEvent.click(canvas.getByRole('button', { name: t('destinations.address.save') }));
}

/** Nothing is chosen or filled in beforehand. */
export const Loaded: Story = {
  tags: ['visual', 'form'],
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(t('destinations.testOnly'))).toBeVisible();
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    // The only currency is stated, not offered as a choice.
    await expect(canvas.queryByRole('radio', { name: 'USDT' })).toBeNull();
    await expect(canvas.getByText('USDT')).toBeVisible();
    await expect(canvas.getByLabelText(t('destinations.address.address'))).toHaveValue('');
  },
};

/** Each empty field says that it is required: the chain first. */
export const ErrorsShown: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const { t } = spoken();
    await userEvent.type(await canvas.findByLabelText(t('destinations.address.address')), 'not an address');
    await userEvent.click(canvas.getByRole('button', { name: t('destinations.address.save') }));
    await expect(canvas.getAllByText(t('field.chain_required')).length).toBeGreaterThan(0);
    await expect(canvas.queryByText(t('field.required')), 'a label may be left out').toBeNull();
    await expect(canvas.getByRole('radio', { name: /BEP20/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: /TRC20/ }));
    await userEvent.click(canvas.getByRole('button', { name: t('destinations.address.save') }));
    await expect(await canvas.findByText(t('field.malformed'))).toBeVisible();
    await expect(canvas.getByLabelText(t('destinations.address.address'))).toHaveValue('not an address');
  },
};

/** A tapped test value fills in the address; the list of addresses is updated and announces it. */
export const Saves: Story = {
  play: async (context) => {
    const { t } = spoken();
    await fillIn(context.canvasElement, 'TRC20');
    await expect(
      await context.canvas.findByRole('heading', { name: t('destinations.title.addresses'), level: 1 }),
    ).toBeInTheDocument();
    await expect(appOf(context).platform.toasts.get()).toEqual([]);
    await expect(
      appOf(context)
        .services.requests()
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
    const { t } = spoken();
    await fillIn(canvasElement, 'TRC20');
    await expect(await canvas.findByText(t('error.bound_elsewhere'))).toBeVisible();
    await expect(canvas.getByLabelText(t('destinations.address.address'))).toHaveFocus();
    await expect(canvas.getByLabelText(t('destinations.address.label'))).toHaveValue('Savings');
  },
};

export const Failed: Story = {
  parameters: {
    app: { ...loaded, answers: [refuses(createWalletAddress, 'internal')] } satisfies AppParameters,
  },
  play: async ({ canvas, canvasElement }) => {
    const { t } = spoken();
    await fillIn(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(plainSpaces(t('error.internal')));
    await expect(canvas.getByLabelText(t('destinations.address.address'))).toHaveValue('test1stayspending');
  },
};

/** Without network nothing is sent, and nothing typed is lost. */
export const Offline: Story = {
  parameters: {
    app: { ...loaded, answers: [cannotReach(createWalletAddress)] } satisfies AppParameters,
  },
  play: async ({ canvas, canvasElement }) => {
    const { t } = spoken();
    await fillIn(canvasElement);
    await expect(await canvas.findByText(t('error.offline'))).toBeVisible();
    await expect(canvas.getByLabelText(t('destinations.address.label'))).toHaveValue('Savings');
  },
};

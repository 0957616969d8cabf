import { deleteWalletAddress, walletAddresses } from '@paydirt/contract/calls/address';
import { aWalletAddress, someWalletAddresses } from '@paydirt/contract/fixtures/destinations';
import { answers, cannotReach, neverAnswers, refuses } from '@paydirt/testkit/fake-service';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { href } from '../../platform/routes.ts';
import { appOf, type AppParameters, appStory } from '../../story-app.fixture.tsx';
import { AddressesScreen } from './addresses-screen.tsx';

const loaded = {
  route: href.addresses(),
  answers: [answers(walletAddresses, someWalletAddresses()), answers(deleteWalletAddress, null)],
} satisfies AppParameters;

const meta = {
  title: 'Screens/Address book',
  component: AddressesScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof AddressesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A long address is shown shortened, and copied whole. */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Hardware wallet in the drawer')).toBeVisible();
    await expect(canvas.getByText('TXYZabcdefghijk…yz1234')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add an address' })).toHaveAttribute(
      'href',
      '#/user/addAddress',
    );
  },
};

/** Deleting asks first, and says what becomes of withdrawals under way. */
export const Deletes: Story = {
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Savings' }));
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole('alertdialog', { name: 'Delete this?' }),
    );
    await expect(dialog.getByText(/Withdrawals under way still go there/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByText('Deleted.')).toBeInTheDocument();
    await expect(
      appOf(context)
        .services.asked()
        .find(({ call }) => call === deleteWalletAddress)?.input,
    ).toEqual({ id: 'wad_1' });
  },
};

/** Whoever was sent here by a form finds the way back to it. */
export const FromAForm: Story = {
  parameters: {
    app: {
      ...loaded,
      route: href.addresses({ to: href.product({ productId: 'trommel' }) }),
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Go on where you were' })).toBeVisible();
  },
};

/** A way back out of the app is none. */
export const FromElsewhere: Story = {
  parameters: {
    app: { ...loaded, route: href.addresses({ to: 'https://example.com/' }) } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Savings')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Go on where you were' })).toBeNull();
  },
};

export const LongNames: Story = {
  tags: ['visual'],
  parameters: {
    app: {
      ...loaded,
      answers: [
        answers(walletAddresses, [
          aWalletAddress({
            label: 'Donaudampfschifffahrtsgesellschaftskonto',
            address: '0x52908400098527886E0F7030069857D2E4169EE7',
          }),
          aWalletAddress({ id: 'wad_9', label: 'கையிருப்புக்கான என் சொந்த முகவரி இது', chain: 'TRC20' }),
        ]),
      ],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0x5290840009852…169EE7')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { app: { ...loaded, answers: [neverAnswers(walletAddresses)] } satisfies AppParameters },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  tags: ['visual'],
  parameters: { app: { ...loaded, answers: [answers(walletAddresses, [])] } satisfies AppParameters },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No address yet')).toBeVisible();
    await expect(canvas.getByText(/Please bind your address/)).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { app: { ...loaded, answers: [refuses(walletAddresses, 'internal')] } satisfies AppParameters },
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
      answers: [cannotReach(walletAddresses)],
      kept: [{ call: walletAddresses, input: {}, value: [aWalletAddress()] }],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You are offline. What you see is as of .*11:40/)).toBeVisible();
    await expect(canvas.getByText('Savings')).toBeVisible();
  },
};

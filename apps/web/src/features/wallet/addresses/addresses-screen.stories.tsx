import { deleteWalletAddress, walletAddresses } from '@paydirt/contract/wallet/wallet-address';
import { aWalletAddress, someWalletAddresses } from '@paydirt/contract/wallet/wallet-address.examples';
import { networkText } from '@paydirt/domain';
import { answers, refuses } from '@paydirt/testkit/fake-service';
import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { standardStates } from '../../../standard-states.fixture.ts';
import { appOf, type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { AddressesScreen } from './addresses-screen.tsx';
import { catalogueRoutes } from '../../../routes/catalogue.ts';
import { walletRoutes } from '../../../routes/wallet.ts';

const loaded = {
  route: walletRoutes.addresses.href(),
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
    await expect(
      canvas.getByRole('link', { name: spoken().t('destinations.title.addAddress') }),
    ).toHaveAttribute('href', '#/user/addAddress');
  },
};

/** An address without a label is shown once, below its network, and named by its delete button. */
export const WithoutALabel: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [answers(walletAddresses, [aWalletAddress({ label: '', address: 'test1succeedsatonce' })])],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('test1succeedsatonce')).toHaveLength(1);
    await expect(canvas.getByRole('heading', { name: networkText('BEP20') })).toBeVisible();
    await expect(
      canvas.getByRole('button', {
        name: spoken().t('destinations.deleteNamed', { name: 'test1succeedsatonce' }),
      }),
    ).toBeVisible();
  },
};

let isDeleted = false;

/** Deleting asks first, and explains the effect on withdrawals under way; then it is gone, without a message. */
export const Deletes: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [
        answers(walletAddresses, () =>
          someWalletAddresses().filter(({ id }) => !isDeleted || id !== 'wad_1'),
        ),
        {
          call: deleteWalletAddress,
          answer: (request) => {
            isDeleted = true;
            return answers(deleteWalletAddress, null).answer(request);
          },
        },
      ],
    } satisfies AppParameters,
  },
  beforeEach: () => {
    isDeleted = false;
  },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const { t } = spoken();
    const name = 'Savings';
    await userEvent.click(
      await canvas.findByRole('button', { name: t('destinations.deleteNamed', { name }) }),
    );
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole('alertdialog', {
        name: t('common.confirmDelete'),
      }),
    );
    await expect(dialog.getByText(t('destinations.address.deleteText', { name }))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: t('common.delete') }));
    await waitFor(() => expect(canvas.queryByRole('heading', { name })).toBeNull());
    await expect(appOf(context).platform.toasts.get()).toEqual([]);
    await expect(
      appOf(context)
        .services.requests()
        .find(({ call }) => call === deleteWalletAddress)?.input,
    ).toEqual({ id: 'wad_1' });
  },
};

/** An address that could not be deleted says why at its own card. */
export const NotDeleted: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [...loaded.answers, refuses(deleteWalletAddress, 'unavailable')],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const { t } = spoken();
    const name = 'Savings';
    await userEvent.click(
      await canvas.findByRole('button', { name: t('destinations.deleteNamed', { name }) }),
    );
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole('alertdialog', {
        name: t('common.confirmDelete'),
      }),
    );
    await userEvent.click(dialog.getByRole('button', { name: t('common.delete') }));
    const item = (await canvas.findByRole('heading', { name })).closest('li');
    await waitFor(() => expect(item).toHaveTextContent(t('error.unavailable')));
    await expect(appOf(context).platform.toasts.get()).toEqual([]);
  },
};

/** A member who was sent here by a form finds the way back to it. */
export const FromAForm: Story = {
  parameters: {
    app: {
      ...loaded,
      route: walletRoutes.addresses.href({ to: catalogueRoutes.product.href({ productId: 'trommel' }) }),
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const goOn = await canvas.findByRole('button', { name: spoken().t('destinations.goOn') });
    await expect(goOn).toBeVisible();
  },
};

/** A return address outside the app is ignored. */
export const FromElsewhere: Story = {
  parameters: {
    app: {
      ...loaded,
      route: walletRoutes.addresses.href({ to: 'https://example.com/' }),
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Savings')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: spoken().t('destinations.goOn') })).toBeNull();
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

const states = standardStates(loaded, [walletAddresses], {
  kept: [{ call: walletAddresses, input: {}, value: [aWalletAddress()] }],
});

export const Loading: Story = states.loading;

export const Empty: Story = {
  tags: ['visual'],
  parameters: { app: { ...loaded, answers: [answers(walletAddresses, [])] } satisfies AppParameters },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(t('destinations.address.emptyTitle'))).toBeVisible();
    await expect(canvas.getByText(t('destinations.address.emptyTitle'))).toBeVisible();
  },
};

export const Failed: Story = states.failed;

export const Offline: Story = {
  ...states.offline,
  play: async (context) => {
    await states.offline.play(context);
    await expect(context.canvas.getByText('Savings')).toBeVisible();
  },
};

import { deleteDeliveryAddress, deliveryAddresses } from '@paydirt/contract/goods/delivery-address';
import { aDeliveryAddress } from '@paydirt/contract/goods/delivery-address.examples';
import { answers } from '@paydirt/testkit/fake-service';
import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { standardStates } from '../../../standard-states.fixture.ts';
import { type AppParameters, appStory } from '../../../story-app.fixture.tsx';
import { DeliveryAddressesScreen } from './delivery-addresses-screen.tsx';
import { walletRoutes } from '../../../routes/wallet.ts';

const LONG_NAME = 'Maria Magdalena von und zu Oberwaldmünchen-Schwarzenbergdorf, geborene Niederhausen';

const loaded = {
  route: walletRoutes.deliveryAddresses.href(),
  answers: [
    answers(deliveryAddresses, [
      aDeliveryAddress(),
      aDeliveryAddress({
        id: 'adr_2',
        name: LONG_NAME,
        country: 'DE',
        lines: 'Goldgräberstraße 7\n00000 Teststadt',
      }),
    ]),
    answers(deleteDeliveryAddress, null),
  ],
} satisfies AppParameters;

const meta = {
  title: 'Screens/Delivery addresses',
  component: DeliveryAddressesScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof DeliveryAddressesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One of them with a name of 80 characters. */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(LONG_NAME)).toBeVisible();
    const change = spoken().t('destinations.changeNamed', { name: 'Mara Test' });
    await expect(canvas.getByRole('link', { name: change })).toHaveAttribute(
      'href',
      '#/user/CaddAddress?id=adr_1',
    );
  },
};

/** Deleting asks first, and can be cancelled. */
export const DeletionCancelled: Story = {
  play: async ({ canvas, canvasElement }) => {
    const { t } = spoken();
    const name = 'Mara Test';
    await userEvent.click(
      await canvas.findByRole('button', { name: t('destinations.deleteNamed', { name }) }),
    );
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole('alertdialog', {
        name: t('common.confirmDelete'),
      }),
    );
    await expect(dialog.getByText(t('destinations.delivery.deleteText', { name }))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: t('common.cancel') }));
    await expect(canvas.getByText('Mara Test')).toBeVisible();
  },
};

const states = standardStates(loaded, [deliveryAddresses]);

export const Loading: Story = states.loading;

export const Empty: Story = {
  parameters: { app: { ...loaded, answers: [answers(deliveryAddresses, [])] } satisfies AppParameters },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByText(t('destinations.delivery.emptyTitle'))).toBeVisible();
    await expect(canvas.getByText(t('destinations.delivery.emptyTitle'))).toBeVisible();
  },
};

export const Failed: Story = states.failed;
export const Offline: Story = states.offline;

import { deleteDeliveryAddress, deliveryAddresses } from '@paydirt/contract/calls/assets';
import { aDeliveryAddress } from '@paydirt/contract/fixtures/goods';
import { answers, cannotReach, neverAnswers, refuses } from '@paydirt/testkit/fake-service';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { href } from '../../platform/routes.ts';
import { type AppParameters, appStory } from '../../story-app.fixture.tsx';
import { DeliveryAddressesScreen } from './delivery-addresses-screen.tsx';

const LONG_NAME = 'Maria Magdalena von und zu Oberwaldmünchen-Schwarzenbergdorf, geborene Niederhausen';

const loaded = {
  route: href.deliveryAddresses(),
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
    await expect(canvas.getByRole('link', { name: 'Change Mara Test' })).toHaveAttribute(
      'href',
      '#/user/CaddAddress?id=adr_1',
    );
  },
};

/** Deleting asks first, and can be thought over. */
export const DeletionCancelled: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Mara Test' }));
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole('alertdialog', { name: 'Delete this?' }),
    );
    await expect(dialog.getByText(/What you have ordered still goes there/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.queryByText('Deleted.')).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { app: { ...loaded, answers: [neverAnswers(deliveryAddresses)] } satisfies AppParameters },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: { app: { ...loaded, answers: [answers(deliveryAddresses, [])] } satisfies AppParameters },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No delivery address yet')).toBeVisible();
    await expect(canvas.getByText(/Please add an address/)).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: {
    app: { ...loaded, answers: [refuses(deliveryAddresses, 'internal')] } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: {
    app: { ...loaded, online: false, answers: [cannotReach(deliveryAddresses)] } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You are offline' })).toBeVisible();
  },
};

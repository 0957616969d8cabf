import {
  createDeliveryAddress,
  deliveryAddresses,
  updateDeliveryAddress,
} from '@paydirt/contract/calls/assets';
import { aDeliveryAddress } from '@paydirt/contract/fixtures/goods';
import { answers, neverAnswers, refuses } from '@paydirt/testkit/fake-service';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { href } from '../../platform/routes.ts';
import { appOf, type AppParameters, appStory } from '../../story-app.fixture.tsx';
import { AddDeliveryAddressScreen } from './add-delivery-address-screen.tsx';

const loaded = {
  route: href.addDeliveryAddress(),
  answers: [
    answers(deliveryAddresses, [aDeliveryAddress()]),
    answers(createDeliveryAddress, aDeliveryAddress({ id: 'adr_2' })),
    answers(updateDeliveryAddress, aDeliveryAddress()),
  ],
} satisfies AppParameters;
const changing = { ...loaded, route: href.addDeliveryAddress({ id: 'adr_1' }) } satisfies AppParameters;

const meta = {
  title: 'Screens/Add a delivery address',
  component: AddDeliveryAddressScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof AddDeliveryAddressScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Empty, with an invented address to tap. */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /An invented address/ })).toBeVisible();
    await expect(canvas.getByLabelText('Name')).toHaveValue('');
  },
};

export const ErrorsShown: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save this address' }));
    await expect(canvas.getAllByText('Please fill this in.')).toHaveLength(4);
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
  },
};

/** The tapped address is saved as it stands. */
export const Saves: Story = {
  play: async (context) => {
    const { canvas } = context;
    await userEvent.click(await canvas.findByRole('button', { name: /An invented address/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save this address' }));
    await expect(
      await canvas.findByRole('heading', { name: 'Delivery addresses', level: 1 }),
    ).toBeInTheDocument();
    await expect(
      appOf(context)
        .services.asked()
        .find(({ call }) => call === createDeliveryAddress)?.input,
    ).toMatchObject({ name: 'Ida Test', country: 'US' });
  },
};

/** The address that is changed stands in the form. */
export const Changes: Story = {
  parameters: { app: changing },
  play: async (context) => {
    const { canvas } = context;
    const name = await canvas.findByLabelText('Name');
    await expect(name).toHaveValue('Mara Test');
    await expect(
      canvas.getByRole('heading', { name: 'Change the delivery address', level: 1 }),
    ).toBeInTheDocument();
    await userEvent.clear(name);
    await userEvent.type(name, 'Mara Okafor');
    await userEvent.click(canvas.getByRole('button', { name: 'Save this address' }));
    await expect(await canvas.findByText('Saved.')).toBeInTheDocument();
    await expect(
      appOf(context)
        .services.asked()
        .find(({ call }) => call === updateDeliveryAddress)?.input,
    ).toMatchObject({ id: 'adr_1', name: 'Mara Okafor' });
  },
};

/** An address that is gone cannot be changed, and the screen says so. */
export const Unknown: Story = {
  parameters: {
    app: { ...loaded, route: href.addDeliveryAddress({ id: 'adr_9' }) } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This does not exist, or no longer.')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { app: { ...changing, answers: [neverAnswers(deliveryAddresses)] } satisfies AppParameters },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: {
    app: { ...loaded, answers: [refuses(createDeliveryAddress, 'internal')] } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /An invented address/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save this address' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Nothing was changed/);
    await expect(canvas.getByLabelText('Name')).toHaveValue('Ida Test');
  },
};

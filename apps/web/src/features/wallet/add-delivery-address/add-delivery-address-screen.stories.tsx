import { countries } from '@paydirt/contract/account/session';
import { someCountries } from '@paydirt/contract/account/session.examples';
import {
  createDeliveryAddress,
  deliveryAddresses,
  deliveryRegions,
  updateDeliveryAddress,
} from '@paydirt/contract/goods/delivery-address';
import { aDeliveryAddress, someRegions } from '@paydirt/contract/goods/delivery-address.examples';
import { answers, refuses } from '@paydirt/testkit/fake-service';
import { plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { standardStates } from '../../../standard-states.fixture.ts';
import { appOf, type AppParameters, appStory, findSheet } from '../../../story-app.fixture.tsx';
import { countryNames } from '../../../platform/language/country-name.ts';
import { AddDeliveryAddressScreen } from './add-delivery-address-screen.tsx';
import { walletRoutes } from '../../../routes/wallet.ts';

const loaded = {
  route: walletRoutes.addDeliveryAddress.href(),
  answers: [
    answers(countries, someCountries()),
    answers(deliveryRegions, someRegions()),
    answers(deliveryAddresses, [aDeliveryAddress()]),
    answers(createDeliveryAddress, aDeliveryAddress({ id: 'adr_2' })),
    answers(updateDeliveryAddress, aDeliveryAddress()),
  ],
} satisfies AppParameters;
const changing = {
  ...loaded,
  route: walletRoutes.addDeliveryAddress.href({ id: 'adr_1' }),
} satisfies AppParameters;

const meta = {
  title: 'Screens/Add a delivery address',
  component: AddDeliveryAddressScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof AddDeliveryAddressScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const ofInvented = (name: string) => name.includes(spoken().t('destinations.delivery.invented'));

/** Empty, with an invented address to tap. */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(await canvas.findByRole('button', { name: ofInvented })).toBeVisible();
    await expect(canvas.getByText(t('products.detail.deliveryTest')), 'test values only (H15)').toBeVisible();
    await expect(canvas.getByLabelText(t('products.detail.deliveryName'))).toHaveValue('');
  },
};

export const ErrorsShown: Story = {
  play: async ({ canvas }) => {
    const { t } = spoken();
    await userEvent.click(await canvas.findByRole('button', { name: t('products.detail.deliverySave') }));
    await expect(canvas.getAllByText(t('field.required'))).toHaveLength(4);
    await expect(canvas.getByLabelText(t('products.detail.deliveryName'))).toHaveFocus();
  },
};

/** The tapped address is saved unchanged. */
export const Saves: Story = {
  play: async (context) => {
    const { canvas } = context;
    const { t } = spoken();
    await userEvent.click(await canvas.findByRole('button', { name: ofInvented }));
    await userEvent.click(canvas.getByRole('button', { name: t('products.detail.deliverySave') }));
    await expect(
      await canvas.findByRole('heading', { name: t('destinations.title.deliveryAddresses'), level: 1 }),
    ).toBeInTheDocument();
    await expect(
      appOf(context)
        .services.requests()
        .find(({ call }) => call === createDeliveryAddress)?.input,
    ).toMatchObject({ name: 'Ida Test', country: 'US' });
  },
};

const columnOf = async (label: string) => within(await screen.findByRole('listbox', { name: label }));

/** Country, region and town are chosen in linked columns and written into the address, where they can be changed. */
export const PlaceChosen: Story = {
  play: async ({ canvas }) => {
    const { t, locale } = spoken();
    const lines = await canvas.findByLabelText(t('products.detail.deliveryLines'));
    await userEvent.type(lines, '12 Assay Street');
    await userEvent.click(canvas.getByRole('button', { name: t('destinations.delivery.place') }));
    const sheet = await findSheet(t('destinations.delivery.place'));
    const done = await sheet.findByRole('button', { name: t('common.done') });
    await expect(done).toBeDisabled();
    await expect(sheet.getByText(t('destinations.delivery.countryFirst'))).toBeVisible();
    const country = await columnOf(t('products.detail.deliveryCountry'));
    await userEvent.click(country.getByRole('option', { name: countryNames(locale)('US') }));
    const region = await columnOf(t('destinations.delivery.region'));
    await userEvent.click(region.getByRole('option', { name: 'Nevada' }));
    const town = await columnOf(t('destinations.delivery.town'));
    await expect(town.queryByRole('option', { name: 'Sacramento' })).toBeNull();
    await userEvent.click(town.getByRole('option', { name: 'Carson City' }));
    await userEvent.click(done);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(lines).toHaveValue('12 Assay Street\nCarson City, Nevada');
    await expect(canvas.getByLabelText(t('products.detail.deliveryCountry'))).toHaveValue('US');
  },
};

/** A place that is not listed is typed: its region takes no town, and no line is written. */
export const PlaceNotListed: Story = {
  parameters: { app: changing },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await userEvent.click(await canvas.findByRole('button', { name: t('destinations.delivery.place') }));
    const sheet = await findSheet(t('destinations.delivery.place'));
    const region = await columnOf(t('destinations.delivery.region'));
    await userEvent.click(region.getByRole('option', { name: t('destinations.delivery.notListed') }));
    await expect(sheet.getAllByRole('listbox')).toHaveLength(2);
    await userEvent.click(sheet.getByRole('button', { name: t('common.done') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByLabelText(t('products.detail.deliveryLines'))).toHaveValue(
      aDeliveryAddress().lines,
    );
  },
};

/** A place that was written earlier, here in an address saved before, is replaced. */
export const PlaceReplaced: Story = {
  parameters: {
    app: {
      ...changing,
      answers: [
        ...loaded.answers,
        answers(deliveryAddresses, [aDeliveryAddress({ lines: '12 Assay Street\nCarson City, Nevada' })]),
      ],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await userEvent.click(await canvas.findByRole('button', { name: t('destinations.delivery.place') }));
    const sheet = await findSheet(t('destinations.delivery.place'));
    const region = await columnOf(t('destinations.delivery.region'));
    await userEvent.click(region.getByRole('option', { name: 'California' }));
    const town = await columnOf(t('destinations.delivery.town'));
    await userEvent.click(town.getByRole('option', { name: 'Sacramento' }));
    await userEvent.click(sheet.getByRole('button', { name: t('common.done') }));
    await waitFor(() =>
      expect(canvas.getByLabelText(t('products.detail.deliveryLines'))).toHaveValue(
        '12 Assay Street\nSacramento, California',
      ),
    );
  },
};

/** The form contains the address to change. */
export const Changes: Story = {
  parameters: { app: changing },
  play: async (context) => {
    const { canvas } = context;
    const { t } = spoken();
    const name = await canvas.findByLabelText(t('products.detail.deliveryName'));
    await expect(name).toHaveValue('Mara Test');
    await expect(
      canvas.getByRole('heading', { name: t('destinations.delivery.changeTitle'), level: 1 }),
    ).toBeInTheDocument();
    await userEvent.clear(name);
    await userEvent.type(name, 'Mara Okafor');
    await userEvent.click(canvas.getByRole('button', { name: t('products.detail.deliverySave') }));
    await expect(
      await canvas.findByRole('heading', { name: t('destinations.title.deliveryAddresses'), level: 1 }),
    ).toBeInTheDocument();
    await expect(
      appOf(context)
        .services.requests()
        .find(({ call }) => call === updateDeliveryAddress)?.input,
    ).toMatchObject({ id: 'adr_1', name: 'Mara Okafor' });
  },
};

/** An address that is gone cannot be changed, and the screen says so. */
export const Unknown: Story = {
  parameters: {
    app: { ...loaded, route: walletRoutes.addDeliveryAddress.href({ id: 'adr_9' }) } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(spoken().t('error.not_found'))).toBeVisible();
  },
};

const states = standardStates(changing, [deliveryAddresses]);

export const Loading: Story = states.loading;
export const LoadFailed: Story = states.failed;
export const Offline: Story = states.offline;

export const Failed: Story = {
  parameters: {
    app: { ...loaded, answers: [refuses(createDeliveryAddress, 'internal')] } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    await userEvent.click(await canvas.findByRole('button', { name: ofInvented }));
    await userEvent.click(canvas.getByRole('button', { name: t('products.detail.deliverySave') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(plainSpaces(t('error.internal')));
    await expect(canvas.getByLabelText(t('products.detail.deliveryName'))).toHaveValue('Ida Test');
  },
};

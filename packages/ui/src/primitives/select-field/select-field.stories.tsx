import { inLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { typedInto } from '../field/typed-field.fixture.tsx';
import { SelectField } from './select-field.tsx';

const meta = {
  title: 'Primitives/SelectField',
  tags: ['autodocs'],
  component: SelectField,
  args: {
    value: '',
    onValueChange: fn(),
    ...inLanguage(({ t, locale }) => {
      const names = new Intl.DisplayNames(locale, { type: 'region' });
      return {
        label: t('products.detail.deliveryCountry'),
        placeholder: t('products.detail.deliveryCountryChoose'),
        options: ['DE', 'IN', 'NG', 'TR'].map((value) => ({ value, label: names.of(value) ?? value })),
      };
    }),
  },
  render: typedInto(SelectField),
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is preselected (H16). */
export const Empty: Story = {
  name: 'Select or dropdown, empty',
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: args.label });
    await expect(select).toHaveDisplayValue(args.placeholder);
  },
};

/** Reached by Tab, selected with the device's own picker. */
export const Choosing: Story = {
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: args.label });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'IN');
    await expect(args.onValueChange).toHaveBeenCalledWith('IN');
    await expect(select).toHaveDisplayValue(args.options[1]!.label);
  },
};

export const Chosen: Story = { tags: ['visual'], args: { value: 'DE' } };

export const Failed: Story = {
  args: inLanguage(({ t }) => ({ error: t('field.required') })),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(args.error);
  },
};

export const Disabled: Story = { args: { value: 'NG', disabled: true } };

/** A long name is truncated with an ellipsis, clear of the arrow; the list shows it in full. */
export const LongOption: Story = {
  args: {
    value: 'long',
    options: [
      { value: 'long', label: 'Genossenschaftsbank für Goldwäscherinnen und Goldwäscher am Oberrhein eG' },
    ],
    ...inLanguage(({ t }) => ({ label: t('destinations.bank.bank') })),
  },
};

/** More than can be seen at once, in a familiar order. */
export const ManyOptions: Story = {
  name: 'Do: fold what is many',
  tags: ['do'],
  args: inLanguage(({ locale }) => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    const options = ['BR', 'DE', 'ES', 'FR', 'ID', 'IN', 'KE', 'NG', 'TR', 'US'].map((value) => ({
      value,
      label: names.of(value) ?? value,
    }));
    return { options: options.toSorted((a, b) => a.label.localeCompare(b.label, locale)) };
  }),
};

/** It takes two presses, where visible options would take one: use a `Choice`. */
export const FewFolded: Story = {
  name: "Don't: fold two options",
  tags: ['dont'],
  args: inLanguage(({ t }) => ({
    label: t('products.detail.agreement'),
    placeholder: t('products.detail.agreementOpen'),
    options: [
      { value: 'agree', label: t('products.detail.agree') },
      { value: 'disagree', label: t('products.detail.disagree') },
    ],
  })),
};

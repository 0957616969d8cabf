import { decimalMarkOf } from '@paydirt/domain';
import { inLanguage, spoken, type StoryLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/index.ts';
import { AmountField } from './index.ts';
import { typedInto } from './typed-field.fixture.tsx';

/** A figure as the field accepts it: with the language's decimal separator and no grouping. */
const asTyped = (decimal: string, locale = spoken().locale) => decimal.replace('.', decimalMarkOf(locale));

const limitsIn = ({ t, amount }: StoryLanguage) =>
  t('withdraw.form.limits', { minimum: amount('10.00', 'price'), maximum: amount('2418.60') });

const meta = {
  title: 'Patterns/AmountField',
  tags: ['autodocs'],
  component: AmountField,
  args: {
    unit: 'USDT',
    value: '',
    onValueChange: fn(),
    ...inLanguage(({ t, locale }) => ({ label: t('withdraw.form.amount'), locale })),
  },
  render: typedInto(AmountField),
} satisfies Meta<typeof AmountField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The limits are shown before the first keystroke (H8). */
export const Empty: Story = {
  args: inLanguage((language) => ({ hint: limitsIn(language) })),
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: args.label });
    await expect(input).toHaveAccessibleDescription(`USDT ${limitsIn(spoken())}`);
    await expect(input).toHaveAttribute('inputmode', 'decimal');
  },
};

/** Letters and a third decimal never appear; leading zeros are removed. */
export const Typing: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('0012a.345');
    await expect(canvas.getByRole('textbox')).toHaveValue(asTyped('12.34'));
  },
};

/** A rejected character leaves the caret in place, so that the next digit is typed there. */
export const TypedIntoTheMiddle: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '1500');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}x2');
    await expect(input).toHaveValue('15200');
  },
};

/** Unit and spaces around a pasted figure are removed, and its decimal separator becomes that of the language. */
export const Pasted: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste(' 500,50 USDT ');
    await expect(input).toHaveValue(asTyped('500.50'));
  },
};

/** Where a comma is the decimal separator, a point is taken as one. */
export const DecimalComma: Story = {
  globals: { locale: 'de-DE' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '12.5');
    await expect(input).toHaveValue('12,5');
  },
};

/** A pasted figure that is ambiguous by a factor of a thousand is left unchanged, and an error explains why. */
export const Grouped: Story = {
  args: inLanguage(({ t }) => ({ error: t('field.grouping') })),
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('1,234.50');
    await expect(input).toHaveValue('1,234.50');
    await expect(input).toHaveAccessibleDescription(`USDT ${args.error}`);
  },
};

/** As on the withdrawal screen: the balance above, the limits below, and a button that fills in the whole balance. */
export const WithAll: Story = {
  tags: ['visual'],
  args: inLanguage((language) => ({
    value: asTyped('120.00', language.locale),
    aside: (
      <span className="tabular text-ink-2">
        {language.t('withdraw.form.availableAmount', { amount: language.amount('2418.60') })}
      </span>
    ),
    hint: limitsIn(language),
    trailing: (
      <Button variant="quiet" size="sm">
        {language.t('withdraw.form.all')}
      </Button>
    ),
  })),
};

export const Invalid: Story = {
  args: inLanguage(({ t, amount }) => ({
    value: '9000',
    error: t('withdraw.form.aboveBalance', { available: amount('2418.60') }),
  })),
};

/** Zero is a valid amount, but too small. */
export const Zero: Story = {
  args: { value: '0', ...inLanguage(({ t }) => ({ error: t('field.not_positive') })) },
};

/** Fifteen digits: the unit makes room, and no digit is cut off. */
export const FifteenDigits: Story = {
  args: inLanguage(({ t, locale }) => ({
    value: asTyped('123456789012345.67', locale),
    trailing: (
      <Button variant="quiet" size="sm">
        {t('withdraw.form.all')}
      </Button>
    ),
  })),
};

/** With large text, a long word on the button moves below the unit rather than past the edge. */
export const LongTamil: Story = {
  globals: { locale: 'ta-IN' },
  args: inLanguage(({ t, amount }) => ({
    value: '5000',
    aside: (
      <span className="tabular text-ink-2">
        {t('withdraw.form.availableAmount', { amount: amount('2418.60') })}
      </span>
    ),
    trailing: (
      <Button variant="quiet" size="sm">
        {t('exchange.all')}
      </Button>
    ),
  })),
};

export const Disabled: Story = {
  args: { disabled: true, ...inLanguage(({ locale }) => ({ value: asTyped('120.00', locale) })) },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/index.ts';
import { AmountField } from './index.ts';

const meta = {
  title: 'Components/Fields/AmountField',
  tags: ['autodocs'],
  component: AmountField,
  args: { label: 'Amount', locale: 'en-US', unit: 'USDT', value: '', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <AmountField
        {...args}
        value={value}
        onValueChange={(next) => {
          args.onValueChange(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof AmountField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Letters and a third decimal do not appear at all. */
export const Typing: Story = {
  args: { hint: 'At least 1.00 USDT. Fee 5 %. Arrives within 30 minutes.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.type(input, '0012a.345');
    await expect(input).toHaveValue('12.34');
    await expect(input).toHaveAccessibleDescription(/USDT.*At least/);
  },
};

export const Pasted: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste(' 500,50 USDT ');
    await expect(input).toHaveValue('500.50');
  },
};

export const DecimalComma: Story = {
  globals: { locale: 'de-DE' },
  args: { locale: 'de-DE', label: 'Betrag' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '12.5');
    await expect(input).toHaveValue('12,5');
  },
};

export const WithAll: Story = {
  tags: ['visual'],
  args: {
    value: '120.00',
    trailing: (
      <Button variant="quiet" size="sm">
        All
      </Button>
    ),
  },
};

export const Invalid: Story = {
  args: { value: '9000', error: 'This is more than your available balance of 2,418.60 USDT.' },
};

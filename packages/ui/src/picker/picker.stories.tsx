import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { PickerSheet } from '../picker-sheet/index.ts';
import { Picker } from './index.ts';

const chains: Record<string, string[]> = { BEP20: ['USDT', 'USDC'], TRC20: ['USDT'], ERC20: ['USDT', 'DAI'] };

function columnsOf(chain: string | null, currency: string | null) {
  const item = (value: string) => ({ value, text: value });
  return [
    { label: 'Chain', items: Object.keys(chains).map(item), value: chain },
    { label: 'Currency', items: (chains[chain ?? ''] ?? []).map(item), value: currency },
  ];
}

const meta = {
  title: 'Components/Controls/Picker',
  tags: ['autodocs'],
  component: Picker,
  args: { columns: columnsOf('BEP20', 'USDT'), onValueChange: fn() },
  render: function Render(args) {
    const [[chain, currency], choose] = useState<[string | null, string | null]>(['BEP20', 'USDT']);
    return (
      <Picker
        {...args}
        columns={columnsOf(chain, currency)}
        onValueChange={(column, value) => choose(column === 0 ? [value, null] : [chain, value])}
      />
    );
  },
} satisfies Meta<typeof Picker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The second column follows the first; keys move in a column, Tab between them. */
export const Linked: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('listbox', { name: 'Chain' })).toHaveFocus();
    await userEvent.keyboard('e');
    await expect(canvas.getByRole('option', { name: 'ERC20' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{End}');
    await expect(canvas.getByRole('option', { name: 'DAI' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('option', { name: 'BEP20' }));
    await expect(canvas.getByRole('option', { name: 'USDC' })).toHaveAttribute('aria-selected', 'false');
  },
};

export const Single: Story = {
  render: () => (
    <Picker
      columns={[
        {
          label: 'Month',
          value: 'm3',
          items: Array.from({ length: 12 }, (_, month) => ({
            value: `m${month}`,
            text: `Month ${month + 1}`,
          })),
        },
      ]}
      onValueChange={() => undefined}
    />
  ),
};

export const InSheet: Story = {
  render: () => (
    <PickerSheet
      open
      onOpenChange={() => undefined}
      title="Chain and currency"
      closeLabel="Close"
      columns={columnsOf('BEP20', 'USDT')}
      onValueChange={() => undefined}
      confirmLabel="Use BEP20, USDT"
      onConfirm={() => undefined}
    />
  ),
};

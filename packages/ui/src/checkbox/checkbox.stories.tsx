import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox } from './index.ts';

const meta = {
  title: 'Components/Controls/Checkbox',
  tags: ['autodocs'],
  component: Checkbox,
  args: { checked: false, onCheckedChange: fn(), label: 'Hide my balance on this phone' },
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
  render: function Render(args) {
    const [checked, setChecked] = useState(args.checked);
    return <Checkbox {...args} checked={checked} onCheckedChange={setChecked} />;
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Hide my balance on this phone' });
    await userEvent.click(canvas.getByText(/Hide my balance/));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};

export const Checked: Story = { tags: ['visual', 'forced-colours'], args: { checked: true } };

export const Disabled: Story = { args: { disabled: true } };

export const Invalid: Story = {
  args: { label: 'I have read the lease agreement', error: 'Read the agreement and tick this to go on.' },
};

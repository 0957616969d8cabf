import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Choice } from './index.ts';

const meta = {
  title: 'Components/Controls/Choice',
  tags: ['autodocs'],
  component: Choice,
  args: {
    legend: 'Do you agree to the lease agreement?',
    options: [
      { value: 'disagree', label: 'Disagree', text: 'Nothing happens, nothing is charged.' },
      { value: 'agree', label: 'Agree', text: 'You can return the lease in full within 24 hours.' },
    ],
    value: null,
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <Choice {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof Choice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Neither is chosen at first; arrows move the choice. */
export const Unchosen: Story = {
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /^Agree/ })).toBeChecked();
  },
};

export const Chosen: Story = { tags: ['visual', 'forced-colours'], args: { value: 'agree' } };

/** Both the same size. */
export const Beside: Story = {
  args: {
    layout: 'beside',
    options: [
      { value: 'disagree', label: 'Disagree' },
      { value: 'agree', label: 'Agree' },
    ],
  },
  play: async ({ canvas }) => {
    const [one, other] = canvas
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.getBoundingClientRect());
    await expect(one?.width).toBe(other?.width);
    await expect(one?.height).toBe(other?.height);
  },
};

export const Invalid: Story = { args: { error: 'Choose one to go on.' } };

export const WithDisabled: Story = {
  args: {
    legend: 'Pay out to',
    options: [
      { value: 'usdt', label: 'USDT address', text: 'Arrives within 30 minutes' },
      { value: 'bank', label: 'Bank card', text: 'Bind a bank card first', disabled: true },
    ],
  },
};

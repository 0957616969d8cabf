import { addMs, epochMs, type EpochMs } from '@paydirt/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { ClockProvider } from '../ticker/index.ts';
import { CodeField } from './index.ts';

const NOON = epochMs(Date.UTC(2026, 10, 21, 12));
let now: EpochMs = NOON;
const readNow = () => now;

const meta = {
  title: 'Components/Fields/CodeField',
  tags: ['autodocs'],
  component: CodeField,
  args: {
    label: 'Code',
    value: '',
    onValueChange: fn(),
    onSend: fn(),
    sendLabel: 'Send code',
    formatWait: (seconds) => `Again in ${seconds} s`,
  },
  beforeEach: () => {
    now = NOON;
  },
  decorators: [
    (Story) => (
      <ClockProvider now={readNow}>
        <div className="p-4">
          <Story />
        </div>
      </ClockProvider>
    ),
  ],
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <CodeField {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Digits only, six of them; a double tap asks once. */
export const Ready: Story = {
  tags: ['visual'],
  play: async ({ args, canvas }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send code' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
    const input = canvas.getByRole('textbox', { name: 'Code' });
    await userEvent.type(input, '12 34a5678');
    await expect(input).toHaveValue('123456');
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
  },
};

/** Counts down on the service's clock, and opens by itself at its end. */
export const Waiting: Story = {
  args: { resendAt: addMs(NOON, 42_000), sendLabel: 'Send again', hint: 'Sent. Look in the test outbox.' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveTextContent('Again in 42 s');
    await userEvent.click(button);
    await expect(args.onSend).not.toHaveBeenCalled();
    now = addMs(NOON, 42_000);
    window.dispatchEvent(new Event('pageshow'));
    await expect(await canvas.findByRole('button', { name: 'Send again' })).toHaveFocus();
  },
};

export const Sending: Story = { args: { sending: true } };

export const Invalid: Story = {
  args: { value: '123456', error: 'This code is not the one we sent. 4 tries left.' },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { TextArea, TextField } from './index.ts';

const meta = {
  title: 'Components/Fields/TextField',
  tags: ['autodocs'],
  component: TextField,
  args: { label: 'E-mail', type: 'email', autoComplete: 'email', value: '', onValueChange: fn() },
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
      <TextField
        {...args}
        value={value}
        onValueChange={(next) => {
          args.onValueChange(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const input = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(input).toHaveFocus();
    await userEvent.keyboard('mara@example.test');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('mara@example.test');
    await expect(Number.parseFloat(getComputedStyle(input).fontSize)).toBeGreaterThanOrEqual(16);
  },
};

export const Filled: Story = { args: { value: 'mara@example.test' } };

export const WithHint: Story = {
  args: { hint: 'Codes go to the test outbox, not to this address.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/test outbox/);
  },
};

/** The hint stays: it often holds what the error asks for. */
export const Invalid: Story = {
  tags: ['visual', 'forced-colours'],
  args: {
    value: 'mara@',
    hint: 'Codes go to the test outbox.',
    error: 'Enter an address like name@example.com.',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/outbox.*Enter an address/);
  },
};

export const Disabled: Story = { args: { value: 'mara@example.test', disabled: true } };

export const LongGerman: Story = {
  globals: { locale: 'de-DE' },
  args: {
    label: 'E-Mail-Adresse für Bestätigungscodes',
    error: 'Geben Sie eine E-Mail-Adresse ein, die so aussieht: name@beispiel.de.',
  },
};

export const Tamil: Story = {
  globals: { locale: 'ta-IN' },
  args: { label: 'மின்னஞ்சல்', hint: 'குறியீடுகள் சோதனை அஞ்சல் பெட்டிக்குச் செல்கின்றன.' },
};

export const Multiline: Story = {
  render: function Render() {
    const [value, setValue] = useState(
      'The countdown on the trommel page stopped after I came back to the tab.',
    );
    return (
      <TextArea label="What happened?" hint="More than ten words." value={value} onValueChange={setValue} />
    );
  },
};

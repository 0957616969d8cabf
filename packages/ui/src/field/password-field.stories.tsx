import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { PasswordField } from './index.ts';

const meta = {
  title: 'Components/Fields/PasswordField',
  tags: ['autodocs'],
  component: PasswordField,
  args: {
    label: 'Password',
    autoComplete: 'current-password',
    labels: { show: 'Show the password', hide: 'Hide the password' },
    value: 'miner2026',
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
    return <PasswordField {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Hidden at first; the button shows it and hides it again, by pointer and by keyboard. */
export const Hidden: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show the password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'password');
  },
};

export const WithAside: Story = {
  args: {
    aside: (
      <a href="#/user/login/forgetPassword" className="text-lapis underline underline-offset-3">
        Forgot it?
      </a>
    ),
  },
};

export const NewPassword: Story = {
  tags: ['visual'],
  args: {
    value: '',
    autoComplete: 'new-password',
    label: 'New password',
    hint: 'A letter first, then letters or digits, 8 to 24 in all.',
  },
};

export const Invalid: Story = { args: { error: 'The two passwords are not the same.' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { FormErrorSummary, TextField } from './index.ts';

const meta = {
  title: 'Components/Fields/FormErrorSummary',
  tags: ['autodocs'],
  component: FormErrorSummary,
  args: {
    title: 'This could not be sent yet',
    errors: [
      { fieldId: 'phone', message: 'Enter a phone number of India.' },
      { fieldId: 'invitation', message: 'Enter the invitation code.' },
    ],
  },
  render: (args) => (
    <form className="flex flex-col gap-4 p-4">
      <FormErrorSummary {...args} />
      <TextField
        id="phone"
        label="Phone"
        value="12"
        onValueChange={() => undefined}
        error="Enter a phone number."
      />
      <TextField
        id="invitation"
        label="Invitation code"
        value=""
        onValueChange={() => undefined}
        error="Enter the code."
      />
    </form>
  ),
} satisfies Meta<typeof FormErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Takes the focus, and leads to each field by keyboard. */
export const TwoErrors: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Invitation code' })).toHaveFocus();
  },
};

export const NoErrors: Story = {
  args: { errors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent } from 'storybook/test';
import { CopyField } from './index.ts';

const value = 'test1qx7k3m9v2c8n4b6z1l5h0j8g3f7d2s9a4';

const meta = {
  title: 'Components/Fields/CopyField',
  tags: ['autodocs'],
  component: CopyField,
  args: {
    label: 'Deposit address',
    value,
    copyLabel: 'Copy',
    copiedLabel: 'Deposit address copied',
    failedLabel: 'Copy failed. Press and hold the address to copy it.',
  },
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CopyField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Drawn shortened, copied whole, and it says what was copied. */
export const Copying: Story = {
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await expect(canvas.getByTitle(value)).toHaveTextContent('test1qx7k3m9v2c…d2s9a4');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(write).toHaveBeenCalledWith(value);
    await expect(await canvas.findByText('Deposit address copied')).toHaveAttribute('role', 'status');
  },
};

/** Where the browser refuses, the whole value is drawn, to be selected by hand. */
export const Failed: Story = {
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    document.execCommand = fn(() => false);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(await canvas.findByText(/Copy failed/)).toBeInTheDocument();
    await expect(canvas.getByTitle(value)).toHaveTextContent(value);
  },
};

export const Short: Story = { tags: ['visual'], args: { label: 'Invitation code', value: 'ASSAY7' } };

export const LargeText: Story = { globals: { textSize: '200' } };

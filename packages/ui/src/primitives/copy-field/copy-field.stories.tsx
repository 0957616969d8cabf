import { holdsLongWords, LONG_WORD } from '@paydirt/testkit/long-word';
import { inLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { CopyField } from './index.ts';

const value = 'test1qx7k3m9v2c8n4b6z1l5h0j8g3f7d2s9a4';

const meta = {
  title: 'Primitives/CopyField',
  tags: ['autodocs'],
  component: CopyField,
  args: {
    value,
    ...inLanguage(({ t }) => ({
      label: t('recharge.status.address', { chain: 'TRON' }),
      copyLabel: t('common.copy'),
      copiedLabel: t('recharge.status.addressCopied'),
      failedLabel: t('common.copyFailed'),
    })),
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

/** Longer than 30 characters: shown shortened, and in full in its tooltip. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle(value)).toHaveTextContent('test1qx7k3m9v2c…d2s9a4');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Copied by key, with an announcement. */
export const Copying: Story = {
  play: async ({ args, canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.tab();
    const copy = canvas.getByRole('button', { name: args.copyLabel });
    await expect(copy).toHaveFocus();
    await expect(copy).toHaveAccessibleDescription(args.label);
    await userEvent.keyboard('{Enter}');
    await expect(write).toHaveBeenCalledWith(value);
    await expect(await canvas.findByText(args.copiedLabel)).toHaveAttribute('role', 'status');
  },
};

/** Where the browser refuses, the whole value is drawn, to be selected by hand. */
export const Failed: Story = {
  play: async ({ args, canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    spyOn(document, 'execCommand').mockReturnValue(false);
    await userEvent.click(canvas.getByRole('button', { name: args.copyLabel }));
    await expect(await canvas.findByText(args.failedLabel)).toBeVisible();
    await expect(canvas.getByTitle(value)).toHaveTextContent(value);
  },
};

/** Short enough to be drawn in full. */
export const Short: Story = {
  tags: ['visual'],
  args: {
    value: 'ASSAY7',
    ...inLanguage(({ t }) => ({ label: t('team.inviteCode'), copiedLabel: t('common.copied') })),
  },
};

export const LargeText: Story = { globals: { textSize: '200' } };

/** A word longer than a line breaks where it must. */
export const LongWord: Story = {
  args: { label: LONG_WORD, value: LONG_WORD },
  play: holdsLongWords,
};

import { holdsLongWords, LONG_WORD } from '@paydirt/testkit/long-word';
import { inLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'Primitives/Checkbox',
  tags: ['autodocs'],
  component: Checkbox,
  args: {
    checked: false,
    onCheckedChange: fn(),
    ...inLanguage(({ t }) => ({ label: t('me.hideAmounts') })),
  },
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
  render: function Render(args) {
    const [checked, setChecked] = useState(args.checked ?? false);
    return (
      <Checkbox
        {...args}
        checked={checked}
        onCheckedChange={(next) => {
          args.onCheckedChange?.(next);
          setChecked(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole line can be tapped and is at least 44 px high; Space has the same effect. */
export const Unchecked: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: String(args.label) });
    const line = canvas.getByText(String(args.label));
    await userEvent.click(line);
    await expect(box).toBeChecked();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
    await expect(line.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Checked: Story = { tags: ['visual', 'forced-colours'], args: { checked: true } };

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText(String(args.label)));
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};

/** Checked, and disabled. */
export const DisabledChecked: Story = { args: { checked: true, disabled: true } };

/** An error in words and at the box. */
export const Invalid: Story = {
  tags: ['visual'],
  args: inLanguage(({ t }) => ({
    label: t('products.detail.agreement'),
    error: t('field.required'),
  })),
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(args.error!);
  },
};

/** The note is below the label; the box stays with the first line. */
export const WithText: Story = {
  args: inLanguage(({ t }) => ({
    label: (
      <>
        <span className="block font-semibold">{t('me.hideAmounts')}</span>
        <span className="block text-13 text-ink-2">{t('me.settings.hideAmountsText')}</span>
      </>
    ),
  })),
};

/** A word longer than a line breaks where it must. */
export const LongWord: Story = {
  args: { label: LONG_WORD },
  play: holdsLongWords,
};

/** A person who agrees has ticked it. */
export const LeftEmpty: Story = {
  name: 'Do: leave it empty',
  tags: ['do'],
  args: inLanguage(({ t }) => ({ label: t('products.detail.agree') })),
};

/** A tick by somebody else is not consent (H16). */
export const TickedForThem: Story = {
  ...LeftEmpty,
  name: "Don't: agree for somebody",
  tags: ['dont'],
  args: { ...LeftEmpty.args, checked: true },
};

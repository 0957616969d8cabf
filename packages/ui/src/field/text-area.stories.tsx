import { inLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextArea } from './index.ts';
import { typedInto } from './typed-field.fixture.tsx';

const POST = 'My trommel stood still for a day. The record says so, and why: the river was high.';

const meta = {
  title: 'Components/Fields/TextArea',
  tags: ['autodocs'],
  component: TextArea,
  args: {
    value: '',
    onValueChange: fn(),
    ...inLanguage(({ t, format }) => ({
      label: t('community.compose.label'),
      hint: t('community.compose.hint', { count: format.number(2000) }),
    })),
  },
  render: typedInto(TextArea),
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Reached by Tab; Enter begins a line. */
export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: args.label })).toHaveFocus();
    await userEvent.keyboard('a{Enter}b{Backspace}{Backspace}{Backspace}');
    await expect(args.onValueChange).toHaveBeenCalledWith('a\nb');
  },
};

export const Filled: Story = { args: { value: POST } };

/** Grows with its text where the browser can. */
export const Long: Story = { args: { value: Array.from({ length: 6 }, () => POST).join('\n\n') } };

/** Counted as people count: an emoji and a letter of an Indic script are one. */
export const Counted: Story = {
  tags: ['visual'],
  args: {
    value: 'கி 👩🏽‍🌾',
    ...inLanguage(({ t, format }) => ({
      hint: t('auth.invitationHint'),
      count: { most: 5, format: (written, most) => `${format.number(written)} / ${format.number(most)}` },
    })),
  },
  play: async ({ args, canvas }) => {
    const counted = (written: number) => `${String(args.hint)} ${args.count!.format(written, 5)}`;
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveAccessibleDescription(counted(3));
    await userEvent.type(input, 'abc');
    // More than that is not refused: it can be shortened where it is.
    await expect(input).toHaveAccessibleDescription(counted(6));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('கி 👩🏽‍🌾abc');
  },
};

export const Invalid: Story = {
  tags: ['visual'],
  args: {
    value: POST,
    ...inLanguage(({ t, format }) => ({
      error: t('community.compose.tooLong', { count: format.number(2000) }),
    })),
  },
};

export const Disabled: Story = { args: { value: POST, disabled: true } };

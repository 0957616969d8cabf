import { inLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextArea } from './index.ts';
import { typedInto } from './typed-field.fixture.tsx';

const POST = 'My trommel stood still for a day. The record says so, and why: the river was high.';

const countedTo = (most: number) =>
  inLanguage(({ format }) => ({
    count: {
      most,
      format: (written: number) => `${format.number(written)} / ${format.number(most)}`,
    },
  }));

const meta = {
  title: 'Primitives/TextArea',
  tags: ['autodocs'],
  component: TextArea,
  args: {
    value: '',
    onValueChange: fn(),
    ...inLanguage(({ t }) => ({
      label: t('community.compose.label'),
      hint: t('community.compose.hint'),
    })),
  },
  render: typedInto(TextArea),
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Reached by Tab; Enter begins a line. */
export const Empty: Story = {
  name: 'Input of several lines, empty',
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

/** The character count is opposite the hint, or below it where the hint is long. */
export const Counted: Story = {
  tags: ['visual'],
  args: { value: POST, ...countedTo(2000) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      `${String(args.hint)} ${args.count!.format(POST.length, 2000)}`,
    );
  },
};

/**
 * Counted as people count, an accent with its letter; text beyond the limit is not blocked, so that it can be shortened
 * in place.
 */
export const CountedOver: Story = {
  args: { value: 'Cafe\u0301', ...countedTo(5), hint: undefined },
  play: async ({ args, canvas }) => {
    const { format } = args.count!;
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveAccessibleDescription(format(4, 5));
    await userEvent.type(input, 'bar');
    await expect(input).toHaveAccessibleDescription(format(7, 5));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Cafe\u0301bar');
  },
};

export const Invalid: Story = {
  tags: ['visual'],
  args: {
    value: POST,
    ...inLanguage(({ t, format }) => ({
      error: t('community.comments.tooLong', { count: format.number(2000) }),
    })),
  },
};

export const Disabled: Story = { args: { value: POST, disabled: true } };

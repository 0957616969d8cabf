import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ListEnd } from './index.ts';

const meta = {
  title: 'Components/Lists/ListEnd',
  tags: ['autodocs'],
  component: ListEnd,
  args: { ending: { kind: 'complete', label: 'That is all.' }, onEndReached: fn() },
} satisfies Meta<typeof ListEnd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('That is all.');
    await expect(args.onEndReached).not.toHaveBeenCalled();
  },
};

/** In view: more is asked for, once. */
export const More: Story = {
  tags: ['visual'],
  args: { ending: { kind: 'more', label: 'Show more' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Show more' })).toBeVisible();
    await waitFor(() => expect(args.onEndReached).toHaveBeenCalledTimes(1));
  },
};

/** Far below: nothing is asked for until it is reached. */
export const OutOfView: Story = {
  args: { ending: { kind: 'more', label: 'Show more' } },
  decorators: [
    (Story) => (
      <div className="pt-[200vh]">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, args }) => {
    await expect(args.onEndReached).not.toHaveBeenCalled();
    canvas.getByRole('button', { name: 'Show more' }).scrollIntoView();
    await waitFor(() => expect(args.onEndReached).toHaveBeenCalledTimes(1));
  },
};

export const Loading: Story = {
  args: { ending: { kind: 'loading', label: 'Loading…' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
  },
};

export const Failed: Story = {
  args: { ending: { kind: 'failed', label: 'This could not be loaded.', retryLabel: 'Try again' } },
  play: async ({ canvas, args }) => {
    await expect(args.onEndReached).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onEndReached).toHaveBeenCalledTimes(1);
  },
};

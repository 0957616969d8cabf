import { inLanguage, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ListEnd } from './index.ts';

const meta = {
  title: 'Components/Lists/ListEnd',
  tags: ['autodocs'],
  component: ListEnd,
  args: {
    onEndReached: fn(),
    ...inLanguage(({ t }) => ({ ending: { kind: 'complete', label: t('common.listEnd') } })),
  },
} satisfies Meta<typeof ListEnd>;

export default meta;
type Story = StoryObj<typeof meta>;

const more = inLanguage(({ t }) => ({ ending: { kind: 'more', label: t('common.showMore') } as const }));

/** Nothing follows: it says so, and asks for nothing. */
export const Complete: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(args.ending.label);
    await expect(args.onEndReached).not.toHaveBeenCalled();
  },
};

/** In view: more is asked for, once. */
export const More: Story = {
  tags: ['visual'],
  args: more,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: args.ending.label })).toBeVisible();
    await waitFor(() => expect(args.onEndReached).toHaveBeenCalledTimes(1));
  },
};

/** The keyboard asks for more, too, where scrolling has not. */
export const ByKeyboard: Story = {
  args: more,
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onEndReached).toHaveBeenCalledTimes(1));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: args.ending.label })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEndReached).toHaveBeenCalledTimes(2);
  },
};

/** Far below: nothing is asked for until it is reached. */
export const OutOfView: Story = {
  args: more,
  decorators: [
    (Story) => (
      <div className="pt-[200vh]">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, args }) => {
    await expect(args.onEndReached).not.toHaveBeenCalled();
    canvas.getByRole('button', { name: args.ending.label }).scrollIntoView();
    await waitFor(() => expect(args.onEndReached).toHaveBeenCalledTimes(1));
  },
};

/** More is under way; announced politely, and as high as before, so that nothing moves. */
export const Loading: Story = {
  args: inLanguage(({ t }) => ({ ending: { kind: 'loading', label: t('common.loading') } })),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(args.ending.label);
  },
};

/** What comes after did not load: what is there stays, and it can be tried again. */
export const Failed: Story = {
  args: inLanguage(({ t }) => ({
    ending: { kind: 'failed', label: t('common.loadFailed'), retryLabel: t('common.retry') },
  })),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(args.ending.label);
    await expect(args.onEndReached).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: spoken().t('common.retry') }));
    await expect(args.onEndReached).toHaveBeenCalledTimes(1);
  },
};

import { inLanguage, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { List, ListRow } from '../list-row/list-row.tsx';
import { ListEnd } from './list-end.tsx';

const meta = {
  title: 'Primitives/ListEnd',
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

/** The list is complete: a text, and no loading. */
export const Complete: Story = {
  name: 'Pagination without pages, complete',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(args.ending.label);
    await expect(args.onEndReached).not.toHaveBeenCalled();
  },
};

/** In view: loads more, once. */
export const More: Story = {
  tags: ['visual'],
  args: more,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: args.ending.label })).toBeVisible();
    await waitFor(() => expect(args.onEndReached).toHaveBeenCalledTimes(1));
  },
};

/** The button loads more by keyboard, where scrolling has not. */
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

/** Far below: nothing is loaded until it is reached. */
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

/** More is loading; this is announced politely, and the height stays the same, so that nothing moves. */
export const Loading: Story = {
  args: inLanguage(({ t }) => ({ ending: { kind: 'loading', label: t('common.loading') } })),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(args.ending.label);
  },
};

/** Pages arrive when the play function releases them. */
const pages = { letIn: (_rows: number, _complete: boolean) => {} };

function Growing() {
  const { t } = spoken();
  const [rows, setRows] = useState(3);
  const [kind, setKind] = useState<'more' | 'loading' | 'complete'>('more');
  const label = { more: t('common.showMore'), loading: t('common.loading'), complete: t('common.listEnd') }[
    kind
  ];
  return (
    <section>
      <List>
        {Array.from({ length: rows }, (_, row) => (
          <ListRow key={row} title={`SW-${row + 1}`} href={`#/${row + 1}`} />
        ))}
      </List>
      <ListEnd
        ending={{ kind, label }}
        onEndReached={() => {
          setKind('loading');
          pages.letIn = (came, complete) => {
            setRows(rows + came);
            setKind(complete ? 'complete' : 'more');
          };
        }}
      />
    </section>
  );
}

/** Loading more by keyboard keeps focus on the button; focus then moves to the first new item. */
export const FocusGoesOn: Story = {
  render: () => <Growing />,
  play: async ({ canvas, canvasElement }) => {
    const { t } = spoken();
    const loading = () => canvas.findByRole('button', { name: t('common.loading') });
    const button = await loading();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    button.focus();
    pages.letIn(3, false);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'SW-4' })).toHaveFocus());

    (await loading()).focus();
    pages.letIn(2, true);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'SW-7' })).toHaveFocus());
    await expect(canvasElement.querySelector('[data-ending="complete"]')).toBeVisible();
  },
};

/** There was nothing more: focus moves to the ending, but never from elsewhere. */
export const FocusRests: Story = {
  render: () => <Growing />,
  play: async ({ canvas, canvasElement }) => {
    const { t } = spoken();
    const loading = () => canvas.findByRole('button', { name: t('common.loading') });
    await loading();
    const first = canvas.getByRole('link', { name: 'SW-1' });
    first.focus();
    pages.letIn(1, false);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'SW-4' })).toBeVisible());
    await expect(first).toHaveFocus();

    (await loading()).focus();
    pages.letIn(0, true);
    await waitFor(() => expect(canvasElement.querySelector('[data-ending="complete"]')).toHaveFocus());
  },
};

/** The next page failed to load: the list stays, and loading can be retried. */
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

import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, userEvent, waitFor } from 'storybook/test';
import { readmeExample } from '../../docs/readme-example.ts';
import { Button } from '../../primitives/button/index.ts';
import { canChangePage, changePage, pageDirection, PageTransition } from './index.ts';

const pages = [
  { pageKey: '/projects', depth: 0, title: () => spoken().t('shell.tab.machines') },
  { pageKey: '/index/detail', depth: 1, title: () => 'Trommel TR-4' },
  { pageKey: '/mine', depth: 0, title: () => spoken().t('shell.tab.me') },
];

const meta = {
  title: 'Patterns/PageTransition',
  tags: ['autodocs'],
  component: PageTransition,
  args: { pageKey: '/projects', depth: 0 },
  render: function Render() {
    const [at, setAt] = useState(0);
    const page = pages[at % pages.length];
    return (
      <div className="overflow-hidden p-4">
        <Button onClick={() => setAt(at + 1)}>{spoken().t('common.next')}</Button>
        {page ? (
          <PageTransition pageKey={page.pageKey} depth={page.depth} data-testid="page">
            <h1 className="pt-6 font-title text-24 font-bold">{page.title()}</h1>
          </PageTransition>
        ) : null}
      </div>
    );
  },
} satisfies Meta<typeof PageTransition>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The first page is not animated; a deeper one enters from the end, a shallower one from the start; there is only one
 * page at any time.
 */
export const ByDepth: Story = {
  parameters: { docs: readmeExample('PageTransition') },
  tags: ['visual', 'reduced-motion'],
  play: async ({ canvas }) => {
    for (const direction of ['none', 'deeper', 'shallower', 'beside']) {
      await expect(canvas.getByTestId('page')).toHaveAttribute('data-direction', direction);
      await expect(canvas.getAllByRole('heading')).toHaveLength(1);
      if (direction !== 'beside') await userEvent.click(canvas.getByRole('button'));
    }
  },
};

/** The old page stays as a snapshot until the next covers it; under reduced motion it disappears at once. */
export const PageThatLeavesStays: Story = {
  tags: ['reduced-motion'],
  render: function Render() {
    const [at, setAt] = useState(0);
    const page = pages[at % pages.length]!;
    const next = pages[(at + 1) % pages.length]!;
    const show = () => setAt(at + 1);
    const go = () =>
      canChangePage() ? changePage(() => flushSync(show), pageDirection(page.depth, next.depth)) : show();
    return (
      <div className="overflow-hidden p-4">
        <Button onClick={go}>{spoken().t('common.next')}</Button>
        <PageTransition pageKey={page.pageKey} depth={page.depth} still data-testid="page">
          <h1 className="pt-6 font-title text-24 font-bold">{page.title()}</h1>
        </PageTransition>
      </div>
    );
  },
  play: async ({ canvas }) => {
    const moves = canChangePage();
    const root = document.documentElement;
    await userEvent.click(canvas.getByRole('button'));
    if (moves) await expect(root).toHaveAttribute('data-moving', 'deeper');
    else await expect(root).not.toHaveAttribute('data-moving');
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveTextContent('Trommel TR-4'));
    // A second page change does not wait for the first.
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveTextContent(spoken().t('shell.tab.me')));
    await expect(canvas.getAllByRole('heading')).toHaveLength(1);
    await waitFor(() => expect(root).not.toHaveAttribute('data-moving'));
  },
};

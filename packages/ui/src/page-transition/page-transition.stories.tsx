import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/index.ts';
import { PageTransition } from './index.ts';

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

/** The first page stands still; deeper comes from the end, back from the start; one page is there at any time. */
export const ByDepth: Story = {
  tags: ['visual', 'reduced-motion'],
  play: async ({ canvas }) => {
    for (const direction of ['none', 'deeper', 'shallower', 'beside']) {
      await expect(canvas.getByTestId('page')).toHaveAttribute('data-direction', direction);
      await expect(canvas.getAllByRole('heading')).toHaveLength(1);
      if (direction !== 'beside') await userEvent.click(canvas.getByRole('button'));
    }
  },
};

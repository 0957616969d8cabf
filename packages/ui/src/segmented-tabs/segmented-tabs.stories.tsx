import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SegmentedTabs, TabPanel } from './index.ts';

const meta = {
  title: 'Components/Navigation/SegmentedTabs',
  tags: ['autodocs'],
  component: SegmentedTabs,
  args: {
    id: 'records',
    label: 'Records',
    items: [
      { value: 'all', label: 'All' },
      { value: 'income', label: 'Income' },
      { value: 'in', label: 'In' },
      { value: 'out', label: 'Out' },
    ],
    value: 'all',
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div className="overflow-hidden p-4">
        <Story />
      </div>
    ),
  ],
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <>
        <SegmentedTabs {...args} value={value} onValueChange={setValue} />
        <TabPanel tabs={args.id} value={value} className="pt-4 text-ink-2">
          {args.items.find((item) => item.value === value)?.label}
        </TabPanel>
      </>
    );
  },
} satisfies Meta<typeof SegmentedTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One stop for Tab; arrows go round, Home and End to the ends. */
export const Chips: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'All' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Income' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel', { name: 'Income' })).toHaveTextContent('Income');
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'All' })).toHaveFocus();
  },
};

export const Segments: Story = {
  args: {
    variant: 'segments',
    items: [
      { value: 'all', label: 'Machines' },
      { value: 'other', label: 'Merchandise' },
    ],
  },
};

export const WithCounts: Story = {
  tags: ['visual', 'forced-colours'],
  args: {
    items: [
      { value: 'all', label: 'Valid', count: 3 },
      { value: 'expired', label: 'Expired', count: 12 },
      { value: 'returned', label: 'Returned', count: 0 },
    ],
  },
};

/** More than fit scroll, and the chosen one comes into view. */
export const Overflowing: Story = {
  globals: { locale: 'de-DE' },
  args: {
    value: 'failed',
    items: [
      { value: 'all', label: 'Alle Buchungen' },
      { value: 'income', label: 'Tageserträge' },
      { value: 'in', label: 'Einzahlungen' },
      { value: 'out', label: 'Auszahlungen' },
      { value: 'failed', label: 'Fehlgeschlagen' },
    ],
  },
  play: async ({ canvas }) => {
    const tab = canvas.getByRole('tab', { name: 'Fehlgeschlagen' });
    await expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

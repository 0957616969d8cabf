import { inLanguage } from '@paydirt/testkit/story-language';
import type { Meta } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SegmentedTabs, TabPanel } from './index.ts';

/** Tabs that filter a list of machines, each with its panel. */
export const filter = {
  args: {
    defaultValue: 'all',
    onValueChange: fn(),
    ...inLanguage(({ t }) => ({
      label: t('products.filter.label'),
      items: [
        { value: 'all', label: t('products.filter.all') },
        { value: 'open', label: t('products.filter.open') },
        { value: 'timed-sale', label: t('products.filter.rush') },
      ],
    })),
  },
  decorators: [
    (Story) => (
      <div className="overflow-hidden p-4">
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <SegmentedTabs {...args}>
      {args.items.map(({ value, label }) => (
        <TabPanel key={value} value={value} className="pt-4 text-ink-2">
          {label}
        </TabPanel>
      ))}
    </SegmentedTabs>
  ),
} satisfies Meta<typeof SegmentedTabs>;

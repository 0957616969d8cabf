import { inLanguage, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { SegmentedTabs, TabPanel } from './index.ts';

const meta = {
  title: 'Primitives/SegmentedTabs',
  tags: ['autodocs'],
  component: SegmentedTabs,
  args: {
    id: 'products',
    value: 'all',
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
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <>
        <SegmentedTabs
          {...args}
          value={value}
          onValueChange={(next) => {
            args.onValueChange(next);
            setValue(next);
          }}
        />
        <TabPanel tabs={args.id} value={value} className="pt-4 text-ink-2">
          {args.items.find((item) => item.value === value)?.label}
        </TabPanel>
      </>
    );
  },
} satisfies Meta<typeof SegmentedTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One of them is chosen, and names what stands below. */
export const Chips: Story = {
  play: async ({ args, canvas }) => {
    const [all, open] = args.items.map(({ label }) => label);
    await expect(canvas.getByRole('tablist', { name: args.label })).toBeVisible();
    await expect(canvas.getByRole('tabpanel', { name: all! })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: open! }));
    await expect(canvas.getByRole('tabpanel', { name: open! })).toHaveTextContent(open!);
    await expect(canvas.getAllByRole('tab', { selected: true })).toHaveLength(1);
  },
};

/** Two or three short words share the width; they wrap where they do not fit beside each other. */
export const Segments: Story = {
  tags: ['visual', 'forced-colours'],
  args: {
    value: 'machine',
    variant: 'segments',
    ...inLanguage(({ t }) => ({
      label: t('products.kinds'),
      items: [
        { value: 'machine', label: t('products.machines') },
        { value: 'merchandise', label: t('products.merchandise') },
      ],
    })),
  },
  play: async ({ canvas }) => {
    for (const tab of canvas.getAllByRole('tab')) {
      await expect(tab.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

/** One stop for Tab; arrows go round, Home and End to the ends. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const [first, second, last] = canvas.getAllByRole('tab');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}');
    await expect(last).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Home}');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('all');
  },
};

/** What Tab stops at in a panel is a stop of its own; a panel without any is one itself, also when that changes. */
export const PanelsByKeyboard: Story = {
  render: function Render(args) {
    const [links, setLinks] = useState(false);
    const { t } = spoken();
    return (
      <>
        <SegmentedTabs {...args} />
        <TabPanel tabs={args.id} value={args.value} className="py-4">
          {links ? <a href="#/projects">{t('products.filter.open')}</a> : t('products.filter.all')}
        </TabPanel>
        <Button onClick={() => setLinks(true)}>{t('common.showMore')}</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('tabpanel');
    await waitFor(() => expect(panel).toHaveAttribute('tabindex', '0'));
    await userEvent.tab();
    await userEvent.tab();
    await expect(panel).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(panel).not.toHaveAttribute('tabindex'));
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

/** A count stands after its label; 0 is not drawn. */
export const WithCounts: Story = {
  tags: ['visual', 'forced-colours'],
  args: {
    value: 'valid',
    ...inLanguage(({ t }) => ({
      label: t('orders.states'),
      items: [
        { value: 'valid', label: t('orders.valid'), count: 3 },
        { value: 'expired', label: t('orders.expired'), count: 128 },
        { value: 'returned', label: t('orders.returned'), count: 0 },
      ],
    })),
  },
};

/** More than fit scroll, and the chosen one comes into view. */
export const Overflowing: Story = {
  decorators: [
    (Story) => (
      <div className="w-80">
        <Story />
      </div>
    ),
  ],
  args: {
    value: 'withdrawal',
    ...inLanguage(({ t }) => ({
      label: t('records.groups.label'),
      items: [
        { value: 'all', label: t('records.groups.all') },
        { value: 'income', label: t('records.groups.income') },
        { value: 'bonus', label: t('records.groups.bonus') },
        { value: 'purchase', label: t('records.groups.purchase') },
        { value: 'recharge', label: t('records.groups.recharge') },
        { value: 'withdrawal', label: t('records.groups.withdrawal') },
        { value: 'refund', label: t('records.groups.refund') },
      ],
    })),
  },
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('tablist');
    await expect(strip.scrollWidth).toBeGreaterThan(strip.clientWidth);
    await waitFor(() => expect(strip.scrollLeft).toBeGreaterThan(0));
    const [shown, chosen] = [strip, canvas.getByRole('tab', { selected: true })].map((one) =>
      one.getBoundingClientRect(),
    );
    // How wide a word is differs between browsers: its middle is in sight in each.
    const middle = (chosen!.left + chosen!.right) / 2;
    await expect(middle).toBeGreaterThan(shown!.left);
    await expect(middle).toBeLessThan(shown!.right);
  },
};

/** Long German words take a line each, and break where even that is too short. */
export const LongSegments: Story = {
  globals: { locale: 'de-DE' },
  args: {
    value: 'in',
    variant: 'segments',
    label: 'Buchungen',
    items: [
      { value: 'in', label: 'Einzahlungsbestätigungen' },
      { value: 'out', label: 'Auszahlungsankündigungen' },
    ],
  },
};

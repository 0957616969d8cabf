import { presets } from '@paydirt/testkit/presets';
import { inLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { SegmentedTabs } from './index.ts';
import { filter } from './segmented-tabs.fixture.tsx';

const meta = {
  title: 'Primitives/SegmentedTabs',
  tags: ['autodocs'],
  component: SegmentedTabs,
  argTypes: {
    items: presets(({ t }) => ({
      two: [
        { value: 'all', label: t('products.filter.all') },
        { value: 'open', label: t('products.filter.open') },
      ],
      'with counts': [
        { value: 'all', label: t('orders.valid'), count: 3 },
        { value: 'open', label: t('orders.expired'), count: 128 },
        { value: 'timed-sale', label: t('orders.returned'), count: 0 },
      ],
    })),
  },
  ...filter,
} satisfies Meta<typeof SegmentedTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One of them is selected, and names the content below. */
export const Chips: Story = {
  name: 'Tabs',
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
    defaultValue: 'machine',
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

/** Words on a hairline, the selected one underlined, for the top of a part of a page. */
export const Lines: Story = {
  tags: ['visual', 'forced-colours'],
  args: {
    defaultValue: 'machines',
    variant: 'lines',
    ...inLanguage(({ t }) => ({
      label: t('home.overview.label'),
      items: [
        { value: 'machines', label: t('shell.tab.machines') },
        { value: 'wallet', label: t('home.overview.wallet') },
        { value: 'you', label: t('home.overview.you') },
      ],
    })),
  },
  play: async ({ canvas }) => {
    for (const tab of canvas.getAllByRole('tab')) {
      await expect(tab.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

/** One tab stop; arrow keys wrap around, Home and End move to the ends. */
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

/** In right-to-left pages, the left arrow moves forward. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [first, second, last] = canvas.getAllByRole('tab');
    await expect(second!.getBoundingClientRect().right).toBeLessThan(first!.getBoundingClientRect().left);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(last).toHaveFocus();
  },
};

/** A count follows its label; 0 is not drawn. */
export const WithCounts: Story = {
  tags: ['visual', 'forced-colours', 'right-to-left'],
  args: {
    defaultValue: 'valid',
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

/** More than fit scroll, and the selected one comes into view. */
export const Overflowing: Story = {
  decorators: [
    (Story) => (
      <div className="w-80">
        <Story />
      </div>
    ),
  ],
  args: {
    defaultValue: 'withdrawal',
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
    // Text widths differ between browsers, but the middle of the tab is visible in each.
    const middle = (chosen!.left + chosen!.right) / 2;
    await expect(middle).toBeGreaterThan(shown!.left);
    await expect(middle).toBeLessThan(shown!.right);
  },
};

/** Long German words take a line each, and break where even that is too short. */
export const LongSegments: Story = {
  globals: { locale: 'de-DE' },
  args: {
    defaultValue: 'in',
    variant: 'segments',
    label: 'Buchungen',
    items: [
      { value: 'in', label: 'Einzahlungsbestätigungen' },
      { value: 'out', label: 'Auszahlungsankündigungen' },
    ],
  },
};

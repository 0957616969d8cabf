import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TabBar, type TabBarItem } from './index.ts';

const items: TabBarItem[] = [
  { href: '#/index', label: 'Home', icon: 'home', current: true },
  { href: '#/dynamic', label: 'Community', icon: 'community' },
  { href: '#/projects', label: 'Machines', icon: 'machines' },
  { href: '#/index/friend', label: 'Team', icon: 'team' },
  { href: '#/mine', label: 'Me', icon: 'me', unread: { count: 3, label: '3 unread messages' } },
];

/** The same places in other words. */
const inWords = (...labels: string[]) =>
  items.map((item, index) => ({ ...item, label: labels[index] ?? item.label }));

const meta = {
  title: 'Components/Shell/TabBar',
  tags: ['autodocs'],
  component: TabBar,
  args: { label: 'Places', items },
} satisfies Meta<typeof TabBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {
  tags: ['visual', 'forced-colours'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: /Me.*3 unread messages/ })).toBeInTheDocument();
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

export const German: Story = {
  globals: { locale: 'de-DE' },
  args: { items: inWords('Start', 'Gemeinschaft', 'Maschinen', 'Mannschaft', 'Ich') },
};

export const Tamil: Story = {
  globals: { locale: 'ta-IN' },
  args: { items: inWords('முகப்பு', 'சமூகம்', 'இயந்திரங்கள்', 'குழு', 'நான்') },
};

/** A fifth larger: still five names, none cut. */
export const LargeText: Story = {
  globals: { textSize: '125', locale: 'ta-IN' },
  args: { items: inWords('முகப்பு', 'சமூகம்', 'இயந்திரங்கள்', 'குழு', 'நான்') },
  play: async ({ canvas }) => {
    await expect(sizeOf(canvas.getByText('இயந்திரங்கள்'))).toBe(15);
  },
};

/** Twice as large on the narrowest phone: the current name alone, twice as large indeed, and five targets. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200', locale: 'de-DE' },
  args: {
    items: inWords('Start', 'Gemeinschaft', 'Maschinen', 'Mannschaft', 'Ich').map((item, index) => ({
      ...item,
      current: index === 1,
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    const [, label] = canvas.getAllByText('Gemeinschaft');
    await expect(sizeOf(label!)).toBe(24);
    await expect(label!.getBoundingClientRect().right).toBeLessThanOrEqual(320);
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    for (const name of ['Start', 'Gemeinschaft', 'Maschinen', 'Mannschaft']) {
      const { width, height } = canvas.getByRole('link', { name }).getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};

/** The last place, whose name stands at the end of its line. */
export const NarrowTamil: Story = {
  globals: { textSize: '200', locale: 'ta-IN' },
  args: {
    items: inWords('முகப்பு', 'சமூகம்', 'இயந்திரங்கள்', 'குழு', 'நான்').map((item, index) => ({
      ...item,
      current: index === 2,
    })),
  },
};

/** From 768 px on it is a rail. */
export const Rail: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { brand: <span className="font-title text-20 font-bold">Paydirt</span> },
  decorators: [
    (Story) => (
      <div className="h-dvh md:w-56">
        <Story />
      </div>
    ),
  ],
};

/** Size of an element's text in pixels. */
function sizeOf(element: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(element).fontSize);
}

import { inLanguage, spoken, type StoryLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TabBar, type TabBarItem } from './tab-bar.tsx';

/** The five tabs, one of which is current. */
function tabsIn({ t }: StoryLanguage, current = 0, unread = 3): TabBarItem[] {
  const tabs: TabBarItem[] = [
    { href: '#/index', label: t('shell.tab.home'), icon: 'home' },
    { href: '#/dynamic', label: t('shell.tab.community'), icon: 'community' },
    { href: '#/projects', label: t('shell.tab.machines'), icon: 'machines' },
    { href: '#/index/friend', label: t('shell.tab.team'), icon: 'team' },
    {
      href: '#/mine',
      label: t('shell.tab.me'),
      icon: 'me',
      unread: { count: unread, label: t('shell.unread', { count: unread }) },
    },
  ];
  return tabs.map((tab, index) => ({ ...tab, current: index === current }));
}

const meta = {
  title: 'Patterns/TabBar',
  tags: ['autodocs'],
  parameters: { docs: { story: { height: '20rem' } } },
  component: TabBar,
  args: inLanguage((language) => ({ label: language.t('shell.tabs'), items: tabsIn(language) })),
} satisfies Meta<typeof TabBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each tab is a link of at least 44 px, named by its text and its unread items. */
export const Phone: Story = {
  name: 'Bottom navigation, phone',
  tags: ['visual', 'forced-colours'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('navigation', { name: args.label })).toBeVisible();
    for (const [index, link] of canvas.getAllByRole('link').entries()) {
      const { label, unread } = args.items[index]!;
      await expect(link).toHaveAccessibleName(unread ? `${label} ${unread.label}` : label);
      if (index === 0) await expect(link).toHaveAttribute('aria-current', 'page');
      else await expect(link).not.toHaveAttribute('aria-current');
      await userEvent.tab();
      await expect(link).toHaveFocus();
      const { width, height } = link.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};

/** Two digits cover no more of the icon than one, and do not run off the screen. */
export const TwoDigits: Story = {
  args: inLanguage((language) => ({ items: tabsIn(language, 4, 88) })),
  play: async ({ canvas }) => {
    const dot = canvas.getByText('88', { exact: true }).getBoundingClientRect();
    const icon = canvas.getAllByRole('link')[4]!.querySelector('svg')!.getBoundingClientRect();
    await expect(dot.left).toBeGreaterThan(icon.left + icon.width / 2);
    await expect(dot.right).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The last tab is current, with many unread messages. */
export const ManyUnread: Story = {
  args: inLanguage((language) => ({ items: tabsIn(language, 4, 128) })),
};

export const NothingUnread: Story = { args: inLanguage((language) => ({ items: tabsIn(language, 2, 0) })) };

export const German: Story = { globals: { locale: 'de-DE' } };

/** The widest words: the shorter ones make room for them. */
export const Tamil: Story = { globals: { locale: 'ta-IN' } };

/** A fifth larger: still five names, none cut off. */
export const LargeText: Story = {
  globals: { textSize: '125', locale: 'ta-IN' },
  play: async ({ canvas }) => {
    await expectLetters(canvas.getByText(spoken().t('shell.tab.machines')));
  },
};

/** Twice as large on the narrowest phone: only the current name, at full size, and five targets. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200', locale: 'de-DE' },
  args: inLanguage((language) => ({ items: tabsIn(language, 1) })),
  play: async ({ args, canvas }) => {
    const [, label] = canvas.getAllByText(spoken().t('shell.tab.community'));
    const bar = canvas.getByRole('navigation', { name: args.label });
    await expectLetters(label!);
    await expect(label!.scrollWidth).toBeLessThanOrEqual(label!.clientWidth + 1);
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth + 1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    for (const link of canvas.getAllByRole('link')) {
      const { width, height } = link.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};

/** A tab in the middle, with its name under its icon. */
export const NarrowTamil: Story = {
  globals: { textSize: '200', locale: 'ta-IN' },
  args: inLanguage((language) => ({ items: tabsIn(language, 2) })),
};

/** From 768 px on it is a rail, with the mark above it, on the background beside the page. */
export const Rail: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { brand: <span className="font-title text-24 font-bold">Paydirt</span> },
  decorators: [
    (Story) => (
      <div className="h-dvh bg-wash">
        <div className="h-full md:w-56">
          <Story />
        </div>
      </div>
    ),
  ],
};

/** Names are at least 12 px high, times the chosen text size. */
async function expectLetters(name: HTMLElement) {
  const size = Number.parseFloat(getComputedStyle(name).fontSize);
  const percent = Number(document.documentElement.dataset['textSize']);
  await expect(size).toBeGreaterThanOrEqual((12 * percent) / 100);
}

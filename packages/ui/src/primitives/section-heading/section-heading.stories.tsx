import { holdsLongWords, LONG_WORD } from '@paydirt/testkit/long-word';
import { inLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionHeading } from './section-heading.tsx';

const meta = {
  title: 'Primitives/SectionHeading',
  tags: ['autodocs'],
  component: SectionHeading,
  args: inLanguage(({ t }) => ({ title: t('home.onOffer') })),
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SectionHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: args.title })).toBeVisible();
  },
};

/** With a link to the full content; where the two do not fit side by side, the link takes a separate line. */
export const WithMore: Story = {
  tags: ['visual'],
  args: inLanguage(({ t }) => ({
    more: { href: '#/projects', label: t('home.allMachines') },
  })),
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: args.more!.label });
    await expect(link).toHaveAttribute('href', '#/projects');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** A part of a part, with its sum at the end. */
export const WithAside: Story = {
  args: {
    level: 3,
    ...inLanguage(({ t, figure }) => ({
      title: t('income.arrivedToday'),
      aside: <span className="tabular text-15 text-ink-2">{figure('2418.60')}</span>,
    })),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: args.title })).toBeVisible();
  },
};

/** Long German words take two lines; neither is cut off. */
export const LongGerman: Story = {
  globals: { locale: 'de-DE' },
  args: {
    title: 'Zurzeit angebotene Maschinen mit Auszahlungsbestätigung',
    more: { href: '#/projects', label: 'Alle 12 Maschinen ansehen' },
  },
};

/** A word longer than a line breaks where it must. */
export const LongWord: Story = {
  args: { title: LONG_WORD, more: { href: '#/', label: LONG_WORD } },
  play: holdsLongWords,
};

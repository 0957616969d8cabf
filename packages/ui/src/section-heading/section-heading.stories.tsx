import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionHeading } from './index.ts';

const meta = {
  title: 'Components/Layout/SectionHeading',
  tags: ['autodocs'],
  component: SectionHeading,
  args: { title: 'On offer' },
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

export const Alone: Story = {};

export const WithMore: Story = {
  tags: ['visual'],
  args: { more: { href: '#/projects', label: 'All 12 machines' } },
};

export const WithAside: Story = {
  args: { title: 'Today', level: 3, aside: <span className="tabular text-15 text-ink-2">2,418.60</span> },
};

export const LongGerman: Story = {
  globals: { locale: 'de-DE' },
  args: {
    title: 'Zurzeit angebotene Maschinen',
    more: { href: '#/projects', label: 'Alle 12 Maschinen ansehen' },
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RiskNotice } from './index.ts';

const meta = {
  title: 'Components/Products/RiskNotice',
  tags: ['autodocs'],
  component: RiskNotice,
  args: {
    title: 'This is play money.',
    children:
      'Income is scheduled, not guaranteed, and depends on what machines earn: the last 30 days paid 94 % of schedule. You can return a lease.',
  },
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RiskNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It has no way to be closed. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'This is play money.' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const WithLink: Story = {
  tags: ['visual'],
  args: {
    link: (
      <a
        href="#/index/incomePattern"
        className="target inline-flex items-center font-semibold text-ink underline"
      >
        How income is computed
      </a>
    ),
  },
};

export const Tamil: Story = {
  globals: { locale: 'ta-IN' },
  args: {
    title: 'இது விளையாட்டுப் பணம்.',
    children:
      'வருமானம் திட்டமிடப்பட்டது, உத்தரவாதம் அளிக்கப்படவில்லை; அது இயந்திரங்கள் ஈட்டுவதைப் பொறுத்தது. நீங்கள் குத்தகையைத் திருப்பித் தரலாம்.',
  },
};

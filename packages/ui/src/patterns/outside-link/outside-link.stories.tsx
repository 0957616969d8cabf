import { inLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { OutsideLink } from './outside-link.tsx';

const meta = {
  title: 'Patterns/OutsideLink',
  tags: ['autodocs'],
  component: OutsideLink,
  args: {
    href: 'https://videos.example.org/watch?v=sluice',
    host: 'videos.example.org',
    ...inLanguage(({ t }) => ({ title: t('community.media.video'), note: t('community.media.outside') })),
  },
  decorators: [
    (Story) => (
      <div className="max-w-144 p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OutsideLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It shows its host, and sends that site no referrer. */
export const Video: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveTextContent(args.host);
    await expect(link).toHaveTextContent(args.note);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link.getAttribute('rel')).toMatch(/noopener noreferrer/);
  },
};

/** A long host is not cut: its end identifies the owner. */
export const LongHost: Story = {
  args: { host: 'paydirt.test.accounts.login.secure-gold-videos.example-of-a-very-long-name.example.org' },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByText(args.host)).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { NoticeTicker } from './index.ts';

const meta = {
  title: 'Components/Home/NoticeTicker',
  tags: ['autodocs'],
  component: NoticeTicker,
  args: {
    label: 'Notices',
    nextLabel: 'Next notice',
    countLabel: (shown: number, all: number) => `${shown} / ${all}`,
    notices: [
      { id: '1', text: 'Stamp mill SM-1 opens on 24 Nov, 09:00', href: '#/index/alert?id=1' },
      { id: '2', text: 'Yesterday machines earned 94 % of schedule', href: '#/index/alert?id=2' },
      { id: '3', text: 'Withdrawals asked for today settle on Monday', href: '#/index/alert?id=3' },
    ],
  },
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NoticeTicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The next comes by the button, and after the last the first. */
export const Several: Story = {
  tags: ['visual', 'reduced-motion'],
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next notice' });
    await userEvent.click(next);
    await expect(canvas.getByRole('link')).toHaveTextContent('Yesterday machines earned 94 % of schedule');
    await userEvent.click(next);
    await userEvent.click(next);
    await expect(canvas.getByRole('link')).toHaveTextContent('Stamp mill SM-1');
  },
};

export const One: Story = {
  args: {
    notices: [{ id: '1', text: 'Stamp mill SM-1 opens on 24 Nov, 09:00', href: '#/index/alert?id=1' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    notices: [
      {
        id: '1',
        text: 'Die Wartung der Schwimmbaggeranlage dauert voraussichtlich bis Dienstag; planmäßige Erträge werden anteilig gezahlt',
        href: '#/index/alert?id=1',
      },
      { id: '2', text: 'Kurz', href: '#/index/alert?id=2' },
    ],
  },
};

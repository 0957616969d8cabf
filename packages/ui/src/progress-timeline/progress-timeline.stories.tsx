import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressTimeline } from './index.ts';

const meta = {
  title: 'Components/Records/ProgressTimeline',
  tags: ['autodocs'],
  component: ProgressTimeline,
  args: {
    stateLabels: { done: 'done', current: 'under way', upcoming: 'not yet', failed: 'failed' },
    steps: [
      { label: 'Asked for', time: '21 Nov, 10:55', note: '50.00 USDT, fee 2.50', state: 'done' },
      { label: 'In process', time: 'since 11:02', note: 'Settles on Monday, as banks do', state: 'current' },
      { label: 'Paid out', time: 'by 24 Nov, 18:00', state: 'upcoming' },
    ],
  },
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProgressTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  tags: ['visual', 'forced-colours'],
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole('listitem').filter((item) => item.ariaCurrent === 'step');
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveTextContent('In process, under way');
  },
};

export const Finished: Story = {
  args: {
    steps: [
      { label: 'Asked for', time: '21 Nov, 10:55', state: 'done' },
      { label: 'In process', time: '21 Nov, 11:02', state: 'done' },
      { label: 'Paid out', time: '21 Nov, 15:40', note: '47.50 USDT to test1qz7k2m4q…fe01ab', state: 'done' },
    ],
  },
};

/** Failed: the reason, where the money is, and what to do. */
export const Refused: Story = {
  args: {
    steps: [
      { label: 'Asked for', time: '21 Nov, 10:55', state: 'done' },
      { label: 'In process', time: '21 Nov, 11:02', state: 'done' },
      {
        label: 'Returned',
        time: '21 Nov, 15:40',
        note: 'The bank does not know this account. 50.00 USDT are back in your balance; correct the card and ask again.',
        state: 'failed',
      },
    ],
  },
};

export const Waiting: Story = {
  args: {
    steps: [
      { label: 'Asked for', time: '21 Nov, 10:55', state: 'current' },
      { label: 'In process', state: 'upcoming' },
      { label: 'Paid out', state: 'upcoming' },
    ],
  },
};

export const German: Story = {
  args: {
    steps: [
      { label: 'Auszahlung beantragt', time: '21. November 2026, 10:55', state: 'done' },
      {
        label: 'Zahlungsabwicklung durch die Empfängerbank',
        time: 'seit 21. November 2026, 11:02',
        note: 'Wird am Montag ausgeführt',
        state: 'current',
      },
      { label: 'Gutgeschrieben', time: 'bis 24. November 2026, 18:00', state: 'upcoming' },
    ],
  },
};

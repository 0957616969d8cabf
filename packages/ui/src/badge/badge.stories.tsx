import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, StatusBadge, type BadgeTone, type Status } from './index.ts';

const tones: BadgeTone[] = ['neutral', 'info', 'success', 'urgent', 'failure', 'pending', 'off'];
const statuses: Status[] = [
  'pending',
  'processing',
  'in-review',
  'succeeded',
  'arrived',
  'credited',
  'not-credited',
  'failed',
  'refused',
  'valid',
  'returned',
  'expired',
  'used',
];

const meta = {
  title: 'Components/Status/Badge',
  tags: ['autodocs'],
  component: Badge,
  args: { children: 'Opens 24 Nov, 09:00', tone: 'info' },
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PreSale: Story = {};

export const Rush: Story = { args: { tone: 'urgent', children: 'Rush · ends in 1 d 04:12:09' } };

export const SoldOut: Story = { args: { tone: 'off', children: 'Sold out' } };

export const Pending: Story = {
  render: () => <StatusBadge status="pending">Settles on Monday</StatusBadge>,
};

export const Failed: Story = {
  render: () => <StatusBadge status="failed">Failed: wrong bank data</StatusBadge>,
};

/** In the second line of a row. */
export const AsText: Story = {
  render: () => (
    <StatusBadge status="pending" variant="text">
      pending
    </StatusBadge>
  ),
};

export const AllVariants: Story = {
  tags: ['visual', 'forced-colours'],
  render: () => (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-2">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        {statuses.map((status) => (
          <StatusBadge key={status} status={status}>
            {status}
          </StatusBadge>
        ))}
      </div>
    </div>
  ),
};

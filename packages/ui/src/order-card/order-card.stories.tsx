import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { OrderCard, OrderCardSkeleton } from './index.ts';

const meta = {
  title: 'Components/Products/OrderCard',
  tags: ['autodocs'],
  component: OrderCard,
  args: {
    name: 'Trommel TR-4',
    picture: '/media/products/trommel.svg',
    status: 'valid',
    statusLabel: 'Valid',
    time: 'Leased 09-11-2026',
    progress: { day: 12, days: 45, label: 'Day 12 of 45' },
    items: [
      { term: 'Received of scheduled', value: '38.35 of 153.00' },
      { term: 'Paid', value: '115.00 USDT' },
      { term: 'Expires', value: '24-12-2026' },
    ],
    href: '#/user/orders?id=1',
    openLabel: 'Revenue day by day',
  },
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A lease that earns, and can be returned. */
export const Valid: Story = {
  args: {
    actions: (
      <Button variant="quiet" size="sm">
        Return
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Revenue day by day Trommel TR-4' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Return' })).toBeVisible();
  },
};

export const FirstDay: Story = {
  tags: ['visual'],
  args: { progress: { day: 0, days: 45, label: 'Day 0 of 45' } },
};

export const Expired: Story = {
  args: {
    status: 'expired',
    statusLabel: 'Expired',
    progress: { day: 45, days: 45, label: 'All 45 days are over' },
    items: [
      { term: 'Received of scheduled', value: '143.82 of 153.00' },
      { term: 'Expired', value: '24-12-2026' },
    ],
  },
};

export const Returned: Story = {
  args: {
    status: 'returned',
    statusLabel: 'Returned',
    progress: { day: 12, days: 45, label: 'Returned on day 12 of 45' },
    items: [
      { term: 'Came back', value: '+84.33 USDT', tone: 'income' },
      { term: 'Returned', value: '21-11-2026' },
    ],
  },
};

/** Merchandise has no lease and no income. */
export const Merchandise: Story = {
  args: {
    name: 'Enamel mug',
    picture: '/media/products/enamel-mug.svg',
    statusLabel: 'Bought',
    time: 'Bought 09-11-2026',
    progress: null,
    items: [{ term: 'Paid', value: '12.00 USDT' }],
    openLabel: 'Delivery',
  },
};

export const MissingPicture: Story = { args: { picture: null } };

export const LongTexts: Story = {
  args: {
    name: 'Doppelt gelagerte Schwimmbaggeranlage mit Eimerkette und Waschrinne, Baureihe 12b',
    statusLabel: 'Vorzeitig zurückgegeben',
    status: 'returned',
    items: [
      { term: 'Erhalten von planmäßig', value: '123.456.789.012.345,67 von 555.555.550.555.555,15' },
      { term: 'Läuft ab', value: '24-12-2026' },
    ],
    openLabel: 'Ertrag Tag für Tag',
  },
};

export const Loading: Story = { render: () => <OrderCardSkeleton /> };

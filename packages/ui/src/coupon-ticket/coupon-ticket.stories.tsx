import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button, ButtonLink } from '../button/index.ts';
import { CouponTicket, CouponTicketSkeleton } from './index.ts';

const onReceive = fn();

const meta = {
  title: 'Components/Rewards/CouponTicket',
  tags: ['autodocs'],
  component: CouponTicket,
  args: {
    state: 'available',
    stateLabel: 'Free to take',
    discount: '5.00',
    unit: 'USDT off',
    title: 'Trommel TR-4',
    validity: 'until 30 Nov 2026',
    action: (
      <Button size="sm" onClick={onReceive}>
        Receive
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CouponTicket>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Available: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Trommel TR-4' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onReceive).toHaveBeenCalledOnce();
  },
};

export const Received: Story = {
  args: {
    state: 'received',
    stateLabel: 'Yours',
    action: (
      <ButtonLink size="sm" href="#/index/detail">
        Use it
      </ButtonLink>
    ),
  },
};

export const Chosen: Story = {
  args: { state: 'chosen', stateLabel: 'Chosen for this lease', action: undefined },
};

export const Used: Story = {
  args: { state: 'used', stateLabel: 'Used', validity: 'on 12 Nov 2026, 09:12', action: undefined },
};

export const Expired: Story = {
  args: { state: 'expired', stateLabel: 'Expired', validity: 'on 1 Nov 2026', action: undefined },
};

export const WithCondition: Story = { tags: ['visual'], args: { note: 'on leases from 100.00 USDT' } };

/** The stub goes above the text, and the figure is whole. */
export const FifteenDigits: Story = {
  args: { discount: '123,456,789,012,345.00' },
  play: async ({ canvas }) => {
    const figure = canvas.getByText('123,456,789,012,345.00').getBoundingClientRect();
    await expect(figure.bottom).toBeLessThan(canvas.getByRole('heading').getBoundingClientRect().top);
  },
};

/** Takes nothing off: a service's mistake that must not look like a gift. */
export const Zero: Story = { args: { discount: '0.00' } };

export const Markup: Story = {
  args: { title: '<img src=x onerror=alert(1)>' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

export const LongGerman: Story = {
  globals: { locale: 'de-DE' },
  args: {
    discount: '1.250,00',
    unit: 'USDT Nachlass',
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihungsurkundenpresse',
    validity: 'einlösbar bis einschließlich 30. November 2026',
    stateLabel: 'Zur Abholung bereit',
    action: <Button size="sm">Gutschein abholen</Button>,
  },
};

export const Tamil: Story = {
  globals: { locale: 'ta-IN' },
  args: {
    unit: 'USDT தள்ளுபடி',
    title: 'டிராம்மல் TR-4',
    validity: '30 நவம்பர் 2026 வரை',
    stateLabel: 'பெறலாம்',
    action: <Button size="sm">பெறுங்கள்</Button>,
  },
};

export const LargeText: Story = { globals: { textSize: '200' } };

export const Loading: Story = { render: () => <CouponTicketSkeleton /> };

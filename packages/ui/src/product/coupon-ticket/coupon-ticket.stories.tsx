import { figureOf } from '@paydirt/domain';
import { holdsLongWords, LONG_WORD } from '@paydirt/testkit/long-word';
import { heightDifference } from '@paydirt/testkit/height-difference';
import { amountPresets } from '@paydirt/testkit/presets';
import { inLanguage, moment, spoken, type StoryLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button, ButtonLink } from '../../primitives/button/index.ts';
import { CouponTicket, type CouponTicketProps, CouponTicketSkeleton } from './index.ts';

const onReceive = fn();

const receive = ({ t }: StoryLanguage): CouponTicketProps['action'] => (
  <Button size="sm" onClick={onReceive}>
    {t('coupons.receive')}
  </Button>
);

const meta = {
  title: 'Product/CouponTicket',
  tags: ['autodocs'],
  component: CouponTicket,
  argTypes: {
    discount: amountPresets('5.00'),
  },
  args: {
    state: 'available',
    title: 'Trommel TR-4',
    ...inLanguage((language) => {
      const { t, parts, format } = language;
      return {
        stateLabel: t('coupons.free'),
        discount: parts('5.00'),
        unit: t('coupons.off', { amount: 'USDT' }),
        validity: t('coupons.until', { day: format.day(moment('2026-11-30T00:00:00Z')) }),
        action: receive(language),
      };
    }),
  },
  beforeEach: () => {
    onReceive.mockClear();
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

/** Offered to everyone; claiming it costs nothing. */
export const Available: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: args.title })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onReceive).toHaveBeenCalledOnce();
  },
};

/** Among others of the same name, the action is described by its ticket's title. */
export const ActionDescribed: Story = {
  args: inLanguage(({ t }) => ({
    action: (titleId: string) => (
      <Button size="sm" aria-describedby={titleId}>
        {t('coupons.receive')}
      </Button>
    ),
  })),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('article', { name: args.title })).toBeVisible();
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(args.title);
  },
};

/** The member's, until it is used or its last day is over. */
export const Received: Story = {
  args: inLanguage(({ t }) => ({
    state: 'received',
    stateLabel: t('coupons.yours'),
    action: (
      <ButtonLink size="sm" href="#/index/detail">
        {t('coupons.use')}
      </ButtonLink>
    ),
  })),
};

/** Chosen for the lease that is being agreed on. */
export const Chosen: Story = {
  args: inLanguage(({ t }) => ({
    state: 'chosen',
    stateLabel: t('coupons.chosenFor', { name: 'Trommel' }),
    action: undefined,
  })),
};

/** Keeps its amount, and shows the date. */
export const Used: Story = {
  args: inLanguage(({ t, format }) => ({
    state: 'used',
    stateLabel: t('coupons.used'),
    validity: t('coupons.usedOn', { time: format.dateTime(moment('2026-11-12T09:12:00Z')) }),
    action: undefined,
  })),
};

/** Its last day is over. It stays readable, without reproach. */
export const Expired: Story = {
  args: inLanguage(({ t, format }) => ({
    state: 'expired',
    stateLabel: t('coupons.expired'),
    validity: t('coupons.expiredOn', { day: format.day(moment('2026-11-01T00:00:00Z')) }),
    action: undefined,
  })),
};

/** All have been claimed: it stays readable, with nothing to press. */
export const Gone: Story = {
  args: inLanguage(({ t }) => ({ state: 'gone', stateLabel: t('coupons.gone'), action: undefined })),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.stateLabel)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** It has a minimum price. */
export const WithCondition: Story = {
  tags: ['visual'],
  args: inLanguage(({ t, amount }) => ({
    note: t('coupons.leastPrice', { amount: amount('100.00', 'price') }),
  })),
};

/** The stub moves above the text, and the figure is not cut off. */
export const FifteenDigits: Story = {
  args: inLanguage(({ parts }) => ({ discount: parts('123456789012345.00') })),
  play: async ({ args, canvas }) => {
    const figure = canvas.getByText(figureOf(args.discount)).getBoundingClientRect();
    await expect(figure.bottom).toBeLessThan(canvas.getByRole('heading').getBoundingClientRect().top);
  },
};

/** A discount of zero: an error of the service, which must not look like a gift. */
export const Zero: Story = { args: inLanguage(({ parts }) => ({ discount: parts('0.00') })) };

/** Markup is text. */
export const Markup: Story = {
  args: { title: '<img src=x onerror=alert(1)>' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

/** Eighty characters in one word; a figure that would not fit the stub at the side. */
export const LongGerman: Story = {
  globals: { locale: 'de-DE' },
  args: {
    ...inLanguage(({ parts }) => ({ discount: parts('1250') })),
    unit: 'USDT Nachlass',
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihungsurkundenpresse',
    validity: 'einlösbar bis einschließlich 30. November 2026',
    stateLabel: 'Zur Abholung bereit',
    action: <Button size="sm">Gutschein abholen</Button>,
  },
  play: async ({ canvas }) => {
    const figure = canvas.getByText('1.250,00');
    const { lineHeight } = getComputedStyle(figure);
    await expect(figure.getBoundingClientRect().height).toBeLessThan(1.5 * Number.parseFloat(lineHeight));
  },
};

export const Tamil: Story = { globals: { locale: 'ta-IN' }, args: { title: 'டிராம்மல் TR-4' } };

export const LargeText: Story = { globals: { textSize: '200' } };

/** Placeholder for the ticket: the same box, in every language and at every text size. */
export const Loading: Story = {
  render: ({ unit, validity, stateLabel, ...args }) => (
    <div className="grid gap-3">
      <CouponTicketSkeleton texts={{ unit, validity, stateLabel, action: spoken().t('coupons.receive') }} />
      <CouponTicket {...args} {...{ unit, validity, stateLabel }} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const skeleton = canvasElement.querySelector('[aria-hidden="true"]');
    await expect(heightDifference(skeleton, canvas.getByRole('article'))).toBeLessThanOrEqual(1);
  },
};

/** A word longer than a line breaks where it must. */
export const LongWord: Story = {
  args: { title: LONG_WORD, validity: LONG_WORD },
  play: holdsLongWords,
};

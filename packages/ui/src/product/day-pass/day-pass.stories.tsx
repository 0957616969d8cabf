import { inLanguage, moment, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { DayPass, type DayPassMachine } from './index.ts';

const meta = {
  title: 'Product/DayPass',
  tags: ['autodocs', 'framed'],
  component: DayPass,
  args: {
    onClose: fn(),
    onPlayed: fn(),
    ...inLanguage(({ t, format, figure }) => {
      const ofOwed = (earned: string, owed: string) =>
        t('dayPassed.ofOwed', { earned: figure(earned), owed: figure(owed) });
      const machines: DayPassMachine[] = [
        {
          id: 'trommel',
          name: 'Trommel TR-4',
          text: ofOwed('73.11', '68.00'),
          note: t('dayPassed.full'),
          earned: 1,
          owed: 68 / 73.11,
          paid: 68 / 73.11,
          yours: figure('3.40', 'delta'),
          href: '#/trommel',
        },
        {
          id: 'wash-plant',
          name: 'Wash plant WP-30',
          text: ofOwed('62.60', '65.40'),
          note: t('dayPassed.saved', { amount: figure('2.80') }),
          earned: 62.6 / 65.4,
          owed: 1,
          paid: 1,
          href: '#/wash-plant',
        },
        {
          id: 'jig',
          name: 'Jig JG-1',
          text: ofOwed('3.88', '4.50'),
          note: t('dayPassed.short', { paid: figure('3.88'), amount: figure('0.62') }),
          earned: 3.88 / 4.5,
          owed: 1,
          paid: 3.88 / 4.5,
          short: true,
          yours: figure('1.25', 'delta'),
          href: '#/jig',
        },
        {
          id: 'gold-pan',
          name: 'Gold pan GP-1',
          text: ofOwed('0.00', '2.55'),
          note: t('dayPassed.short', { paid: figure('0.00'), amount: figure('2.55') }),
          earned: 0,
          owed: 1,
          paid: 0,
          short: true,
          href: '#/gold-pan',
        },
      ];
      return {
        label: t('dayPassed.title'),
        day: format.day(moment('2026-11-22T00:00:00Z')),
        earned: { label: t('dayPassed.earned'), text: ofOwed('139.59', '140.45'), href: '#/earned' },
        got: { label: t('dayPassed.got'), text: figure('4.65'), href: '#/got' },
        machines,
        records: [
          {
            id: 'rec_1',
            label: 'Trommel TR-4',
            text: t('dayPassed.yours', { paid: figure('3.40'), scheduled: figure('3.40') }),
            href: '#/rec_1',
          },
        ],
        labels: {
          machines: t('dayPassed.machines'),
          skip: t('dayPassed.skip'),
          close: t('common.close'),
        },
      };
    }),
  },
} satisfies Meta<typeof DayPass>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two seconds, and then the receipt, of which every part leads to its entry. */
export const Plays: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: args.labels.skip })).toBeInTheDocument();
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(args.onPlayed).not.toHaveBeenCalled();
    const receipt = await canvas.findByRole('region', { name: args.label }, { timeout: 10_000 });
    await waitFor(() => expect(args.onPlayed).toHaveBeenCalledOnce());
    await expect(receipt).toHaveTextContent(args.earned.text);
    await expect(receipt).toHaveTextContent(args.day);
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual([args.earned.href, args.got.href]);
  },
};

/** A tap ends the play. */
export const SkippedByTap: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.labels.skip }));
    await expect(canvas.getByRole('region', { name: args.label })).toBeVisible();
    await waitFor(() => expect(args.onPlayed).toHaveBeenCalledOnce());
  },
};

/** Escape ends the play, and nothing that lies below it. */
export const SkippedByEscape: Story = {
  play: async ({ args, canvas }) => {
    const below = fn();
    document.addEventListener('keydown', below);
    await userEvent.keyboard('{Escape}');
    document.removeEventListener('keydown', below);
    await expect(canvas.getByRole('region', { name: args.label })).toBeVisible();
    await expect(below).not.toHaveBeenCalled();
  },
};

/** Under reduced motion the receipt is shown at once. */
export const StandsStill: Story = {
  tags: ['visual', 'reduced-motion'],
  beforeEach: () => {
    document.documentElement.dataset['motion'] = 'reduced';
    return () => {
      delete document.documentElement.dataset['motion'];
    };
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: args.label })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: args.labels.skip })).toBeNull();
    await waitFor(() => expect(args.onPlayed).toHaveBeenCalledOnce());
  },
};

/** Machine by machine, and one's own entries, each with its way there. */
export const Opened: Story = {
  ...StandsStill,
  tags: ['visual'],
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: args.labels.machines });
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(opener);
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    for (const { name, href } of args.machines)
      await expect(canvas.getAllByRole('link', { name: new RegExp(name) })[0]).toHaveAttribute('href', href);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(args.machines.length + args.records.length);
    await userEvent.click(canvas.getByRole('button', { name: args.labels.close }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Twice the text on a phone: figures are stacked, and nothing is cut. */
export const LargeText: Story = {
  ...StandsStill,
  tags: [],
  globals: { textSize: '200' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: spoken().t('dayPassed.machines') }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

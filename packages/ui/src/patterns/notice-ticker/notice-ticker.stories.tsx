import { holdsLongWords, LONG_WORD } from '@paydirt/testkit/long-word';
import { presets } from '@paydirt/testkit/presets';
import { inLanguage, moment, type StoryLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { NoticeTicker, type Notice } from './notice-ticker.tsx';

const notice = (id: string, text: string) => ({ id, text, href: `#/index/alert?id=${id}` });

const noticesIn = ({ t, format }: StoryLanguage) => [
  notice(
    '1',
    `Stamp mill SM-1 · ${t('products.badge.opensAt', { time: format.dateTime(moment('2026-11-24T09:00:00Z')) })}`,
  ),
  notice('2', t('common.risk.income')),
  notice('3', t('common.risk.playMoney')),
];

const meta = {
  title: 'Patterns/NoticeTicker',
  tags: ['autodocs'],
  component: NoticeTicker,
  argTypes: {
    notices: presets((language) => ({
      several: noticesIn(language),
      one: noticesIn(language).slice(-1),
      none: [],
    })),
  },
  args: inLanguage((language) => {
    const { t, format } = language;
    return {
      label: t('home.notices'),
      nextLabel: t('home.nextNotice'),
      countLabel: (shown: number, all: number) =>
        t('home.countOf', { shown: format.number(shown), all: format.number(all) }),
      notices: noticesIn(language),
    };
  }),
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

/** The button shows the next notice, and after the last one the first. */
export const Several: Story = {
  tags: ['visual', 'reduced-motion'],
  play: async ({ args, canvas }) => {
    const [first, second] = args.notices;
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.tab();
    const next = canvas.getByRole('button', { name: `${args.nextLabel}, ${args.countLabel(1, 3)}` });
    await expect(next).toHaveFocus();
    await expect(next.textContent).toBe(args.countLabel(1, 3));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link').textContent).toBe(second!.text);
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(canvas.getByRole('link').textContent).toBe(first!.text);
  },
};

/** There is no other notice, and no button. */
export const One: Story = {
  args: inLanguage(({ t }) => ({ notices: [notice('3', t('common.risk.playMoney'))] })),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A newer one arrives: the shown notice stays, and the count shows that there are more. */
export const NewerArrives: Story = {
  render: function Arrives(args) {
    const [notices, setNotices] = useState<readonly Notice[]>(args.notices.slice(1));
    return (
      <div className="grid gap-3">
        <NoticeTicker {...args} notices={notices} />
        <Button onClick={() => setNotices(args.notices)}>{args.notices[0]!.text}</Button>
      </div>
    );
  },
  play: async ({ args, canvas }) => {
    const [newest, , read] = args.notices;
    const next = canvas.getByRole('button', { name: `${args.nextLabel}, ${args.countLabel(1, 2)}` });
    await userEvent.click(next);
    await userEvent.click(canvas.getByRole('button', { name: newest!.text }));
    await expect(canvas.getByRole('link').textContent).toBe(read!.text);
    await expect(next.textContent).toBe(args.countLabel(3, 3));
  },
};

/** Without notices nothing is drawn. */
export const None: Story = {
  args: { notices: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** Wrapped, never cut off. */
export const LongText: Story = {
  args: {
    notices: [
      notice(
        '1',
        'Die Wartung der Schwimmbaggeranlage dauert voraussichtlich bis Dienstag; planmäßige Erträge werden anteilig gezahlt',
      ),
      notice('2', 'Kurz'),
    ],
  },
};

/** A word longer than a line breaks where it must. */
export const LongWord: Story = {
  args: { notices: [notice('1', LONG_WORD), notice('2', LONG_WORD)] },
  play: holdsLongWords,
};

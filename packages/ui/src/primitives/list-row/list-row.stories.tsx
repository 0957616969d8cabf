import { holdsLongWords, LONG_WORD } from '@paydirt/testkit/long-word';
import { inLanguage, moment, spoken, type StoryLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Avatar } from '../avatar/avatar.tsx';
import { List, ListRow } from './list-row.tsx';

const meta = {
  title: 'Primitives/ListRow',
  tags: ['autodocs'],
  component: ListRow,
  args: { icon: 'scale', ...inLanguage(({ t }) => ({ title: t('home.money') })) },
  decorators: [
    (Story) => (
      <List>
        <Story />
      </List>
    ),
  ],
} satisfies Meta<typeof ListRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A link: the whole row can be pressed. */
export const AsLink: Story = {
  args: { href: '#/money' },
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: args.title });
    await expect(link).toHaveAttribute('href', '#/money');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

/** It leads out of the app, into a tab that knows nothing of this one. */
export const External: Story = {
  args: { icon: undefined, title: 'Telegram', href: 'https://t.me/share/url?url=x', external: true },
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: args.title });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

const coupon = inLanguage(({ t }) => ({
  title: t('products.detail.coupon'),
  value: t('coupons.canUse', { count: 2 }),
}));

/** An action, such as opening a sheet: the whole row is the button. */
export const AsButton: Story = {
  args: { icon: 'ticket', onSelect: fn(), ...coupon },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: `${args.title} ${String(args.value)}` })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};

/** A tap acts on this page, and the icon shows what it does. */
export const Copies: Story = {
  args: { icon: undefined, sign: 'copy', onSelect: fn(), ...coupon },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `${args.title} ${String(args.value)}` }));
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};

/** A row whose options have not loaded yet cannot be tapped or focused. */
export const Disabled: Story = {
  args: { icon: 'ticket', onSelect: fn(), disabled: true, ...coupon, value: undefined },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: args.title })).toBeDisabled();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

/** A row without an action. */
export const Plain: Story = {
  args: {
    icon: 'ticket',
    ...inLanguage(({ t }) => ({
      title: t('products.detail.coupon'),
      value: t('coupons.noneToUse'),
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const WithValue: Story = {
  args: {
    href: '#/index/language',
    icon: 'language',
    value: 'Deutsch',
    ...inLanguage(({ t }) => ({ title: t('me.language.title') })),
  },
};

const NOON = moment('2026-11-21T12:00:00Z');

const income = ({ t, format, figure }: StoryLanguage) => ({
  title: format.day(NOON),
  text: t('record.row.from.machine_revenue'),
  value: (
    <>
      <span className="tabular block text-15 font-semibold text-verdigris">{figure('9.40', 'delta')}</span>
      <span className="block text-13">{t('record.status.arrived')}</span>
    </>
  ),
});

/** A day's income of a lease, with who paid it (H6). */
export const WithFigure: Story = {
  tags: ['visual', 'right-to-left'],
  args: { href: '#/user/record', icon: undefined, ...inLanguage(income) },
};

export const WithAvatar: Story = {
  args: {
    icon: undefined,
    href: '#/team/members',
    title: 'Mara Lindqvist',
    media: <Avatar name="Mara Lindqvist" decorative />,
    ...inLanguage(({ t, format }) => ({
      text: t('team.joined', { day: format.day(moment('2026-03-03T09:00:00Z')) }),
      value: t('team.isValid'),
    })),
  },
};

/** Several rows, separated by hairlines. */
export const InList: Story = {
  render: () => {
    const { t } = spoken();
    return (
      <>
        <ListRow icon="chart" title={t('me.entry.balance')} href="#/balance" />
        <ListRow icon="machines" title={t('shell.title.orders')} href="#/orders" />
        <ListRow icon="receipt" title={t('shell.title.records')} href="#/records" />
        <ListRow icon="ticket" title={t('me.entry.coupons')} href="#/coupons" />
      </>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
};

/** Texts that are longer than a line: neither is cut off. */
export const LongTexts: Story = {
  globals: { locale: 'de-DE' },
  args: {
    href: '#/user/system',
    title: 'Darstellungs- und Verkaufseinheiten für Schwimmbaggeranlagen mit Eimerkette',
    icon: 'settings',
    text: 'Gilt auf diesem Gerät und für alle Vermögensübersichten',
    value: '123.456.789.012.345,67 USDT',
  },
};

/** At 200 percent the value moves below, and the text has the full width. */
export const LargeText: Story = {
  globals: { textSize: '200' },
  args: {
    href: '#/index/language',
    icon: 'language',
    value: 'Deutsch',
    ...inLanguage(({ t }) => ({ title: t('me.language.title'), text: t('me.settings.onThisDevice') })),
  },
};

/** A word longer than a line breaks where it must. */
export const LongWord: Story = {
  args: { title: LONG_WORD, text: LONG_WORD, value: LONG_WORD, href: '#/' },
  play: holdsLongWords,
};

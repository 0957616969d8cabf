import { formatMoneyParts, usdt } from '@paydirt/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AmountText } from '../amount-text/index.ts';
import { Avatar } from '../avatar/index.ts';
import { StatusBadge } from '../badge/index.ts';
import { List, ListRow } from './index.ts';

const meta = {
  title: 'Components/Lists/ListRow',
  tags: ['autodocs'],
  component: ListRow,
  args: { title: 'Security', icon: 'shield' },
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

export const AsLink: Story = {
  args: { href: '#/user/securitycenter', text: 'Passwords, e-mail, other devices' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Security/ })).toHaveAttribute(
      'href',
      '#/user/securitycenter',
    );
  },
};

export const AsButton: Story = {
  args: { title: 'Log out', icon: 'logout', onSelect: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Log out' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};

export const Plain: Story = { args: { title: 'Version', icon: 'info', value: '1.2.0' } };

export const WithValue: Story = {
  args: { href: '#/index/language', title: 'Language', icon: 'language', value: 'Deutsch' },
};

export const WithFigure: Story = {
  tags: ['visual'],
  args: {
    href: '#/user/record',
    title: 'Daily income',
    icon: 'arrow-up-right',
    text: '13:40 · from machine revenue',
    value: (
      <span className="flex flex-col items-end">
        <AmountText amount={formatMoneyParts(usdt(9_400_000n), 'en-US', 'delta')} unitless tone="income" />
        <StatusBadge status="arrived" variant="text">
          arrived
        </StatusBadge>
      </span>
    ),
  },
};

export const WithAvatar: Story = {
  args: {
    href: '#/mine',
    title: 'Mara Lindqvist',
    text: 'Level 2',
    media: <Avatar name="Mara Lindqvist" decorative />,
  },
};

export const LongGerman: Story = {
  globals: { locale: 'de-DE' },
  args: {
    href: '#/user/system',
    title: 'Darstellungs- und Verkaufseinheiten',
    icon: 'settings',
    value: 'Landeswährung (NGN)',
  },
};

export const LargeText: Story = {
  globals: { textSize: '200' },
  args: {
    href: '#/index/language',
    title: 'Language',
    icon: 'language',
    value: 'English',
    text: 'Of texts and figures',
  },
};

import { inLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { HeaderMenu } from './header-menu.tsx';

const meta = {
  title: 'Patterns/HeaderMenu',
  tags: ['autodocs', 'framed'],
  component: HeaderMenu,
  args: {
    open: true,
    onOpenChange: fn(),
    ...inLanguage(({ t }) => ({
      title: t('shell.menu'),
      closeLabel: t('common.close'),
      entries: [
        { href: '#/index', label: t('shell.tab.home'), icon: 'home' as const },
        { href: '#/projects', label: t('shell.tab.machines'), icon: 'machines' as const },
        { href: '#/mine', label: t('shell.tab.me'), icon: 'me' as const },
      ],
    })),
  },
} satisfies Meta<typeof HeaderMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard: the sheet first, then its close button, then the links in their order. */
export const Open: Story = {
  tags: ['visual'],
  play: async ({ args }) => {
    const sheet = await screen.findByRole('dialog', { name: args.title });
    await waitFor(() => expect(sheet).toHaveFocus());
    await userEvent.tab();
    for (const { label, href } of args.entries) {
      await userEvent.tab();
      const link = screen.getByRole('link', { name: label });
      await expect(link).toHaveFocus();
      await expect(link).toHaveAttribute('href', href);
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const LargeText: Story = { globals: { textSize: '200' } };

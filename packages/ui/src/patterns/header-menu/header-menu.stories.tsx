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
        { onSelect: fn(), label: t('records.export'), icon: 'download' as const },
        { href: '#/user/pdf', label: t('records.toDocuments'), icon: 'book' as const },
        { href: '#/index', label: t('shell.tab.home'), icon: 'home' as const },
      ],
    })),
  },
} satisfies Meta<typeof HeaderMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard: the sheet first, then its close button, then the entries in order. */
export const Open: Story = {
  tags: ['visual'],
  play: async ({ args }) => {
    const sheet = await screen.findByRole('dialog', { name: args.title });
    await waitFor(() => expect(sheet).toHaveFocus());
    await userEvent.tab();
    for (const { label, href } of args.entries) {
      await userEvent.tab();
      const entry = screen.getByRole(href === undefined ? 'button' : 'link', { name: label });
      await expect(entry).toHaveFocus();
      await expect(entry.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** An action runs, and the menu closes. */
export const Acts: Story = {
  play: async ({ args }) => {
    const [action] = args.entries;
    await userEvent.click(await screen.findByRole('button', { name: action?.label ?? '' }));
    await expect(action?.href === undefined && action?.onSelect).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const LargeText: Story = { globals: { textSize: '200' } };

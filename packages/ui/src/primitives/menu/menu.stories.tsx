import { inLanguage, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Menu, type MenuEntry } from './menu.tsx';

const onCopy = fn();
const onDelete = fn();
const onPause = fn();

const meta = {
  title: 'Primitives/Menu',
  tags: ['autodocs', 'framed'],
  component: Menu,
  args: {
    defaultOpen: true,
    onOpenChange: fn(),
    ...inLanguage(({ t }) => ({
      trigger: <IconButton icon="more" label={t('shell.menu')} surface="raised" />,
      entries: [
        { label: t('common.copy'), icon: 'copy' as const, onSelect: onCopy },
        { label: t('products.buy'), icon: 'info' as const, href: '#/products/trommel' },
        { label: t('products.lease'), icon: 'machines' as const, disabled: true, onSelect: onPause },
        {
          entries: [
            {
              label: t('common.delete'),
              icon: 'trash' as const,
              tone: 'danger' as const,
              onSelect: onDelete,
            },
          ],
        },
      ],
    })),
  },
  beforeEach: () => {
    for (const handler of [onCopy, onDelete, onPause]) handler.mockClear();
  },
  decorators: [
    (Story) => (
      <div className="min-h-dvh p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

const items = () => screen.getAllByRole('menuitem');

/** The menu, once it has focus. */
async function opened(): Promise<HTMLElement> {
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
  return menu;
}

export const Open: Story = {
  name: 'Dropdown or popover menu, open',
  tags: ['visual', 'forced-colours', 'right-to-left'],
};

/**
 * By keys: Arrow Down opens it, arrow keys skip disabled entries, a letter moves to its entry, Escape returns focus.
 */
export const ByKeys: Story = {
  args: { defaultOpen: false },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button');
    await expect(opener).toHaveAttribute('aria-haspopup', 'menu');
    await userEvent.tab();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const menu = await screen.findByRole('menu');
    await expect(menu).toHaveAccessibleName(opener.getAttribute('aria-label') ?? '');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onOpenChange).toHaveBeenCalledWith(true);
    const [copy, details, lease, destroy] = items();
    await waitFor(() => expect(copy).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(details).toHaveFocus();
    await expect(lease).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(destroy).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(copy).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(destroy).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(onDelete).not.toHaveBeenCalled();
  },
};

/** Typing moves to the entry that begins with the letters. */
export const Typed: Story = {
  args: {
    defaultOpen: false,
    entries: ['Ada', 'Grace', 'Grete'].map((label) => ({ label, onSelect: onCopy })),
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await waitFor(() => expect(items()[0]).toHaveFocus());
    await userEvent.setup({ delay: null }).keyboard('gre');
    await waitFor(() => expect(items()[2]).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onCopy).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** By pointer: a press runs the action and closes the menu; a disabled entry does nothing. */
export const Pressed: Story = {
  args: { defaultOpen: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    await opened();
    for (const { offsetHeight } of items()) await expect(offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.click(items()[2]!, { pointerEventsCheck: 0 });
    await expect(onPause).not.toHaveBeenCalled();
    await userEvent.click(items()[3]!);
    await expect(onDelete).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** An entry with an address is a link, for keys as for the pointer. */
export const LinksStayLinks: Story = {
  play: async () => {
    await opened();
    const details = items()[1]!;
    await expect(details.tagName).toBe('A');
    await expect(details).toHaveAttribute('href', '#/products/trommel');
    const followed = fn((event: Event) => event.preventDefault());
    details.addEventListener('click', followed);
    details.focus();
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
  },
};

/** A disabled entry, a link, and a destructive entry, each on its own. */
/** Groups have labels. */
export const Grouped: Story = {
  args: inLanguage(({ t }) => ({
    entries: [
      {
        label: t('products.machines'),
        entries: [{ label: t('products.lease'), icon: 'machines' as const, onSelect: onCopy }],
      },
      {
        label: t('products.merchandise'),
        entries: [
          {
            label: t('products.buy'),
            icon: 'box' as const,
            href: 'https://example.org/shirt',
            external: true,
          },
        ],
      },
    ],
  })),
  play: async () => {
    await screen.findByRole('menu');
    const { t } = spoken();
    await expect(screen.getByRole('group', { name: t('products.machines') })).toContainElement(items()[0]!);
    await expect(items()[1]).toHaveAttribute('rel', 'noopener noreferrer');
    await waitFor(() => expect(screen.getByRole('separator')).toBeVisible());
  },
};

const many: MenuEntry[] = Array.from({ length: 30 }, (_, at) => ({
  label: `${at + 1}`,
  onSelect: () => undefined,
}));

/** Longer than the window: it stays within it, and scrolls inside. */
export const Many: Story = {
  args: { entries: many },
  play: async () => {
    const menu = await opened();
    await waitFor(() => expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await expect(menu.scrollHeight).toBeGreaterThan(menu.clientHeight);
    items()[0]!.focus();
    await userEvent.keyboard('{End}');
    await expect(items().at(-1)).toHaveFocus();
    await waitFor(() =>
      expect(items().at(-1)!.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
  },
};

/** In a dialog: Escape closes only the menu. */
export const InADialog: Story = {
  args: { defaultOpen: false },
  render: function InDialog(args) {
    const [open, setOpen] = useState(true);
    const { t } = spoken();
    return (
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('products.detail.agreement')}
        closeLabel={t('common.close')}
      >
        <Menu {...args} trigger={<Button>{t('shell.menu')}</Button>} />
      </Dialog>
    );
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const opener = screen.getByRole('button', { name: spoken().t('shell.menu') });
    await userEvent.click(opener);
    await opened();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(dialog).toHaveAttribute('data-state', 'open');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Long words wrap within the window. */
export const LongGerman: Story = {
  globals: { locale: 'de-DE', viewport: { value: 'narrow' } },
  args: {
    align: 'end',
    entries: [
      { label: 'Auszahlungsadresse in die Zwischenablage kopieren', icon: 'copy', onSelect: onCopy },
      { label: 'Auszahlungsadresse löschen', icon: 'trash', tone: 'danger', onSelect: onDelete },
    ],
  },
  play: async () => {
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const LargeText: Story = { globals: { textSize: '200' } };

/** In a right-to-left page the menu is right-to-left, too, and aligned with its trigger's right edge. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const menu = await screen.findByRole('menu');
    await expect(getComputedStyle(menu).direction).toBe('rtl');
    const trigger = canvasElement.querySelector('button')!.getBoundingClientRect();
    await waitFor(() => expect(Math.abs(menu.getBoundingClientRect().right - trigger.right)).toBeLessThan(2));
  },
};

/** A destructive action is red, set apart and last. */
export const DangerApart: Story = { name: 'Do: what destroys stands apart', tags: ['do'] };

/** It hides what could be a button, and takes a second press. */
export const OneEntry: Story = {
  name: "Don't: a menu of one entry",
  tags: ['dont'],
  args: inLanguage(({ t }) => ({
    entries: [{ label: t('common.copy'), icon: 'copy' as const, onSelect: onCopy }],
  })),
};

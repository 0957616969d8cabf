import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ConfirmDialog } from './index.ts';

const meta = {
  title: 'Components/Overlays/ConfirmDialog',
  tags: ['autodocs'],
  component: ConfirmDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Return this lease?',
    text: '115.00 USDT less 6.80 USDT already received: 108.20 USDT comes back now.',
    confirmLabel: 'Return the lease',
    cancelLabel: 'Keep it',
    onConfirm: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The focus starts on Cancel, and both answers are the same size. */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Return this lease?' });
    await expect(dialog).toHaveAccessibleDescription(/108.20 USDT comes back/);
    const [cancel, confirm] = screen.getAllByRole('button');
    await waitFor(() => expect(cancel).toHaveFocus());
    await expect(cancel?.getBoundingClientRect().width).toBe(confirm?.getBoundingClientRect().width);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Danger: Story = {
  tags: ['visual'],
  args: {
    tone: 'danger',
    title: 'Delete this address?',
    text: 'Withdrawals that are under way still go there.',
    confirmLabel: 'Delete the address',
    cancelLabel: 'Keep it',
  },
};

/** While the answer is under way nothing answers again. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const LongGerman: Story = {
  globals: { locale: 'de-DE' },
  args: {
    title: 'Auszahlungsadresse wirklich löschen?',
    text: 'Bereits laufende Auszahlungen werden noch an diese Adresse gebucht.',
    confirmLabel: 'Auszahlungsadresse löschen',
    cancelLabel: 'Behalten',
    tone: 'danger',
  },
};

export const LargeText: Story = { globals: { textSize: '200' } };

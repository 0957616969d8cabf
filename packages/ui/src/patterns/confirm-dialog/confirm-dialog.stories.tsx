import { holdsLongWords, LONG_WORD } from '@paydirt/testkit/long-word';
import { inLanguage, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { DescriptionList } from '../description-list/description-list.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

const meta = {
  title: 'Patterns/ConfirmDialog',
  tags: ['autodocs', 'framed'],
  component: ConfirmDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    ...inLanguage(({ t, amount }) => ({
      title: t('orders.giveBack.title', { name: 'Trommel TR-4' }),
      text: t('orders.giveBack.afterwards'),
      confirmLabel: t('orders.giveBack.confirm', { amount: amount('108.20') }),
      cancelLabel: t('orders.giveBack.keep'),
    })),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Focus starts on Cancel, and both answers are the same size. */
export const Default: Story = {
  name: 'Confirmation, an alert dialog',
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: args.title });
    await expect(dialog).toHaveAccessibleDescription(args.text);
    const [cancel, confirm] = screen.getAllByRole('button');
    await waitFor(() => expect(cancel).toHaveFocus());
    await expect(cancel!.getBoundingClientRect().width).toBeCloseTo(
      confirm!.getBoundingClientRect().width,
      0,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** The facts that a decision needs are in the dialog, in numbers (H8). */
export const WithFigures: Story = {
  tags: ['visual'],
  args: inLanguage(({ t, amount }) => ({
    text: t('orders.giveBack.basisFull'),
    children: (
      <DescriptionList
        items={[
          { term: t('orders.giveBack.paid'), value: amount('115.00') },
          { term: t('orders.giveBack.received'), value: amount('-6.80', 'delta') },
          { term: t('orders.giveBack.amount'), value: amount('108.20') },
        ]}
      />
    ),
  })),
};

/** A destructive action is garnet, never gold. */
export const Danger: Story = {
  tags: ['visual'],
  args: {
    tone: 'danger',
    ...inLanguage(({ t }) => ({
      title: t('common.confirmDelete'),
      text: t('destinations.address.deleteText', { name: 'Kitchen table' }),
      confirmLabel: t('common.delete'),
      cancelLabel: t('common.cancel'),
    })),
  },
};

/** Opened by a button, closed by Escape: focus returns. A tap outside the dialog does not answer it. */
export const FocusReturns: Story = {
  args: { open: false },
  render: function Render(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <div className="min-h-dvh p-4">
        <Button onClick={() => setOpen(true)}>{spoken().t('orders.giveBack.action')}</Button>
        <ConfirmDialog {...args} open={open} onOpenChange={setOpen} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(document.querySelector('[data-backdrop]') as Element);
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Nothing had the focus when it opened, as after a form whose page was left: the page has it once it is closed. */
export const FocusGoesToThePage: Story = {
  args: { open: false },
  render: function Render(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <main tabIndex={-1} className="min-h-dvh p-4">
        {open ? null : <Button onClick={() => setOpen(true)}>{spoken().t('orders.giveBack.action')}</Button>}
        <ConfirmDialog {...args} open={open} onOpenChange={setOpen} />
      </main>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button');
    // As Safari does: the button that was clicked has no focus.
    opener.addEventListener('mousedown', (event) => event.preventDefault());
    await userEvent.click(opener);
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

/** While the answer is being processed, neither button responds. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** The action failed after it was confirmed: the error is announced, and the dialog stays open for another attempt. */
export const Failed: Story = {
  tags: ['visual'],
  args: inLanguage(({ t }) => ({ error: t('error.unavailable') })),
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: args.title });
    await expect(screen.getByRole('alert')).toHaveTextContent(args.error!);
    await expect(dialog).toContainElement(screen.getByRole('alert'));
    await userEvent.click(screen.getByRole('button', { name: args.confirmLabel }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** Long labels are stacked, at one width. */
export const LongGerman: Story = {
  globals: { locale: 'de-DE' },
  args: {
    title: 'Auszahlungsadresse wirklich löschen?',
    text: 'Bereits laufende Auszahlungen werden noch an diese Adresse gebucht.',
    confirmLabel: 'Auszahlungsadresse löschen',
    cancelLabel: 'Behalten',
    tone: 'danger',
  },
  play: async () => {
    await screen.findByRole('alertdialog');
    const [cancel, confirm] = screen.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(cancel!.width).toBeCloseTo(confirm!.width, 0);
    await expect(confirm?.top).toBeGreaterThanOrEqual(cancel?.bottom ?? 0);
  },
};

export const LargeText: Story = { globals: { textSize: '200' } };

/** A word longer than a line breaks where it must. */
export const LongWord: Story = {
  args: { title: LONG_WORD, text: LONG_WORD, confirmLabel: LONG_WORD },
  play: holdsLongWords,
};

/** The buttons alone make clear what happens. */
export const VerbOnButton: Story = { name: 'Do: the action on the button', tags: ['do'] };

/** Both buttons are pressed by habit, and neither says what it does. */
export const HabitualButtons: Story = {
  name: "Don't: Confirm and Cancel",
  tags: ['dont'],
  args: inLanguage(({ t }) => ({
    confirmLabel: t('common.confirm'),
    cancelLabel: t('common.cancel'),
  })),
};

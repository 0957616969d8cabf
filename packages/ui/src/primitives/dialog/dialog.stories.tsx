import { holdsLongWords, LONG_WORD } from '@paydirt/testkit/long-word';
import { inLanguage, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { ConfirmDialog } from '../../patterns/confirm-dialog/confirm-dialog.tsx';
import { TextField } from '../field/index.ts';
import { Dialog } from './dialog.tsx';

const meta = {
  title: 'Primitives/Dialog',
  tags: ['autodocs', 'framed'],
  component: Dialog,
  args: {
    defaultOpen: true,
    onOpenChange: fn(),
    ...inLanguage(({ t }) => ({
      title: t('products.detail.agreement'),
      closeLabel: t('common.close'),
      trigger: <Button>{t('products.detail.agreementOpen')}</Button>,
      children: [t('common.risk.playMoney'), t('common.risk.income'), t('common.risk.return')].join(' '),
    })),
  },
  decorators: [
    (Story) => (
      <div className="min-h-dvh p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: 'Modal, open' };

/** Its button opens it by a key; it takes and traps focus, and Escape closes it and returns focus. */
export const Opening: Story = {
  args: { defaultOpen: false },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button');
    await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: args.title });
    await expect(args.onOpenChange).toHaveBeenCalledWith(true);
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.tab();
    const close = screen.getByRole('button', { name: args.closeLabel });
    await expect(close).toHaveFocus();
    await expect(Math.min(close.offsetWidth, close.offsetHeight)).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** A tap outside closes it, and so does its button. */
export const Closing: Story = {
  args: { defaultOpen: false },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.click(document.querySelector('[data-backdrop]') as Element);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: args.closeLabel }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Controlled by the app, which leaves it open: nothing closes it. */
export const HeldOpen: Story = {
  args: { open: true },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(dialog).toBeVisible();
    await expect(dialog).toHaveAttribute('data-state', 'open');
  },
};

/** The text is read out after the title; the buttons stay visible. */
export const WithFooter: Story = {
  tags: ['visual', 'forced-colours', 'reduced-motion'],
  args: inLanguage(({ t }) => ({
    title: t('products.detail.deliveryChoose'),
    text: t('products.detail.deliveryTest'),
    children: (
      <TextField
        label={t('products.detail.deliveryName')}
        value="Mara Lindqvist"
        onValueChange={() => undefined}
      />
    ),
    footer: (
      <>
        <Button>{t('common.cancel')}</Button>
        <Button variant="primary">{t('products.detail.deliverySave')}</Button>
      </>
    ),
  })),
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveAccessibleDescription(args.text);
    const [cancel, save] = screen.getAllByRole('button').slice(-2);
    await expect(cancel!.getBoundingClientRect().width).toBeCloseTo(save!.getBoundingClientRect().width, 0);
  },
};

/** It leaves the top of the page visible and scrolls inside, and its title stays. */
export const LongContent: Story = {
  args: inLanguage(({ t }) => ({
    children: Array.from({ length: 24 }, (_, line) => (
      <p key={line} className="pb-3">
        {line % 2 === 0 ? t('products.pattern.stepCount') : t('products.pattern.stepProRata')}
      </p>
    )),
  })),
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    dialog.scrollTo({ top: 200 });
    await waitFor(() => expect(dialog.scrollTop).toBe(200));
    const title = screen.getByRole('heading', { name: args.title }).getBoundingClientRect();
    await expect(title.top).toBeGreaterThanOrEqual(dialog.getBoundingClientRect().top);
    await expect(dialog.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

/** A question above it handles Escape; then the dialog has focus again. */
export const ConfirmationOver: Story = {
  render: function Confirming(args) {
    const [isConfirming, setConfirming] = useState(false);
    const { t } = spoken();
    return (
      <Dialog {...args} footer={<Button onClick={() => setConfirming(true)}>{t('common.delete')}</Button>}>
        Mara Lindqvist
        <ConfirmDialog
          open={isConfirming}
          onOpenChange={setConfirming}
          tone="danger"
          title={t('common.confirmDelete')}
          text={t('destinations.address.deleteText', { name: 'Mara Lindqvist' })}
          confirmLabel={t('common.delete')}
          cancelLabel={t('common.cancel')}
          onConfirm={() => setConfirming(false)}
        />
      </Dialog>
    );
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    const opener = screen.getByRole('button', { name: spoken().t('common.delete') });
    await userEvent.click(opener);
    const question = await screen.findByRole('alertdialog');
    await waitFor(() => expect(question).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(dialog).toBeVisible();
  },
};

/** In a part of the page with its own theme, it has that theme. */
export const InATheme: Story = {
  render: function InItsTheme(args) {
    const [dark, setDark] = useState<HTMLElement | null>(null);
    return (
      <div ref={setDark} data-theme="dark" className="bg-paper p-4">
        {dark ? <Dialog {...args} container={dark} /> : null}
      </div>
    );
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.closest('[data-theme]')).toHaveAttribute('data-theme', 'dark');
  },
};

/** Long labels are stacked, at one width. */
export const LongGerman: Story = {
  globals: { locale: 'de-DE', viewport: { value: 'narrow' } },
  args: {
    title: 'Auszahlungsadresse umbenennen',
    text: 'Bereits laufende Auszahlungen werden noch an diese Adresse gebucht.',
    footer: (
      <>
        <Button>Auszahlungsadresse behalten</Button>
        <Button variant="primary">Auszahlungsadresse speichern</Button>
      </>
    ),
  },
  play: async () => {
    await screen.findByRole('dialog');
    const [keep, save] = screen
      .getAllByRole('button')
      .slice(-2)
      .map((button) => button.getBoundingClientRect());
    await expect(keep!.width).toBeCloseTo(save!.width, 0);
    await expect(save!.top).toBeGreaterThanOrEqual(keep!.bottom);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const LargeText: Story = { ...WithFooter, tags: [], globals: { textSize: '200' } };

/** A word longer than a line breaks where it must. */
export const LongWord: Story = {
  args: { title: LONG_WORD, text: LONG_WORD, children: LONG_WORD },
  play: holdsLongWords,
};

/** A screen reader reads the title first: that alone says what is inside. */
export const NamedByTitle: Story = { name: 'Do: a title that names it', tags: ['do'] };

/** A title that would do for any dialog. */
export const EmptyTitle: Story = {
  name: "Don't: a title for anything",
  tags: ['dont'],
  args: inLanguage(({ t }) => ({ title: t('common.showMore') })),
};

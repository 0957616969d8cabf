import { holdsLongWords, LONG_WORD } from '@paydirt/testkit/long-word';
import { inLanguage, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { UpdatePrompt } from './update-prompt.tsx';

const onCancel = fn();

const meta = {
  title: 'Patterns/UpdatePrompt',
  tags: ['autodocs', 'framed'],
  component: UpdatePrompt,
  args: {
    open: true,
    onConfirm: fn(),
    ...inLanguage(({ t }) => ({
      title: t('shell.update.title', { version: '1.3.0' }),
      // In the app, the service writes these two in the member's language; these sentences are about as long.
      text: t('products.pattern.lead'),
      changes: [
        t('products.pattern.stepProRata'),
        t('me.settings.hideAmountsText'),
        t('balance.chartHidden'),
      ],
      changesLabel: t('home.news'),
      confirmLabel: t('shell.update.confirm'),
      cancel: { label: t('shell.update.cancel'), onCancel },
    })),
  },
  beforeEach: () => {
    onCancel.mockClear();
  },
} satisfies Meta<typeof UpdatePrompt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both answers are the same size (H16); Escape has the effect of Not now. */
export const Offered: Story = {
  tags: ['visual'],
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: args.title });
    const [cancel, confirm] = screen.getAllByRole('button');
    await waitFor(() => expect(cancel).toHaveFocus());
    await expect(dialog).toHaveAccessibleDescription(args.text);
    await expect(cancel!.getBoundingClientRect().width).toBeCloseTo(
      confirm!.getBoundingClientRect().width,
      0,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(onCancel).toHaveBeenCalledOnce();
  },
};

/** There is no Cancel, and Escape does nothing. */
export const Compulsory: Story = {
  args: { cancel: null, ...inLanguage(({ t }) => ({ text: t('shell.update.compulsory') })) },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    await expect(screen.getAllByRole('button')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    await userEvent.tab();
    await expect(screen.getByRole('button')).toHaveFocus();
  },
};

export const WithoutList: Story = { args: { changes: [] } };

export const Busy: Story = { args: { busy: true } };

/** An error is announced, and both buttons stay usable. */
export const Failed: Story = {
  args: inLanguage(({ t }) => ({ error: t('shell.update.untrusted') })),
  play: async ({ args }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(args.error ?? '');
    for (const button of screen.getAllByRole('button')) await expect(button).toBeEnabled();
  },
};

/** An address that the app does not open: the prompt shows an error, and Cancel is left. */
export const NotOpened: Story = {
  render: (args) => <UpdatePrompt {...args} onConfirm={null} />,
  args: inLanguage(({ t }) => ({ error: t('shell.update.untrusted') })),
  play: async ({ args }) => {
    await expect(await screen.findByRole('button', { name: args.confirmLabel })).toBeDisabled();
    await expect(screen.getByRole('button', { name: args.cancel?.label ?? '' })).toBeEnabled();
  },
};

/** Markup is shown as it was written. */
export const Markup: Story = {
  args: { changes: ['<script>alert(1)</script>', '<b>Bold</b>'] },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog.querySelector('script, b')).toBeNull();
  },
};

/** Longer than the screen, it scrolls inside its own corners. */
export const ManyChanges: Story = {
  args: { changes: Array.from({ length: 40 }, (_, index) => `${index + 1}. Small repairs in the records.`) },
};

export const LongGerman: Story = {
  globals: { locale: 'de-DE' },
  play: async () => {
    // The default texts are German as well.
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveAccessibleDescription(spoken().t('products.pattern.lead'));
    await expect(dialog).toHaveAccessibleDescription(/Geld/);
  },
  args: {
    title: 'Aktualisierung auf Version 1.3.0 erforderlich',
    changesLabel: 'Änderungen in dieser Version',
    changes: ['Kontobewegungen lassen sich nach Abrechnungstagen und Auszahlungszuständen filtern.'],
    confirmLabel: 'Aktualisierung herunterladen',
    cancel: { label: 'Später aktualisieren', onCancel },
  },
};

export const LargeText: Story = { globals: { textSize: '200' } };

/** A word longer than a line breaks where it must. */
export const LongWord: Story = {
  args: { title: LONG_WORD, text: LONG_WORD, changes: [LONG_WORD] },
  play: holdsLongWords,
};

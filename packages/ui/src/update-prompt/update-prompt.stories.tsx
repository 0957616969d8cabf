import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { UpdatePrompt } from './index.ts';

const onCancel = fn();

const meta = {
  title: 'Components/Overlays/UpdatePrompt',
  tags: ['autodocs'],
  component: UpdatePrompt,
  args: {
    open: true,
    title: 'Version 1.3.0 is here',
    text: 'You have 1.2.0. It goes on working.',
    changesLabel: 'What is new',
    changes: [
      'Records can be filtered by day.',
      'The money page checks your balance on this phone.',
      'Countdowns stay right after the phone slept.',
    ],
    confirmLabel: 'Update to 1.3.0',
    onConfirm: fn(),
    cancel: { label: 'Not now', onCancel },
  },
} satisfies Meta<typeof UpdatePrompt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both answers are the same size (H16); Escape is Not now. */
export const Offered: Story = {
  tags: ['visual'],
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Version 1.3.0 is here' });
    const [cancel, confirm] = screen.getAllByRole('button');
    await waitFor(() => expect(cancel).toHaveFocus());
    await expect(dialog).toHaveAccessibleDescription(/You have 1\.2\.0/);
    await expect(cancel?.getBoundingClientRect().width).toBe(confirm?.getBoundingClientRect().width);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(onCancel).toHaveBeenCalledOnce();
  },
};

/** There is no Cancel, and Escape does nothing. */
export const Compulsory: Story = {
  args: {
    title: 'This version no longer works',
    text: 'The services changed on 20 November. Update to 1.3.0 to go on; your account stays as it is.',
    cancel: null,
  },
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

export const Failed: Story = {
  args: { error: 'The address of the update is not one of ours, so it was not opened.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('not one of ours');
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

export const ManyChanges: Story = {
  args: { changes: Array.from({ length: 40 }, (_, place) => `${place + 1}. Small repairs in the records.`) },
};

export const LongGerman: Story = {
  globals: { locale: 'de-DE' },
  args: {
    title: 'Aktualisierung auf Version 1.3.0 erforderlich',
    changesLabel: 'Änderungen in dieser Version',
    changes: ['Kontobewegungen lassen sich nach Abrechnungstagen und Auszahlungszuständen filtern.'],
    confirmLabel: 'Aktualisierung herunterladen',
    cancel: { label: 'Später aktualisieren', onCancel },
  },
};

export const LargeText: Story = { globals: { textSize: '200' } };

import { inLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { readmeExample } from '../../docs/readme-example.ts';
import { Button } from '../../primitives/button/index.ts';
import { PickerSheet } from './picker-sheet.tsx';

const items = (...names: string[]) => names.map((name) => ({ value: name, text: name }));

const meta = {
  title: 'Patterns/PickerSheet',
  tags: ['autodocs', 'framed'],
  component: PickerSheet,
  args: {
    open: true,
    onOpenChange: fn(),
    onValueChange: fn(),
    onConfirm: fn(),
    ...inLanguage(({ t }) => ({
      title: t('destinations.title.addAddress'),
      closeLabel: t('common.close'),
      confirmLabel: t('common.confirm'),
      columns: [
        { label: t('destinations.address.chain'), items: items('BEP20', 'TRC20', 'ERC20'), value: 'BEP20' },
        { label: t('destinations.address.currency'), items: items('USDT', 'USDC'), value: 'USDT' },
      ],
    })),
  },
  render: function Render(args) {
    const [open, setOpen] = useState(args.open);
    const [choice, choose] = useState(() => args.columns.map((column) => column.value));
    function show(next: boolean) {
      args.onOpenChange(next);
      setOpen(next);
    }
    return (
      <div className="min-h-dvh p-4">
        <Button onClick={() => show(true)}>{args.title}</Button>
        <PickerSheet
          {...args}
          open={open}
          onOpenChange={show}
          columns={args.columns.map((column, at) => ({ ...column, value: choice[at] ?? null }))}
          onValueChange={(column, value) => {
            args.onValueChange(column, value);
            choose(choice.map((old, at) => (at === column ? value : old)));
          }}
          onConfirm={() => {
            args.onConfirm();
            show(false);
          }}
        />
      </div>
    );
  },
} satisfies Meta<typeof PickerSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: 'Combobox or picker, open',
  parameters: { docs: readmeExample('PickerSheet') },
  tags: ['visual', 'forced-colours'],
};

/** The button is disabled until each column has a selection: none is preselected (H16). */
export const Unchosen: Story = {
  args: inLanguage(({ t }) => ({
    columns: [
      { label: t('destinations.address.chain'), items: items('BEP20', 'TRC20', 'ERC20'), value: null },
      {
        label: t('destinations.address.currency'),
        items: [],
        value: null,
        empty: t('field.chain_required'),
      },
    ],
  })),
  play: async ({ args }) => {
    await expect(await screen.findByRole('button', { name: args.confirmLabel })).toBeDisabled();
  },
};

/** Opened, selected and confirmed by keys alone; focus returns to the opener. */
export const ByKeyboard: Story = {
  args: { open: false },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: args.title })).toBeVisible();
    const [chain] = screen.getAllByRole('listbox');
    while (document.activeElement !== chain) await userEvent.tab();
    await userEvent.keyboard('t');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith(0, 'TRC20');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { TextField } from '../field/index.ts';
import { HeaderMenu } from '../header-menu/index.ts';
import { BottomSheet } from './index.ts';

const meta = {
  title: 'Components/Overlays/BottomSheet',
  tags: ['autodocs'],
  component: BottomSheet,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Lease agreement',
    closeLabel: 'Close',
    children:
      'Income is scheduled, not guaranteed, and depends on what machines earn. You can return a lease.',
  },
  render: function Render(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <div className="min-h-dvh p-4">
        <Button onClick={() => setOpen(true)}>Read the agreement</Button>
        <BottomSheet
          {...args}
          open={open}
          onOpenChange={(next) => {
            args.onOpenChange(next);
            setOpen(next);
          }}
        />
      </div>
    );
  },
} satisfies Meta<typeof BottomSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opened by a button, it takes the focus; Escape closes it and gives the focus back. */
export const Opening: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Read the agreement' }));
    await expect(await screen.findByRole('dialog', { name: 'Lease agreement' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const Open: Story = {};

export const WithFooter: Story = {
  tags: ['visual', 'reduced-motion'],
  args: {
    footer: (
      <Button variant="primary" size="lg" wide>
        Go on
      </Button>
    ),
    description: 'Read it through; it takes two minutes.',
    children: <TextField label="Label" value="Kitchen table" onValueChange={() => undefined} />,
  },
};

export const LongContent: Story = {
  args: {
    children: Array.from({ length: 40 }, (_, line) => (
      <p key={line} className="pb-3">
        {line + 1}. Income accrues at the end of each day and is received by you with one tap.
      </p>
    )),
  },
};

/** Pulled down far enough and let go, it closes. */
export const Dragged: Story = {
  play: async ({ args }) => {
    const sheet = await screen.findByRole('dialog');
    const handle = screen.getByRole('heading', { name: 'Lease agreement' });
    const { top, height } = sheet.getBoundingClientRect();
    const at = (clientY: number) => ({ clientX: 100, clientY, pointerId: 1, isPrimary: true, button: 0 });
    // The browser refuses to capture a pointer that it does not know.
    HTMLElement.prototype.setPointerCapture = fn();
    await fireEvent.pointerDown(handle, at(top + 20));
    await fireEvent.pointerMove(handle, at(top + 30));
    await fireEvent.pointerUp(handle, at(top + 30));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await fireEvent.pointerDown(handle, at(top + 20));
    await fireEvent.pointerMove(handle, at(top + height));
    await fireEvent.pointerUp(handle, at(top + height));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The header's bottom menu. */
export const Menu: Story = {
  render: () => (
    <HeaderMenu
      open
      onOpenChange={() => undefined}
      title="Go to"
      closeLabel="Close"
      entries={[
        { href: '#/index', label: 'Home', icon: 'home' },
        { href: '#/projects', label: 'Machines', icon: 'machines' },
        { href: '#/mine', label: 'Me', icon: 'me' },
      ]}
    />
  ),
};

export const LargeText: Story = {
  globals: { textSize: '200', locale: 'de-DE' },
  args: { title: 'Nutzungsvereinbarung für Mietmaschinen' },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { PictureViewer } from './index.ts';

const drawing = (ground: string, width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path fill="${ground}" d="M0 0h${width}v${height}H0z"/><path fill="none" stroke="black" stroke-width="8" d="M${width * 0.2} ${height * 0.7}L${width * 0.75} ${height * 0.4}M${width * 0.2} ${height * 0.5}L${width * 0.35} ${height * 0.8}M${width * 0.1} ${height * 0.85}h${width * 0.8}"/></svg>`,
  )}`;

const meta = {
  title: 'Components/Overlays/PictureViewer',
  tags: ['autodocs'],
  component: PictureViewer,
  args: {
    open: true,
    onOpenChange: fn(),
    pictures: [
      { src: drawing('tan', 400, 300), alt: 'A trommel at work' },
      { src: drawing('darkseagreen', 300, 400), alt: 'The sluice behind it' },
      { src: drawing('goldenrod', 800, 200), alt: 'The whole yard' },
    ],
    index: 0,
    onIndexChange: fn(),
    labels: {
      title: 'Pictures of the post by Mara',
      close: 'Close',
      previous: 'Picture before',
      next: 'Next picture',
      zoomIn: 'Larger',
      zoomOut: 'Smaller',
      place: (number, count) => `Picture ${number} of ${count}`,
      scale: (percent) => `${percent} %`,
      failed: 'This picture did not load.',
      retry: 'Try again',
    },
  },
  beforeEach() {
    // The browser refuses to capture a pointer that it does not know.
    const { setPointerCapture } = HTMLElement.prototype;
    HTMLElement.prototype.setPointerCapture = fn();
    return () => {
      HTMLElement.prototype.setPointerCapture = setPointerCapture;
    };
  },
  render: function Viewed(args) {
    const [open, setOpen] = useState(args.open);
    const [index, setIndex] = useState(args.index);
    return (
      <div className="min-h-dvh p-4">
        <Button onClick={() => setOpen(true)}>Look at the pictures</Button>
        <PictureViewer
          {...args}
          open={open}
          onOpenChange={(next) => {
            args.onOpenChange(next);
            setOpen(next);
          }}
          index={index}
          onIndexChange={(next) => {
            args.onIndexChange(next);
            setIndex(next);
          }}
        />
      </div>
    );
  },
} satisfies Meta<typeof PictureViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

const frame = () => screen.getByRole('img').parentElement!;
const scale = () => Number(frame().dataset['scale']);
const finger = (pointerId: number, clientX: number, clientY: number) => ({
  pointerId,
  clientX,
  clientY,
  button: 0,
});

export const Open: Story = {
  tags: ['visual'],
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Pictures of the post by Mara' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(screen.getByRole('status')).toHaveTextContent('Picture 1 of 3');
  },
};

/** Opened by a button, it gives the focus back to it. */
export const FocusReturns: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

/** Arrows turn; + − 0 zoom; while zoomed the arrows move. */
export const ByKeyboard: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByRole('img')).toHaveAccessibleName('The sluice behind it');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(screen.getByRole('status')).toHaveTextContent('Picture 3 of 3');
    await userEvent.keyboard('++');
    await expect(scale()).toBe(2.25);
    await expect(screen.getByRole('status')).toHaveTextContent('225 %');
    const before = screen.getByRole('img').style.transform;
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByRole('status')).toHaveTextContent('Picture 3 of 3');
    await expect(screen.getByRole('img').style.transform).not.toBe(before);
    await userEvent.keyboard('-');
    await expect(scale()).toBe(1.5);
    await userEvent.keyboard('0{PageUp}');
    await expect(scale()).toBe(1);
    await expect(screen.getByRole('status')).toHaveTextContent('Picture 2 of 3');
  },
};

/** Two fingers apart and together again. */
export const Pinched: Story = {
  play: async () => {
    await screen.findByRole('dialog');
    await fireEvent.pointerDown(frame(), finger(1, 160, 300));
    await fireEvent.pointerDown(frame(), finger(2, 200, 300));
    await fireEvent.pointerMove(frame(), finger(2, 280, 300));
    await expect(scale()).toBe(3);
    await fireEvent.pointerMove(frame(), finger(2, 180, 300));
    await expect(scale()).toBe(1);
    await fireEvent.pointerMove(frame(), finger(2, 240, 300));
    await fireEvent.pointerUp(frame(), finger(2, 240, 300));
    await fireEvent.pointerUp(frame(), finger(1, 160, 300));
    await expect(scale()).toBe(2);
  },
};

/** In where the finger is, and out again. */
export const DoubleTapped: Story = {
  play: async () => {
    await screen.findByRole('dialog');
    const tap = async () => {
      await fireEvent.pointerDown(frame(), finger(1, 100, 200));
      await fireEvent.pointerUp(frame(), finger(1, 100, 200));
    };
    await tap();
    await tap();
    await expect(scale()).toBe(2.5);
    await tap();
    await tap();
    await expect(scale()).toBe(1);
  },
};

/** Sideways turns; down closes. */
export const Swiped: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    const swipe = async (x: number, y: number) => {
      await fireEvent.pointerDown(frame(), finger(1, 180, 300));
      await fireEvent.pointerMove(frame(), finger(1, 180 + x, 300 + y));
      await fireEvent.pointerUp(frame(), finger(1, 180 + x, 300 + y));
    };
    await swipe(-120, 10);
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1);
    await swipe(120, 10);
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(0);
    await swipe(5, 160);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Zoomed: Story = {
  play: async () => {
    await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: 'Larger' }));
    await userEvent.click(screen.getByRole('button', { name: 'Larger' }));
    await expect(screen.getByRole('status')).toHaveTextContent('225 %');
  },
};

export const Single: Story = {
  args: { pictures: [{ src: drawing('tan', 400, 300), alt: 'A trommel at work' }] },
  play: async () => {
    await screen.findByRole('dialog');
    await expect(screen.queryByRole('button', { name: 'Next picture' })).toBeNull();
  },
};

/** It did not load: said, tried again, and the others are still there. */
export const Broken: Story = {
  args: {
    pictures: [
      { src: 'data:image/png;base64,AAAA', alt: 'A trommel at work' },
      { src: drawing('darkseagreen', 300, 400), alt: 'The sluice behind it' },
    ],
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('did not load');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    await expect(await screen.findByRole('img', { name: 'The sluice behind it' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Picture before' }));
    await screen.findByRole('alert');
  },
};

export const LargeText: Story = { globals: { textSize: '200', locale: 'de-DE' } };

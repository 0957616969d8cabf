import { inLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { PictureViewer } from './index.ts';
import {
  finger,
  frame,
  pinches,
  scale,
  tapsTwice,
  tapsWhileZoomed,
} from './picture-viewer-zooming.fixture.tsx';
import { atWork, evening, yard } from './viewed-pictures.fixture.ts';
import { viewerTexts } from './viewer-texts.fixture.ts';

const meta = {
  title: 'Patterns/PictureViewer',
  tags: ['autodocs', 'framed'],
  component: PictureViewer,
  args: {
    open: true,
    onOpenChange: fn(),
    pictures: [atWork, evening, yard],
    index: 0,
    onIndexChange: fn(),
    ...inLanguage((language) => ({
      labels: {
        title: language.t('community.media.pictures', { name: 'Mara' }),
        ...viewerTexts(language),
      },
    })),
  },
  beforeEach() {
    // The browser refuses to capture the pointer of a simulated event.
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
        <Button onClick={() => setOpen(true)}>{args.labels.title}</Button>
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

export const Open: Story = {
  name: 'Lightbox, open',
  tags: ['visual'],
  play: async ({ args: { labels } }) => {
    const dialog = await screen.findByRole('dialog', { name: labels.title });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(screen.getByRole('status')).toHaveTextContent(labels.position(1, 3));
  },
};

/** Opened by a button, to which it returns focus. */
export const FocusReturns: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

/** Arrow keys change the picture; + − 0 zoom; while zoomed, arrow keys pan. */
export const ByKeyboard: Story = {
  play: async ({ args: { labels } }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByRole('img')).toHaveAccessibleName(evening.alt);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(screen.getByRole('status')).toHaveTextContent(labels.position(3, 3));
    await userEvent.keyboard('++');
    await expect(scale()).toBe(2.25);
    await expect(screen.getByRole('status').textContent).toContain(labels.scale(225));
    const before = screen.getByRole('img').style.transform;
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByRole('status')).toHaveTextContent(labels.position(3, 3));
    await expect(screen.getByRole('img').style.transform).not.toBe(before);
    await userEvent.keyboard('-');
    await expect(scale()).toBe(1.5);
    await userEvent.keyboard('0{PageUp}');
    await expect(scale()).toBe(1);
    await expect(screen.getByRole('status')).toHaveTextContent(labels.position(2, 3));
    await userEvent.keyboard('{Home}');
    await expect(screen.getByRole('status')).toHaveTextContent(labels.position(1, 3));
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('status')).toHaveTextContent(labels.position(3, 3));
  },
};

/** In right-to-left pages, the pictures also run from right to left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ args: { labels } }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(screen.getByRole('status')).toHaveTextContent(labels.position(2, 3));
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByRole('status')).toHaveTextContent(labels.position(1, 3));
  },
};

/** Two fingers apart and together again. */
export const Pinched: Story = {
  play: pinches,
};

/** Zooms in at the finger, and out again. */
export const DoubleTapped: Story = {
  play: tapsTwice,
};

/** Zoomed by the button, all of it can be seen by taps alone: the tapped point moves to the middle. */
export const TappedWhileZoomed: Story = {
  play: tapsWhileZoomed,
};

/** A swipe sideways changes the picture; a swipe down closes. */
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

/** The picture follows the finger, resists where there is no neighbour, and returns. */
export const Pulled: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    const at = () => screen.getByRole('img').style.transform;
    const rest = at();
    await fireEvent.pointerDown(frame(), finger(1, 180, 300));
    await fireEvent.pointerMove(frame(), finger(1, 140, 304));
    await waitFor(() => expect(at()).toBe(rest.replace('0px', '-40px')));
    await fireEvent.pointerMove(frame(), finger(1, 220, 304));
    await waitFor(() => expect(at()).toBe(rest.replace('0px', '10px')));
    await fireEvent.pointerMove(frame(), finger(1, 184, 360));
    await waitFor(() => expect(at()).toBe(rest.replace('0px, 0px', '0px, 60px')));
    await fireEvent.pointerUp(frame(), finger(1, 184, 340));
    await waitFor(() => expect(at()).toBe(rest));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(args.onIndexChange).not.toHaveBeenCalled();
  },
};

const fetched: HTMLImageElement[] = [];

/** Once a picture has loaded, its neighbours are fetched, and no others. */
export const NeighboursFetched: Story = {
  beforeEach() {
    const { Image: Native } = window;
    fetched.length = 0;
    window.Image = class extends Native {
      constructor() {
        super();
        fetched.push(this);
      }
    };
    return () => {
      window.Image = Native;
    };
  },
  play: async () => {
    await screen.findByRole('dialog');
    await waitFor(() => expect(fetched.map(({ src }) => src)).toEqual([evening.src]));
  },
};

/** Zoomed by the button; the zoom is announced beside the position. */
export const Zoomed: Story = {
  play: async ({ args: { labels } }) => {
    await screen.findByRole('dialog');
    await expect(screen.getByRole('button', { name: labels.zoomOut })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(screen.getByRole('button', { name: labels.zoomIn }));
    await userEvent.click(screen.getByRole('button', { name: labels.zoomIn }));
    await expect(screen.getByRole('status').textContent).toContain(labels.scale(225));
  },
};

/** There is no other picture. */
export const Single: Story = {
  args: { pictures: [atWork] },
  play: async ({ args: { labels } }) => {
    await screen.findByRole('dialog');
    await expect(screen.queryByRole('button', { name: labels.next })).toBeNull();
  },
};

/** It failed to load: announced, with a retry, and the others stay. */
export const Broken: Story = {
  args: { pictures: [{ src: 'data:image/png;base64,AAAA', alt: atWork.alt }, evening] },
  play: async ({ args: { labels } }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(labels.failed);
    await userEvent.click(screen.getByRole('button', { name: labels.retry }));
    await screen.findByRole('alert');
    // The retry button is gone, but the keys still work.
    await userEvent.keyboard('{ArrowRight}');
    await expect(await screen.findByRole('img', { name: evening.alt })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: labels.previous }));
    await screen.findByRole('alert');
  },
};

/** At 200 percent the text is above the buttons, and neither is cut off. */
export const LargeText: Story = {
  globals: { textSize: '200' },
  play: async ({ args: { labels } }) => {
    await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: labels.zoomIn }));
  },
};

import type { StoryContext } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import type { PictureViewerProps } from './index.ts';

type Play = (context: Pick<StoryContext<PictureViewerProps>, 'args'>) => Promise<void>;

/** Find the frame that shows the picture. */
export const frame = () => screen.getByRole('img').parentElement!;

/** Read how far the picture is zoomed. */
export const scale = () => Number(frame().dataset['scale']);

/** Describe where a finger is. */
export const finger = (pointerId: number, clientX: number, clientY: number) => ({
  pointerId,
  clientX,
  clientY,
  button: 0,
});

/** Move two fingers apart and together again. */
export const pinches: Play = async () => {
  await screen.findByRole('dialog');
  await fireEvent.pointerDown(frame(), finger(1, 160, 300));
  await fireEvent.pointerDown(frame(), finger(2, 200, 300));
  await fireEvent.pointerMove(frame(), finger(2, 280, 300));
  await waitFor(() => expect(scale()).toBe(3));
  await fireEvent.pointerMove(frame(), finger(2, 180, 300));
  await waitFor(() => expect(scale()).toBe(1));
  await fireEvent.pointerMove(frame(), finger(2, 240, 300));
  await fireEvent.pointerUp(frame(), finger(2, 240, 300));
  await fireEvent.pointerUp(frame(), finger(1, 160, 300));
  await waitFor(() => expect(scale()).toBe(2));
};

/** Tap twice, and twice again. */
export const tapsTwice: Play = async () => {
  await screen.findByRole('dialog');
  // With explicit times, so that the result does not depend on the machine's speed.
  const tap = async (ms: number) => {
    for (const type of ['pointerdown', 'pointerup']) {
      const event = new PointerEvent(type, { ...finger(1, 100, 200), bubbles: true, cancelable: true });
      Object.defineProperty(event, 'timeStamp', { value: ms });
      await fireEvent(frame(), event);
    }
  };
  await tap(1000);
  await tap(1100);
  await expect(scale()).toBe(2.5);
  await tap(2000);
  await tap(2100);
  await expect(scale()).toBe(1);
};

/** Zoom by the button, and tap near two of the corners. */
export const tapsWhileZoomed: Play = async ({ args }) => {
  await screen.findByRole('dialog');
  const picture = () => screen.getByRole('img').getBoundingClientRect();
  const zoomIn = screen.getByRole('button', { name: args.labels.zoomIn });
  for (let press = 0; press < 3; press += 1) await userEvent.click(zoomIn);
  const { left, top, right, bottom } = frame().getBoundingClientRect();
  // At two alternating points, because two taps at one point would reset the zoom.
  async function tapNear(x: number, y: number) {
    for (let taps = 0; taps < 8; taps += 1) {
      const at = finger(1, x, taps % 2 === 0 ? y : y + (y < middle ? 40 : -40));
      await fireEvent.pointerDown(frame(), at);
      await fireEvent.pointerUp(frame(), at);
    }
  }
  const middle = (top + bottom) / 2;
  await tapNear(right - 5, bottom - 5);
  // The picture moves with an animation, whose two sides may not end at the same time.
  await waitFor(() => expect(picture().right).toBeCloseTo(right, 0));
  await waitFor(() => expect(picture().bottom).toBeCloseTo(bottom, 0));
  await tapNear(left + 5, top + 5);
  await waitFor(() => expect(picture().left).toBeCloseTo(left, 0));
  await waitFor(() => expect(picture().top).toBeCloseTo(top, 0));
  await expect(scale()).toBeGreaterThan(3);
};

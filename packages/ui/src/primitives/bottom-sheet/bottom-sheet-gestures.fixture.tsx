import type { StoryContext } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import type { BottomSheetProps } from './bottom-sheet.tsx';

type Play = (context: Pick<StoryContext<BottomSheetProps>, 'args'>) => Promise<void>;

/** Press and release: pressing alone must not close anything yet. */
async function tap(target: Element): Promise<void> {
  await fireEvent.pointerDown(target, { button: 0 });
  await fireEvent.click(target);
}

/** Tap the root and then the backdrop. */
export const heedsNoTapOnRoot: Play = async ({ args }) => {
  await screen.findByRole('dialog');
  const backdrop = document.querySelector('[data-backdrop]') as Element;
  // Radix listens for outside taps only from the next task on, so try again.
  await waitFor(async () => {
    await tap(document.documentElement);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await tap(backdrop);
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
  });
};

/** Press a handle at one height of the window, drag it to another, and release it. */
async function drag(handle: HTMLElement, from: number, to: number): Promise<void> {
  const at = (clientY: number) => ({ clientX: 100, clientY, pointerId: 1, isPrimary: true, button: 0 });
  // The browser refuses to capture the pointer of a simulated event.
  HTMLElement.prototype.setPointerCapture = fn();
  await fireEvent.pointerDown(handle, at(from));
  await fireEvent.pointerMove(handle, at(to));
  await fireEvent.pointerUp(handle, at(to));
}

/** Drag the handle a little, and then far. */
export const closesWhenDragged: Play = async ({ args }) => {
  const sheet = await screen.findByRole('dialog');
  const handle = screen.getByRole('heading', { name: args.title });
  const { top, height } = sheet.getBoundingClientRect();
  await drag(handle, top + 20, top + 30);
  await expect(args.onOpenChange).not.toHaveBeenCalled();
  await drag(handle, top + 20, top + height);
  await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

/** Drag a sheet that is kept open. */
export const slidesBack: Play = async ({ args }) => {
  const sheet = await screen.findByRole('dialog');
  const handle = screen.getByRole('heading', { name: args.title });
  const { top, height } = sheet.getBoundingClientRect();
  await drag(handle, top + 20, top + height);
  await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  await waitFor(() => expect(sheet.style.transform).toBe(''));
};

/** Pull the handle down a little, and hold it there. */
export const followsFinger: Play = async ({ args }) => {
  const sheet = await screen.findByRole('dialog');
  const handle = screen.getByRole('heading', { name: args.title });
  const { top } = sheet.getBoundingClientRect();
  const at = (clientY: number) => ({ clientX: 100, clientY, pointerId: 1, isPrimary: true, button: 0 });
  HTMLElement.prototype.setPointerCapture = fn();
  await fireEvent.pointerDown(handle, at(top + 20));
  await fireEvent.pointerMove(handle, at(top + 68));
  await expect(sheet.style.transform).toBe('translateY(48px)');
};

import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

type Play = (context: Pick<StoryContext, 'canvas'>) => Promise<void>;

/** Expect that each line begins where the one above it ends. Answers their boxes. */
export async function expectNoneOverAnother(lines: readonly HTMLElement[]): Promise<DOMRect[]> {
  const boxes = lines.map((line) => line.getBoundingClientRect());
  for (const [index, box] of boxes.entries()) {
    const above = boxes[index - 1];
    if (above) await expect(Math.abs(box.top - above.bottom)).toBeLessThan(1);
  }
  return boxes;
}

/** Scroll to and fro. */
export const keepsOrder: Play = async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByRole('link').length).toBeGreaterThan(2));
  for (const top of [900, 12_000, 11_400, 40_000, 3_000]) {
    window.scrollTo({ top, behavior: 'instant' });
    // Wait a frame, so that each offset is checked before the next.
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  }
  await waitFor(async () => {
    const items = canvas.getAllByRole('listitem');
    const positions = items.map((item) => Number(item.getAttribute('aria-posinset')));
    await expect(positions).toEqual(positions.toSorted((one, other) => one - other));
    await expect(new Set(positions).size).toBe(positions.length);
    const boxes = await expectNoneOverAnother(items);
    await expect(boxes.some(({ top, bottom }) => top < 100 && bottom > 60)).toBe(true);
  });
};

/** Double the text size. */
export const fitsLargerText: Play = async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByRole('link').length).toBeGreaterThan(2));
  window.scrollTo({ top: 5000, behavior: 'instant' });
  document.documentElement.style.fontSize = '200%';
  try {
    await waitFor(async () => {
      const boxes = await expectNoneOverAnother(canvas.getAllByRole('listitem'));
      await expect(boxes.length).toBeGreaterThan(2);
      await expect(boxes[1]?.height).toBeGreaterThan(70);
    });
  } finally {
    document.documentElement.style.fontSize = '';
  }
};

/** Restore the text size just after the list was scrolled. */
export const fitsSmallerText: Play = async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByRole('link').length).toBeGreaterThan(2));
  document.documentElement.style.fontSize = '400%';
  try {
    await waitFor(() =>
      expect(canvas.getAllByRole('link')[1]!.getBoundingClientRect().height).toBeGreaterThan(200),
    );
    window.scrollTo({ top: 1, behavior: 'instant' });
    // Wait until the scroll event was handled, but not until scrolling has ended.
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  } finally {
    document.documentElement.style.fontSize = '';
  }
  await waitFor(async () => {
    const boxes = await expectNoneOverAnother(canvas.getAllByRole('listitem'));
    await expect(boxes.at(-1)?.bottom).toBeGreaterThan(window.innerHeight);
  });
};

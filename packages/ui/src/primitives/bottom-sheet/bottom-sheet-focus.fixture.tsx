import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { BottomSheetProps } from './bottom-sheet.tsx';

type Play = (context: Pick<StoryContext<BottomSheetProps>, 'args'>) => Promise<void>;

/** Tab through all focusable elements, forwards and back: none is under the title or the footer. */
export const staysInSight: Play = async ({ args }) => {
  const sheet = await screen.findByRole('dialog');
  const rows = screen.getAllByRole('button');
  const save = rows.pop()!;
  const close = screen.getByRole('button', { name: args.closeLabel });
  async function goThrough(shift: boolean) {
    for (let stop = 0; stop < rows.length; stop += 1) {
      await userEvent.tab({ shift });
      const focused = document.activeElement!;
      if (focused === close || focused === save) continue;
      // Measured at the same moment, because the sheet may still be moving.
      const [row, title, footer] = [focused, close, save].map((one) => one.getBoundingClientRect());
      const middle = (row!.top + row!.bottom) / 2;
      await expect(middle).toBeGreaterThan(title!.bottom);
      await expect(middle).toBeLessThan(footer!.top);
    }
  }
  await waitFor(() => expect(sheet).toHaveFocus());
  await goThrough(false);
  await goThrough(true);
};

/** Tab past both ends, forwards and back: focus stays within the sheet. */
export const goesRound: Play = async () => {
  const sheet = await screen.findByRole('dialog');
  const stops = screen.getAllByRole('button').length + 1;
  async function goAround(shift: boolean) {
    for (let stop = 0; stop < stops; stop += 1) {
      await userEvent.tab({ shift });
      const [focused, box] = [document.activeElement!, sheet].map((one) => one.getBoundingClientRect());
      await expect(focused!.top).toBeGreaterThanOrEqual(box!.top - 1);
      await expect(focused!.bottom).toBeLessThanOrEqual(box!.bottom + 1);
    }
  }
  await waitFor(() => expect(sheet).toHaveFocus());
  await goAround(false);
  await goAround(true);
};

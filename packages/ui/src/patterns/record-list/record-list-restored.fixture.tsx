import { spoken } from '@paydirt/testkit/story-language';
import type { StoryContext } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { RecordListProps } from './index.ts';
import { type Sample, toRow } from './record-samples.fixture.tsx';

type Play = (context: Pick<StoryContext<RecordListProps<Sample>>, 'args' | 'canvas'>) => Promise<void>;

/** Create rows with titles of one line and of several, in an order from which no height could be estimated. */
export const uneven: typeof toRow = (record) => {
  const row = toRow(record);
  return /[156]$/.test(record.id) ? { ...row, title: Array(5).fill(row.title).join(' ') } : row;
};

/** Resolve once the current frame is on screen and its layout has been reported. */
async function painted(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1)
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
}

/** Leave the list in the middle, and come back to it. */
export const opensWhereItWas: Play = async ({ args, canvas }) => {
  const { t } = spoken();
  await waitFor(() => expect(canvas.getAllByRole('link').length).toBeGreaterThan(2));
  window.scrollTo({ top: 20_000, behavior: 'instant' });
  await waitFor(() => expect(canvas.queryByRole('heading', { name: args.days[0]!.label })).toBeNull());
  const topOf = (link: Element | undefined) => link?.getBoundingClientRect().top ?? Number.NaN;
  const links = () => canvas.getAllByRole('link');
  const middle = links().find((link) => topOf(link) > 200 && topOf(link) < window.innerHeight);
  const left = { href: middle?.getAttribute('href'), top: topOf(middle) };
  await userEvent.click(canvas.getByRole('button', { name: t('common.close') }));
  await expect(canvas.queryByRole('list')).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: t('common.back') }));
  await waitFor(() => expect(links().length).toBeGreaterThan(2));
  const same = links().find((link) => link.getAttribute('href') === left.href);
  await expect(Math.abs(topOf(same) - left.top)).toBeLessThan(2);
};

/** Leave the list at one position after another while it is still being measured, and come back to each. */
export const opensWhereItWasEachTime: Play = async ({ canvas }) => {
  const { t } = spoken();
  const links = () => canvas.getAllByRole('link');
  const topOf = (link: Element | undefined) => link?.getBoundingClientRect().top ?? Number.NaN;
  const off: number[] = [];
  await document.fonts.ready;
  for (const top of [4_000, 9_300, 15_100, 21_700, 28_800, 33_333]) {
    await waitFor(() => expect(links().length).toBeGreaterThan(0));
    window.scrollTo({ top, behavior: 'instant' });
    // Leave the list before scrolling has ended.
    await painted();
    const middle = links().toSorted((a, b) => Math.abs(topOf(a) - 250) - Math.abs(topOf(b) - 250))[0];
    const left = { href: middle?.getAttribute('href'), top: topOf(middle) };
    canvas.getByRole('button', { name: t('common.close') }).click();
    await waitFor(() => expect(canvas.queryByRole('list')).toBeNull());
    canvas.getByRole('button', { name: t('common.back') }).click();
    await waitFor(() => expect(links().length).toBeGreaterThan(0));
    await painted();
    const same = links().find((link) => link.getAttribute('href') === left.href);
    off.push(Math.trunc(Math.abs(topOf(same) - left.top) / 2));
  }
  await expect(off).toEqual(off.map(() => 0));
};

import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Illustration } from '../illustration/index.ts';
import { LazyVideo } from '../../patterns/lazy-video/lazy-video.tsx';
import { PictureGrid } from '../../patterns/picture-grid/picture-grid.tsx';
import { DataSaver, SavedImage } from './index.ts';

const PICTURE = '/media/products/wool-cap.svg';
const MACHINE = '/media/products/trommel.svg';
const onOpen = fn<(index: number) => void>();

const meta = {
  title: 'Patterns/DataSaver',
  tags: ['autodocs'],
  component: DataSaver,
  args: { on: true, label: '', children: null },
  render: ({ on }) => {
    const { t } = spoken();
    return (
      <DataSaver on={on} label={t('common.showPicture')}>
        <div className="flex max-w-phone flex-col gap-4 p-4">
          <Avatar name="Mara Lindqvist" src={PICTURE} />
          <PictureGrid
            pictures={[
              { src: `${PICTURE}?1`, label: 'One' },
              { src: `${PICTURE}?2`, label: 'Two' },
            ]}
            onOpen={onOpen}
          />
          <Illustration src={MACHINE} saved="button" label="Trommel" className="w-40" />
          <a href="#product" aria-label="Product">
            <Illustration src={MACHINE} saved="tile" className="w-40" />
          </a>
          <SavedImage src={`${PICTURE}?3`} alt="Screenshot" className="size-24" />
          <LazyVideo
            src="/film.webm"
            cover={`${PICTURE}?4`}
            title="Film"
            labels={{ play: 'Play', failed: 'Failed', retry: t('common.retry') }}
          />
        </div>
      </DataSaver>
    );
  },
} satisfies Meta<typeof DataSaver>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawn = (root: HTMLElement) => root.querySelectorAll('img, use').length;

/** Nothing is fetched; a tap loads a picture, wherever it is, and it stays. */
export const On: Story = {
  tags: ['visual'],
  play: async ({ canvas, canvasElement }) => {
    const { t } = spoken();
    const show = (what: string) =>
      canvas.queryByRole('button', { name: `${t('common.showPicture')}: ${what}` });
    // Icons are not pictures: only addresses of media count.
    const pictures = () =>
      [...canvasElement.querySelectorAll('img, use')].filter((one) =>
        (one.getAttribute('src') ?? one.getAttribute('href') ?? '').startsWith('/media/'),
      ).length;
    await expect(pictures()).toBe(0);
    await expect(canvas.getByRole('img', { name: 'Mara Lindqvist' })).toHaveTextContent('ML');
    await userEvent.click(show('Trommel')!);
    await expect(pictures()).toBe(2);
    await expect(show('Trommel')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Two' }));
    await expect(onOpen).toHaveBeenLastCalledWith(1);
    await expect(pictures()).toBe(3);
    show('Screenshot')!.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('img', { name: 'Screenshot' })).toHaveAttribute('src', `${PICTURE}?3`);
  },
};

/** Off, the default: everything is shown at once. */
export const Off: Story = {
  args: { on: false },
  play: async ({ canvasElement }) => {
    await expect(drawn(canvasElement)).toBeGreaterThan(5);
  },
};

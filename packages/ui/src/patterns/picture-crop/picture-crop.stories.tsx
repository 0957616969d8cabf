import { disguisedFile, movingFile, pictureFile } from '@paydirt/testkit/picture-files';
import { scene } from '@paydirt/testkit/scene';
import { inLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { cutOut, MIDDLE, openForCrop, PictureCrop, type Crop } from './index.ts';

const MEGABYTE = 1024 * 1024;

/** A picture that is wider than high. */
async function widePicture(): Promise<ImageBitmap> {
  const drawing = new Image(600, 300);
  drawing.src = scene({ width: 600, height: 300, light: 'evening', machines: [{ x: 0.45, size: 0.5 }] });
  await drawing.decode();
  return createImageBitmap(drawing);
}

const onValueChange = fn<(crop: Crop) => void>();

const meta = {
  title: 'Patterns/PictureCrop',
  tags: ['autodocs'],
  component: PictureCrop,
  loaders: [async () => ({ picture: await widePicture() })],
  args: {
    picture: null as unknown as ImageBitmap,
    value: MIDDLE,
    onValueChange,
    ...inLanguage(({ t, format }) => ({
      hint: t('me.picture.hint'),
      labels: {
        area: t('me.picture.area'),
        zoom: t('me.picture.zoom'),
        across: t('me.picture.across'),
        down: t('me.picture.down'),
        percent: (percent: number) => format.percent(percent * 10),
      },
    })),
  },
  render: function Render(args, { loaded }) {
    const [value, setValue] = useState(args.value);
    return (
      <div className="max-w-phone p-4">
        <PictureCrop
          {...args}
          picture={loaded['picture'] as ImageBitmap}
          value={value}
          onValueChange={(next) => {
            args.onValueChange(next);
            setValue(next);
          }}
        />
      </div>
    );
  },
} satisfies Meta<typeof PictureCrop>;

export default meta;
type Story = StoryObj<typeof meta>;

const last = () => onValueChange.mock.lastCall?.[0] ?? MIDDLE;

/** The largest square in the middle; up and down there is no room to move. */
export const Middle: Story = {
  tags: ['visual', 'forced-colours'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('application', { name: args.labels.area })).toHaveAccessibleDescription(
      args.hint,
    );
    const down = canvas.getByRole('slider', { name: args.labels.down });
    await expect(down).toHaveAttribute('data-disabled');
    await expect(canvas.getByRole('slider', { name: args.labels.zoom })).toHaveAttribute(
      'aria-valuetext',
      args.labels.percent(100),
    );
  },
};

/** Arrows, plus and minus on the picture, and the arrows of each slider. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    onValueChange.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('application')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(last().x).toBeLessThan(0.5);
    const near = last().x;
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(near - last().x).toBeGreaterThan((0.5 - near) * 5);
    await userEvent.keyboard('+');
    await expect(last().zoom).toBeGreaterThan(1);
    await userEvent.keyboard('-');
    await expect(last().zoom).toBeCloseTo(1);
    await userEvent.tab();
    const zoom = canvas.getByRole('slider', { name: args.labels.zoom });
    await expect(zoom).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(last().zoom).toBe(4);
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    await expect(last().x).toBe(0);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(last().y).toBe(1);
  },
};

/** One finger moves the picture, two fingers enlarge it; the square never leaves it. */
export const ByFingers: Story = {
  play: async ({ canvas }) => {
    onValueChange.mockClear();
    const area = canvas.getByRole('application');
    const box = area.getBoundingClientRect();
    const at = (x: number, y: number, pointerId: number) => ({
      pointerId,
      button: 0,
      isPrimary: pointerId === 1,
      clientX: box.left + x * box.width,
      clientY: box.top + y * box.height,
    });
    // The browser refuses to capture the pointer of a simulated event.
    area.setPointerCapture = () => undefined;
    await fireEvent.pointerDown(area, at(0.5, 0.5, 1));
    await fireEvent.pointerMove(area, at(0.75, 0.5, 1));
    await expect(last().x).toBeCloseTo(0.25);
    await fireEvent.pointerMove(area, at(9, 9, 1));
    await expect(last()).toEqual({ zoom: 1, x: 0, y: 0.5 });
    await fireEvent.pointerMove(area, at(0.5, 0.5, 1));
    await fireEvent.pointerDown(area, at(0.7, 0.5, 2));
    await fireEvent.pointerMove(area, at(0.9, 0.5, 2));
    await expect(last().zoom).toBeCloseTo(2);
    await fireEvent.pointerUp(area, at(0.9, 0.5, 2));
    const { zoom, x } = last();
    await fireEvent.pointerMove(area, at(0.4, 0.5, 1));
    await expect(last().zoom).toBeCloseTo(zoom);
    await expect(last().x).toBeGreaterThan(x);
    await fireEvent.pointerUp(area, at(0.4, 0.5, 1));
    await fireEvent.wheel(area, { ...at(0.5, 0.5, 1), deltaY: -2000 });
    await expect(last().zoom).toBeCloseTo(4);
  },
};

/** The result is a square JPEG without the file's metadata, never larger than its part of the picture. */
export const CutsOut: Story = {
  play: async ({ loaded }) => {
    const bitmap = loaded['picture'] as ImageBitmap;
    const limits = { edge: 512, maxBytes: 2 * MEGABYTE };
    for (const [crop, edge] of [
      [MIDDLE, 300],
      [{ zoom: 2, x: 1, y: 0 }, 150],
    ] as const) {
      const blob = await cutOut(bitmap, crop, limits);
      await expect(blob!.type).toBe('image/jpeg');
      const { width, height } = await createImageBitmap(blob!);
      await expect([width, height]).toEqual([edge, edge]);
    }
    await expect(await cutOut(bitmap, MIDDLE, { edge: 512, maxBytes: 10 })).toBeNull();
  },
};

/**
 * A script named like a picture and a file that is too large are not opened; of an animation, the first frame is used.
 */
export const WrongFiles: Story = {
  play: async () => {
    await expect(await openForCrop(disguisedFile(), MEGABYTE)).toEqual({
      ok: false,
      problem: 'not-a-picture',
    });
    await expect(await openForCrop(await pictureFile('gold-pan.png'), 100)).toEqual({
      ok: false,
      problem: 'too-big',
    });
    const moving = await openForCrop(movingFile(), MEGABYTE);
    await waitFor(() => expect(moving).toMatchObject({ ok: true, picture: { still: true } }));
  },
};

/** Text of twice the size, in Tamil, at the width of a small phone. */
export const LargeText: Story = { globals: { locale: 'ta-IN', textSize: '200' } };

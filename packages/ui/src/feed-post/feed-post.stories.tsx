import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Avatar } from '../avatar/index.ts';
import { Illustration } from '../illustration/index.ts';
import { FeedPost } from './index.ts';

const onLike = fn();

const meta = {
  title: 'Components/Community/FeedPost',
  tags: ['autodocs'],
  component: FeedPost,
  args: {
    name: 'Mara',
    avatar: <Avatar name="Mara" decorative />,
    time: '21 Nov, 13:40',
    paragraphs: [
      'The trommel paid 94 % of its schedule this week. Two days were short, one was zero; the records say why.',
      'I moved the clock on thirty days and every cent was still there.',
    ],
    like: { label: 'Like', count: '12', liked: false, onLike },
    comment: { label: 'Comments', count: '3', onOpen: fn() },
  },
} satisfies Meta<typeof FeedPost>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('article', { name: 'Mara' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Comments 3' }));
    await expect(args.comment.onOpen).toHaveBeenCalledTimes(1);
  },
};

/** What a guide posts for a member says so, above the text (H9). */
export const ByGuide: Story = {
  args: {
    name: 'Guide Anand',
    avatar: <Avatar name="Guide Anand" decorative />,
    guideLabel: 'Posted by a guide for Mara',
  },
};

export const WithPicture: Story = {
  tags: ['visual'],
  args: {
    media: (
      <div className="overflow-hidden rounded-card bg-wash">
        <Illustration
          src="/media/products/wash-plant.svg"
          label="A wash plant at work"
          className="aspect-picture w-full"
        />
      </div>
    ),
  },
};

export const Liked: Story = {
  args: { like: { label: 'Like', count: '13', liked: true, onLike } },
  play: async ({ canvas }) => {
    const like = canvas.getByRole('button', { name: 'Like 13', pressed: true });
    await userEvent.click(like);
    await expect(onLike).not.toHaveBeenCalled();
  },
};

/** The like turns on when the service has answered, and a second press changes nothing. */
export const LikeAfterAnswer: Story = {
  render: function LikeablePost(args) {
    const [state, setState] = useState<'off' | 'asked' | 'on'>('off');
    return (
      <>
        <FeedPost
          {...args}
          like={{
            label: 'Like',
            count: state === 'on' ? '13' : '12',
            liked: state === 'on',
            busy: state === 'asked',
            onLike: () => setState('asked'),
          }}
        />
        <button type="button" className="target px-4" onClick={() => setState('on')}>
          Answer
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const like = canvas.getByRole('button', { name: /^Like/ });
    await userEvent.click(like);
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(like);
    await expect(like).toHaveTextContent('13');
  },
};

/** The service does not say how many. */
export const CountsUnknown: Story = {
  args: {
    like: { label: 'Like', count: null, liked: false, onLike },
    comment: { label: 'Comments', count: null, onOpen: fn() },
  },
};

/** Markup is shown as it was written. */
export const Markup: Story = {
  args: { paragraphs: ['<img src=x onerror=alert(1)> <b>bold?</b>'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/<b>bold\?<\/b>/)).toBeVisible();
    await expect(canvasElement.querySelector('b, img')).toBeNull();
  },
};

export const Tamil: Story = {
  globals: { locale: 'ta-IN' },
  args: {
    guideLabel: 'மாராவுக்காக ஒரு வழிகாட்டியால் பதிவிடப்பட்டது',
    paragraphs: ['இந்த வாரம் டிராம்மல் அதன் திட்டத்தில் 94 % செலுத்தியது. இரண்டு நாட்கள் குறைவாக இருந்தன.'],
  },
};

export const LongTexts: Story = {
  args: {
    name: 'Maximilian Alexander von und zu Hohenstaufen-Wittelsbach der Jüngere aus Garmisch',
    guideLabel: 'Von einer Begleiterin für Maximilian Alexander von und zu Hohenstaufen veröffentlicht',
    paragraphs: ['Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihungsurkunde'],
    like: { label: 'Gefällt mir', count: '123.456.789', liked: false, onLike },
    comment: { label: 'Kommentare', count: '123.456.789', onOpen: fn() },
  },
};

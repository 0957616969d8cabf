import { holdsLongWords, LONG_WORD } from '@paydirt/testkit/long-word';
import { scene } from '@paydirt/testkit/scene';
import { presets } from '@paydirt/testkit/presets';
import { inLanguage, moment, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Button } from '../../primitives/button/index.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { Illustration } from '../../foundations/illustration/index.ts';
import { NoticeBar } from '../../patterns/notice-bar/notice-bar.tsx';
import { LazyVideo } from '../../patterns/lazy-video/lazy-video.tsx';
import { FeedPost } from './index.ts';

const onLike = fn();
const onOpen = fn();

const meta = {
  title: 'Product/FeedPost',
  tags: ['autodocs'],
  component: FeedPost,
  argTypes: {
    like: presets(({ t, format }) => ({
      'not liked': { label: t('community.likeLabel'), count: format.number(12), liked: false, onLike },
      liked: { label: t('community.likeLabel'), count: format.number(13), liked: true, onLike },
      'not told how many': { label: t('community.likeLabel'), count: null, liked: false, onLike },
    })),
    comment: presets(({ t, format }) => ({
      some: { label: t('community.comments.title'), count: format.number(3), onOpen },
      'not told how many': { label: t('community.comments.title'), count: null, onOpen },
    })),
  },
  args: {
    name: 'Mara',
    avatar: <Avatar name="Mara" decorative />,
    paragraphs: [
      'The trommel paid 94 % of its schedule this week. Two days were short, one was zero; the records say why.',
      'I moved the clock on thirty days and every cent was still there.',
    ],
    ...inLanguage(({ t, format }) => ({
      time: format.dateTime(moment('2026-11-21T13:40:00Z')),
      like: { label: t('community.likeLabel'), count: format.number(12), liked: false, onLike },
      comment: { label: t('community.comments.title'), count: format.number(3), onOpen },
      fold: { more: t('common.showMore'), less: t('common.showLess') },
    })),
  },
} satisfies Meta<typeof FeedPost>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {
  play: async ({ canvas, args: { name, comment } }) => {
    await expect(canvas.getByRole('article', { name })).toBeVisible();
    for (const button of canvas.getAllByRole('button'))
      await expect(button).toHaveAccessibleDescription(name);
    await userEvent.click(canvas.getByRole('button', { name: `${comment.label} ${comment.count}` }));
    await expect(onOpen).toHaveBeenCalledTimes(1);
  },
};

/** A text of more than eight lines is collapsed to six; screen readers get all of it without a tap. */
export const LongText: Story = {
  tags: ['visual'],
  args: {
    paragraphs: [
      'Four weeks with the long tom, day by day, for those who ask whether the schedule holds. The first week paid what it said. In the second the river was low: one day came to 61 % of the schedule, and one to nothing at all. The records show both of them with their reason, and the history of the machine keeps them for good.',
      'The third week made up for none of it, because that is not how it works: a day stands for itself. It paid between 96 % and 112 %. In the fourth I returned the lease on the ninth day to see what happens. The days that were left came back in proportion, on the same evening, as the page had said before I agreed.',
      'So: scheduled is not guaranteed. I would lease it again, with what I can spare.',
    ],
  },
  play: async ({ canvas, args: { fold } }) => {
    const last = canvas.getByText(/I would lease it again/);
    const text = last.parentElement!;
    const button = canvas.getByRole('button', { name: fold!.more, expanded: false });
    const folded = text.clientHeight;
    await expect(text.scrollHeight).toBeGreaterThan(folded);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: fold!.less, expanded: true })).toHaveFocus();
    await expect(text.clientHeight).toBeGreaterThan(folded);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: fold!.more })).toHaveFocus();
    await expect(text.clientHeight).toBe(folded);
  },
};

/** The whole of a long text, initially expanded. */
export const Unfolded: Story = {
  args: {
    paragraphs: LongText.args!.paragraphs!,
    ...inLanguage(({ t }) => ({
      fold: { more: t('common.showMore'), less: t('common.showLess'), defaultExpanded: true },
    })),
  },
};

/** A post that a guide wrote for a member is marked above the text (H9). */
export const ByGuide: Story = {
  args: {
    name: 'Anand',
    avatar: <Avatar name="Anand" decorative />,
    ...inLanguage(({ t }) => ({ guideLabel: t('community.postedFor', { name: 'Mara' }) })),
  },
};

export const WithPicture: Story = {
  tags: ['visual'],
  args: inLanguage(({ t, format }) => ({
    media: (
      <div className="overflow-hidden rounded-card bg-wash">
        <Illustration
          src="/media/products/wash-plant.svg"
          label={t('community.picture', { index: format.number(1), count: format.number(1) })}
          className="aspect-picture w-full"
        />
      </div>
    ),
  })),
};

/** The video stays behind its cover until it is tapped. */
export const WithVideo: Story = {
  args: inLanguage(({ t }) => ({
    media: (
      <LazyVideo
        src="/media/videos/trommel.webm"
        title="How a trommel washes"
        cover={scene({ width: 1280, height: 720, light: 'evening', machines: [{ x: 0.5, size: 0.5 }] })}
        duration="1:42"
        labels={{
          play: t('community.media.play', { title: 'How a trommel washes' }),
          failed: t('common.loadFailed'),
          retry: t('common.retry'),
        }}
      />
    ),
  })),
};

/** Actions on the post are opposite its author. */
export const WithMenu: Story = {
  args: inLanguage(({ t }) => ({
    menu: <IconButton icon="copy" label={t('common.copy')} className="-my-0.5 -me-2" />,
  })),
};

export const Liked: Story = {
  args: inLanguage(({ t, format }) => ({
    like: { label: t('community.likeLabel'), count: format.number(13), liked: true, onLike },
  })),
  play: async ({ canvas, args: { like } }) => {
    const pressed = canvas.getByRole('button', { name: `${like.label} ${like.count}`, pressed: true });
    await userEvent.click(pressed);
    await expect(onLike).not.toHaveBeenCalled();
  },
};

/** The like turns on when the service has answered, and a second press changes nothing. */
export const LikeAfterAnswer: Story = {
  render: function LikeablePost(args) {
    const [state, setState] = useState<'off' | 'asked' | 'on'>('off');
    const { t, format } = spoken();
    return (
      <>
        <FeedPost
          {...args}
          like={{
            ...args.like,
            count: format.number(state === 'on' ? 13 : 12),
            liked: state === 'on',
            busy: state === 'asked',
            onLike: () => setState('asked'),
          }}
        />
        <Button className="m-4" disabled={state !== 'asked'} onClick={() => setState('on')}>
          {t('common.refresh')}
        </Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const { t, format } = spoken();
    const [like] = within(canvas.getByRole('article')).getAllByRole('button');
    await userEvent.click(like!);
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(canvas.getByRole('button', { name: t('common.refresh') }));
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(like!);
    await expect(like).toHaveTextContent(format.number(13));
  },
};

/** The service gives no number (H3). */
export const CountsUnknown: Story = {
  args: inLanguage(({ t }) => ({
    like: { label: t('community.likeLabel'), count: null, liked: false, onLike },
    comment: { label: t('community.comments.title'), count: null, onOpen },
  })),
};

/** A refused action is reported at the post, below its buttons. */
export const ActionRefused: Story = {
  args: inLanguage(({ t }) => ({
    notice: (
      <NoticeBar tone="failure" className="mt-2">
        {t('error.unavailable')}
      </NoticeBar>
    ),
  })),
  play: async ({ canvas }) => {
    const post = within(canvas.getByRole('article'));
    await expect(post.getByText(spoken().t('error.unavailable'))).toBeVisible();
  },
};

/** Markup is shown as it was written, and nothing of it runs. */
export const Markup: Story = {
  args: { paragraphs: ['<script>alert(1)</script><img src=x onerror=alert(1)> <b>bold?</b>'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/<b>bold\?<\/b>/)).toBeVisible();
    await expect(canvasElement.querySelector('script, b, img')).toBeNull();
  },
};

/** Links and hashtags are plain text, and long ones wrap. */
export const LinksAndHashtags: Story = {
  args: {
    paragraphs: [
      'javascript:alert(1) #trommel #goldpan',
      'https://video.example/watch/how-a-trommel-washes-gravel-from-the-river-in-november?from=post',
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/#trommel/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** A text in another language than the page's has its `lang`; the text around it has not. */
export const OtherLanguage: Story = {
  args: {
    paragraphs: ['இந்த வாரம் டிராமெல் திட்டமிட்ட வருமானத்தில் 94% செலுத்தியது.'],
    textLanguage: 'ta',
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.paragraphs[0]!).closest('[lang]')).toHaveAttribute('lang', 'ta');
    await expect(canvas.getByText(args.like.label).closest('[lang]')).toBe(document.documentElement);
  },
};

export const Tamil: Story = {
  globals: { locale: 'ta-IN' },
  args: {
    paragraphs: ['இந்த வாரம் டிராமெல் திட்டமிட்ட வருமானத்தில் 94% செலுத்தியது. இரண்டு நாட்கள் குறைவாக இருந்தன.'],
    ...inLanguage(({ t }) => ({ guideLabel: t('community.postedFor', { name: 'Mara' }) })),
  },
};

/** Eighty characters, a very long word, nine digits. */
export const LongTexts: Story = {
  args: {
    name: 'Maximilian Alexander von und zu Hohenstaufen-Wittelsbach der Jüngere aus Garmisch',
    guideLabel: 'Von einer Begleiterin für Maximilian Alexander von und zu Hohenstaufen veröffentlicht',
    paragraphs: ['Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihungsurkunde'],
    like: { label: 'Gefällt mir', count: '123.456.789', liked: false, onLike },
    comment: { label: 'Kommentare', count: '123.456.789', onOpen },
  },
};

/** A word longer than a line breaks where it must. */
export const LongWord: Story = {
  args: { name: LONG_WORD, guideLabel: LONG_WORD, paragraphs: [LONG_WORD, `a ${LONG_WORD}`] },
  play: holdsLongWords,
};

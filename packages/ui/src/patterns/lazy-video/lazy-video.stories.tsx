import { scene } from '@paydirt/testkit/scene';
import { inLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { LazyVideo } from './lazy-video.tsx';
import clip from './lazy-video.fixture.webm?url';

const TITLE = 'How a trommel washes';
const OTHER = 'A day at the sluice';
/** Time limit for a clip to start on a busy machine. */
const SOON = { timeout: 10_000 };

const meta = {
  title: 'Patterns/LazyVideo',
  tags: ['autodocs'],
  component: LazyVideo,
  args: {
    src: clip,
    title: TITLE,
    cover: scene({ width: 1280, height: 720, light: 'evening', machines: [{ x: 0.5, size: 0.5 }] }),
    duration: '0:02',
    ...inLanguage(({ t }) => ({
      labels: {
        play: t('community.media.play', { title: TITLE }),
        failed: t('common.loadFailed'),
        retry: t('common.retry'),
      },
    })),
  },
  // A scripted tap is no user gesture, without which browsers play only muted videos.
  beforeEach() {
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function playSilently() {
      this.muted = true;
      return play.call(this);
    };
    return () => {
      HTMLMediaElement.prototype.play = play;
    };
  },
  decorators: [
    (Story) => (
      <div className="max-w-phone p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LazyVideo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** There is no player, so nothing is fetched, and the space is reserved. */
export const Covered: Story = {
  tags: ['visual'],
  play: async ({ canvas, canvasElement, args: { labels, duration } }) => {
    await expect(canvasElement.querySelector('video')).toBeNull();
    const cover = canvas.getByRole('button', { name: `${labels.play}, ${duration}` });
    const box = cover.getBoundingClientRect();
    await expect(box.width / box.height).toBeCloseTo(16 / 9, 1);
  },
};

/** The tap starts it, by key as well; it neither loops nor starts by an attribute. */
export const Tapped: Story = {
  play: async ({ canvas, args: { title } }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const video = canvas.getByLabelText<HTMLVideoElement>(title);
    await expect(video).toHaveFocus();
    await expect(video.loop || video.autoplay).toBe(false);
    await expect(video.preload).toBe('none');
    await waitFor(() => expect(video.played.length).toBe(1), SOON);
    video.pause();
  },
};

/** The second one that is started stops the first. */
export const OneAtATime: Story = {
  render: (args) => (
    <div className="flex flex-col gap-4">
      <LazyVideo {...args} />
      <LazyVideo
        {...args}
        title={OTHER}
        labels={{ ...args.labels, play: args.labels.play.replace(TITLE, OTHER) }}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const [one, other] = canvas.getAllByRole('button');
    await userEvent.click(one!);
    const first = canvas.getByLabelText<HTMLVideoElement>(TITLE);
    await waitFor(() => expect(first.paused).toBe(false), SOON);
    await userEvent.click(other!);
    await waitFor(() => expect(first.paused).toBe(true), SOON);
    canvas.getByLabelText<HTMLVideoElement>(OTHER).pause();
  },
};

/** A video that is scrolled out of sight stops, and does not resume when it is back. */
export const ScrolledAway: Story = {
  render: (args) => (
    <>
      <LazyVideo {...args} />
      <div aria-hidden="true" className="h-[300vh]" />
    </>
  ),
  play: async ({ canvas, args: { title } }) => {
    await userEvent.click(canvas.getByRole('button'));
    const video = canvas.getByLabelText<HTMLVideoElement>(title);
    // Looped, because a short video would end by itself.
    video.loop = true;
    await waitFor(() => expect(video.paused).toBe(false), SOON);
    window.scrollTo({ top: document.documentElement.scrollHeight });
    await waitFor(() => expect(video.paused).toBe(true), SOON);
    video.scrollIntoView();
    await waitFor(() => expect(video.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    await expect(video.paused).toBe(true);
  },
};

/** A video that fails to load shows an error of the same size, and a retry. */
export const Broken: Story = {
  args: { src: 'data:video/webm;base64,AAAA' },
  play: async ({ canvas, args: { labels } }) => {
    const before = canvas.getByRole('button').getBoundingClientRect().height;
    await userEvent.click(canvas.getByRole('button'));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(labels.failed);
    await expect(canvas.getByRole('button', { name: labels.retry })).toHaveFocus();
    // With large text the error may be higher than the video.
    await expect(alert.getBoundingClientRect().height).toBeGreaterThanOrEqual(Math.floor(before));
    await expect(alert.scrollHeight).toBeLessThanOrEqual(alert.clientHeight + 1);
    await userEvent.click(canvas.getByRole('button', { name: labels.retry }));
    await canvas.findByRole('alert');
  },
};

export const WithoutCover: Story = { args: { cover: undefined } };

/** A cover that does not load leaves the plain one. */
export const BrokenCover: Story = { args: { cover: 'data:image/png;base64,AAAA' } };

/** The duration is not known. */
export const WithoutDuration: Story = { args: { duration: undefined } };

export const Upright: Story = {
  args: {
    ratio: 9 / 16,
    cover: scene({ width: 720, height: 1280, light: 'noon', machines: [{ x: 0.5, size: 0.26 }] }),
  },
};

/** Text that needs more room than the aspect ratio gives gets it: nothing is cut off. */
export const LongGerman: Story = {
  globals: { locale: 'de-DE', textSize: '200' },
  args: {
    src: 'data:video/webm;base64,AAAA',
    labels: {
      play: 'Video abspielen: Wie eine Waschtrommel arbeitet',
      failed: 'Das Video konnte nicht geladen werden. Prüfen Sie Ihre Internetverbindung.',
      retry: 'Noch einmal versuchen',
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const alert = await canvas.findByRole('alert');
    const box = alert.parentElement!.getBoundingClientRect();
    await expect(canvas.getByText(/^Das Video/).getBoundingClientRect().top).toBeGreaterThan(box.top);
    await expect(canvas.getByRole('button').getBoundingClientRect().bottom).toBeLessThan(box.bottom);
  },
};

export const LargeText: Story = { globals: { textSize: '200' } };

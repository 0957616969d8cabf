import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { LazyVideo } from './index.ts';
import clip from './lazy-video.fixture.webm?url';

const cover = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><path fill="tan" d="M0 0h320v180H0z"/><path fill="none" stroke="black" stroke-width="6" d="M90 120l130-30m-120-10 20 60m80-80 20 60M60 150h200"/></svg>',
)}`;

const meta = {
  title: 'Components/Community/LazyVideo',
  tags: ['autodocs'],
  component: LazyVideo,
  args: {
    src: clip,
    title: 'How a trommel washes',
    cover,
    duration: '0:02',
    labels: {
      play: 'Play the video: How a trommel washes',
      failed: 'The video did not load.',
      retry: 'Try again',
    },
  },
  // A scripted tap is none to the browser, which then starts only what is silent.
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
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LazyVideo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** There is no player, so nothing is fetched, and the room is kept. */
export const Covered: Story = {
  tags: ['visual'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('video')).toBeNull();
    const box = canvas.getByRole('button').getBoundingClientRect();
    await expect(box.width / box.height).toBeCloseTo(16 / 9, 1);
  },
};

/** The tap starts it, by key as well; it neither loops nor starts by an attribute. */
export const Tapped: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const video = canvas.getByLabelText<HTMLVideoElement>('How a trommel washes');
    await expect(video).toHaveFocus();
    await expect(video.loop || video.autoplay).toBe(false);
    await expect(video.preload).toBe('none');
    await waitFor(() => expect(video.played.length).toBe(1));
    video.pause();
  },
};

/** The second one that is started stops the first. */
export const OneAtATime: Story = {
  render: (args) => (
    <div className="flex flex-col gap-4">
      <LazyVideo {...args} />
      <LazyVideo {...args} title="The other" labels={{ ...args.labels, play: 'Play the other' }} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Play the video/ }));
    const first = canvas.getByLabelText<HTMLVideoElement>('How a trommel washes');
    await waitFor(() => expect(first.paused).toBe(false));
    await userEvent.click(canvas.getByRole('button', { name: /^Play the other/ }));
    await waitFor(() => expect(first.paused).toBe(true));
    canvas.getByLabelText<HTMLVideoElement>('The other').pause();
  },
};

/** Where it does not load it says so, in the same room, and can be tried again. */
export const Broken: Story = {
  args: { src: 'data:video/webm;base64,AAAA' },
  play: async ({ canvas }) => {
    const before = canvas.getByRole('button').getBoundingClientRect().height;
    await userEvent.click(canvas.getByRole('button'));
    const alert = await canvas.findByRole('alert');
    await expect(alert.getBoundingClientRect().height).toBeCloseTo(before, 0);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('alert');
  },
};

export const WithoutCover: Story = { args: { cover: undefined } };

/** A cover that does not load leaves the plain one. */
export const BrokenCover: Story = { args: { cover: 'data:image/png;base64,AAAA' } };

export const Upright: Story = { args: { ratio: 9 / 16 } };

export const LongGerman: Story = {
  globals: { locale: 'de-DE' },
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
    await canvas.findByRole('alert');
  },
};

export const LargeText: Story = { globals: { textSize: '200' } };

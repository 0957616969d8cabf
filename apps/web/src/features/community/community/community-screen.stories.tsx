import { likePost, newerPosts, postList } from '@paydirt/contract/community/posts';
import { aPost } from '@paydirt/contract/community/posts.examples';
import { answers, refuses } from '@paydirt/testkit/fake-service';
import { spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { standardStates } from '../../../standard-states.fixture.ts';
import { appOf, type AppParameters, appStory, findSheet, messagesOf } from '../../../story-app.fixture.tsx';
import { CommunityScreen } from './community-screen.tsx';
import { posts, loaded } from './community.fixture.ts';

const meta = {
  title: 'Screens/Community',
  component: CommunityScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof CommunityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A guide's post says that it is one (H9). */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const guide = spoken().t('community.postedFor', { name: 'Mara' });
    await expect(await canvas.findByText(guide)).toBeInTheDocument();
    await expect(canvas.getByText(/"0.00", in black and white/)).toBeVisible();
  },
};

const markup = aPost({ content: '&lt;img src=x onerror=alert(1)&gt;' });

/** Markup that somebody typed is shown as text. */
export const TypedMarkup: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [...loaded.answers, answers(postList, { total: 1, list: [markup] })],
    } satisfies AppParameters,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(canvasElement.querySelector('img[src="x"]')).toBeNull();
  },
};

/** The pictures of a post, its video, and a video on another site. */
const media = [
  aPost({
    id: 'pst_4',
    username: 'Ravi',
    content: 'Three mornings.',
    urls: ['/media/products/jig.svg', '/media/products/trommel.svg', '/media/products/sluice-box.svg'],
    pictureTexts: ['A jig by the river', '', 'The sluice box'],
  }),
  aPost({
    id: 'pst_5',
    content: 'Worth a look.',
    videoUrl: 'https://videos.example.org/watch?v=1',
    videoText: 'A sluice in spring',
  }),
  aPost({ id: 'pst_6', content: 'Do not.', videoUrl: 'javascript:alert(1)', urls: [] }),
  aPost({ id: 'pst_7', content: 'Nor this.', urls: ['https://evil.example/pixel.png'] }),
];

/** Pictures open large; an external link shows its host; addresses other than ours are never fetched. */
export const WithMedia: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [...loaded.answers, answers(postList, { total: media.length, list: media })],
    } satisfies AppParameters,
  },
  play: async ({ canvas, canvasElement }) => {
    const { t } = spoken();
    const link = await canvas.findByRole('link', { name: /videos\.example\.org/ });
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    await expect(canvasElement.querySelector('[href^="javascript:"], [src*="evil.example"]')).toBeNull();
    const jig = canvas.getByRole('button', { name: `${t('community.media.enlarge')}: A jig by the river` });
    await userEvent.click(jig);
    const viewer = await findSheet(t('community.media.pictures', { name: 'Ravi' }));
    await waitFor(() => expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(await viewer.findByAltText('The sluice box')).toBeInTheDocument();
    await userEvent.click(viewer.getByRole('button', { name: t('common.close') }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(jig).toHaveFocus());
  },
};

/** A like shows once the service has it, and stays on. */
export const Liked: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [...loaded.answers, answers(likePost, null)],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t, format } = spoken();
    const [like] = await canvas.findAllByRole('button', {
      name: (name) => name.startsWith(t('community.likeLabel')),
    });
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(like!);
    await waitFor(() => expect(like).toHaveAttribute('aria-pressed', 'true'));
    await expect(like).toHaveAccessibleName(`${t('community.likeLabel')} ${format.number(13)}`);
  },
};

/** A like that the service refuses is not drawn, and its post says why; no message tells it too. */
export const LikeRefused: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [...loaded.answers, refuses(likePost, 'unavailable')],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    const { t } = spoken();
    const [like] = await canvas.findAllByRole('button', {
      name: (name) => name.startsWith(t('community.likeLabel')),
    });
    await userEvent.click(like!);
    const post = within(canvas.getByRole('article', { name: aPost().username }));
    await expect(await post.findByText(t('error.unavailable'))).toBeVisible();
    await expect(messagesOf(canvas)).toBe('');
    await expect(like).toHaveAttribute('aria-pressed', 'false');
  },
};

/** Newer posts wait above, counted, and do not jump in. */
export const Newer: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [...loaded.answers, answers(newerPosts, { count: 3 })],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { canvas } = context;
    const { t } = spoken();
    const show = await canvas.findByRole('button', { name: t('community.newer', { count: 3 }) });
    await userEvent.click(show);
    await waitFor(() =>
      expect(
        appOf(context)
          .services.requests()
          .filter(({ call }) => call === postList),
      ).toHaveLength(2),
    );
  },
};

const states = standardStates(loaded, [postList], {
  kept: [{ call: postList, input: { paged: 10 }, value: { total: 3, items: posts } }],
});

export const Loading: Story = states.loading;

export const Empty: Story = {
  parameters: {
    app: { ...loaded, answers: [answers(postList, { total: 0, list: [] })] } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(spoken().t('community.empty.title'))).toBeVisible();
  },
};

export const Failed: Story = states.failed;

/** Offline nothing is known: data about other people is neither stored on a device nor read from one. */
export const Offline: Story = states.offline;

/** The service counts more than it has: each page is asked for once, and the list ends. */
export const FewerThanCounted: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [...loaded.answers, answers(postList, { total: 25, list: posts })],
    } satisfies AppParameters,
  },
  play: async (context) => {
    await waitFor(async () => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      await expect(context.canvas.getByText(spoken().t('community.end'))).toBeInTheDocument();
    });
    window.scrollTo(0, 0);
    const pages = appOf(context)
      .services.requests()
      .filter(({ call }) => call === postList)
      .map(({ input }) => input['pageNum']);
    await expect(pages).toEqual(['1', '2', '3']);
  },
};

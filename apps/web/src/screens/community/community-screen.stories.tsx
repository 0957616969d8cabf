import { addComment, addPost, commentList, likePost, postList } from '@paydirt/contract/calls/dynamic';
import { aComment, aPost } from '@paydirt/contract/fixtures/people';
import { answers, cannotReach, neverAnswers, refuses } from '@paydirt/testkit/fake-service';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { href } from '../../platform/routes.ts';
import { appOf, type AppParameters, appStory } from '../../story-app.fixture.tsx';
import { CommunityScreen } from './community-screen.tsx';

const posts = [
  aPost(),
  aPost({
    id: 'pst_2',
    username: 'Anand',
    authorKind: 'guide',
    postedFor: 'Mara',
    content: 'My first week.',
  }),
  aPost({
    id: 'pst_3',
    username: 'Ravi',
    content: '&lt;img src=x onerror=alert(1)&gt;',
    urls: ['/media/products/jig.svg'],
  }),
];
const loaded = {
  route: href.community(),
  answers: [
    answers(postList, { total: posts.length, list: posts }),
    answers(commentList, { total: 1, list: [aComment()] }),
  ],
} satisfies AppParameters;

const meta = {
  title: 'Screens/Community',
  component: CommunityScreen,
  parameters: { app: loaded },
  ...appStory,
} satisfies Meta<typeof CommunityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const sheet = async (name: string) => within(await within(document.body).findByRole('dialog', { name }));

/** What a guide posts says so (H9); markup that somebody typed is read as text. */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Posted by a guide for Mara')).toBeInTheDocument();
    await expect(canvas.getByText(/"0.00", in black and white/)).toBeVisible();
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
    await expect(canvasElement.querySelector('img[src="x"]')).toBeNull();
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
  play: async (context) => {
    const { canvas } = context;
    const [like] = await canvas.findAllByRole('button', { name: /^Like/ });
    await userEvent.click(like!);
    await waitFor(() =>
      expect(
        appOf(context)
          .services.asked()
          .filter(({ call }) => call.path === postList.path),
      ).toHaveLength(2),
    );
    // The feed's answer says that it is not liked yet, so it is not drawn as liked.
    await expect(like).toHaveAttribute('aria-pressed', 'false');
  },
};

/** A comment is answered by tapping it. */
export const Answered: Story = {
  parameters: {
    app: {
      ...loaded,
      answers: [...loaded.answers, answers(addComment, aComment({ id: 'cmt_2' }))],
    } satisfies AppParameters,
  },
  play: async (context) => {
    const { canvas } = context;
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Comments/ }))[0]!);
    const comments = await sheet('Comments');
    await userEvent.click(await comments.findByRole('button', { name: 'Reply to Jonas' }));
    await userEvent.type(comments.getByRole('textbox', { name: 'Your comment' }), 'So did mine');
    await userEvent.click(comments.getByRole('button', { name: 'Send the comment' }));
    const sent = () =>
      appOf(context)
        .services.asked()
        .find(({ call }) => call.path === addComment.path);
    await waitFor(() =>
      expect(sent()?.input).toEqual({ squareId: 'pst_1', commentId: 'cmt_1', content: 'So did mine' }),
    );
    await waitFor(() => expect(comments.getByRole('textbox', { name: 'Your comment' })).toHaveValue(''));
  },
};

/** What was typed is there again when the sheet is opened again. */
export const DraftKept: Story = {
  parameters: {
    app: { ...loaded, answers: [...loaded.answers, refuses(addPost, 'unavailable')] } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Write a post' }));
    const composer = await sheet('Write a post');
    await userEvent.type(composer.getByRole('textbox'), 'The sluice had a good week.');
    await userEvent.click(composer.getByRole('button', { name: 'Publish the post' }));
    await expect(await composer.findByText(/not available right now/)).toBeVisible();
    await userEvent.click(composer.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Write a post' }));
    await expect((await sheet('Write a post')).getByRole('textbox')).toHaveValue(
      'The sluice had a good week.',
    );
  },
};

export const Loading: Story = {
  parameters: { app: { ...loaded, answers: [neverAnswers(postList)] } satisfies AppParameters },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: {
    app: { ...loaded, answers: [answers(postList, { total: 0, list: [] })] } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody has written yet')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { app: { ...loaded, answers: [refuses(postList, 'internal')] } satisfies AppParameters },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** Without network, what was known stands with its age. */
export const Offline: Story = {
  parameters: {
    app: {
      ...loaded,
      online: false,
      answers: [cannotReach(postList)],
      kept: [{ call: postList, input: { paged: 10 }, value: { total: 3, items: posts } }],
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You are offline. What you see is as of .*11:40/)).toBeVisible();
  },
};
